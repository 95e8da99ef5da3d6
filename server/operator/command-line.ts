import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { visibleText } from '../../common/visible-text';
import { messageOf } from '../base/error-message';
import { ConfigurationError } from '../base/errors';
import { parseId } from '../web/graphql/id';
import { type CatalogueCommands, usageOf } from '../database/admin-command';
import type { Commands } from './admin-command';
import { catalogueCommands } from './catalogue-commands';
import { memberCommands } from './member-commands';
import { siteCommands } from './site-commands';
import { transferCommands } from './transfer-commands';

/** The commands that belong to no feature. */
const ownCommands: Commands = {
  ...catalogueCommands,
  ...memberCommands,
  ...transferCommands,
  ...siteCommands,
};

/**
 * Reads the arguments behind `npm run admin --`.
 * @throws ConfigurationError, which is the usage for anything that is not a command.
 */
export async function readCommandLine(args: string[], commandsOfFeatures: CatalogueCommands) {
  const commands: Commands = { ...commandsOfFeatures, ...ownCommands };
  const usage = usageOf(Object.values(commands).flatMap((command) => command.usage));
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
        record: { type: 'string', default: '' },
        snapshot: { type: 'string', default: '' },
        to: { type: 'string', default: '' },
        unverified: { type: 'boolean', default: false },
        'without-backup': { type: 'boolean', default: false },
      },
    });
    const { as: owner, file, hidden: onlyHidden, 'dry-run': isDryRun } = values;
    const { snapshot, record, to: target } = values;
    const allowsUnverified = values.unverified;
    const withoutBackup = values['without-backup'];
    const reason = visibleText(values.reason ?? '');
    const twoWords = positionals.slice(0, 2).join(' ');
    const name = Object.hasOwn(commands, twoWords) ? twoWords : (positionals[0] ?? '');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const first = parseId(values.first);
    const words = positionals.slice(name.split(' ').length);
    if (file !== undefined) words.push(...(await readWords(file)));
    const [least, most] = command?.words ?? [0, 0];
    const fits = words.length >= least && words.length <= most;
    if (!command || !fits || first === null) throw new Error(usage);
    return {
      ...{ command, words, first, onlyHidden, reason, withoutBackup, allowsUnverified },
      ...{ owner, isDryRun, snapshot, target, record },
    };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    throw new ConfigurationError(usage, { cause: error });
  }
}

/**
 * The words of a file, which white space separates.
 * @param file a path, or `-` for standard input.
 * @throws ConfigurationError when it cannot be read, or has no words.
 */
async function readWords(file: string): Promise<string[]> {
  const name = file === '-' ? 'Standard input' : file;
  const content = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(
    (error: unknown) => {
      const reason = messageOf(error);
      throw new ConfigurationError(`${name} cannot be read: ${reason}`, { cause: error });
    },
  );
  const words = content.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) throw new ConfigurationError(`${name} is empty.`);
  return words;
}
