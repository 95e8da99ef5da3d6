import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { entities } from './composition/features';
import { openDatabase } from './database/open-database';
import { parseEnvironment } from './env';
import { ConfigurationError } from './errors';
import { parseId } from './graphql/id';
import { commands } from './operator/admin-commands';
import { readWords, runCommand } from './operator/command';

const USAGE = `npm run admin -- list [WORD] [--first N] [--hidden]
npm run admin -- reports [--first N]
npm run admin -- keep ID
npm run admin -- hide ID [--reason TEXT]
npm run admin -- show ID
npm run admin -- remove ID…|--file FILE [--without-backup]
npm run admin -- restore ID
npm run admin -- erase-member EMAIL|UID [--without-backup]
npm run admin -- moderator ADDRESS on|off
npm run admin -- sample load|remove [--without-backup]
npm run admin -- import FILE --as ADDRESS [--dry-run]
npm run admin -- export FILE
npm run admin -- log [--first N]`;

/** @throws ConfigurationError, which is the usage for anything that is not a command. */
async function readCommandLine(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        as: { type: 'string', default: '' },
        'dry-run': { type: 'boolean', default: false },
        first: { type: 'string', default: '24' },
        file: { type: 'string' },
        hidden: { type: 'boolean', default: false },
        reason: { type: 'string' },
        'without-backup': { type: 'boolean', default: false },
      },
    });
    const { as: owner, file, hidden: onlyHidden, 'dry-run': isDryRun } = values;
    const withoutBackup = values['without-backup'];
    const reason = values.reason?.trim() || null;
    const twoWords = positionals.slice(0, 2).join(' ');
    const name = Object.hasOwn(commands, twoWords) ? twoWords : (positionals[0] ?? '');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const first = parseId(values.first);
    const words = positionals.slice(name.split(' ').length);
    if (file !== undefined) words.push(...(await readWords(file)));
    const [least, most] = command?.words ?? [0, 0];
    const fits = words.length >= least && words.length <= most;
    if (!command || !fits || first === null) throw new Error(USAGE);
    return { command, words, first, onlyHidden, reason, withoutBackup, owner, isDryRun };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(USAGE, { cause: error });
  }
}

/** `npm run admin -- …`: an operator's acts, while the product serves. */
async function admin(): Promise<void> {
  const { command, ...options } = await readCommandLine(process.argv.slice(2));
  const environment = parseEnvironment(process.env);
  const database = await openDatabase(environment, entities);
  try {
    await command.run({ ...options, environment, database });
  } finally {
    await database.dataSource.destroy();
  }
}

runCommand(admin);
