import { fieldOfFact } from '../../../common/facts';
import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import type { FactInput } from '../../catalogue/artifacts/facts/facts.types';
import { readFacts, storeFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { LIST_COLUMN_NAMES } from '../../catalogue/artifacts/list-columns';
import type { Version } from '../../catalogue/revisions/versions';
import { inputOf } from './version-fields';

type Value = string | null | readonly string[];

/** Fields of an artifact: texts and lists as their columns have them, and `facts.KEY` with all its values. */
export type FieldValues = Readonly<Record<string, Value>>;

const COLUMNS = [...WRITTEN_FIELDS, ...LIST_COLUMN_NAMES];

export const readValues = (json: string): FieldValues => JSON.parse(json) as FieldValues;

export const isSame = (one: Value, other: Value) => JSON.stringify(one) === JSON.stringify(other);

const FACT = fieldOfFact('');
const isFact = (field: string) => field.startsWith(FACT);
const keyOf = (field: string) => field.slice(FACT.length);

/** The values of some fields of a version. */
export function valuesOf(version: Version, fields: readonly string[]): FieldValues {
  const facts = readFacts(version.facts);
  const columns = new Map<string, Value>(COLUMNS.map((name) => [name, version[name] ?? null]));
  const valueOf = (field: string) =>
    isFact(field) ? (facts.get(keyOf(field)) ?? []) : (columns.get(field) ?? null);
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
}

/** A version with other values in some fields. */
export function withValues(version: Version, values: FieldValues): Version {
  const facts = new Map(readFacts(version.facts));
  const columns: Record<string, Value> = {};
  for (const [field, value] of Object.entries(values)) {
    if (Array.isArray(value)) facts.set(keyOf(field), value as string[]);
    else columns[field] = value;
  }
  return { ...version, ...columns, facts: storeFacts(facts) };
}

/** The update of an artifact to stored values. */
export function inputTo(version: Version, values: FieldValues, publicUrl: string): ArtifactInput {
  const facts = Object.entries(values)
    .filter(([field]) => isFact(field))
    .map(([field, value]): FactInput => ({
      key: keyOf(field),
      values: Array.isArray(value) ? [...(value as string[])] : [],
    }));
  const input = inputOf(withValues(version, values), publicUrl);
  return Object.assign(new ArtifactInput(), input, { facts });
}

/** The fields among these in which two versions differ. */
export function differingFields(one: Version, other: Version, fields: readonly string[]): string[] {
  const [before, after] = [valuesOf(one, fields), valuesOf(other, fields)];
  return fields.filter((field) => !isSame(before[field] ?? null, after[field] ?? null));
}

/** Some of the values. */
export const pick = (values: FieldValues, fields: readonly string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
