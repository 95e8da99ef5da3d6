import { In } from 'typeorm';
import { normalizeEmail, UNNAMED_MEMBER } from '../../common/members';
import { Artifact } from '../catalogue/artifacts/artifact.entity';
import { normalizeText } from '../../common/normalize-text';
import type { Database } from '../database/database';
import { OperatorAct } from '../database/operator-act.entity';
import { Member } from '../catalogue/members/member.entity';
import {
  HiddenArtifact,
  type HiddenState,
} from '../catalogue/artifacts/hidden/hidden-artifact.entity';
import { textTable } from '../base/text-table';

/** Which artifacts an operator wants to see, newest first. */
export interface ListOptions {
  /** A part of the name, or the whole e-mail address or uid of the member who added it. */
  word: string;
  onlyHidden: boolean;
  first: number;
}

interface ListedArtifact {
  id: number;
  artifactName: string;
  artifactType: string;
  likeCount: number;
  addedAt: Date | number | string;
  ownerUid: string;
  /** Null in the catalogue. */
  state: HiddenState | null;
}

/** The artifacts, newest first, as lines of text. */
export async function listArtifacts(database: Database, options: ListOptions): Promise<string> {
  const { first, onlyHidden } = options;
  const shown = onlyHidden ? [] : await readShown(database, options);
  const artifacts = [...shown, ...(await readHidden(database, options))]
    .sort((a, b) => b.id - a.id)
    .slice(0, first);
  const owners = await readOwners(database, artifacts);
  const lines = artifacts.map((artifact) => {
    const owner = owners.get(artifact.ownerUid);
    return [
      String(artifact.id),
      artifact.artifactName,
      artifact.artifactType,
      String(artifact.likeCount),
      dayOf(artifact.addedAt),
      owner?.displayName ?? UNNAMED_MEMBER,
      owner?.email ?? '',
      artifact.ownerUid,
      artifact.state?.toLowerCase().replace('_', ' ') ?? '',
    ];
  });
  return textTable(['id', 'name', 'type', 'likes', 'added', 'by', 'e-mail', 'uid', ''], lines);
}

async function readShown(
  { dataSource }: Database,
  { word, first }: ListOptions,
): Promise<ListedArtifact[]> {
  const part = `%${normalizeText(word).replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await dataSource
    .createQueryBuilder(Artifact, 'artifact')
    .innerJoin('artifact.owner', 'owner')
    .where("artifact.artifactNameNormalized LIKE :part ESCAPE '\\'", { part })
    .orWhere('owner.emailNormalized = :email', { email: normalizeEmail(word) })
    .orWhere('owner.uid = :word', { word })
    .orderBy('artifact.id', 'DESC')
    .limit(first)
    .getMany();
  return rows.map((row) => Object.assign(row, { state: null }));
}

/** Hidden artifacts are few, so all of them are read. */
async function readHidden(database: Database, { word }: ListOptions): Promise<ListedArtifact[]> {
  const stored = await database.dataSource.manager.find(HiddenArtifact);
  const hidden = stored.map(({ record, state }) => ({
    ...(JSON.parse(record) as Omit<ListedArtifact, 'state'>),
    state,
  }));
  const owners = await readOwners(database, hidden);
  const part = normalizeText(word);
  return hidden.filter(
    ({ artifactName, ownerUid }) =>
      normalizeText(artifactName).includes(part) ||
      ownerUid === word ||
      owners.get(ownerUid)?.emailNormalized === normalizeEmail(word),
  );
}

async function readOwners({ dataSource }: Database, artifacts: readonly ListedArtifact[]) {
  const uids = [...new Set(artifacts.map(({ ownerUid }) => ownerUid))];
  const owners = await dataSource.manager.findBy(Member, { uid: In(uids) });
  return new Map(owners.map((owner) => [owner.uid, owner]));
}

/** The latest acts, newest first, as lines of text. */
export async function listActs({ dataSource }: Database, first: number): Promise<string> {
  const acts = await dataSource.manager.find(OperatorAct, { order: { id: 'DESC' }, take: first });
  const lines = acts.map(({ at, act, subject, moderatorUid, reason }) => [
    at.toISOString(),
    act,
    subject,
    moderatorUid ?? '',
    reason?.replace(/\s+/g, ' ') ?? '',
  ]);
  const heading = ['when', 'act', 'artifact or member', 'by moderator', 'reason'];
  return textTable(heading, lines, { lastIsWhole: true });
}

/** Instants in the record of a hidden artifact are milliseconds, and may be texts. */
const dayOf = (instant: Date | number | string) =>
  new Date(Number(instant)).toISOString().slice(0, 10);
