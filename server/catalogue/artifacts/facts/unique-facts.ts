import type { QueryRunner } from 'typeorm';
import { invalidInput } from '../../../base/errors';
import type { Database } from '../../../database/database';
import type { CatalogueRecord } from '../../../site/record';
import { fieldOfFact } from './fact-input';
import { comparable, type FactValues, readFacts } from './stored-facts';

/** A value that only this artifact may have; `id` is null before it is added. */
interface UniqueValue {
  key: string;
  value: string;
  id: number | null;
}

/**
 * To be called within the write of an artifact, before it is written.
 * @param id null for a new artifact.
 * @throws BAD_USER_INPUT that names each unique fact whose value another artifact has, also a hidden one.
 */
export async function expectUnique(
  database: Database,
  runner: QueryRunner,
  { facts, id }: { facts: FactValues; id: number | null },
  record: CatalogueRecord,
): Promise<void> {
  const unique = record.facts.filter(({ key, unique: isUnique }) => isUnique && facts.has(key));
  if (unique.length === 0) return;
  // Where several write at once, they take turns: the value of an addition that goes on is not seen.
  await database.engine.lockTable(runner.manager, 'artifact_facts');
  const taken: Record<string, string> = {};
  for (const { key } of unique) {
    for (const value of (facts.get(key) ?? []).map(comparable)) {
      if (await isTaken(database, runner, { key, value, id })) {
        taken[fieldOfFact(key)] = 'Another artifact has this value.';
      }
    }
  }
  if (Object.keys(taken).length > 0) throw invalidInput(taken);
}

async function isTaken(database: Database, runner: QueryRunner, unique: UniqueValue) {
  const sql = `SELECT "artifactId" AS "id" FROM "artifact_facts"
    WHERE "key" = :key AND "value" = :value AND "artifactId" <> :id LIMIT 1`;
  const parameters = { ...unique, id: unique.id ?? 0 };
  const shown = await database.select<{ id: number }>(sql, () => sql, parameters, runner);
  return shown.length > 0 || (await isHidden(database, runner, unique));
}

/** Whether a hidden artifact has the value. There are few, and no index has their facts. */
async function isHidden(database: Database, runner: QueryRunner, { key, value }: UniqueValue) {
  const sql = `SELECT "record" FROM "hidden_artifacts" WHERE "record" LIKE :mention`;
  const mention = { mention: `%"facts":"{%${key}%` };
  const rows = await database.select<{ record: string }>(sql, () => sql, mention, runner);
  return rows.some(({ record }) => {
    const { facts } = JSON.parse(record) as { facts?: string };
    return (readFacts(facts).get(key) ?? []).some((one) => comparable(one) === value);
  });
}
