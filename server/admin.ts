import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { entities } from './composition/features';
import type { Database } from './database/database';
import { openDatabase } from './database/open-database';
import { type Environment, parseEnvironment } from './env';
import { ConfigurationError } from './errors';
import { parseId } from './graphql/id';
import { type Act, type Action, performAct } from './operator/acts';
import { newBackupFile, runCommand } from './operator/command';
import { deleteLateWrites, eraseMember, findMember } from './operator/erasure';
import { expectArtifact, hide, remove, show } from './operator/hidden-artifacts';
import { listActs, listArtifacts } from './operator/listing';

const USAGE = `npm run admin -- list [WORD] [--first N] [--hidden]
npm run admin -- hide ID
npm run admin -- show ID
npm run admin -- remove ID [--without-backup]
npm run admin -- erase-member EMAIL|UID [--without-backup]
npm run admin -- log [--first N]`;

/** How long it takes until every serving process has heard of an act, in milliseconds. */
const PROPAGATION_TIME = 1_000;

/** The commands that need no subject. */
const LISTS = ['list', 'log'];

/** What the operator typed, and where it is carried out. */
interface Command {
  subject: string;
  first: number;
  onlyHidden: boolean;
  withoutBackup: boolean;
  environment: Environment;
  database: Database;
}

const say = (line: string | null) => {
  if (line !== null) console.log(line);
};

const commands: Record<string, (command: Command) => Promise<void>> = {
  async list({ database, subject, first, onlyHidden }) {
    say(await listArtifacts(database, { word: subject, first, onlyHidden }));
  },

  async log({ database, first }) {
    say(await listActs(database, first));
  },

  hide: (command) => onArtifact(command, 'hide', hide),

  show: (command) => onArtifact(command, 'show', show),

  async remove(command) {
    await expectArtifact(command.database.dataSource, artifactOf(command));
    await backUpBefore(command);
    await onArtifact(command, 'remove', remove);
  },

  async 'erase-member'(command) {
    const { database, subject } = command;
    const uid = await findMember(database, subject);
    await backUpBefore(command);
    const erase = (action: Action) => performAct(database, 'erase-member', uid, action);
    say(await erase((runner) => eraseMember(runner, uid)));
    // A process that has not heard of the erasure yet may let the member like something.
    await pause(PROPAGATION_TIME);
    say(await erase((runner) => deleteLateWrites(runner, uid)));
  },
};

async function onArtifact(command: Command, act: Act, action: typeof hide): Promise<void> {
  const { database } = command;
  const id = artifactOf(command);
  say(await performAct(database, act, String(id), (runner) => action(database, runner, id)));
}

/** @throws ConfigurationError when no artifact can have this identifier. */
function artifactOf({ subject }: Command): number {
  const id = parseId(subject);
  if (id === null) throw new ConfigurationError(`There is no artifact ${subject}.`);
  return id;
}

/** @throws ConfigurationError when there can be no backup, unless the operator does without. */
async function backUpBefore({ environment, database, withoutBackup }: Command): Promise<void> {
  if (withoutBackup) return;
  const file = newBackupFile(environment);
  try {
    await database.engine.backup.write(file);
    say(`Backed up first: ${file}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `Nothing was done, because there is no backup (--without-backup does without): ${reason}`,
      { cause: error },
    );
  }
}

/** @throws ConfigurationError, which is the usage, for anything that is not a command. */
function readCommandLine(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        first: { type: 'string', default: '24' },
        hidden: { type: 'boolean', default: false },
        'without-backup': { type: 'boolean', default: false },
      },
    });
    const [name = '', subject = '', ...more] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const first = parseId(values.first);
    const complete = subject !== '' || LISTS.includes(name);
    if (!command || !complete || more.length > 0 || first === null) throw new Error(USAGE);
    const { hidden: onlyHidden, 'without-backup': withoutBackup } = values;
    return { command, subject, first, onlyHidden, withoutBackup };
  } catch (error) {
    throw new ConfigurationError(USAGE, { cause: error });
  }
}

/** `npm run admin -- …`: an operator's acts, while the product serves. */
async function admin(): Promise<void> {
  const { command, ...options } = readCommandLine(process.argv.slice(2));
  const environment = parseEnvironment(process.env);
  const database = await openDatabase(environment, entities);
  try {
    await command({ ...options, environment, database });
  } finally {
    await database.dataSource.destroy();
  }
}

runCommand(admin);
