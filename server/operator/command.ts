import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { timestamp } from '../atomic-file';
import { engineOf } from '../database/open-database';
import type { Environment } from '../env';
import { ConfigurationError } from '../errors';

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

/**
 * The words of a file, which white space separates.
 * @param file a path, or `-` for standard input.
 * @throws ConfigurationError when it cannot be read, or has no words.
 */
export async function readWords(file: string): Promise<string[]> {
  const name = file === '-' ? 'Standard input' : file;
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ConfigurationError(`${name} cannot be read: ${reason}`, { cause: error });
    },
  );
  const words = content.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) throw new ConfigurationError(`${name} is empty.`);
  return words;
}

/** Runs an operator's command. What the operator has to mend is one sentence. */
export function runCommand(work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exitCode = 1;
  });
}
