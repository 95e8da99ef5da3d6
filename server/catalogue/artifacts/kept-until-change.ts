import type { Reader } from '../../database/change';
import type { Services } from '../../web/graphql/services';

/** What is read of all artifacts, kept until one of them changes. */
export class KeptUntilChange<Value> {
  private kept: Promise<Value> | null = null;

  constructor(
    private readonly services: Services,
    private readonly read: () => Promise<Value>,
  ) {
    services.changes.onChange((change) => {
      if (change === 'catalogue' || change.startsWith('artifact:')) this.kept = null;
    });
  }

  /** @param reader beside other processes, a member would not see their own write in what is kept. */
  get(reader: Reader = 'member'): Promise<Value> {
    const { changes, cacheEnabled } = this.services;
    if (!cacheEnabled || !changes.knowsWritesFor(reader)) return this.read();
    if (this.kept) return this.kept;
    const value = this.read();
    this.kept = value;
    value.catch(() => {
      this.kept = null;
    });
    return value;
  }
}
