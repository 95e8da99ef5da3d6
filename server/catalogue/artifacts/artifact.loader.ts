import DataLoader from 'dataloader';
import type { Services } from '../../web/graphql/services';
import { ArtifactReader } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';

type RowLoader = DataLoader<number, ArtifactRow | null>;

/**
 * Finds artifacts by their identifiers. Calls in the same turn of the event loop become one statement, also
 * those of several requests with the same operation: a statement costs more than its rows. A row is the
 * same for everybody; fields of the viewer are resolved for each request.
 */
export class ArtifactLoader {
  private readonly reader: ArtifactReader;
  /** By the set of columns. `selection.ts` returns the same Set object for every request of an operation. */
  private readonly loaders = new WeakMap<ReadonlySet<string>, RowLoader>();

  constructor(services: Services) {
    this.reader = services.get(ArtifactReader);
  }

  /** The artifact with this identifier as it is now, or null. */
  find(id: number, columns: ReadonlySet<string>): Promise<ArtifactRow | null> {
    let loader = this.loaders.get(columns);
    if (!loader) {
      // Not cached, so that every request gets a row that was read after the request.
      loader = new DataLoader((ids) => this.readRows(ids, columns), {
        cache: false,
        batchScheduleFn: setImmediate,
      });
      this.loaders.set(columns, loader);
    }
    return loader.load(id);
  }

  private async readRows(ids: readonly number[], columns: ReadonlySet<string>) {
    const byId = await this.reader.readByIds(ids, { columns, withOwnerEmail: true });
    return ids.map((id) => byId.get(id) ?? null);
  }
}
