import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMadeYears } from '../../made-years';

const COUNTS = '"artifact_year_counts"';
const hasYears = (row: 'new' | 'old') => `${row}."madeEarliest" <= ${row}."madeLatest"`;

const add = (year: 'madeEarliest' | 'madeLatest', column: 'earliest' | 'latest') => `
  INSERT INTO ${COUNTS} ("type", "year", "earliest", "latest")
    SELECT new."artifactType", new."${year}", ${column === 'earliest' ? '1, 0' : '0, 1'}
    WHERE ${hasYears('new')}
    ON CONFLICT ("type", "year") DO UPDATE SET "${column}" = "${column}" + 1;`;
const remove = (year: 'madeEarliest' | 'madeLatest', column: 'earliest' | 'latest') => `
  UPDATE ${COUNTS} SET "${column}" = "${column}" - 1
    WHERE "type" = old."artifactType" AND "year" = old."${year}" AND ${hasYears('old')};`;

const addYears = add('madeEarliest', 'earliest') + add('madeLatest', 'latest');
const removeYears = `${remove('madeEarliest', 'earliest')} ${remove('madeLatest', 'latest')}
  DELETE FROM ${COUNTS} WHERE "type" = old."artifactType"
    AND "year" IN (old."madeEarliest", old."madeLatest") AND "earliest" = 0 AND "latest" = 0;`;

/** The years in which artifacts were made, and their counts, on SQLite. */
export class MadeYears1795396000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addMadeYears(queryRunner);
    for (const sql of [
      `CREATE TRIGGER "years_added" AFTER INSERT ON "artifacts" BEGIN ${addYears} END`,
      `CREATE TRIGGER "years_changed"
        AFTER UPDATE OF "madeEarliest", "madeLatest", "artifactType" ON "artifacts"
        WHEN old."madeEarliest" <> new."madeEarliest" OR old."madeLatest" <> new."madeLatest"
          OR old."artifactType" <> new."artifactType" BEGIN ${removeYears} ${addYears} END`,
      `CREATE TRIGGER "years_removed" AFTER DELETE ON "artifacts" BEGIN ${removeYears} END`,
    ]) {
      await queryRunner.query(sql);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
