import { escapeHtml } from './html';

/** What a page tells search engines, and chats that show a link to it, before any script runs. */
export interface PageHead {
  title: string;
  description: string;
  /** The picture's address, absolute or on our own origin. */
  image: string;
  /** The page's canonical path; null for a personal page, and for one that does not exist. */
  path: string | null;
  status: number;
}

const SITE = 'Antiquary';

/** The head of a page whose own head cannot be read just now. */
export const fallbackHead: PageHead = {
  title: SITE,
  description: 'A community catalogue of historical artifacts.',
  image: '/social.jpg',
  path: null,
  status: 200,
};

const PLATE = /^(\/plates\/[a-z0-9-]+)\.svg$/;

/**
 * The picture that chats show with a link. They show no SVG, so one of the drawn pictures is
 * represented by the JPEG beside it, which `scripts/pictures.ts` makes.
 */
function picture(image: string, publicUrl: string): [name: string, content: string][] {
  const { href, origin, pathname } = new URL(image, publicUrl);
  const plate = origin === new URL(publicUrl).origin && PLATE.exec(pathname)?.[1];
  if (!plate) return [['og:image', href]];
  const jpeg = new URL(`${plate}.jpg`, publicUrl).href;
  return [
    ['og:image', jpeg],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['twitter:image', jpeg],
  ];
}

/** The head as HTML; every value is escaped. */
export function headHtml(head: PageHead, publicUrl: string): string {
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('og:site_name', SITE),
    meta('og:type', 'website'),
    meta('og:title', head.title),
    meta('og:description', head.description),
    ...picture(head.image, publicUrl).map(([name, content]) => meta(name, content)),
    meta('twitter:card', 'summary_large_image'),
    ...(head.path === null
      ? [meta('robots', 'noindex')]
      : [
          meta('og:url', publicUrl + head.path),
          `<link rel="canonical" href="${escapeHtml(publicUrl + head.path)}" />`,
        ]),
  ].join('\n    ');
}
