import { join } from 'node:path';
import { timestamp } from '../base/atomic-file';
import { engineOf } from '../database/open-database';
import type { Environment } from '../base/env';
import { ConfigurationError } from '../base/errors';

/**
 * What stands behind a command: at most one file, and flags.
 * @throws ConfigurationError, which is the usage, for anything else.
 */
export function parseArguments(usage: string, flags: readonly string[] = []) {
  const words = process.argv.slice(2);
  const files = words.filter((word) => !word.startsWith('-'));
  const used = words.filter((word) => word.startsWith('-'));
  if (files.length > 1 || used.some((flag) => !flags.includes(flag))) {
    throw new ConfigurationError(usage);
  }
  return { file: files[0], flags: used };
}

/** The file of a new backup in the data folder. */
export function newBackupFile(environment: Environment): string {
  const { extension } = engineOf(environment).backup;
  return join(environment.dataDir, 'backups', `antiquary-${timestamp()}.${extension}`);
}

/** Runs an operator's command. What the operator has to mend is one sentence. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  });
}

/** An error of the system names the file, too. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigurationError || (error instanceof Error && 'syscall' in error);
