import type { QueryRunner } from 'typeorm';
import { ConfigurationError } from '../../base/errors';
import { derivedColumns } from '../../catalogue/artifacts/artifact.columns';
import { artifactCommand, noArtifact } from '../../catalogue/artifacts/artifact.command';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import { insertWaiting } from '../../catalogue/artifacts/hidden/waiting.writes';
import { Member } from '../../catalogue/members/member.entity';
import { RESTORABLE_FOR } from '../../catalogue/revisions/purge-deleted';
import { ArtifactRevision, RevisionKind } from '../../catalogue/revisions/revision.entity';
import { readFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { takenValues } from '../../catalogue/artifacts/facts/unique-facts';
import { versionOf } from '../../catalogue/revisions/versions';
import type { CatalogueCommands } from '../../database/admin-command';
import type { Database } from '../../database/database';
import type { CatalogueRecord } from '../../site/record';
import { visibilityOf } from '../moderation/hidden-artifacts';

/** What an operator does with earlier versions. */
export const historyCommands: CatalogueCommands = {
  restore: artifactCommand('restore', restoreDeleted),
};

/**
 * Puts an artifact back as it was when it was deleted, with its identifier, owner and dates. Its
 * likes and views went with it. One that was never published waits for review.
 * @throws ConfigurationError when it is there, was never there, was deleted more than 30 days ago, or
 * has a unique value that another artifact has now.
 */
export async function restoreDeleted(
  database: Database,
  runner: QueryRunner,
  id: number,
  _reason: string | null,
  record: CatalogueRecord,
): Promise<string> {
  const { manager } = runner;
  const last = await manager.findOne(ArtifactRevision, {
    where: { artifactId: id },
    order: { sequence: 'DESC' },
  });
  if (!last) throw noArtifact([String(id)]);
  const visibility = await visibilityOf(runner, id);
  if (visibility !== 'missing') {
    throw new ConfigurationError(`Artifact ${id} is not deleted: it is ${visibility}.`);
  }
  const { ownerUid, previous, changedAt } = last;
  if (previous === null || changedAt.getTime() < Date.now() - RESTORABLE_FOR) {
    throw new ConfigurationError(`Artifact ${id} was deleted more than 30 days ago, and is gone.`);
  }
  if (!(await manager.existsBy(Member, { uid: ownerUid }))) {
    throw new ConfigurationError(`Artifact ${id} cannot be restored: its owner is gone.`);
  }
  const version = versionOf(previous);
  const artifact = { facts: readFacts(version.facts), id };
  const [taken] = Object.keys(await takenValues(database, artifact, record, runner));
  if (taken !== undefined) {
    throw new ConfigurationError(
      `Artifact ${id} cannot be restored: another artifact has the value of its ${taken}.`,
    );
  }
  const columns = { ...version, ...derivedColumns(version, record), ownerUid };
  if (await manager.existsBy(ArtifactRevision, { artifactId: id, kind: RevisionKind.ADDED })) {
    await database.insertIfAbsent(runner, Artifact, { ...columns, id });
    return `Artifact ${id} is restored.`;
  }
  const dates = { addedAt: new Date(version.addedAt), updatedAt: new Date(version.updatedAt) };
  await insertWaiting(database, runner, { ...columns, ...dates }, id);
  return `Artifact ${id} is restored. It was never published, and waits for review.`;
}
