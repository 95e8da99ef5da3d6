import type { RouteMatch } from 'react-router-dom';
import type { BrowseFactView, BrowseTermView, BrowseView } from './browse/browse-loaders';
import { facetFacts } from './artifacts/declared-facts';
import { inSentence, labelsInWords } from './browse/fact-words';
import { factLinkedData, termLinkedData } from './browse/linked-data';
import { browseFactPath, browseKeyPath, browsePath } from '../common/public-paths';
import { readFilters } from './gallery/gallery-filters';
import { feedAddress } from './gallery/list-addresses';
import type { PublicArtifact } from './record/record-loader';
import type { ContributorView } from './contributors/contributor-loader';
import type { CivilizationView } from './civilizations/civilization-loader';
import type { ReportPageQuery } from './generated/pages';
import * as titles from './page-titles';
import { paths } from './paths';
import { runtimeConfig } from './runtime-config';
import { type Civilization, knownSiteContent } from './site';
import { artifactsInWords } from './ui/format-count';

/**
 * The metadata of a page for search engines and link previews, which run no script. Where a page has
 * no description or picture of its own, the server writes the site's.
 */
export interface PageHead {
  /** The title of the document. */
  title: string;
  description?: string;
  /** The picture's address, absolute or on our own origin. */
  image?: string;
  /** The stored copy of the picture. */
  picture?: NonNullable<PublicArtifact>['picture'];
  /** The page's canonical path; null for a personal page, and for one that does not exist. */
  path: string | null;
  status: 200 | 404;
  /** The artifact whose page it is. */
  artifactId?: string;
  /** The path of the feed of the page's list. */
  feed?: string;
  /** What the page is about, as JSON-LD. */
  linkedData?: object;
}

type RouteHead = (search: URLSearchParams) => PageHead;
/** @param data what the page's loader has read */
type HeadOfData = (data: unknown) => PageHead;

const MAX_DESCRIPTION = 200;

const publicHead = (path: string, title: string, more: Partial<PageHead> = {}): PageHead => ({
  title: titles.documentTitle(title),
  path,
  status: 200,
  ...more,
});

/** @param title undefined where the title depends on the member */
const personalHead = (title?: string): PageHead => ({
  title: titles.documentTitle(title),
  path: null,
  status: 200,
});

const notFound = (title: string): PageHead => ({ ...personalHead(title), status: 404 });

const civilization = (found: Pick<Civilization, 'key' | 'name' | 'summary'>) =>
  publicHead(paths.civilization(found.key), titles.civilization(found), {
    description: found.summary,
  });

/** The heads by the path of the route in routes.tsx. */
const heads: Readonly<Record<string, RouteHead>> = {
  '': () => publicHead(paths.home, titles.home()),
  banner: () => publicHead(paths.banner, titles.banner),
  signin: () => publicHead(paths.signIn, titles.signIn),
  register: () => publicHead(paths.register, titles.register),
  'reset-password': () => personalHead(titles.resetPassword),
  privacy: () => publicHead(paths.privacy, titles.privacy),
  terms: () => publicHead(paths.terms, titles.terms),
  account: () => personalHead(titles.account),
  desk: () => personalHead(titles.desk),
  'unsubscribe/:key': () => personalHead(titles.unsubscribe),
  'all-artifacts': (search) =>
    publicHead(paths.allArtifacts, titles.allArtifacts, {
      description: 'Every artifact of the catalogue, to search by name and filter by type.',
      feed: feedAddress(readFilters(search)),
    }),
  moderation: () => personalHead(titles.moderation),
  members: () => personalHead(titles.members),
  sheets: () => personalHead(titles.sheets),
  'add-artifacts': () => personalHead(titles.addArtifact),
  'updateartifacts/:id': () => personalHead(titles.updateArtifact),
  'myartifacts/:id': () => personalHead(titles.updateArtifact),
  'suggest/:id': () => personalHead(titles.suggestChange),
  'my-artifacts': () => personalHead(titles.myArtifacts),
  'liked-artifacts/:email?': () => personalHead(titles.likedArtifacts),
  '*': () => notFound(titles.pageNotFound),
};

/** The paths of the public pages, for the sitemap: those of `heads`, and those of the site's content. */
export function publicPaths(): string[] {
  const withoutData = Object.values(heads).map((head) => head(new URLSearchParams()));
  const ofContent = knownSiteContent().civilizations.map(civilization);
  return [...withoutData, ...ofContent].flatMap(({ path }) => path ?? []);
}

/** The heads that say what the page shows. */
const headsOfData: Readonly<Record<string, HeadOfData>> = {
  'civilization/:civilization': (data) => {
    const view = data as CivilizationView | null;
    return view ? civilization(view.civilization) : notFound(titles.civilization(null));
  },
  'artifactsdetails/:id': (data) => artifactHead(data as PublicArtifact),
  'records/:id': (data) => artifactHead(data as PublicArtifact),
  'contributors/:id': (data) => contributorHead(data as ContributorView),
  browse: (data) => browseHead(data as BrowseView),
  'browse/:key': (data) => browseFactHead(data as BrowseFactView),
  'browse/:key/:value': (data) => browseTermHead(data as BrowseTermView),
  'report/:id': (data) => reportHead(data as ReportPageQuery['artifact']),
};

type Match = Pick<RouteMatch, 'route'> | undefined;

/**
 * The head of an address.
 * @param match the innermost route of the address.
 * @param data what its loader has read
 */
export const headOf = (match: Match, url: URL, data: unknown): PageHead =>
  headsOfData[match?.route.path ?? '']?.(data) ?? headWithoutData(match, url) ?? personalHead();

/** The head of a page that needs no data for it; null for others. */
export function headWithoutData(match: Match, { searchParams }: URL): PageHead | null {
  const path = match?.route.path ?? '';
  return path in headsOfData ? null : (heads[path]?.(searchParams) ?? personalHead());
}

/** Whether the page of a route shows one artifact. */
export const isOfArtifact = (match: Match): boolean => match?.route.path === 'records/:id';

/**
 * Names an artifact for visitors too, so that a shared link has its name and picture. The canonical address
 * is that of its record, which everybody may read.
 */
function artifactHead(artifact: PublicArtifact): PageHead {
  if (!artifact) return notFound(titles.artifact(null));
  const { id, description, historicalContext, image, picture } = artifact;
  return publicHead(paths.record(id), titles.artifact(artifact), {
    description: excerpt(description || historicalContext) || undefined,
    ...(image !== '' && { image }),
    picture,
    artifactId: id,
  });
}

function contributorHead(contributor: ContributorView): PageHead {
  if (!contributor) return notFound(titles.contributor(null));
  const { id, name } = contributor;
  return publicHead(paths.contributor(id), titles.contributor(contributor), {
    description: `What ${name} has added to ${runtimeConfig().site.name}.`,
    feed: `${paths.feed}?${new URLSearchParams({ contributor: id }).toString()}`,
  });
}

function browseHead(facts: BrowseView): PageHead {
  if (facts.length === 0) {
    // Links lead to the page where facts are declared, also before an artifact has one.
    const status = facetFacts().length > 0 ? 200 : 404;
    return { ...notFound(titles.browse(facts)), status };
  }
  return publicHead(browsePath, titles.browse(facts), {
    description: `The artifacts of ${runtimeConfig().site.name} by ${labelsInWords(facts)}.`,
  });
}

function browseFactHead(view: BrowseFactView): PageHead {
  if (!view) return notFound(titles.browseFact(view));
  const { fact, edges } = view;
  const values = edges.map(({ node }) => node.value).join(', ');
  return publicHead(browseKeyPath(fact.key), titles.browseFact(view), {
    description: excerpt(
      `The artifacts of ${runtimeConfig().site.name} by ${inSentence(fact.label)}: ${values}`,
    ),
    linkedData: factLinkedData(view),
  });
}

function browseTermHead(term: BrowseTermView): PageHead {
  if (!term) return notFound(titles.browseTerm(term));
  const { fact, value, count } = term;
  return publicHead(browseFactPath(fact.key, value), titles.browseTerm(term), {
    description: `${value}: ${artifactsInWords(count)} of ${runtimeConfig().site.name}.`,
    linkedData: termLinkedData(term),
  });
}

/** Search engines have no use for the form. */
const reportHead = (artifact: ReportPageQuery['artifact']): PageHead =>
  artifact ? personalHead(titles.report(artifact)) : notFound(titles.report(null));

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= MAX_DESCRIPTION
    ? line
    : `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
