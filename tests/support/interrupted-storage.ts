import type { PictureStorage, StoredObject } from '../../server/pictures/picture-storage';

type Method = 'ids' | 'files' | 'has' | 'read' | 'remove' | 'write';

/** A storage in whose calls something else may happen. */
export class InterruptedStorage implements PictureStorage {
  private readonly works = new Map<Method, () => Promise<unknown>>();

  constructor(private readonly storage: PictureStorage) {}

  /** Waits for this work in the next call of a method: before the call, but after that of `has`. */
  during(method: Method, work: () => Promise<unknown>): this {
    this.works.set(method, work);
    return this;
  }

  private async interrupt(method: Method): Promise<void> {
    const work = this.works.get(method);
    this.works.delete(method);
    await work?.();
  }

  async write(id: string, folder: string): Promise<void> {
    await this.interrupt('write');
    return this.storage.write(id, folder);
  }

  async read(name: string): Promise<StoredObject | null> {
    await this.interrupt('read');
    return this.storage.read(name);
  }

  async has(id: string): Promise<boolean> {
    const isStored = await this.storage.has(id);
    await this.interrupt('has');
    return isStored;
  }

  async remove(id: string): Promise<void> {
    await this.interrupt('remove');
    return this.storage.remove(id);
  }

  async files(id: string): Promise<string[]> {
    await this.interrupt('files');
    return this.storage.files(id);
  }

  storedAt(id: string): Promise<Date | null> {
    return this.storage.storedAt(id);
  }

  async *ids(): AsyncGenerator<string> {
    await this.interrupt('ids');
    yield* this.storage.ids();
  }
}
