import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { engineOf } from './database/open-database';
import { parseEnvironment } from './base/env';
import { ConfigurationError } from './base/errors';
import { backUpPictures } from './operator/backup-pictures';
import { newBackupFile, parseArguments, runCommand } from './operator/command';

/** `npm run backup [FILE]`: copies the catalogue and its pictures while it is served. */
async function backUp(): Promise<void> {
  const { file } = parseArguments('npm run backup [FILE]');
  const environment = parseEnvironment(process.env);
  const target = file ?? newBackupFile(environment);
  if (existsSync(target)) throw new ConfigurationError(`${target} exists already.`);
  console.log(`${target}: ${await engineOf(environment).backup.write(target)}`);
  console.log(await backUpPictures(environment, target));
}

runCommand(backUp);
