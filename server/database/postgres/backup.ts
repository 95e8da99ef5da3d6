import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { writeAtomically } from '../../base/atomic-file';
import { ConfigurationError, errorCode } from '../../base/errors';
import type { Backup } from '../engine';

/** Backups by PostgreSQL's own programs. */
export function postgresBackup(databaseUrl: string): Backup {
  return {
    extension: 'dump',

    async write(target) {
      await writeAtomically(target, (temporary) => dump(databaseUrl, temporary));
      return 'written by pg_dump.';
    },

    async restore() {
      throw new ConfigurationError(
        'DATABASE_URL is set: PostgreSQL restores with its own program, pg_restore; then --pictures restores the pictures (docs/operations.md).',
      );
    },
  };
}

async function dump(databaseUrl: string, file: string): Promise<void> {
  const { url, password } = withoutPassword(databaseUrl);
  const args = ['--format=custom', '--no-password', `--file=${file}`, `--dbname=${url}`];
  // Everybody on the machine sees the arguments of a process; only its owner sees the environment.
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await promisify(execFile)('pg_dump', args, { env });
  } catch (error) {
    const { stderr } = Object(error) as { stderr?: string };
    const output = stderr?.trim().replace(/\s*\n\s*/g, '; ') ?? '';
    const reason = errorCode(error) === 'ENOENT' ? 'is not installed here' : `failed: ${output}`;
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
