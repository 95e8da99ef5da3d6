import { matchPath } from 'react-router-dom';
import { paths } from '../paths';

/** The parameter of an address with the path to return to. */
export const returnParameter = 'from';
const entrances: string[] = [paths.signIn, paths.login, paths.register, paths.resetPassword];

/** Stands for this site, whose origin makes no difference to a path. The server has no `location`. */
const thisSite = 'https://this-site.invalid';

/** The address of the sign-in page with the path to return to. */
export const signInFor = (attempted: string) =>
  `${paths.signIn}?${new URLSearchParams({ [returnParameter]: attempted })}`;

/**
 * Where to go after sign-in: the attempted path when it lies within this site, else home.
 * The address is resolved as the browser would, so that `//elsewhere` and `/\elsewhere` show.
 */
export function returnPath(search: string): string {
  const attempted = new URLSearchParams(search).get(returnParameter);
  if (!attempted?.startsWith('/') || !URL.canParse(attempted, thisSite)) return paths.home;
  const { origin, pathname, search: query, hash } = new URL(attempted, thisSite);
  if (origin !== thisSite || entrances.includes(pathname)) return paths.home;
  // A path such as `/.//elsewhere` resolves to one that begins with two slashes.
  return `/${pathname.replace(/^\/+/, '')}${query}${hash}`;
}

const matchReturnPath = (pattern: string, search: string) =>
  matchPath(pattern, new URL(returnPath(search), thisSite).pathname);

/** The id of the artifact whose page is the return path, if it is such a page. */
export const artifactToReturnTo = (search: string): string | undefined =>
  matchReturnPath(`${paths.artifact('')}:id`, search)?.params.id;

/** What visitors sign in for at the other pages for members, as the end of "Sign in to". */
const purposes = [
  [paths.account, 'see your account'],
  [paths.addArtifact, 'add an artifact'],
  [paths.myArtifacts, 'see your artifacts'],
  [paths.sharedBy(''), 'see your artifacts'],
  [`${paths.sharedBy('')}:email`, 'see this list of artifacts'],
  [`${paths.likedBy('')}:email?`, 'see the artifacts that you like'],
  [`${paths.updateArtifact('')}:id`, 'update your artifact'],
  [`${paths.suggest('')}:id`, 'suggest a change'],
] as const;

export const purposeOfSignIn = (search: string): string | undefined =>
  purposes.find(([pattern]) => matchReturnPath(pattern, search))?.[1];
