import type { QueryRunner } from 'typeorm';

/** Gives members a role, alike on every engine. Later migrations never change this file. */
export async function addRoles(queryRunner: QueryRunner): Promise<void> {
  for (const sql of [
    `ALTER TABLE "members" ADD COLUMN "role" text NOT NULL DEFAULT 'MEMBER'`,
    'ALTER TABLE "members" ADD COLUMN "moderatorClaim" integer NOT NULL DEFAULT 0',
    // Few members have a role of their own.
    `CREATE INDEX "members_with_roles" ON "members" ("role") WHERE "role" <> 'MEMBER'`,
  ]) {
    await queryRunner.query(sql);
  }
}
