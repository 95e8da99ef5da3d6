import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { openExisting } from '../database/data-source';
import { type Environment, parseEnvironment } from '../env';
import { ConfigurationError } from '../errors';
import { parseId } from '../graphql/id';
import { type Act, carryOut, type Deed } from './acts';
import { takeBackup } from './backups';
import { run } from './command';
import { eraseMember, forgetLate, whoIs } from './erasure';
import { expectArtifact, hide, remove, show } from './hidden-artifacts';
import { listActs, listArtifacts } from './listing';

const USAGE = `npm run admin -- list [WORD] [--first N] [--hidden]
npm run admin -- hide ID
npm run admin -- show ID
npm run admin -- remove ID [--without-backup]
npm run admin -- erase-member EMAIL|UID [--without-backup]
npm run admin -- log [--first N]`;

/** When every process that serves has heard of an act, in milliseconds; from the contract. */
const HEARD = 1_000;

/** The commands that can do without a subject. */
const LISTS = ['list', 'log'];

/** What the operator typed, and what it is about. */
interface Order {
  subject: string;
  first: number;
  onlyHidden: boolean;
  withoutBackup: boolean;
  environment: Environment;
  dataSource: DataSource;
}

const say = (line: string | null) => {
  if (line !== null) console.log(line);
};

const commands: Record<string, (order: Order) => Promise<void>> = {
  async list({ dataSource, subject, first, onlyHidden }) {
    say(await listArtifacts(dataSource, { word: subject, first, onlyHidden }));
  },

  async log({ dataSource, first }) {
    say(await listActs(dataSource, first));
  },

  hide: (order) => onArtifact(order, 'hide', hide),

  show: (order) => onArtifact(order, 'show', show),

  async remove(order) {
    await expectArtifact(order.dataSource, artifactOf(order));
    await backUpBefore(order);
    await onArtifact(order, 'remove', remove);
  },

  async 'erase-member'(order) {
    const uid = await whoIs(order.dataSource, order.subject);
    await backUpBefore(order);
    const erase = (deed: Deed) => carryOut(order.dataSource, 'erase-member', uid, deed);
    say(await erase((runner) => eraseMember(runner, uid)));
    // A process that has not heard of it yet may let the member like something.
    await pause(HEARD);
    say(await erase((runner) => forgetLate(runner, uid)));
  },
};

async function onArtifact(order: Order, act: Act, deed: typeof hide): Promise<void> {
  const id = artifactOf(order);
  say(await carryOut(order.dataSource, act, String(id), (runner) => deed(runner, id)));
}

/** @throws ConfigurationError where no artifact can be meant. */
function artifactOf({ subject }: Order): number {
  const id = parseId(subject);
  if (id === null) throw new ConfigurationError(`There is no artifact ${subject}.`);
  return id;
}

/** @throws ConfigurationError when it cannot be done, unless the operator goes without. */
async function backUpBefore({ environment, withoutBackup }: Order): Promise<void> {
  if (withoutBackup) return;
  try {
    say(`Backed up first: ${await takeBackup(environment)}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `Nothing was done, because no backup can be taken (--without-backup goes without): ${reason}`,
      { cause: error },
    );
  }
}

/** @throws ConfigurationError, which is the usage, for what is no command. */
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
  const { command, ...words } = readCommandLine(process.argv.slice(2));
  const environment = parseEnvironment(process.env);
  const dataSource = await openExisting(environment);
  try {
    await command({ ...words, environment, dataSource });
  } finally {
    await dataSource.destroy();
  }
}

run(admin);
