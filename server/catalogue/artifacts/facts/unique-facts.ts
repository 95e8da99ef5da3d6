import type { QueryRunner } from 'typeorm';
import { type FieldErrors, invalidInput } from '../../../base/errors';
import type { Database } from '../../../database/database';
import type { CatalogueRecord } from '../../../site/record';
import { comparable, fieldOfFact } from '../../../../common/facts';
import { type FactValues, readFacts } from './stored-facts';

export const ANOTHER_HAS_IT = 'Another artifact has this value.';

/** A value that only one artifact may have. */
export interface UniqueValue {
  key: string;
  /** As it is compared. */
  value: string;
  /** The name of the fact in errors. */
  field: string;
}

/** An artifact that has facts, or will have them; `id` is null before it is added. */
interface WithFacts {
  facts: FactValues;
  id: number | null;
}

/**
 * To be called within the write of an artifact, before it is written.
 * @throws BAD_USER_INPUT that names each unique fact whose value another artifact has, also a hidden one.
 */
export async function expectUnique(
  database: Database,
  runner: QueryRunner,
  artifact: WithFacts,
  record: CatalogueRecord,
): Promise<void> {
  const taken = await takenValues(database, artifact, record, runner);
  if (Object.keys(taken).length > 0) throw invalidInput(taken);
}

/**
 * What is wrong with the unique values of an artifact, by the names of the facts.
 * @param runner of the write, before it writes the artifact; without it, another write may still take a value.
 */
export async function takenValues(
  database: Database,
  { facts, id }: WithFacts,
  record: CatalogueRecord,
  runner?: QueryRunner,
): Promise<FieldErrors> {
  const unique = uniqueValues(facts, record);
  if (unique.length === 0) return {};
  // Where several write at once, they take turns: the value of an addition that goes on is not seen.
  if (runner) await database.engine.lockTable(runner.manager, 'artifact_facts');
  const taken: Record<string, string> = {};
  for (const { key, value, field } of unique) {
    if ((await findHolder(database, { key, value, id: id ?? 0 }, runner)) !== null) {
      taken[field] = ANOTHER_HAS_IT;
    }
  }
  return taken;
}

/** The values of facts that only one artifact may have. */
export const uniqueValues = (facts: FactValues, record: CatalogueRecord): UniqueValue[] =>
  record.facts
    .filter(({ unique }) => unique)
    .flatMap(({ key }) =>
      (facts.get(key) ?? []).map((value) => ({
        ...{ key, value: comparable(value) },
        field: fieldOfFact(key),
      })),
    );

/**
 * The artifact that has one of these unique values, also a hidden one, and the fact by which it was found; or
 * null.
 * @param runner of a write; without it, another write may still take a value.
 */
export async function findByUniqueValue(
  database: Database,
  facts: FactValues,
  record: CatalogueRecord,
  runner?: QueryRunner,
): Promise<{ id: number; field: string } | null> {
  for (const { key, value, field } of uniqueValues(facts, record)) {
    const id = await findHolder(database, { key, value, id: 0 }, runner);
    if (id !== null) return { id, field };
  }
  return null;
}

/**
 * The artifact that has a value, or null.
 * @param sought `id` is that of an artifact that does not count.
 */
async function findHolder(
  database: Database,
  sought: { key: string; value: string; id: number },
  runner?: QueryRunner,
): Promise<number | null> {
  const sql = `SELECT "artifactId" AS "id" FROM "artifact_facts"
    WHERE "key" = :key AND "value" = :value AND "artifactId" <> :id LIMIT 1`;
  const [shown] = await database.select<{ id: number }>(sql, () => sql, sought, runner);
  return shown?.id ?? findHiddenHolder(database, sought, runner);
}

/** The hidden or waiting artifact that has a value. There are few, and no index has their facts. */
async function findHiddenHolder(
  database: Database,
  { key, value, id }: { key: string; value: string; id: number },
  runner?: QueryRunner,
): Promise<number | null> {
  const sql = `SELECT "id", "record" FROM "hidden_artifacts" WHERE "record" LIKE :mention AND "id" <> :id`;
  const mention = { mention: `%"facts":"{%${key}%`, id };
  const rows = await database.select<{ id: number; record: string }>(
    sql,
    () => sql,
    mention,
    runner,
  );
  const holder = rows.find(({ record }) => {
    const { facts } = JSON.parse(record) as { facts?: string };
    return (readFacts(facts).get(key) ?? []).some((one) => comparable(one) === value);
  });
  return holder?.id ?? null;
}
