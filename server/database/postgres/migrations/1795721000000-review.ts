import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addReview } from '../../review/add-review';

/** Artifacts that wait for review: see add-review.ts. */
export class Review1795721000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addReview(queryRunner);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
