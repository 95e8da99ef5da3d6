import { MoreThan } from 'typeorm';
import { type MemberData, rowsOfMember } from '../database/member-data';
import type { Artifact } from '../artifacts/artifact.entity';
import { HiddenArtifact, HiddenLike, HiddenView } from './operator.entities';

/** How many hidden artifacts one statement reads. */
const BATCH = 100;

type HiddenRecord = Omit<Artifact, 'addedAt' | 'updatedAt'> &
  Record<'addedAt' | 'updatedAt', number | string>;

const dateOf = (milliseconds: number | string) => new Date(Number(milliseconds));

/** Hidden artifacts in the form of the others. The operator hides few, so all of them are read. */
const hiddenArtifacts: MemberData = {
  list: 'artifacts',
  entity: HiddenArtifact,
  async *read({ dataSource }, uid) {
    let after = 0;
    for (;;) {
      const rows = await dataSource.manager.find(HiddenArtifact, {
        where: { id: MoreThan(after) },
        order: { id: 'ASC' },
        take: BATCH,
      });
      yield rows
        .map(({ hiddenAt, record }) => ({ hiddenAt, ...(JSON.parse(record) as HiddenRecord) }))
        .filter(({ ownerUid }) => ownerUid === uid)
        .map((artifact) => ({
          ...artifact,
          addedAt: dateOf(artifact.addedAt),
          updatedAt: dateOf(artifact.updatedAt),
          // For searches and orderings.
          artifactNameNormalized: undefined,
          madeEarliest: undefined,
          madeLatest: undefined,
          // The log of artifacts says who changed what.
          changedBy: undefined,
          deletedBy: undefined,
        }));
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.id ?? Infinity;
    }
  },
};

/** What the tables of hidden artifacts store about members. */
export const hiddenMemberData: readonly MemberData[] = [
  hiddenArtifacts,
  rowsOfMember('likes', HiddenLike, { uidColumn: 'memberUid' }),
  rowsOfMember('views', HiddenView, { uidColumn: 'memberUid' }),
];
