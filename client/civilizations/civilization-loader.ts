import type { LoaderFunctionArgs } from 'react-router-dom';
import { isServer, type Part, partOf, readerOf } from '../loaders/read';
import { CivilizationPageDocument, type CivilizationPageQuery } from '../generated/pages';
import { type Civilization, siteContent } from '../site';

export interface CivilizationView {
  civilization: Civilization;
  /** The one after it in the order of the site; null if it is the only one. */
  next: Pick<Civilization, 'key' | 'name'> | null;
  /** Its text with links, and the artifacts whose texts fit the place best. */
  found: Part<CivilizationPageQuery>;
}

/** Null if the site has no civilization with this key. */
export async function civilizationLoader(
  args: LoaderFunctionArgs,
): Promise<CivilizationView | null> {
  const { civilizations } = await siteContent();
  const nth = civilizations.findIndex(({ key }) => key === args.params['civilization']);
  const civilization = civilizations[nth];
  if (!civilization) return null;
  const { key, search, culture } = civilization;
  const variables = { key, text: search, ...(culture && { culture, withCulture: true }) };
  const found = await partOf(readerOf(args)(CivilizationPageDocument, variables));
  const { key: nextKey, name } = civilizations[(nth + 1) % civilizations.length] ?? civilization;
  return {
    // The server waits for the text with links, so that its page needs no other.
    civilization: isServer ? { ...civilization, blocks: [] } : civilization,
    next: nextKey === key ? null : { key: nextKey, name },
    found,
  };
}
