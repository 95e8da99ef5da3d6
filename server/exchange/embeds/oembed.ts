import { publicPaths } from '../../../common/public-paths';
import { badUserInput, type FieldErrors } from '../../base/errors';
import { drawingOf, largestWithin, type PictureFiles } from '../../base/picture-files';
import type { Link } from '../../web/http/links';
import { escapeHtml } from '../../web/pages/html';
import { recordAddress } from '../records/record';

/** The size of the frame, in CSS pixels, where it may be as large as it wants. */
const FRAME = { width: 360, height: 440 };

/** The parameters of `/oembed`. */
export const oEmbedParameters: readonly string[] = ['url', 'format', 'maxwidth', 'maxheight'];

/** Leads from the page of an artifact to what oEmbed says of it. */
export function oEmbedLink(publicUrl: string, id: string): Link {
  const search = new URLSearchParams({
    url: recordAddress({ publicUrl }, id),
    format: 'json',
  });
  return {
    rel: 'alternate',
    href: `${publicUrl}${publicPaths.oEmbed}?${search.toString()}`,
    type: 'application/json+oembed',
  };
}

interface Size {
  width: number;
  height: number;
}

interface OEmbedRequest {
  url: string;
  /** The largest frame that the page has room for. */
  max: Size;
}

/** @throws BAD_USER_INPUT naming every parameter that cannot be read. */
export function readOEmbedRequest(query: Readonly<Record<string, unknown>>): OEmbedRequest {
  const errors: FieldErrors = {};
  const text = (name: string) => {
    const value = query[name];
    if (value !== undefined && typeof value !== 'string') {
      errors[name] = 'Please give this parameter once.';
      return undefined;
    }
    return value || undefined;
  };
  const length = (name: string) => {
    const value = text(name);
    if (value === undefined) return Infinity;
    if (!/^[1-9]\d{0,5}$/.test(value)) errors[name] = 'Please give a number of pixels.';
    return Number(value);
  };
  const url = text('url') ?? '';
  if (!url) errors['url'] ??= 'Please give the address of an artifact’s page.';
  const max = { width: length('maxwidth'), height: length('maxheight') };
  const names = Object.keys(errors);
  if (names.length > 0)
    throw badUserInput(`The address is not valid: ${names.join(', ')}.`, errors);
  return { url, max };
}

const { details, records, embeds } = publicPaths;
const PATH_OF_ARTIFACT = new RegExp(`^(?:${details}|${records}|${embeds})/(\\d+)/?$`);

/** The artifact whose page, record or frame an address is; null for any other address. */
export function artifactAt(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(publicUrl).origin) return null;
  return PATH_OF_ARTIFACT.exec(pathname)?.[1] ?? null;
}

interface EmbeddedArtifact {
  id: string;
  artifactName: string;
  image: string;
  /** The stored copy of the picture. */
  picture?: PictureFiles | null;
  /** The name of the member who added it. */
  userName: string;
}

/** What oEmbed 1.0 says of an artifact: a frame with its card, no larger than `max`. */
export function oEmbed(
  artifact: EmbeddedArtifact,
  { publicUrl, siteName }: { publicUrl: string; siteName: string },
  max: Size,
) {
  const { id, artifactName, userName } = artifact;
  const width = Math.min(FRAME.width, max.width);
  const height = Math.min(FRAME.height, max.height);
  const attributes = Object.entries({
    src: publicUrl + publicPaths.embed(id),
    title: artifactName,
    width,
    height,
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    // The page needs no scripts; its link opens the artifact's page.
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
  });
  const html = attributes
    .map(([name, value]) => `${name}="${escapeHtml(String(value))}"`)
    .join(' ');
  return {
    version: '1.0',
    type: 'rich',
    title: artifactName,
    author_name: userName,
    provider_name: siteName,
    provider_url: `${publicUrl}/`,
    cache_age: 3600,
    html: `<iframe ${html}></iframe>`,
    width,
    height,
    ...thumbnail(artifact, publicUrl, max),
  };
}

/** Of several sizes, a thumbnail is no larger, in pixels. */
const LARGEST_THUMBNAIL = { width: 1280, height: 1280 };

/** oEmbed wants the size of a thumbnail, which is known of stored pictures and of drawings. */
function thumbnail({ image, picture }: EmbeddedArtifact, publicUrl: string, max: Size) {
  const limit = {
    width: Math.min(max.width, LARGEST_THUMBNAIL.width),
    height: Math.min(max.height, LARGEST_THUMBNAIL.height),
  };
  const drawing = drawingOf(image, publicUrl);
  const file = picture
    ? largestWithin(picture, limit)
    : drawing && largestWithin({ ...drawing, sizes: [] }, max);
  if (!file) return {};
  return { thumbnail_url: file.url, thumbnail_width: file.width, thumbnail_height: file.height };
}
