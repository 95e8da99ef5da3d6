import type { Environment } from '../base/env';
import type { Database } from './database';
import type { MemberData } from './member-data';

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
export interface CatalogueCommand {
  /** Its lines of the usage, behind `npm run admin --`. Two commands may have one line in common. */
  usage: readonly string[];
  /** How many words the command takes: at least, and at most. */
  words: readonly [least: number, most: number];
  run(call: Call): Promise<void>;
}

/** Commands by their names. */
export type CatalogueCommands = Readonly<Record<string, CatalogueCommand>>;

/** The usage of commands, each line once. */
export const usageOf = (lines: readonly string[]): string =>
  [...new Set(lines)].map((line) => `npm run admin -- ${line}`).join('\n');

export const printResult = (line: string | null) => {
  if (line !== null) console.log(line);
};
