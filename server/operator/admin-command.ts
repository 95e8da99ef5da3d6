import { messageOf } from '../base/error-message';
import { ConfigurationError } from '../base/errors';
import { type Call, type CatalogueCommand, printResult } from '../database/admin-command';
import { newBackupFile } from './command';

/** A command that opens no catalogue, and takes settings that may be wrong. */
interface SettingsCommand extends Omit<CatalogueCommand, 'run'> {
  runOn(
    variables: NodeJS.ProcessEnv,
    options: Pick<Call, 'words'> & {
      /** The name of the record to start from; empty when not given. */
      record: string;
    },
  ): Promise<void>;
}

/** Commands by their names. */
export type Commands = Readonly<Record<string, CatalogueCommand | SettingsCommand>>;

/** Reports the progress of a long command on stderr, apart from its output. */
export const printProgress = (line: string) => console.error(line);

/** @throws ConfigurationError when there can be no backup, unless the operator does without. */
export async function backUpBefore({ environment, database, withoutBackup }: Call): Promise<void> {
  if (withoutBackup) return;
  const file = newBackupFile(environment);
  try {
    await database.engine.backup.write(file);
    printResult(`Backed up first: ${file}.`);
  } catch (error) {
    const reason = messageOf(error);
    throw new ConfigurationError(
      `Nothing was done, because there is no backup (--without-backup does without): ${reason}`,
      { cause: error },
    );
  }
}
