import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createProposalTable,
  DECIDES,
  DECIDING_UPDATE,
  DELETE_PROPOSALS,
} from '../../descriptions/create-proposal-table';
import { PROPOSAL_WRITES } from '../../erased-members';
import { refuseErasedMembers } from './erased-members';

/** See create-proposal-table.ts. */
const DECIDING = `
  CREATE TRIGGER "proposals_decided" AFTER ${DECIDING_UPDATE} WHEN ${DECIDES}
    BEGIN ${DELETE_PROPOSALS} END`;

/** Descriptions of pictures that members propose to the owners of artifacts. */
export class DescriptionProposals1795690000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createProposalTable(queryRunner, [...refuseErasedMembers(PROPOSAL_WRITES), DECIDING]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
