import { fieldOfFact, splitValues } from '../../../common/facts';
import type { FactInput } from '../../catalogue/artifacts/facts/facts.types';
import type { CatalogueRecord } from '../../site/record';
import { isRecord } from '../../web/graphql/validation';

/** The columns of a CSV file that have the facts of this catalogue. */
export const factColumns = ({ facts }: CatalogueRecord): string[] =>
  facts.map(({ key }) => fieldOfFact(key));

/** A row of a CSV file with its facts as JSON has them. */
export function withFacts(
  row: Readonly<Partial<Record<string, string>>>,
  { facts }: CatalogueRecord,
): Record<string, unknown> {
  const given = facts.flatMap(({ key }) => {
    const cell = row[fieldOfFact(key)];
    return cell === undefined ? [] : [[key, splitValues(cell)] as const];
  });
  return { ...row, facts: Object.fromEntries(given) };
}

/** The facts of an artifact of a file as an input has them; null for what are none. */
export function factInputsOf(facts: unknown): FactInput[] | null {
  if (facts === undefined || facts === null) return [];
  if (!isRecord(facts)) return null;
  const inputs = Object.entries(facts).map(([key, values]) => ({ key, values }));
  return inputs.every(isFactInput) ? inputs : null;
}

const isFactInput = (input: { key: string; values: unknown }): input is FactInput =>
  Array.isArray(input.values) && input.values.every((value) => typeof value === 'string');
