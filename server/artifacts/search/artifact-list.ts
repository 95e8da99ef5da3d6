import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import type { FromClause } from '../../database/sql';
import type { Ordering } from '../../graphql/connection';
import type { Services } from '../../graphql/feature';
import { ArtifactReader } from '../artifact.reader';
import { artifactOrderings, namedFirst } from '../artifact.orderings';
import type { ArtifactRow } from '../artifact.rows';
import { ArtifactOrder } from '../artifact.types';
import { TypeCounts } from '../type-counts';
import type { ArtifactCriteria } from './criteria';
import {
  splitByNameMatch,
  type LeadingKeys,
  partsByRelevance,
  type PartOfList,
} from './list-parts';
import { PartReader } from './part-reader';

/** The position of an artifact in a list: its identifier, and the keys that are no columns. */
type ListPosition = Pick<ArtifactRow, 'id' | 'matchesName'> & LeadingKeys;

interface Part extends PartOfList {
  reader: PartReader;
}

/** The artifacts that fulfil some criteria, in one order. They are counted at most once. */
export class ArtifactList {
  readonly ordering: Ordering;
  private readonly database: Database;
  private readonly reader: ArtifactReader;
  private readonly groups: readonly Part[];
  private readonly parts: readonly Part[];

  constructor(
    services: Services,
    private readonly criteria: ArtifactCriteria,
    order: ArtifactOrder,
  ) {
    this.database = services.database;
    this.reader = services.get(ArtifactReader);
    const ordering = artifactOrderings(this.database.engine.dialect.codePointCollation)[order];
    this.ordering = criteria.isAnywhere ? namedFirst(ordering) : ordering;
    const typeCounts = services.get(TypeCounts);
    const withReader = (part: PartOfList): Part =>
      Object.assign(part, { reader: new PartReader(this.database, typeCounts, part.criteria) });
    this.groups = splitByNameMatch(criteria, ordering).map(withReader);
    const isByRelevance = order === ArtifactOrder.RELEVANCE;
    this.parts = isByRelevance ? partsByRelevance(criteria, ordering).map(withReader) : this.groups;
  }

  async count(): Promise<number> {
    const counts = await Promise.all(this.groups.map(({ reader }) => reader.count()));
    return counts.reduce((total, count) => total + count, 0);
  }

  /** Read the types and years of all artifacts of the list. A list of `anywhere` has two sources. */
  sources(): FromClause[] {
    return this.groups.map(({ reader }) => reader.columns());
  }

  /** One page, whose order may be the reversed one. */
  async readPage(page: KeysetPage, columns: ReadonlySet<string>): Promise<ArtifactRow[]> {
    const [part] = this.parts;
    const hasKeys = part && Object.keys(part.keys).length > 0;
    if (part?.reader.isOfType && !hasKeys) return this.readAll(page, columns);
    const selected = new Set([...columns, ...page.order.keys.map(({ column }) => column)]);
    return this.reader.readInOrder(() => this.readPositions(page), selected);
  }

  /** Reads a page of all artifacts, or of all of a type, from an index of the order. */
  private readAll(page: KeysetPage, columns: ReadonlySet<string>): Promise<ArtifactRow[]> {
    const { type } = this.criteria;
    const ofType =
      type === null ? null : { sql: 'artifact.artifactType = :type', parameters: { type } };
    return this.reader.readPage(page, { columns, conditions: [ofType] });
  }

  private async readPositions(page: KeysetPage): Promise<ListPosition[]> {
    const positions: ListPosition[] = [];
    const isReversed = page.order.direction !== this.ordering.direction;
    for (const { keys, matchesName, reader } of isReversed ? this.parts.toReversed() : this.parts) {
      const { group, relevance } = keys;
      const first = [group, relevance].filter((key) => key !== undefined);
      const rest = page.within(first, page.limit - positions.length);
      const ids = rest ? await reader.readIds(rest) : [];
      positions.push(...ids.map((id) => ({ id, matchesName, ...keys })));
      if (positions.length === page.limit) break;
    }
    return positions;
  }
}
