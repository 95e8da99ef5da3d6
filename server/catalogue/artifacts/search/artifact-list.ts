import type { Database } from '../../../database/database';
import { type KeyOrder, KeysetPage, type OrderKey } from '../../../database/keyset';
import { type Relevance, RELEVANCES, type TextTerm } from '../../../database/search-index';
import type { FromClause, Sql } from '../../../database/sql';
import type { Ordering } from '../../../web/graphql/connection';
import type { Services } from '../../../web/graphql/services';
import { ArtifactReader } from '../artifact.reader';
import type { ArtifactColumns, ArtifactRow } from '../artifact.rows';
import { ArtifactOrder } from '../artifact.types';
import { TypeCounts } from '../type-counts';
import type { ArtifactCriteria } from './criteria';
import { type ListPartCriteria, ListPartQuery } from './list-part-query';

/** The first keys of the order of a list, when they are no columns of artifacts. */
interface LeadingKeys {
  /** In lists of `anywhere`: artifacts with the name come first. */
  group?: number;
  relevance?: Relevance;
}

/** A part of a list, in which all artifacts have the same leading keys. */
interface PartOfList {
  keys: LeadingKeys;
  /** In lists of `anywhere`: whether the name contains the text. */
  matchesName: boolean | null;
  criteria: ListPartCriteria;
}

/** The position of an artifact in a list: its identifier, and the keys that are no columns. */
type ListPosition = Pick<ArtifactRow, 'id' | 'matchesName'> & LeadingKeys;

interface Part extends PartOfList {
  reader: ListPartQuery;
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
    const ordering = orderingOf(order, this.database.engine.dialect.codePointCollation);
    this.ordering = criteria.isAnywhere ? nameMatchesFirst(ordering) : ordering;
    const typeCounts = services.get(TypeCounts);
    const withReader = (part: PartOfList): Part =>
      Object.assign(part, { reader: new ListPartQuery(this.database, typeCounts, part.criteria) });
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

  /** The SELECTs of the identifiers of all artifacts of the list, as "id". */
  identifiers(): Sql[] {
    return this.groups.map(({ reader }) => reader.identifiers());
  }

  /** The first `limit` artifacts. */
  readFirst(limit: number, columns: ReadonlySet<string>): Promise<ArtifactRow[]> {
    return this.readPage(new KeysetPage(this.ordering, null, limit), columns);
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
      const rest = page.restWithPrefix(first, page.limit - positions.length);
      const ids = rest ? await reader.readIds(rest) : [];
      positions.push(...ids.map((id) => ({ id, matchesName, ...keys })));
      if (positions.length === page.limit) break;
    }
    return positions;
  }
}

const key = (
  column: keyof ArtifactColumns,
  type: OrderKey['type'] = 'number',
  collation = '',
): OrderKey => ({ column, type, collation });

/** @param codePointCollation sorts names by code point, alike on every engine. */
function orderingOf(order: ArtifactOrder, codePointCollation: string): Ordering {
  const id = key('id');
  const name = key('artifactNameNormalized', 'string', codePointCollation);
  const orders: Record<ArtifactOrder, KeyOrder> = {
    NEWEST: { direction: 'DESC', keys: [id] },
    OLDEST: { direction: 'ASC', keys: [id] },
    MOST_LIKED: { direction: 'DESC', keys: [key('likeCount'), id] },
    NAME: { direction: 'ASC', keys: [name, id] },
    RELEVANCE: { direction: 'DESC', keys: [key('relevance'), id] },
    CHRONOLOGICAL: { direction: 'ASC', keys: [key('madeEarliest'), id] },
  };
  return { name: order, ...orders[order] };
}

/** The order of a list of `anywhere`: the artifacts whose names contain the text come first. */
const nameMatchesFirst = (ordering: Ordering): Ordering => ({
  ...ordering,
  name: `ANYWHERE ${ordering.name}`,
  keys: [key('group'), ...ordering.keys],
});

/** The parts of a list without regard to relevance: `anywhere` has two. No artifact is in both. */
function splitByNameMatch(
  { isAnywhere, ...criteria }: ArtifactCriteria,
  { direction }: KeyOrder,
): PartOfList[] {
  const whole: ListPartCriteria = {
    ...criteria,
    exceptName: '',
    relevances: RELEVANCES,
    withoutMatchesOf: [],
  };
  if (!isAnywhere) return [{ keys: {}, matchesName: null, criteria: whole }];
  const named = { ...whole, terms: [] };
  const others = { ...whole, name: '', exceptName: criteria.name };
  const groups = [
    { keys: { group: direction === 'ASC' ? 0 : 1 }, matchesName: true, criteria: named },
    { keys: { group: direction === 'ASC' ? 1 : 0 }, matchesName: false, criteria: others },
  ];
  // Every name contains an empty text.
  return criteria.name === '' ? groups.slice(0, 1) : groups;
}

/** The parts of a list in the order of relevance. */
function partsByRelevance(criteria: ArtifactCriteria, order: KeyOrder): PartOfList[] {
  const { terms } = criteria;
  return splitByNameMatch(criteria, order).flatMap((group) =>
    relevancesOf(terms).map((relevance) => {
      // A name may contain the text without having its words: 'irror' is a part of 'mirror', but no word. Such
      // artifacts have no relevance, so the last part has all matches of the name but those of a relevance above 0.
      const isRest = terms.length === 0 || (group.matchesName === true && relevance === 0);
      const ofRelevance = isRest ? { withoutMatchesOf: terms } : { terms, relevances: [relevance] };
      return {
        ...group,
        keys: { ...group.keys, relevance },
        criteria: { ...group.criteria, ...ofRelevance },
      };
    }),
  );
}

/** The relevances that an artifact can have. Relevance 2 needs two terms. */
function relevancesOf(terms: readonly TextTerm[]): readonly Relevance[] {
  if (terms.length === 0) return [0];
  return RELEVANCES.filter((relevance) => relevance !== 2 || terms.length > 1);
}
