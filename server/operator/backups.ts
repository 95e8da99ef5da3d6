import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { driverCode } from '../database/engine';
import { sqliteFile } from '../database/sqlite-driver';
import type { Environment } from '../env';
import { ConfigurationError } from '../errors';
import { stamp } from './command';
import { copyVerified } from './sqlite-file';
import { writeWhole } from './whole-file';

type Location = Pick<Environment, 'dataDir' | 'databaseUrl'>;

/** A name for a backup that no other has. */
export const newBackup = ({ dataDir, databaseUrl }: Location): string =>
  join(dataDir, 'backups', `antiquary-${stamp()}.${databaseUrl ? 'dump' : 'sqlite'}`);

/**
 * Backs the catalogue up into the data folder while it is served.
 * @returns the file.
 * @throws ConfigurationError when it cannot be done.
 */
export async function takeBackup(location: Location): Promise<string> {
  const { dataDir, databaseUrl } = location;
  const target = newBackup(location);
  if (databaseUrl) await writeWhole(target, (unfinished) => dump(databaseUrl, unfinished));
  else await copyVerified(sqliteFile(dataDir), target);
  return target;
}

/** Has PostgreSQL's own program write a backup. */
async function dump(databaseUrl: string, file: string): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  const args = ['--format=custom', '--no-password', `--file=${file}`, `--dbname=${url}`];
  // Everybody on the machine sees a program's arguments, and its owner alone its environment.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)('pg_dump', args, { env });
  } catch (error) {
    const { stderr } = Object(error) as { stderr?: string };
    const said = stderr?.trim().replace(/\s*\n\s*/g, '; ') ?? '';
    const reason = driverCode(error) === 'ENOENT' ? 'is not installed here' : `failed: ${said}`;
    throw new ConfigurationError(`pg_dump ${reason}.`, { cause: error });
  }
}

function withoutPassword(databaseUrl: string): { url: string; password: string } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return { url: url.href, password };
}
