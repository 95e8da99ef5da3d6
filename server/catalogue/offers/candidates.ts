import { KeysetPage } from '../../database/keyset';
import type { Relevance, TextTerm } from '../../database/search-index';
import type { Services } from '../../web/graphql/services';
import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { NO_CRITERIA } from '../artifacts/search/criteria';
import { ListPartQuery } from '../artifacts/search/list-part-query';
import { TypeCounts } from '../artifacts/type-counts';

/** How many artifacts are read to choose from. */
const CANDIDATES = 24;

const NEWEST_FIRST = { direction: 'DESC', keys: [{ column: 'id', type: 'number' }] } as const;

/** Reads the artifacts from which offers are chosen. */
export class Candidates {
  private readonly reader: ArtifactReader;
  private readonly typeCounts: TypeCounts;

  constructor(private readonly services: Services) {
    this.reader = services.get(ArtifactReader);
    this.typeCounts = services.get(TypeCounts);
  }

  /** The newest artifacts whose texts have the words in one of these ways. */
  async read(
    terms: readonly TextTerm[],
    relevances: readonly Relevance[],
    columns: ReadonlySet<string>,
  ): Promise<ArtifactRow[]> {
    const matches = new ListPartQuery(this.services.database, this.typeCounts, {
      ...NO_CRITERIA,
      terms,
      relevances,
      exceptName: '',
      withoutMatchesOf: [],
    });
    const ids = await matches.readIds(new KeysetPage(NEWEST_FIRST, null, CANDIDATES));
    const rows = await this.reader.readByIds(ids, { columns });
    return ids.flatMap((id) => rows.get(id) ?? []);
  }
}
