import type { Artifact } from '../artifacts/artifact.entity';
import { escapeHtml } from './html';

/** What a page says of itself before any script runs: to search engines, and to chats it is linked in. */
export interface PageHead {
  title: string;
  description: string;
  /** The picture's address, absolute or on our own origin. */
  image: string;
  /** The page's one address on our origin; null where it is personal, or there is no such page. */
  path: string | null;
  status: 200 | 404;
}

/** Looks up the artifact that a link names. */
export type FindArtifact = (id: string) => Promise<Artifact | null>;

const MAX_DESCRIPTION = 200;

const site = {
  title: 'Antiquary',
  description:
    'A community catalogue of historical artifacts: browse them, read about the civilizations that made them, and share your own.',
  image: '/social.jpg',
  status: 200,
} as const;

const page = (path: string, title: string, overrides: Partial<PageHead> = {}): PageHead => ({
  ...site,
  path,
  title: `${title} · ${site.title}`,
  ...overrides,
});

const civilization = (key: string, name: string, description: string) =>
  page(`/civilization/${key}`, name, { description });

const publicPages: readonly PageHead[] = [
  page('/', 'Historical artifacts, shared by everyone'),
  page('/all-artifacts', 'All artifacts', {
    description: 'Every artifact of the catalogue, to search by name and filter by type.',
  }),
  civilization(
    'egypt',
    'Ancient Egypt',
    'Three thousand years of kings, builders and scribes along the Nile.',
  ),
  civilization(
    'greece',
    'Ancient Greece',
    'City-states, temples and painted vases around the Aegean.',
  ),
  civilization(
    'mesopotamia',
    'Mesopotamia',
    'The first cities and the first writing, between the Tigris and the Euphrates.',
  ),
  civilization(
    'china',
    'Ancient China',
    'Bronze, jade and silk, from the oracle bones of Shang to the empire of Han.',
  ),
  page('/banner', 'Highlights'),
  page('/signin', 'Sign in'),
  page('/register', 'Register'),
];

/** The addresses of the public pages, on our own origin. */
export const publicPaths: readonly string[] = publicPages.flatMap(({ path }) => path ?? []);

const PERSONAL =
  /^\/(login|add-artifacts|my-artifacts|(shareartifacts|liked-artifacts)(\/[^/]*)?|(updateartifacts|myartifacts)\/[^/]+)$/;
const ARTIFACT = /^\/artifactsdetails\/([^/]+)$/;

/** For a page of a member's own, and for one whose name cannot be read just now. */
export const unnamedPage: PageHead = { ...site, path: null };
const notFound: PageHead = { ...page('', 'Page not found'), path: null, status: 404 };

/** The head of the page at `path`, which is taken as the browser sent it, without the query. */
export async function pageHead(path: string, findArtifact: FindArtifact): Promise<PageHead> {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  const id = ARTIFACT.exec(trimmed)?.[1];
  if (id) return artifactHead(trimmed, await findArtifact(id));
  const known = publicPages.find((candidate) => candidate.path === trimmed);
  return known ?? (PERSONAL.test(trimmed) ? unnamedPage : notFound);
}

function artifactHead(path: string, artifact: Artifact | null): PageHead {
  if (!artifact) return { ...notFound, title: `Artifact not found · ${site.title}` };
  const description = excerpt(artifact.description ?? artifact.historicalContext);
  return page(path, artifact.artifactName, { description, image: artifact.image });
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= MAX_DESCRIPTION
    ? line
    : `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}

const PLATE = /^(\/plates\/[a-z0-9-]+)\.svg$/;

/**
 * What a link shows: chats show no SVG, and so one of our own plates is shown by the JPEG that lies
 * beside it (`scripts/pictures.ts`).
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

/** The head as HTML; every value is text, whatever it holds. */
export function renderHead(head: PageHead, publicUrl: string): string {
  const meta = (name: string, content: string) =>
    `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    meta('og:site_name', site.title),
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
