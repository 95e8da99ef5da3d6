import { In, type QueryRunner } from 'typeorm';
import { Artifact } from '../catalogue/artifacts/artifact.entity';
import type { Database } from '../database/database';
import { ConfigurationError } from '../base/errors';
import { Member } from '../catalogue/members/member.entity';
import { insertSampleCatalogue } from './sample/load-sample';
import { NEVER_SIGNED_IN, sampleMembers } from './sample/sample-members';
import type { CatalogueRecord } from '../site/record';
import { HiddenArtifact } from '../catalogue/artifacts/hidden/hidden-artifact.entity';
import { deleteArtifacts } from './removal';

/** A transaction's runner or a data source. */
type Reader = Pick<QueryRunner, 'manager'>;

/** Adds the sample catalogue. @throws ConfigurationError when it is in the catalogue already. */
export async function loadSample(runner: QueryRunner, record: CatalogueRecord): Promise<string> {
  await expectNoSample(runner);
  const artifacts = await insertSampleCatalogue(runner.manager, record);
  return `The sample catalogue is loaded: ${artifacts} artifacts.`;
}

/**
 * Deletes the sample's members who never signed in, and all artifacts of theirs, hidden or not, with
 * the likes and views of everybody on these artifacts.
 * @throws ConfigurationError when there are no such members.
 */
export async function removeSample(database: Database, runner: QueryRunner): Promise<string> {
  const { manager } = runner;
  // No sample member may sign in and add an artifact meanwhile.
  await database.engine.lockTable(manager, 'members');
  await expectSample(runner);
  const { unused, used } = await findSampleMembers(runner);
  const ofUnused = { ownerUid: In(unused) };
  const shown = await manager.findBy(Artifact, ofUnused);
  const hidden = await manager.findBy(HiddenArtifact, ofUnused);
  const ids = [...shown, ...hidden].map(({ id }) => id);
  await deleteArtifacts(database, runner, ids);
  await manager.delete(Member, { uid: In(unused) });
  const kept = `\nKept, because they have signed in: ${used.join(', ')}.`;
  const removed = `The sample catalogue is removed: ${ids.length} artifacts.`;
  return used.length > 0 ? removed + kept : removed;
}

/** @throws ConfigurationError when the sample catalogue or a part of it is there. */
export async function expectNoSample(reader: Reader): Promise<void> {
  const { unused, used } = await findSampleMembers(reader);
  if (unused.length + used.length > 0) {
    throw new ConfigurationError('The sample catalogue, or a part of it, is loaded already.');
  }
}

/** @throws ConfigurationError when nothing of the sample catalogue is there that may be removed. */
export async function expectSample(reader: Reader): Promise<void> {
  const { unused } = await findSampleMembers(reader);
  if (unused.length === 0) throw new ConfigurationError('The sample catalogue is not loaded.');
}

/** The uids of the sample's members who exist, by whether a token has ever named them. */
async function findSampleMembers({ manager }: Reader) {
  const uids = sampleMembers.map(({ uid }) => uid);
  const members = await manager.find(Member, { where: { uid: In(uids) }, order: { uid: 'ASC' } });
  const hasSignedIn = ({ tokenIssuedAt }: Member) =>
    tokenIssuedAt.getTime() !== NEVER_SIGNED_IN.getTime();
  return {
    used: members.filter(hasSignedIn).map(({ uid }) => uid),
    unused: members.filter((member) => !hasSignedIn(member)).map(({ uid }) => uid),
  };
}
