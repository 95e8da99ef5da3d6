import type { FastifyInstance } from 'fastify';
import { LARGEST_COPY } from '../../common/picture-limits';
import { CACHED, refuseObject, sendObject } from './pictures.routes';
import { IIIF_PATH } from './picture-addresses';
import { fit, isPictureId, TILE_SIDE, tileFile } from './picture-objects';
import type { KeptPicture } from './picture.service';
import type { Host } from '../web/feature';

type Request<Names extends string> = { Params: Record<Names, string> };

/**
 * Serves stored pictures after the IIIF Image API 3.0, to every origin. The level is 0: tiles are made
 * once, when the picture is stored.
 */
export function registerIiif(app: FastifyInstance, { services, limit }: Host): void {
  const { service: pictures, storage } = app.pictures;
  const { publicUrl } = services.deployment;
  app.get<Request<'id'>>(`${IIIF_PATH}/:id`, (request, reply) => {
    const { id } = request.params;
    return isPictureId(id)
      ? reply.redirect(`${IIIF_PATH}/${id}/info.json`, 303)
      : refuseObject(reply, 'missing');
  });

  app.get<Request<'id'>>(`${IIIF_PATH}/:id/info.json`, async (request, reply) => {
    const { id } = request.params;
    const visibility = await pictures.visibilityOf(id, () => limit?.countOrRefuse(request.raw));
    const picture = visibility === 'shown' ? await pictures.find(id) : undefined;
    if (!picture) return refuseObject(reply, visibility);
    return reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': CACHED })
      .type('application/ld+json;profile="http://iiif.io/api/image/3/context.json"')
      .send(JSON.stringify(infoOf(picture, publicUrl)));
  });

  app.get<Request<'id' | 'region' | 'size'>>(
    `${IIIF_PATH}/:id/:region/:size/0/default.jpg`,
    async (request, reply) => {
      const { id, region, size } = request.params;
      const visibility = await pictures.visibilityOf(id, () => limit?.countOrRefuse(request.raw));
      if (visibility !== 'shown') return refuseObject(reply, visibility);
      const named = size === 'max' ? await largestSizeOf(id) : size;
      return sendObject(reply, storage, `${id}/${tileFile(region, named)}`, CACHED);
    },
  );

  async function largestSizeOf(id: string): Promise<string> {
    const picture = await pictures.find(id);
    return picture ? textOf(fit(picture, LARGEST_COPY)) : '';
  }
}

const textOf = ({ width, height }: { width: number; height: number }) => `${width},${height}`;

/**
 * The description of a picture for viewers. It has no `sizes`: OpenSeadragon 4.1 to 5.0, which museums run in
 * Mirador, take a list of them for those of the scales.
 */
function infoOf(picture: KeptPicture, publicUrl: string): object {
  const { id, width, height } = picture;
  const scaleFactors = [1];
  while (TILE_SIDE * (scaleFactors.at(-1) ?? 1) < Math.max(width, height)) {
    scaleFactors.push(2 ** scaleFactors.length);
  }
  const largest = fit(picture, LARGEST_COPY);
  return {
    '@context': 'http://iiif.io/api/image/3/context.json',
    id: `${publicUrl}${IIIF_PATH}/${id}`,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    width,
    height,
    maxWidth: largest.width,
    maxHeight: largest.height,
    tiles: [{ width: TILE_SIDE, scaleFactors }],
  };
}
