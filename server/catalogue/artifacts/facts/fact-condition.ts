import { badUserInput } from '../../../base/errors';
import type { Sql } from '../../../database/sql';
import type { CatalogueRecord } from '../../../site/record';
import type { FactFilterInput } from './facts.types';
import { comparable } from '../../../../common/facts';
import { publicFacts } from './stored-facts';

/** The condition that an artifact has a value of a fact. */
export interface FactCriterion {
  key: string;
  /** As it is compared. */
  value: string;
}

/**
 * The conditions of a filter.
 * @throws BAD_USER_INPUT for a key that is private, or not declared.
 */
export function factCriteria(
  filter: readonly FactFilterInput[],
  record: CatalogueRecord,
): FactCriterion[] {
  const keys = publicFacts(record).map(({ key }) => key);
  const unknown = filter.find(({ key }) => !keys.includes(key));
  if (unknown) {
    const message = `This catalogue has no fact "${unknown.key}".`;
    throw badUserInput(message, { facts: message });
  }
  return filter.map(({ key, value }) => ({ key, value: comparable(value) }));
}

/**
 * The SELECT of the identifiers that fulfil all conditions, as "id"; null without any. It is one, because beside a type
 * SQLite would try each identifier of one SELECT with each of another.
 */
export function identifiersWithAll(criteria: readonly FactCriterion[]): Sql | null {
  if (criteria.length === 0) return null;
  const each = criteria.map(identifiersWith);
  return {
    sql: each.map(({ sql }) => sql).join(' INTERSECT '),
    parameters: Object.assign({}, ...each.map(({ parameters }) => parameters)) as Sql['parameters'],
  };
}

/** The SELECT of the identifiers that fulfil a condition, as "id". @param nth tells the parameters of several apart */
export const identifiersWith = ({ key, value }: FactCriterion, nth = 0): Sql => ({
  sql: `SELECT "artifactId" AS "id" FROM "artifact_facts" WHERE "key" = :factKey${nth} AND "value" = :factValue${nth}`,
  parameters: { [`factKey${nth}`]: key, [`factValue${nth}`]: value },
});
