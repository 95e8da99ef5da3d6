import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SUGGESTION_WRITES } from '../../erased-members';
import {
  createSuggestionTable,
  DELETE_SUGGESTIONS,
} from '../../suggestions/create-suggestion-table';
import { onDeletionForGood } from './deletions-for-good';
import { refuseErasedMembers } from './erased-members';

/** Changes that members suggest, in the place of proposed descriptions. */
export class Suggestions1795722000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createSuggestionTable(queryRunner, {
      jsonObject: 'json_object',
      triggers: [
        ...refuseErasedMembers(SUGGESTION_WRITES),
        ...onDeletionForGood('suggestions_deleted', DELETE_SUGGESTIONS),
      ],
      removal: ['DROP TRIGGER "proposals_decided"'],
    });
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
