import { paths } from '../paths';

/** The parameter of an address with the path to return to. */
export const returnParameter = 'from';
const entrances: string[] = [paths.signIn, paths.login, paths.register];

/** The address of the sign-in page with the path to return to. */
export const signInFor = (attempted: string) =>
  `${paths.signIn}?${new URLSearchParams({ [returnParameter]: attempted })}`;

/**
 * Where to go after sign-in: the attempted path when it lies within this site, else home.
 * The address is resolved as the browser would, so that `//elsewhere` and `/\elsewhere` show.
 */
export function returnPath(search: string): string {
  const attempted = new URLSearchParams(search).get(returnParameter);
  if (!attempted?.startsWith('/') || !URL.canParse(attempted, location.origin)) return paths.home;
  const { origin, pathname, search: query, hash } = new URL(attempted, location.origin);
  if (origin !== location.origin || entrances.includes(pathname)) return paths.home;
  // A path such as `/.//elsewhere` resolves to one that begins with two slashes.
  return `/${pathname.replace(/^\/+/, '')}${query}${hash}`;
}
