/** Where Firebase's SDK stores the signed-in user: in IndexedDB, or else in localStorage. */
const databaseName = 'firebaseLocalStorageDb';
const storeName = 'firebaseLocalStorage';
const isUser = (key: unknown) => String(key).startsWith('firebase:authUser:');

/**
 * Whether a session is stored in this browser, which only Firebase can confirm. Also true where the
 * storage cannot be read.
 */
export async function hasStoredSession(): Promise<boolean> {
  try {
    return Object.keys(localStorage).some(isUser) || (await readKeys()).some(isUser);
  } catch {
    return true;
  }
}

function readKeys(): Promise<IDBValidKey[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName);
    opening.onupgradeneeded = () => {
      // There was no database. An empty one would be in Firebase's way.
      opening.transaction?.abort();
      resolve([]);
    };
    opening.onerror = () => reject(opening.error ?? new Error('IndexedDB cannot be read.'));
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(storeName)) {
        database.close();
        resolve([]);
        return;
      }
      const keys = database.transaction(storeName).objectStore(storeName).getAllKeys();
      keys.onsuccess = () => resolve(keys.result);
      keys.onerror = () => reject(keys.error ?? new Error('IndexedDB cannot be read.'));
      keys.transaction?.addEventListener('complete', () => database.close());
    };
  });
}
