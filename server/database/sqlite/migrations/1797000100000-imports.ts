import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addImportTables, PLACES } from '../../import-tables';

/** What imports remember, on SQLite. */
export class Imports1797000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addImportTables(queryRunner);
    for (const { from, other } of PLACES) {
      await queryRunner.query(`CREATE TRIGGER "waiting_likes_of_${from}" AFTER DELETE ON "${from}"
        WHEN NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id")
        BEGIN DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id"; END`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
