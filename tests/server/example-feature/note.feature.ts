import { rowsOfMember } from '../../../server/database/member-data';
import type { Feature } from '../../../server/graphql/feature';
import { Note } from './note.entity';
import { NoteResolver } from './note.resolver';

/** Notes about artifacts. */
export const noteFeature: Feature = {
  entities: [Note],
  resolvers: [NoteResolver],
  memberData: [rowsOfMember('notes', Note, { uidColumn: 'memberUid' })],
};
