import type { Params, RouteMatch } from 'react-router-dom';
import type { ExecuteAsVisitor } from './apollo/page-results';
import { readFilters } from './artifacts/gallery-filters';
import { feedAddress } from './artifacts/list-addresses';
import {
  ArtifactHeadDocument,
  type ArtifactHeadQuery,
  ReportPageDocument,
} from './generated/graphql';
import * as titles from './page-titles';
import { paths } from './paths';
import { knownSiteContent } from './site';

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
  picture?: NonNullable<NonNullable<ArtifactHeadQuery['artifact']>['picture']> | null;
  /** The page's canonical path; null for a personal page, and for one that does not exist. */
  path: string | null;
  status: 200 | 404;
  /** The artifact whose page it is. */
  artifactId?: string;
  /** The path of the feed of the page's list. */
  feed?: string;
}

interface HeadRequest {
  params: Params;
  /** The path of the address, without a slash at its end. */
  path: string;
  search: URLSearchParams;
  execute: ExecuteAsVisitor;
}

type RouteHead = (request: HeadRequest) => PageHead | Promise<PageHead>;

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

const home = () => publicHead(paths.home, titles.home());
const gallery = () =>
  publicHead(paths.allArtifacts, titles.allArtifacts, {
    description: 'Every artifact of the catalogue, to search by name and filter by type.',
  });
const banner = () => publicHead(paths.banner, titles.banner);
const signIn = () => publicHead(paths.signIn, titles.signIn);
const register = () => publicHead(paths.register, titles.register);
const privacy = () => publicHead(paths.privacy, titles.privacy);
const terms = () => publicHead(paths.terms, titles.terms);
const civilizations = () =>
  knownSiteContent().civilizations.map((civilization) =>
    publicHead(paths.civilization(civilization.key), titles.civilization(civilization), {
      description: civilization.summary,
    }),
  );

/** The paths of the public pages, for the sitemap. */
export const publicPaths = (): string[] =>
  [
    home(),
    gallery(),
    ...civilizations(),
    banner(),
    signIn(),
    register(),
    privacy(),
    terms(),
  ].flatMap(({ path }) => path ?? []);

/** The heads by the path of the route in routes.tsx. */
const heads: Readonly<Record<string, RouteHead>> = {
  '': home,
  banner,
  signin: signIn,
  register,
  'reset-password': () => personalHead(titles.resetPassword),
  privacy,
  terms,
  account: () => personalHead(titles.account),
  'all-artifacts': ({ search }) => ({ ...gallery(), feed: feedAddress(readFilters(search)) }),
  'civilization/:civilization': ({ path }) =>
    civilizations().find((head) => head.path === path) ?? notFound(titles.civilization(null)),
  'artifactsdetails/:id': artifactHead,
  'records/:id': artifactHead,
  'report/:id': reportHead,
  moderation: () => personalHead(titles.moderation),
  'add-artifacts': () => personalHead(titles.addArtifact),
  'updateartifacts/:id': () => personalHead(titles.updateArtifact),
  'myartifacts/:id': () => personalHead(titles.updateArtifact),
  'my-artifacts': () => personalHead(titles.myArtifacts),
  'liked-artifacts/:email?': () => personalHead(titles.likedArtifacts),
  '*': () => notFound(titles.pageNotFound),
};

/**
 * The head of an address.
 * @param match the innermost route of the address.
 * @throws where an operation fails, such as while the catalogue cannot be reached.
 */
export async function headOf(
  match: Pick<RouteMatch, 'params' | 'route'> | undefined,
  { pathname, searchParams: search }: URL,
  execute: ExecuteAsVisitor,
): Promise<PageHead> {
  const head = heads[match?.route.path ?? ''];
  if (!head) return personalHead();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return head({ params: match?.params ?? {}, path, search, execute });
}

/**
 * Names an artifact for visitors too, so that a shared link has its name and picture. The canonical address
 * is that of its record, which everybody may read.
 */
async function artifactHead({ params, execute }: HeadRequest): Promise<PageHead> {
  const { id = '' } = params;
  const { data, errors } = await execute({ query: ArtifactHeadDocument, variables: { id } });
  if (errors) throw new AggregateError(errors, 'The head of the page lacks its data.');
  const artifact = data?.artifact;
  if (!artifact) return notFound(titles.artifact(null));
  const description = excerpt(artifact.description ?? artifact.historicalContext);
  const { image, picture } = artifact;
  const head = { description, image, picture, artifactId: id };
  return publicHead(paths.record(id), titles.artifact(artifact), head);
}

/** Search engines have no use for the form. */
async function reportHead({ params, execute }: HeadRequest): Promise<PageHead> {
  const { id = '' } = params;
  const { data, errors } = await execute({ query: ReportPageDocument, variables: { id } });
  if (errors) throw new AggregateError(errors, 'The head of the page lacks its data.');
  const artifact = data?.artifact ?? null;
  return artifact ? personalHead(titles.report(artifact)) : notFound(titles.report(null));
}

function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= MAX_DESCRIPTION
    ? line
    : `${line.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
