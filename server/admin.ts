import 'reflect-metadata';
import { entities, memberData, readCommands } from './composition/features';
import { openDatabase } from './database/open-database';
import { parseEnvironment } from './base/env';
import { runCommand } from './operator/command';
import { readCommandLine } from './operator/command-line';

/** `npm run admin -- …`: an operator's commands. */
async function admin(): Promise<void> {
  const { command, ...options } = await readCommandLine(
    process.argv.slice(2),
    await readCommands(),
  );
  if ('runOn' in command) return command.runOn(process.env, options);
  const environment = parseEnvironment(process.env);
  const database = await openDatabase(environment, entities);
  try {
    await command.run({ ...options, environment, database, memberData });
  } finally {
    await database.dataSource.destroy();
  }
}

runCommand(admin);
