import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createProposalTable } from '../../descriptions/create-proposal-table';
import { PROPOSAL_WRITES } from '../../erased-members';
import { refuseErasedMembers } from './erased-members';

/** Descriptions of pictures that members propose to the owners of artifacts. */
export class DescriptionProposals1795690000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createProposalTable(queryRunner, refuseErasedMembers(PROPOSAL_WRITES));
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
