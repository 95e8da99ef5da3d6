import { isContributorId } from '../../../database/contributors';
import type { Database } from '../../../database/database';
import type { TextTerm } from '../../../database/search-index';
import type { Sql } from '../../../database/sql';
import { ALL_YEARS, type Years } from '../../../database/years';
import { Member } from '../../members/member.entity';
import type { Services } from '../../../web/graphql/services';
import type { ArtifactFilter } from '../artifact.types';
import { type FactCriterion, factCriteria } from '../facts/fact-condition';
import { normalizeText } from '../../../../common/normalize-text';
import { parseText } from './words';

/** The conditions of a public list; null, '' and an empty list are no condition. */
export interface ArtifactCriteria {
  type: string | null;
  /** The uid of the member who added them; an empty one matches none. */
  owner: string | null;
  span: Years | null;
  /** Whether the years are unknown. */
  undated: boolean | null;
  /** Added or changed at this instant or later. */
  updatedSince: Date | null;
  /** Whether all pictures have a description. */
  described: boolean | null;
  /** Values of facts, all of which an artifact has. */
  facts: readonly FactCriterion[];
  /** A normalized part of the name. */
  name: string;
  /** Must all occur in the texts. */
  terms: readonly TextTerm[];
  /** Whether the name or the terms suffice. Artifacts with the name then come first in every order. */
  isAnywhere: boolean;
}

/** The criteria that every artifact fulfils. */
export const NO_CRITERIA: ArtifactCriteria = {
  type: null,
  owner: null,
  span: null,
  undated: null,
  updatedSince: null,
  described: null,
  facts: [],
  name: '',
  terms: [],
  isAnywhere: false,
};

/** Whether every artifact, or every artifact of a type, fulfils the criteria. */
export const isOfTypeAlone = (criteria: ArtifactCriteria): boolean => {
  const { owner, span, undated, updatedSince, described, facts, name, terms } = criteria;
  const isOfAll = [owner, span, undated, updatedSince, described].every((value) => value === null);
  return isOfAll && facts.length === 0 && name === '' && terms.length === 0;
};

/**
 * The criteria of a filter.
 * @throws BAD_USER_INPUT for a fact that not everybody may read.
 */
export async function criteriaOf(
  { database, deployment }: Pick<Services, 'database' | 'deployment'>,
  filter: ArtifactFilter | null | undefined,
): Promise<ArtifactCriteria> {
  const { contributor, anywhere, search, text } = filter ?? {};
  return {
    type: filter?.type ?? null,
    owner: contributor == null ? null : await uidOf(database, contributor),
    span: yearSpan(filter?.madeFrom, filter?.madeTo),
    undated: filter?.undated ?? null,
    updatedSince: filter?.updatedSince ?? null,
    described: filter?.described ?? null,
    facts: factCriteria(filter?.facts ?? [], deployment.site.get().record),
    name: normalizeText(anywhere ?? search ?? ''),
    terms: parseText(anywhere ?? text ?? ''),
    isAnywhere: anywhere != null,
  };
}

/** The condition that an artifact was added or changed at an instant or later. */
export const updatedCondition = (column: string, since: Date): Sql => ({
  sql: `${column} >= :updatedSince`,
  parameters: { updatedSince: since.getTime() },
});

/**
 * The condition that all pictures of an artifact have a description, or that one has none. The index
 * `artifacts_undescribed` has the same expression: no column is derived that a write could forget.
 * @param columnOf the SQL name of a column.
 */
export function describedCondition(columnOf: (name: string) => string, described: boolean): Sql {
  const isUndescribed = `${columnOf('imageAlt')} IS NULL OR ${columnOf('morePictures')} LIKE '%"alt":null%'`;
  return { sql: described ? `NOT (${isUndescribed})` : `(${isUndescribed})`, parameters: {} };
}

/** The uid of a contributor; empty when no contributor has this identifier. */
async function uidOf(database: Database, contributorId: string): Promise<string> {
  if (!isContributorId(contributorId)) return '';
  const [member] = await database.select<Pick<Member, 'uid'>>(
    'uid of a contributor',
    () =>
      database
        .from(Member, 'member')
        .select('member.uid', 'uid')
        .where('member.contributorId = :contributorId'),
    { contributorId },
  );
  return member?.uid ?? '';
}

/** The span between two years. One may be absent; without both, it is null. */
function yearSpan(from: number | null | undefined, to: number | null | undefined): Years | null {
  if (from == null && to == null) return null;
  return {
    from: Math.max(from ?? ALL_YEARS.from, ALL_YEARS.from),
    to: Math.min(to ?? ALL_YEARS.to, ALL_YEARS.to),
  };
}
