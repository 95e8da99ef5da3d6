import { type MemberData, rowsOfMember } from '../../database/member-data';
import { withParsedColumns } from '../artifacts/list-columns';
import { ArtifactRevision } from './revision.entity';

/** The entries about the member's artifacts. */
const own = rowsOfMember('revisions', ArtifactRevision, {
  uidColumn: 'ownerUid',
  whenErased: 'kept',
});

/** The entries of the member's changes of other members' artifacts. */
const ofOthers = rowsOfMember('revisions', ArtifactRevision, {
  uidColumn: 'changedBy',
  whenErased: 'kept',
  omit: ['ownerUid', 'previous'],
  condition: 'stored.changedBy <> stored.ownerUid',
});

/** What the log of artifacts stores about a member, without the uids and texts of others. */
export const revisionsOfMember: MemberData = {
  list: 'revisions',
  entity: ArtifactRevision,
  async *read(database, uid) {
    for await (const rows of own.read(database, uid)) {
      yield (rows as readonly ArtifactRevision[]).map(({ changedBy, previous, ...entry }) => ({
        ...entry,
        changedBy: changedBy === uid ? uid : null,
        previous: previous === null ? null : withParsedColumns(JSON.parse(previous) as object),
      }));
    }
    yield* ofOthers.read(database, uid);
  },
};
