import { rowsOfMember } from '../../../server/database/member-data';
import type { Feature } from '../../../server/web/feature';
import { Note } from './note.entity';
import { NoteResolver } from './note.resolver';

/** Notes about artifacts. */
export const noteFeature: Feature = {
  name: 'notes',
  entities: [Note],
  resolvers: [NoteResolver],
  memberData: [rowsOfMember('notes', Note, { uidColumn: 'memberUid', whenErased: 'deleted' })],
};
