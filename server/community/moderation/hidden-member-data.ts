import { type MemberData, rowsOfMember } from '../../database/member-data';
import { OperatorAct } from '../../database/operator-act.entity';
import { INTERNAL_COLUMNS } from '../../catalogue/artifacts/artifact.columns';
import type { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { withParsedColumns } from '../../catalogue/artifacts/list-columns';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
import { HiddenLike, HiddenView } from './hidden-likes.entities';
import { handOverHidden } from './hidden-artifacts';

type HiddenRecord = Omit<Artifact, 'addedAt' | 'updatedAt'> &
  Record<'addedAt' | 'updatedAt', number | string>;

/** The record of a hidden artifact with the columns that a member gets. */
function artifactOf(record: string) {
  const { addedAt, updatedAt, ...artifact } = JSON.parse(record) as HiddenRecord;
  return {
    ...withParsedColumns(artifact),
    addedAt: new Date(Number(addedAt)),
    updatedAt: new Date(Number(updatedAt)),
    ...Object.fromEntries(INTERNAL_COLUMNS.map((name) => [name, undefined])),
  };
}

const storedHidden = rowsOfMember('artifacts', HiddenArtifact, {
  uidColumn: 'ownerUid',
  whenErased: 'kept',
});

/** Hidden and waiting artifacts, with the columns of other artifacts, without who hid them or sent them back. */
const hiddenArtifacts: MemberData = {
  ...storedHidden,
  handOver: handOverHidden,
  clear: (manager, uid) =>
    manager.update(HiddenArtifact, { ownerUid: uid }, { answer: null, answeredAt: null }),
  async *read(database, uid) {
    for await (const rows of storedHidden.read(database, uid)) {
      yield (rows as readonly HiddenArtifact[]).map(
        ({ state, hiddenAt, reason, answer, answeredAt, record }) => ({
          ...{ state, hiddenAt, reason, answer, answeredAt },
          ...artifactOf(record),
        }),
      );
    }
  },
};

/** The acts whose subject is a member, not an artifact. */
const isAboutMember = (act: string) => act === 'transfer' || act.startsWith('role-');

/** What the member decided as a moderator, and what was decided about the member. Other members stay unnamed. */
const moderation: MemberData = {
  list: 'moderation',
  entity: OperatorAct,
  async *read({ dataSource }, uid) {
    const acts = await dataSource.manager.find(OperatorAct, {
      where: [{ moderatorUid: uid }, { subject: uid }],
      order: { id: 'ASC' },
    });
    yield acts.map(({ at, act, subject, moderatorUid, reason }) => ({
      ...{ at, act, subject: isAboutMember(act) && subject !== uid ? null : subject },
      reason: moderatorUid === uid ? reason : null,
    }));
  },
};

/** What the tables of hidden artifacts and of the log of acts store about members. */
export const moderationMemberData: readonly MemberData[] = [
  hiddenArtifacts,
  moderation,
  rowsOfMember('likes', HiddenLike, { uidColumn: 'memberUid', whenErased: 'deleted' }),
  rowsOfMember('views', HiddenView, { uidColumn: 'memberUid', whenErased: 'deleted' }),
];
