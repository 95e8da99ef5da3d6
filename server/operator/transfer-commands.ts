import { publicFacts } from '../catalogue/artifacts/facts/stored-facts';
import { ConfigurationError } from '../base/errors';
import { type CatalogueCommands, printResult, usageOf } from '../database/admin-command';
import { engineAt } from '../database/open-database';
import { readSite } from '../site/read-site';
import { printProgress } from './admin-command';
import { CurrentSite } from '../site/current-site';
import { copyCatalogue } from './copy/copy-catalogue';
import { exportFile } from './export-file';
import { describeImport, importFile } from './import/import-file';
import { findPresentMember } from './members';
import { writeSnapshot } from './snapshot';

const IMPORT_USAGE = ['import FILE --as ADDRESS [--dry-run]'];
const EXPORT_USAGE = ['export FILE', 'export --snapshot FOLDER'];
const COPY_USAGE = ['copy --to postgres://…|sqlite:FILE'];

/** Commands that bring artifacts into the catalogue, or out of it. */
export const transferCommands: CatalogueCommands = {
  import: {
    usage: IMPORT_USAGE,
    words: [1, 1],
    async run({ database, environment, words: [file = ''], owner, isDryRun }) {
      if (owner === '') throw new ConfigurationError(usageOf(IMPORT_USAGE));
      const ownerUid = await findPresentMember(database, owner);
      const report = await importFile(database, {
        ...{ file, ownerUid, isDryRun },
        record: readSite(environment.siteDir).record,
        refuse: printResult,
        progress: printProgress,
      });
      printResult(describeImport(report, isDryRun));
      if (report.refused > 0 || report.unread !== null) process.exitCode = 1;
    },
  },

  export: {
    usage: EXPORT_USAGE,
    words: [0, 1],
    async run({ database, environment, words: [file = ''], snapshot: folder }) {
      if ((file === '') === (folder === '')) throw new ConfigurationError(usageOf(EXPORT_USAGE));
      const source = { ...environment, site: new CurrentSite(environment.siteDir) };
      const options = { source, progress: printProgress };
      const { record } = source.site.get();
      const day = new Date().toISOString().slice(0, 10);
      // A snapshot is made to be published, so it has no private facts.
      const count =
        folder === ''
          ? await exportFile(database, { ...options, facts: record.facts, file })
          : await writeSnapshot(database, { ...options, facts: publicFacts(record), folder, day });
      printResult(`Exported: ${count} artifacts.`);
    },
  },

  copy: {
    usage: COPY_USAGE,
    words: [0, 0],
    async run({ database, target }) {
      if (target === '') throw new ConfigurationError(usageOf(COPY_USAGE));
      // The file of a copy may be in a folder that everybody reads, and has members' addresses.
      process.umask(0o077);
      printResult(await copyCatalogue(database, engineAt(target), printProgress));
    },
  },
};
