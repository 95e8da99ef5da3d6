import 'reflect-metadata';
import { acquireServerLock, engineOf } from './database/open-database';
import { parseEnvironment } from './base/env';
import { ConfigurationError } from './base/errors';
import { restorePictures } from './operator/backup-pictures';
import { parseArguments, runCommand } from './operator/command';

const USAGE = 'npm run restore -- FILE [--replace|--pictures]';

/**
 * Replaces the catalogue with a backup and its pictures, while no server runs. With `--pictures` the
 * pictures alone are restored, because PostgreSQL restores a catalogue by a program of its own.
 */
async function restore(): Promise<void> {
  const { file, flags } = parseArguments(USAGE, ['--replace', '--pictures']);
  if (file === undefined) throw new ConfigurationError(USAGE);
  const environment = parseEnvironment(process.env);
  // A supervisor may start the server again in the middle.
  const lock = await acquireServerLock(environment);
  try {
    if (!flags.includes('--pictures')) {
      const { backup } = engineOf(environment);
      const messages = await backup.restore(file, flags.includes('--replace'));
      for (const message of messages) console.log(message);
    }
    console.log(await restorePictures(environment, file));
  } finally {
    await lock?.close();
  }
}

runCommand(restore);
