import type { Reader } from '../../database/change';
import type { Services } from '../../web/graphql/services';

/**
 * Whether what a reader gets may be what was kept in memory. Beside other processes, a member would not see
 * their own write in it.
 */
export const mayKeepFor = ({ changes, cacheEnabled }: Services, reader: Reader): boolean =>
  cacheEnabled && changes.knowsWritesFor(reader);

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

  get(reader: Reader = 'member'): Promise<Value> {
    if (!mayKeepFor(this.services, reader)) return this.read();
    if (this.kept) return this.kept;
    const value = this.read();
    this.kept = value;
    value.catch(() => {
      this.kept = null;
    });
    return value;
  }
}
