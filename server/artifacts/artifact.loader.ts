import DataLoader from 'dataloader';
import type { Services } from '../graphql/feature';
import { ArtifactReader } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';

type RowLoader = DataLoader<number, ArtifactRow | null>;

/**
 * Finds artifacts by their identifiers. Finds that are called in one turn of the event loop, by
 * whatever requests of the same operation, become one statement: a statement costs more than its
 * rows. A row shows everybody the same; fields of the viewer are resolved for each request.
 */
export class ArtifactLoader {
  private readonly reader: ArtifactReader;
  private readonly engine: Services['database']['engine'];
  /** By the columns that they read, which are one object for all requests of an operation. */
  private readonly loaders = new WeakMap<ReadonlySet<string>, RowLoader>();

  constructor(services: Services) {
    this.reader = services.get(ArtifactReader);
    this.engine = services.database.engine;
  }

  /** The artifact with this identifier as it is now, or null. */
  find(id: number, columns: ReadonlySet<string>): Promise<ArtifactRow | null> {
    let loader = this.loaders.get(columns);
    if (!loader) {
      // Without a cache, nobody gets a row that was read before they asked.
      loader = new DataLoader((ids) => this.readRows(ids, columns), {
        cache: false,
        batchScheduleFn: setImmediate,
      });
      this.loaders.set(columns, loader);
    }
    return loader.load(id);
  }

  private async readRows(ids: readonly number[], columns: ReadonlySet<string>) {
    const isOneOf = this.engine.dialect.isOneOf('artifact.id', 'ids', ids);
    const rows = await this.reader.read({ columns, withOwnerEmail: true, conditions: [isOneOf] });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }
}
