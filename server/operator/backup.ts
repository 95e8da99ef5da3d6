import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError } from '../errors';
import { catalogueFile, commandLine, run, stamp } from './command';
import { copyVerified } from './sqlite-file';

/** `npm run backup [FILE]`: copies the catalogue while it is served. */
async function backUp(): Promise<void> {
  const { file } = commandLine('npm run backup [FILE]');
  const source = catalogueFile();
  const target = file ?? join(dirname(source), 'backups', `antiquary-${stamp()}.sqlite`);
  if (existsSync(target)) throw new ConfigurationError(`${target} is there already.`);
  console.log(`${target}: ${await copyVerified(source, target)}, verified.`);
}

run(backUp);
