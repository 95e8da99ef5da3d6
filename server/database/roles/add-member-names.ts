import type { QueryRunner } from 'typeorm';
import { normalizeText } from '../../../common/normalize-text';
import { UNNAMED_MEMBER } from '../../../common/members';

interface NamedRow {
  uid: string;
  displayName: string | null;
}

/**
 * Gives members the form of their names in which lists sort and search them, alike on every engine. Later
 * migrations never change this file.
 */
export async function addMemberNames(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(
    `ALTER TABLE "members" ADD COLUMN "nameNormalized" text NOT NULL DEFAULT ''`,
  );
  const { driver } = queryRunner.connection;
  const marks = [driver.createParameter('name', 0), driver.createParameter('uid', 1)];
  const update = `UPDATE "members" SET "nameNormalized" = ${marks[0]} WHERE "uid" = ${marks[1]}`;
  const rows: unknown = await queryRunner.query('SELECT "uid", "displayName" FROM "members"');
  for (const { uid, displayName } of rows as NamedRow[]) {
    await queryRunner.query(update, [normalizeText(displayName ?? UNNAMED_MEMBER), uid]);
  }
}
