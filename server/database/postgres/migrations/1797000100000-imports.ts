import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addImportTables, PLACES } from '../../import-tables';

/** What imports remember, on PostgreSQL. */
export class Imports1797000100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addImportTables(queryRunner);
    for (const { from, other } of PLACES) {
      const name = `waiting_likes_of_${from}`;
      await queryRunner.query(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NOT EXISTS (SELECT 1 FROM "${other}" WHERE "id" = OLD."id") THEN
            DELETE FROM "waiting_likes" WHERE "artifactId" = OLD."id";
          END IF;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`CREATE TRIGGER "${name}" AFTER DELETE ON "${from}"
        FOR EACH ROW EXECUTE FUNCTION ${name}()`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Restore the backup from before the upgrade instead.');
  }
}
