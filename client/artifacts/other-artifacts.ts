import { createContext, use, useEffect, useState } from 'react';
import { OtherArtifactsDocument, type OtherArtifactsQuery } from '../generated/pages';
import { type Read, readFromApi } from '../loaders/read';

type OtherArtifacts = OtherArtifactsQuery['mostLikedArtifacts'];

/** What the server read for a page that does not exist; undefined on every other page. */
export const OtherArtifactsContext = createContext<OtherArtifacts | undefined>(undefined);

/** Reads what a page that does not exist shows in its place. @throws when the operation fails. */
export const readOtherArtifacts = async (read: Read): Promise<OtherArtifacts> =>
  (await read(OtherArtifactsDocument, {})).mostLikedArtifacts;

/** The artifacts that a page shows in place of what does not exist; none until they have loaded. */
export function useOtherArtifacts(): OtherArtifacts {
  const rendered = use(OtherArtifactsContext);
  const [loaded, setLoaded] = useState(rendered);
  useEffect(() => {
    // Where they cannot be loaded, the page has the search alone.
    if (!rendered) readOtherArtifacts(readFromApi).then(setLoaded, () => undefined);
  }, [rendered]);
  return loaded ?? [];
}
