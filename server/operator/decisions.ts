import type { QueryRunner } from 'typeorm';
import type { Database } from '../database/database';
import { ConfigurationError } from '../errors';
import { decideReports } from '../reports/report.decisions';
import { hideArtifact, type Place, placeOf, showArtifact } from './hidden-artifacts';

/** The decisions of a moderator as an operator's commands. */

/** Takes an artifact out of the catalogue. @throws ConfigurationError when it is not there. */
export async function hide(
  database: Database,
  runner: QueryRunner,
  id: number,
  reason: string | null = null,
): Promise<string> {
  const place = await hideArtifact(database, runner, id, { reason, deciderUid: null });
  if (place !== 'shown') throw impossible(id, place);
  return `Artifact ${id} is hidden.`;
}

/** Puts a hidden artifact back as it was. @throws ConfigurationError when it is not hidden. */
export async function show(database: Database, runner: QueryRunner, id: number): Promise<string> {
  const place = await showArtifact(database, runner, id);
  if (place !== 'hidden') throw impossible(id, place);
  return `Artifact ${id} is shown again.`;
}

/** Rejects the open reports of an artifact. @throws ConfigurationError when there are none. */
export async function keep(_database: Database, runner: QueryRunner, id: number): Promise<string> {
  const reports = await decideReports(runner, id, 'KEEP');
  if (reports > 0) return `Artifact ${id} is kept; reports that this decides: ${reports}.`;
  const place = await placeOf(runner, id);
  throw place === 'nowhere'
    ? impossible(id, place)
    : new ConfigurationError(`Artifact ${id} has no open report.`);
}

function impossible(id: number, place: Place): ConfigurationError {
  const reasons = {
    shown: `Artifact ${id} is not hidden.`,
    hidden: `Artifact ${id} is hidden already.`,
    nowhere: `There is no artifact ${id}.`,
  };
  return new ConfigurationError(reasons[place]);
}
