import type { QueryRunner } from 'typeorm';

/** Lets artifacts wait for review, alike on every engine. Later migrations never change this file. */
export async function addReview(queryRunner: QueryRunner): Promise<void> {
  for (const sql of [
    `ALTER TABLE "hidden_artifacts" ADD COLUMN "state" text NOT NULL DEFAULT 'HIDDEN'`,
    `CREATE INDEX "hidden_artifacts_by_state" ON "hidden_artifacts" ("state", "hiddenAt", "id")`,
  ]) {
    await queryRunner.query(sql);
  }
}
