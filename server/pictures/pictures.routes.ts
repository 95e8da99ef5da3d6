import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES } from '../../common/picture-limits';
import { publicPaths } from '../../common/public-paths';
import { unauthenticated } from '../base/errors';
import { ConcurrencyLimit } from '../web/http/concurrency-limit';
import { untilClosed } from '../web/http/until-closed';
import { permits } from '../base/rights';
import type { Host } from '../web/feature';
import { picturePath } from './picture-addresses';
import { PictureError } from './picture-error';
import { mediaTypeOf } from './picture-objects';
import type { PictureStorage } from './picture-storage';
import { QuotaService } from '../catalogue/quotas/quota.service';
import type { PictureService, PictureVisibility } from './picture.service';

/** How many requests an upload counts as at least. */
const REQUESTS = 20;

/** What the making of a picture counts as: the one or the other, whichever is more. */
const REQUESTS_PER_MEGAPIXEL = 4;
const REQUESTS_PER_SECOND = 20;

/** How long an upload takes at most after its file arrived, in milliseconds: see `silence`. */
const PATIENCE = 55_000;

/** Each upload holds a whole file in memory. */
const SIMULTANEOUS = { ofOne: 3, ofAll: 24, what: 'uploads' };

/** The name never stands for another content. Shared caches ask again, because a picture may be hidden. */
export const CACHED = 'public, max-age=31536000, s-maxage=3600, immutable';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stored pictures: where they are, and what knows which may be shown. */
    pictures: { service: PictureService; storage: PictureStorage };
  }
}

/**
 * Takes in pictures of members, and serves stored pictures to every origin.
 * @param scope takes no other bodies than files.
 * @param patience how long an upload takes at most after its file arrived, in milliseconds.
 */
export function registerPictures(
  scope: FastifyInstance,
  { services, contextOf, limit }: Host,
  patience = PATIENCE,
): void {
  const { service: pictures, storage } = scope.pictures;
  const { publicUrl } = services.deployment;
  const uploads = new ConcurrencyLimit(SIMULTANEOUS);
  const quotas = services.get(QuotaService);
  scope.removeAllContentTypeParsers();
  for (const type of [/^image\//, 'application/octet-stream']) {
    const options = { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES } as const;
    scope.addContentTypeParser(type, options, (_request, body, done) => done(null, body));
  }

  scope.post(publicPaths.pictures, {
    // Before the file is read: a stranger sends a whole picture in vain otherwise.
    onRequest: async (request, reply) => {
      const context = await contextOf(request.raw);
      if (!context.viewer) throw unauthenticated();
      uploads.begin(context.viewer.uid, reply.raw);
      context.chargeAhead(REQUESTS);
      await context.assertMayWrite();
      await quotas.assertMayUpload(context.viewer.uid);
    },
    handler: async (request, reply) => {
      const { body } = request;
      const file = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const context = await contextOf(request.raw);
      if (!context.viewer) throw unauthenticated();
      const { uid } = context.viewer;
      const uploading = pictures.upload(uid, file, {
        who: `member ${uid}`,
        signal: untilClosed(reply.raw, new PictureError('INTERRUPTED')),
        onMaking: (making) => context.chargeBeyondLimit(requestsOf(making) - REQUESTS),
      });
      const { id, width, height } = await inTime(uploading, patience);
      return reply.code(201).send({ url: publicUrl + picturePath(id), width, height });
    },
  });

  /** Moderators judge hidden artifacts by their pictures, too. */
  async function isOfModerator(request: FastifyRequest): Promise<boolean> {
    if (request.headers.authorization === undefined) return false;
    return permits('readHiddenPicture', await contextOf(request.raw));
  }

  scope.get<{ Params: { id: string; file: string } }>(
    picturePath(':id', ':file'),
    async (request, reply) => {
      const { id, file } = request.params;
      const visibility = await pictures.visibilityOf(id, () => limit?.countOrRefuse(request.raw));
      if (visibility === 'shown') return sendObject(reply, storage, `${id}/${file}`, CACHED);
      if (visibility === 'hidden' && (await isOfModerator(request))) {
        return sendObject(reply, storage, `${id}/${file}`, 'private, no-store');
      }
      return refuseObject(reply, visibility);
    },
  );
}

const requestsOf = ({ seconds, pixels }: { seconds: number; pixels: number }) =>
  Math.max(
    REQUESTS,
    Math.ceil(seconds * REQUESTS_PER_SECOND),
    Math.ceil((pixels / 1_000_000) * REQUESTS_PER_MEGAPIXEL),
  );

/** Waits for an upload, which goes on when its time has passed. @throws PictureError then */
async function inTime<Result>(uploading: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PictureError('UNAVAILABLE')), milliseconds);
  });
  return Promise.race([uploading, late]).finally(() => clearTimeout(timer));
}

/**
 * Answers that there is no picture, or no longer one for everybody: its artifact is hidden or was deleted, or
 * shows another picture.
 */
export function refuseObject(reply: FastifyReply, visibility: PictureVisibility): FastifyReply {
  if (visibility === 'hidden') {
    return reply
      .code(410)
      .header('cache-control', 'no-store')
      .send({ message: 'This picture is not shown any more.' });
  }
  reply.callNotFound();
  return reply;
}

/**
 * Sends an object of a stored picture, which any origin may use.
 * @throws PictureError when the storage fails
 */
export async function sendObject(
  reply: FastifyReply,
  storage: PictureStorage,
  name: string,
  cacheControl: string,
): Promise<FastifyReply> {
  const object = await storage.read(name).catch((error: unknown) => {
    throw PictureError.of(error);
  });
  if (!object) return refuseObject(reply, 'missing');
  return reply
    .headers({
      'access-control-allow-origin': '*',
      'cache-control': cacheControl,
      'content-length': object.size,
    })
    .type(mediaTypeOf(name))
    .send(object.stream);
}
