/**
 * A storage of the browser that never throws: site data may be blocked, or the storage full. What it
 * cannot hold is lost with the page.
 */
function createStorage(storageOf: () => Storage) {
  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(storageOf());
    } catch {
      return null;
    }
  }
  return {
    read: (key: string) => attempt((storage) => storage.getItem(key)),
    /** The parsed value; null where there is none, and for a text that is no JSON. */
    readJson: (key: string) =>
      attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')),
    write: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Lasts as long as the tab. */
export const tabStorage = createStorage(() => sessionStorage);

/** Lasts until the visitor clears it. */
export const lastingStorage = createStorage(() => localStorage);
