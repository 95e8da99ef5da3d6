import { MoreThan } from 'typeorm';
import { type MemberData, rowsOfMember } from '../database/member-data';
import { OperatorAct } from '../database/operator-act.entity';
import type { Artifact } from '../artifacts/artifact.entity';
import { HiddenArtifact, HiddenLike, HiddenView } from './hidden-artifact.entities';

/** How many hidden artifacts one statement reads. */
const BATCH = 100;

type HiddenRecord = Omit<Artifact, 'addedAt' | 'updatedAt'> &
  Record<'addedAt' | 'updatedAt', number | string>;

const dateOf = (milliseconds: number | string) => new Date(Number(milliseconds));

/** Hidden artifacts, with the columns of other artifacts, without the moderator who hid them. */
const hiddenArtifacts: MemberData = {
  list: 'artifacts',
  entity: HiddenArtifact,
  async *read({ dataSource }, uid) {
    let after = 0;
    for (;;) {
      const rows = await dataSource.manager.find(HiddenArtifact, {
        where: { ownerUid: uid, id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      yield rows
        .map(({ hiddenAt, reason, answer, answeredAt, record }) => ({
          ...{ hiddenAt, reason, answer, answeredAt },
          ...(JSON.parse(record) as HiddenRecord),
        }))
        .map((artifact) => ({
          ...artifact,
          addedAt: dateOf(artifact.addedAt),
          updatedAt: dateOf(artifact.updatedAt),
          // Derived; not personal data.
          artifactNameNormalized: undefined,
          madeEarliest: undefined,
          madeLatest: undefined,
          words: undefined,
          // The log of artifacts says who changed what.
          changedBy: undefined,
          deletedBy: undefined,
        }));
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? Infinity;
    }
  },
};

/** What the member decided as a moderator, and when the member became one. */
const moderation: MemberData = {
  list: 'moderation',
  entity: OperatorAct,
  async *read({ dataSource }, uid) {
    const acts = await dataSource.manager.find(OperatorAct, {
      where: [{ moderatorUid: uid }, { subject: uid }],
      order: { id: 'ASC' },
    });
    yield acts.map(({ at, act, subject, moderatorUid, reason }) => ({
      ...{ at, act, subject },
      reason: moderatorUid === uid ? reason : null,
    }));
  },
};

/** What the tables of hidden artifacts and of the log of acts store about members. */
export const moderationMemberData: readonly MemberData[] = [
  hiddenArtifacts,
  moderation,
  rowsOfMember('likes', HiddenLike, { uidColumn: 'memberUid' }),
  rowsOfMember('views', HiddenView, { uidColumn: 'memberUid' }),
];
