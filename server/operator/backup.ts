import { existsSync } from 'node:fs';
import { ConfigurationError } from '../errors';
import { parseEnvironment } from '../env';
import { newBackup } from './backups';
import { catalogueFile, commandLine, run } from './command';
import { copyVerified } from './sqlite-file';

/** `npm run backup [FILE]`: copies the catalogue while it is served. */
async function backUp(): Promise<void> {
  const { file } = commandLine('npm run backup [FILE]');
  const source = catalogueFile();
  const target = file ?? newBackup(parseEnvironment(process.env));
  if (existsSync(target)) throw new ConfigurationError(`${target} is there already.`);
  console.log(`${target}: ${await copyVerified(source, target)}, verified.`);
}

run(backUp);
