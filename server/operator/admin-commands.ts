import type { Database } from '../database/database';
import type { MemberData } from '../database/member-data';
import { engineAt } from '../database/open-database';
import type { Environment } from '../base/env';
import { ConfigurationError } from '../base/errors';
import { parseId } from '../web/graphql/id';
import { findAccount, setModerator } from '../catalogue/members/moderators';
import { firebaseAuth } from '../catalogue/members/token-verifier';
import { openPictureStorage } from '../pictures/open-picture-storage';
import type { Act, Action } from '../database/log-act';
import { performAct } from './perform-act';
import { newBackupFile } from './command';
import { hide, keep, show } from './decisions';
import { checkConfiguration } from './check/check-configuration';
import { copyCatalogue } from './copy/copy-catalogue';
import { eraseMember } from '../community/account/erase-member';
import { deleteWaitingLikes, findMember, findPresentMember } from './members';
import { exportFile } from './export-file';
import { describeImport, importFile } from './import/import-file';
import { listActs, listArtifacts, listReports } from './listing';
import { findPicture, forgetPicture, removePicturesOf } from './picture-removal';
import { expectArtifacts, noArtifact, remove } from './removal';
import { restoreDeleted } from './restoration';
import { expectNoSample, expectSample, loadSample, removeSample } from './sample-catalogue';
import { writeSnapshot } from './snapshot';
import { checkSite, initSite } from './site-folder';
import { addSitePicture } from './site-picture';
import { printable } from './text-table';

const MODERATOR_USAGE = 'npm run admin -- moderator ADDRESS on|off [--unverified]';
const EXPORT_USAGE = `npm run admin -- export FILE
npm run admin -- export --snapshot FOLDER`;
const COPY_USAGE = 'npm run admin -- copy --to postgres://…|sqlite:FILE';
const IMPORT_USAGE = 'npm run admin -- import FILE --as ADDRESS [--dry-run]';

/** The arguments of a command, and the deployment that it works on. */
interface Call {
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

/** Reports the progress of a long command on stderr, apart from its output. */
const printProgress = (line: string) => console.error(line);

const printResult = (line: string | null) => {
  if (line !== null) console.log(line);
};

/** The commands, by their names. */
export const commands: Readonly<Record<string, Command>> = {
  list: {
    words: [0, 1],
    async run({ database, words: [word = ''], first, onlyHidden }) {
      printResult(await listArtifacts(database, { word, first, onlyHidden }));
    },
  },

  log: {
    words: [0, 0],
    async run({ database, first }) {
      printResult(await listActs(database, first));
    },
  },

  reports: {
    words: [0, 0],
    async run({ database, first }) {
      printResult(await listReports(database, first));
    },
  },

  keep: { words: [1, 1], run: (call) => onArtifact(call, 'keep', keep) },

  hide: {
    words: [1, 1],
    run: (call) =>
      onArtifact(call, 'hide', (database, runner, id) => hide(database, runner, id, call.reason)),
  },

  show: { words: [1, 1], run: (call) => onArtifact(call, 'show', show) },

  moderator: {
    words: [2, 2],
    async run({ database, environment, allowsUnverified, words: [email = '', state = ''] }) {
      if (state !== 'on' && state !== 'off') throw new ConfigurationError(MODERATOR_USAGE);
      const isModerator = state === 'on';
      const auth = firebaseAuth(environment);
      const account = await findAccount(auth, email);
      const { uid, displayName, emailVerified } = account;
      const who = `${printable(displayName)} (uid ${uid}, e-mail address ${emailVerified ? 'verified' : 'not verified'})`;
      if (isModerator && !emailVerified && !allowsUnverified) {
        throw new ConfigurationError(
          `Nothing was done: ${who}. Anybody can register an address that nobody has verified. If the account is the right person's, add --unverified.`,
        );
      }
      // Log the act first, so that no act is missing from the log.
      await performAct(database, `moderator-${state}`, [uid], async () => state);
      await setModerator(auth, account, isModerator).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `${reason}\nThe log has this attempt, which may have had no effect: repeat the command.`;
        throw new ConfigurationError(message, { cause: error });
      });
      printResult(
        isModerator
          ? `${who} is a moderator from their next token on: after signing in again, or within an hour.`
          : `${who} is no moderator any more, and has to sign in again.`,
      );
    },
  },

  remove: {
    words: [1, Infinity],
    async run(call) {
      const { database } = call;
      const ids = artifactsOf(call.words);
      await expectArtifacts(database, database.dataSource, ids);
      await backUpBefore(call);
      const action: Action = (runner) => remove(database, runner, ids);
      printResult(await performAct(database, 'remove', ids.map(String), action, call.reason));
      const storage = await openPictureStorage(call.environment.pictures);
      printResult(await removePicturesOf(database, storage, ids));
    },
  },

  'remove-picture': {
    words: [1, 1],
    async run({ database, environment, reason, words: [address = ''] }) {
      const id = await findPicture(database, address, environment.publicUrl);
      const storage = await openPictureStorage(environment.pictures);
      const action: Action = (runner) => forgetPicture(database, runner, storage, id);
      printResult(await performAct(database, 'remove-picture', [id], action, reason));
    },
  },

  restore: { words: [1, 1], run: (call) => onArtifact(call, 'restore', restoreDeleted) },

  'erase-member': {
    words: [1, 1],
    async run(call) {
      const { database, memberData } = call;
      const [emailOrUid = ''] = call.words;
      const uid = await findMember(database, emailOrUid);
      await backUpBefore(call);
      const action: Action = async (runner) => {
        await deleteWaitingLikes(runner, uid);
        return eraseMember(database, runner, uid, memberData);
      };
      printResult(await performAct(database, 'erase-member', [uid], action));
    },
  },

  import: {
    words: [1, 1],
    async run({ database, words: [file = ''], owner, isDryRun }) {
      if (owner === '') throw new ConfigurationError(IMPORT_USAGE);
      const ownerUid = await findPresentMember(database, owner);
      const report = await importFile(database, {
        ...{ file, ownerUid, isDryRun },
        refuse: printResult,
        progress: printProgress,
      });
      printResult(describeImport(report, isDryRun));
      if (report.refused > 0 || report.unread !== null) process.exitCode = 1;
    },
  },

  export: {
    words: [0, 1],
    async run({ database, environment, words: [file = ''], snapshot: folder }) {
      if ((file === '') === (folder === '')) throw new ConfigurationError(EXPORT_USAGE);
      const options = { source: environment, progress: printProgress };
      const day = new Date().toISOString().slice(0, 10);
      const count =
        folder === ''
          ? await exportFile(database, { ...options, file })
          : await writeSnapshot(database, { ...options, folder, day });
      printResult(`Exported: ${count} artifacts.`);
    },
  },

  check: {
    words: [0, 0],
    async runOn(variables) {
      const findings = await checkConfiguration(variables);
      for (const { state, subject, text } of findings) printResult(`${state}: ${subject}: ${text}`);
      if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
    },
  },

  copy: {
    words: [0, 0],
    async run({ database, target }) {
      if (target === '') throw new ConfigurationError(COPY_USAGE);
      // The file of a copy may be in a folder that everybody reads, and has members' addresses.
      process.umask(0o077);
      printResult(await copyCatalogue(database, engineAt(target), printProgress));
    },
  },

  'site init': {
    words: [1, 1],
    async runOn(_variables, [folder = '']) {
      printResult(initSite(folder));
    },
  },

  'site check': {
    words: [1, 1],
    async runOn(_variables, [folder = '']) {
      printResult(checkSite(folder));
    },
  },

  'site picture': {
    words: [2, 2],
    async runOn(_variables, [folder = '', photo = '']) {
      printResult(await addSitePicture(folder, photo));
    },
  },

  'sample load': {
    words: [0, 0],
    async run(call) {
      const { database } = call;
      await expectNoSample(database.dataSource);
      await backUpBefore(call);
      printResult(await performAct(database, 'sample-load', ['sample'], loadSample));
    },
  },

  'sample remove': {
    words: [0, 0],
    async run(call) {
      const { database } = call;
      await expectSample(database.dataSource);
      await backUpBefore(call);
      const action: Action = (runner) => removeSample(database, runner);
      printResult(await performAct(database, 'sample-remove', ['sample'], action));
    },
  },
};

async function onArtifact(call: Call, act: Act, action: typeof show): Promise<void> {
  const { database, reason } = call;
  const [word = ''] = call.words;
  const id = parseId(word);
  if (id === null) throw noArtifact([word]);
  const perform: Action = (runner) => action(database, runner, id);
  printResult(await performAct(database, act, [String(id)], perform, reason));
}

/** Each identifier once. @throws ConfigurationError when no artifact can have one of them. */
function artifactsOf(words: readonly string[]): number[] {
  const invalid = words.filter((word) => parseId(word) === null);
  if (invalid.length > 0) throw noArtifact(invalid);
  return [...new Set(words.map(Number))];
}

/** @throws ConfigurationError when there can be no backup, unless the operator does without. */
async function backUpBefore({ environment, database, withoutBackup }: Call): Promise<void> {
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
