import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { MAX_PICTURE_BYTES } from '../../common/picture-limits';
import type { Environment } from '../base/env';
import { codeOf } from '../base/errors';
import { named } from '../web/http/named-scope';
import { sendErrorsAsJson } from '../web/http/send-error';
import { webpOfDrawing } from '../base/picture-files';
import { readDrawing } from '../pictures/drawing';
import { FetchFailure } from '../pictures/fetch-failure';
import { QuotaService } from '../catalogue/quotas/quota.service';
import { PictureCopier } from '../pictures/picture-copier';
import { explainPictureError, PictureError } from '../pictures/picture-error';
import { type MakerLimits, PictureMaker } from '../pictures/picture-maker';
import type { PictureStorage } from '../pictures/picture-storage';
import { PictureService } from '../pictures/picture.service';
import { registerPictures } from '../pictures/pictures.routes';
import { fetchPublic } from '../pictures/public-fetch';
import type { Host } from '../web/feature';
import { measureDueLinks, measureMaking, measureStoredPictures } from './picture-metrics';

/** What stored pictures need; tests pass parts of their own. */
export interface PictureParts {
  storage: PictureStorage;
  /** A folder for files of the moment; nothing else is in it. */
  temporaryFolder: string;
  /** Fetches a linked picture. Without it, drawings and public addresses alone are reached. */
  fetch?: (url: string) => Promise<Buffer>;
  limits?: Partial<MakerLimits>;
  /** How long an upload takes at most after its file arrived, in milliseconds. */
  patience?: number;
}

interface Parts extends PictureParts {
  settings: Pick<Environment, 'publicUrl' | 'copyLinkedPictures'>;
  /** The folder of the built web client, which has the drawings. */
  clientDir: string;
}

/** Takes in, serves and copies pictures, until the server closes. */
export async function addPictures(app: FastifyInstance, host: Host, parts: Parts): Promise<void> {
  const { storage, temporaryFolder, limits, patience } = parts;
  const { database, writer, changes } = host.services;
  const quotas = host.services.get(QuotaService);
  const { registry } = host;
  const maker = new PictureMaker({ storage, temporaryFolder, ...(limits && { limits }) });
  const measured = measureMaking(maker, registry);
  measureStoredPictures(database, registry);
  const pictures = new PictureService({
    database,
    writer,
    changes,
    storage,
    maker: measured,
    quotas,
  });
  app.decorate('pictures', { service: pictures, storage });
  const routes = async (scope: FastifyInstance) => {
    sendErrorsAsJson(scope, (error) => explainPictureError(host.translateError(error)));
    registerPictures(scope, host, patience);
  };
  await app.register(named('pictures', routes));

  const closing = new AbortController();
  const copier = parts.settings.copyLinkedPictures
    ? startCopier(app, host, parts, pictures, closing.signal)
    : null;
  app.addHook('onClose', async () => {
    // A fetch and a making that go on would keep the server for a minute.
    closing.abort();
    await Promise.all([maker.close(), copier?.close()]);
  });
}

function startCopier(
  app: FastifyInstance,
  { services: { database, writer }, registry }: Host,
  { settings, clientDir, fetch }: Parts,
  pictures: PictureService,
  closing: AbortSignal,
): PictureCopier {
  measureDueLinks(database, registry);
  const attempts = new Counter({
    name: 'picture_copies_total',
    help: 'Attempts to copy a linked picture, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const { publicUrl } = settings;
  const fetchPicture = (url: string) => {
    const drawing = webpOfDrawing(url);
    return drawing === null
      ? fetchPublic(url, { publicUrl, maxBytes: MAX_PICTURE_BYTES, closing })
      : readDrawing(drawing, clientDir);
  };
  const copier = new PictureCopier({
    ...{ database, writer, fetch: fetch ?? fetchPicture },
    keepCopy: (url, file) => pictures.keepCopy(url, file),
    onAttempt(failure) {
      attempts.inc({ outcome: failure === null ? 'copied' : 'failed' });
      if (failure === null) return;
      const level = isOfTheLink(failure) ? 'info' : 'error';
      app.log[level]({ err: failure }, 'a linked picture was not copied');
    },
  });
  copier.start((err) => app.log.warn({ err }, 'linked pictures cannot be copied now'));
  return copier;
}

/** Whether the other site, its file or the member's quota is to blame, and not this server. */
const isOfTheLink = (failure: unknown) =>
  codeOf(failure) === 'RATE_LIMITED' ||
  failure instanceof FetchFailure ||
  (failure instanceof PictureError && !['FAILED', 'OVERLOADED'].includes(failure.code));
