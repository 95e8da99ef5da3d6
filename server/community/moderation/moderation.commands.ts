import type { QueryRunner } from 'typeorm';
import { ConfigurationError } from '../../base/errors';
import { artifactCommand } from '../../catalogue/artifacts/artifact.command';
import type { CatalogueCommands } from '../../database/admin-command';
import type { Database } from '../../database/database';
import type { CatalogueRecord } from '../../site/record';
import { decideReports } from '../reports/open-reports';
import { hideArtifact, showArtifact, type Visibility, visibilityOf } from './hidden-artifacts';

/** The decisions of a moderator as an operator's commands. */
export const moderationCommands: CatalogueCommands = {
  keep: artifactCommand('keep', keep),
  hide: artifactCommand('hide', hide),
  show: artifactCommand('show', show),
};

/** Takes an artifact out of the catalogue. @throws ConfigurationError when it is not there. */
export async function hide(
  database: Database,
  runner: QueryRunner,
  id: number,
  reason: string | null = null,
): Promise<string> {
  const visibility = await hideArtifact(database, runner, id, { reason, deciderUid: null });
  if (visibility !== 'shown') throw impossible(id, visibility);
  return `Artifact ${id} is hidden.`;
}

/** Puts a hidden artifact back as it was. @throws ConfigurationError when it is not hidden. */
export async function show(
  database: Database,
  runner: QueryRunner,
  id: number,
  _reason: string | null,
  record: CatalogueRecord,
): Promise<string> {
  const visibility = await showArtifact(database, runner, id, record);
  if (visibility !== 'hidden') throw impossible(id, visibility);
  return `Artifact ${id} is shown again.`;
}

/** Rejects the open reports of an artifact. @throws ConfigurationError when there are none. */
async function keep(_database: Database, runner: QueryRunner, id: number): Promise<string> {
  const reports = await decideReports(runner, id, 'KEEP');
  if (reports > 0) return `Artifact ${id} is kept; reports that this decides: ${reports}.`;
  const visibility = await visibilityOf(runner, id);
  throw visibility === 'missing'
    ? impossible(id, visibility)
    : new ConfigurationError(`Artifact ${id} has no open report.`);
}

function impossible(id: number, visibility: Visibility): ConfigurationError {
  const reasons = {
    shown: `Artifact ${id} is not hidden.`,
    hidden: `Artifact ${id} is hidden already.`,
    missing: `There is no artifact ${id}.`,
  };
  return new ConfigurationError(reasons[visibility]);
}
