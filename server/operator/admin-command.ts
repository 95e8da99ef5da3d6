import type { Database } from '../database/database';
import type { MemberData } from '../database/member-data';
import type { Environment } from '../base/env';
import { ConfigurationError } from '../base/errors';
import { newBackupFile } from './command';

/** The arguments of a command, and the deployment that it works on. */
export interface Call {
  /** The words behind the command's name, and those of its file. */
  words: readonly string[];
  first: number;
  onlyHidden: boolean;
  /** The reason of a decision. The log stores it, and the owner of a hidden artifact sees it. */
  reason: string | null;
  withoutBackup: boolean;
  /** Whether an account with an unverified address may become a moderator's. */
  allowsUnverified: boolean;
  /** The e-mail address or uid of the member who will own imported artifacts; empty when not given. */
  owner: string;
  isDryRun: boolean;
  /** The folder of a snapshot; empty when not given. */
  snapshot: string;
  /** The address of the database into which the catalogue is copied; empty when not given. */
  target: string;
  environment: Environment;
  database: Database;
  memberData: readonly MemberData[];
}

/** A command of `npm run admin`. */
interface CatalogueCommand {
  /** How many words the command takes: at least, and at most. */
  words: readonly [least: number, most: number];
  run(call: Call): Promise<void>;
}

/** A command that opens no catalogue, and takes settings that may be wrong. */
interface SettingsCommand extends Pick<CatalogueCommand, 'words'> {
  runOn(variables: NodeJS.ProcessEnv, words: readonly string[]): Promise<void>;
}

export type Command = CatalogueCommand | SettingsCommand;

/** Commands by their names. */
export type Commands = Readonly<Record<string, Command>>;

/** Reports the progress of a long command on stderr, apart from its output. */
export const printProgress = (line: string) => console.error(line);

export const printResult = (line: string | null) => {
  if (line !== null) console.log(line);
};

/** @throws ConfigurationError when there can be no backup, unless the operator does without. */
export async function backUpBefore({ environment, database, withoutBackup }: Call): Promise<void> {
  if (withoutBackup) return;
  const file = newBackupFile(environment);
  try {
    await database.engine.backup.write(file);
    printResult(`Backed up first: ${file}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `Nothing was done, because there is no backup (--without-backup does without): ${reason}`,
      { cause: error },
    );
  }
}
