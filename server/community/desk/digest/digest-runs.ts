import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Host } from '../../../web/feature';
import { createMailer } from './mailer';
import { sendDigests } from './send-digests';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Sends what is due every hour, beside the requests; the first time a minute after the start. Every process
 * does: see `sendDigests`. Without a mail server, nothing is sent.
 */
export function sendDigestsHourly(app: FastifyInstance, { services }: Host): void {
  const { database, writer, deployment } = services;
  const { mail, publicUrl, site } = deployment;
  if (!mail) return;
  const mailer = createMailer(mail);
  const closing = new AbortController();
  const { signal } = closing;
  const warn = (reason: string) => app.log.warn({ reason }, 'a digest was not sent');

  async function run(): Promise<void> {
    for (let wait = MINUTE; ; wait = HOUR) {
      await pause(wait, undefined, { signal, ref: false });
      const siteName = site.get().identity.name;
      await sendDigests({ database, writer, mailer, publicUrl, siteName, warn, signal }).catch(
        (err: unknown) => app.log.error({ err }, 'no digests were sent'),
      );
    }
  }
  // Ends by the signal alone.
  const running = run().catch(() => {});
  app.addHook('onClose', async () => {
    closing.abort();
    await running;
  });
}
