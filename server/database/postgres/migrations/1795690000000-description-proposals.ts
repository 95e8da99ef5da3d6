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
const DECIDING = [
  `CREATE FUNCTION delete_proposals() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${DELETE_PROPOSALS}
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "proposals_decided" AFTER ${DECIDING_UPDATE} FOR EACH ROW
    WHEN (${DECIDES}) EXECUTE FUNCTION delete_proposals()`,
];

/** Descriptions of pictures that members propose to the owners of artifacts. */
export class DescriptionProposals1795690000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createProposalTable(queryRunner, [...refuseErasedMembers(PROPOSAL_WRITES), ...DECIDING]);
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
