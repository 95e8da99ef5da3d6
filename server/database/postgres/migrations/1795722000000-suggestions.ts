import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SUGGESTION_WRITES } from '../../erased-members';
import {
  createSuggestionTable,
  DELETE_SUGGESTIONS,
} from '../../suggestions/create-suggestion-table';
import { onDeletionForGood } from './deletions-for-good';
import { refuseErasedMembers } from './erased-members';

/** The artifact names who helped, also when it was not changed. */
const EVENTS = [
  `CREATE FUNCTION write_suggestion_event() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "change_events" ("change") VALUES ('artifact:' || NEW."artifactId");
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "suggestions_accepted" AFTER UPDATE OF "state" ON "suggestions" FOR EACH ROW
    WHEN (NEW."state" = 'ACCEPTED') EXECUTE FUNCTION write_suggestion_event()`,
];

/** Changes that members suggest, in the place of proposed descriptions. */
export class Suggestions1795722000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createSuggestionTable(queryRunner, {
      jsonObject: 'json_build_object',
      triggers: [
        ...refuseErasedMembers(SUGGESTION_WRITES),
        ...onDeletionForGood('suggestions_deleted', DELETE_SUGGESTIONS),
        ...EVENTS,
      ],
      removal: [
        'DROP TRIGGER "proposals_decided" ON "artifacts"',
        'DROP FUNCTION delete_proposals()',
        'DROP TRIGGER "erased_member_in_description_proposals" ON "description_proposals"',
        'DROP FUNCTION refuse_erased_member_in_description_proposals()',
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error('An older version needs a backup of its own.');
  }
}
