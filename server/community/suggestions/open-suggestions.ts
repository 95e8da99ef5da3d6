import DataLoader from 'dataloader';
import type { Sql } from '../../database/sql';
import type { Context } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { SuggestionReader, type SuggestionRow } from './suggestion.reader';

type RowLoader = DataLoader<number, SuggestionRow | null>;

/** Finds what callers have suggested and nobody has decided, for all artifacts of a request at once. */
export class OpenSuggestions {
  private readonly reader: SuggestionReader;
  private readonly loaders = new WeakMap<Context, RowLoader>();

  constructor(private readonly services: Services) {
    this.reader = services.get(SuggestionReader);
  }

  /** The caller's open suggestion for an artifact; null without one, and for a visitor. */
  async find(caller: Context, artifactId: number): Promise<SuggestionRow | null> {
    if (!caller.viewer) return null;
    const loader = this.loaders.get(caller) ?? this.createLoader(caller.viewer);
    this.loaders.set(caller, loader);
    return loader.load(artifactId);
  }

  private createLoader({ uid }: { uid: string }): RowLoader {
    const { dialect } = this.services.database.engine;
    const isOwn: Sql = {
      sql: `suggestion.memberUid = :uid AND suggestion.state = 'OPEN'`,
      parameters: { uid },
    };
    return new DataLoader(
      async (ids) => {
        const isOneOf = dialect.isOneOf('suggestion.artifactId', 'ids', ids);
        const rows = await this.reader.read(isOwn, isOneOf);
        return ids.map((id) => rows.find(({ artifactId }) => artifactId === id) ?? null);
      },
      { cache: false },
    );
  }
}
