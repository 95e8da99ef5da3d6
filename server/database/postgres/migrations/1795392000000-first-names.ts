import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FIRST_NAME_LENGTH } from '../../name-index';
import { countSearches } from './name-index';

const BEGINNING = `left(NEW."artifactNameNormalized", ${FIRST_NAME_LENGTH})`;

/** Simultaneous writes lock the rows in the order of terms: another order could be a deadlock. */
const keepFirstName = `
    UPDATE "search_terms" SET "firstName" = ${BEGINNING} WHERE "term" IN (
      SELECT "term" FROM "search_terms" WHERE "firstName" > ${BEGINNING} COLLATE "C"
        AND position("term" IN NEW."artifactNameNormalized") > 0 ORDER BY "term" FOR UPDATE
    );`;

/**
 * Stores the beginning of the first name with each frequent term, in place of its first character.
 * The characters that are stored already are beginnings too.
 */
export class FirstNames1795392000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "search_terms" RENAME COLUMN "firstInitial" TO "firstName"',
    );
    await queryRunner.query(countSearches(keepFirstName));
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
