import { ConfigurationError } from '../../base/errors';
import { type CatalogueCommands, printResult } from '../../database/admin-command';
import { CurrentSite } from '../../site/current-site';
import { createMailer } from './digest/mailer';
import { sendDigests } from './digest/send-digests';

/** What an operator does with desks. */
export const deskCommands: CatalogueCommands = {
  digest: {
    usage: ['digest'],
    words: [0, 0],
    async run({ database, environment: { mail, publicUrl, siteDir } }) {
      if (!mail) throw new ConfigurationError('MAIL_URL is not set, so nothing can be sent.');
      const { engine, dataSource } = database;
      let failures = 0;
      const sent = await sendDigests({
        ...{ database, mailer: createMailer(mail), publicUrl },
        writer: { run: (write) => engine.transaction(dataSource, write) },
        siteName: new CurrentSite(siteDir).get().identity.name,
        warn(reason) {
          failures += 1;
          console.error(`A digest was not sent (${reason}).`);
        },
        signal: new AbortController().signal,
      });
      printResult(sent === 1 ? '1 digest was sent.' : `${sent} digests were sent.`);
      if (failures > 0) process.exitCode = 1;
    },
  },
};
