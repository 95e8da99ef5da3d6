import { ConfigurationError } from '../base/errors';
import { engineAt } from '../database/open-database';
import { type Commands, printProgress, printResult } from './admin-command';
import { copyCatalogue } from './copy/copy-catalogue';
import { exportFile } from './export-file';
import { describeImport, importFile } from './import/import-file';
import { findPresentMember } from './members';
import { writeSnapshot } from './snapshot';

const EXPORT_USAGE = `npm run admin -- export FILE
npm run admin -- export --snapshot FOLDER`;
const COPY_USAGE = 'npm run admin -- copy --to postgres://…|sqlite:FILE';
const IMPORT_USAGE = 'npm run admin -- import FILE --as ADDRESS [--dry-run]';

/** Commands that bring artifacts into the catalogue, or out of it. */
export const transferCommands: Commands = {
  import: {
    words: [1, 1],
    async run({ database, words: [file = ''], owner, isDryRun }) {
      if (owner === '') throw new ConfigurationError(IMPORT_USAGE);
      const ownerUid = await findPresentMember(database, owner);
      const report = await importFile(database, {
        ...{ file, ownerUid, isDryRun },
        refuse: printResult,
        progress: printProgress,
      });
      printResult(describeImport(report, isDryRun));
      if (report.refused > 0 || report.unread !== null) process.exitCode = 1;
    },
  },

  export: {
    words: [0, 1],
    async run({ database, environment, words: [file = ''], snapshot: folder }) {
      if ((file === '') === (folder === '')) throw new ConfigurationError(EXPORT_USAGE);
      const options = { source: environment, progress: printProgress };
      const day = new Date().toISOString().slice(0, 10);
      const count =
        folder === ''
          ? await exportFile(database, { ...options, file })
          : await writeSnapshot(database, { ...options, folder, day });
      printResult(`Exported: ${count} artifacts.`);
    },
  },

  copy: {
    words: [0, 0],
    async run({ database, target }) {
      if (target === '') throw new ConfigurationError(COPY_USAGE);
      // The file of a copy may be in a folder that everybody reads, and has members' addresses.
      process.umask(0o077);
      printResult(await copyCatalogue(database, engineAt(target), printProgress));
    },
  },
};
