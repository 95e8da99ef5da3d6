import { drawingOf, largestWithin, type PictureFiles, STORED_TYPE } from '../../base/picture-files';
import type { Link } from '../http/links';
import { pictureType, type Site } from '../../site/site';
import { escapeHtml } from './html';

/** The metadata of a page for search engines and link previews; see client/page-head.ts. */
export interface PageHead {
  /** The title of the document; the site's name, where it cannot be read just now. */
  title?: string;
  /** The site's, where the page has none of its own. */
  description?: string;
  /** The picture's address, absolute or on our own origin; the site's, where the page has none. */
  image?: string;
  /** The stored copy of the picture. */
  picture?: PictureFiles | null;
  /** The page's canonical path; null for a personal page, and for one that does not exist. */
  path: string | null;
  status: number;
  /** The artifact whose page it is. */
  artifactId?: string;
  /** The path of the feed of the page's list. */
  feed?: string;
  /** What the page is about, as JSON-LD. */
  linkedData?: object;
}

/** The head of a page whose own head cannot be read just now. */
export const fallbackHead: PageHead = { path: null, status: 200 };

/** Chats show a picture with a link no larger, in pixels, and some refuse a heavy file. */
const LARGEST_PREVIEW = { width: 1280, height: 1280 };

/** The picture that chats show with a link. */
function picture(
  image: string,
  stored: PageHead['picture'],
  publicUrl: string,
): [name: string, content: string][] {
  const shown = stored ? largestWithin(stored, LARGEST_PREVIEW) : drawingOf(image, publicUrl);
  if (!shown) return [['og:image', new URL(image, publicUrl).href]];
  return [
    ['og:image', shown.url],
    ['og:image:type', STORED_TYPE],
    ['og:image:width', String(shown.width)],
    ['og:image:height', String(shown.height)],
    ['twitter:image', shown.url],
  ];
}

/** The head as HTML; every value is escaped. */
export function headHtml(
  head: PageHead,
  links: readonly Link[],
  { publicUrl, site }: { publicUrl: string; site: Site },
): string {
  const { name: siteName, logo } = site.identity;
  const { title = siteName, description = site.description, image = site.linkPreview } = head;
  const { light, dark } = site.palette;
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', description),
    `<meta name="theme-color" content="${light.cream}" media="(prefers-color-scheme: light)" />`,
    `<meta name="theme-color" content="${dark.cream}" media="(prefers-color-scheme: dark)" />`,
    `<link rel="icon" href="${logo}" type="${pictureType(logo)}" />`,
    meta('og:site_name', siteName),
    meta('og:type', 'website'),
    meta('og:title', title),
    meta('og:description', description),
    ...picture(image, head.picture, publicUrl).map(([name, content]) => meta(name, content)),
    meta('twitter:card', 'summary_large_image'),
    `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(siteName)}" href="/opensearch.xml" />`,
    '<link rel="manifest" href="/manifest.webmanifest" />',
    ...(head.path === null
      ? [meta('robots', 'noindex')]
      : [
          meta('og:url', publicUrl + head.path),
          `<link rel="canonical" href="${escapeHtml(publicUrl + head.path)}" />`,
        ]),
    ...links.map(
      ({ rel, href, type }) =>
        `<link rel="${rel}"${type ? ` type="${type}"` : ''} href="${escapeHtml(href)}" />`,
    ),
  ].join('\n    ');
}
