import { useEffect, useState } from 'react';
import { AutocompleteDocument, type AutocompleteQuery } from '../generated/pages';
import { readFromApi } from '../loaders/read';

export type Offers = AutocompleteQuery['autocomplete'];

/** Between two letters, so that a word is one request for most who type. */
const pauseMs = 150;

/** What is offered for a text; undefined until the first answer. The earlier offers stay until the next arrive. */
export function useOffers(text: string): Offers | undefined {
  const [offers, setOffers] = useState<Offers>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void read(text).then((found) => isCurrent && setOffers(found));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return offers;
}

/** Without offers the search works all the same, so a failure shows none. */
async function read(text: string): Promise<Offers> {
  try {
    return (await readFromApi(AutocompleteDocument, { text })).autocomplete;
  } catch {
    return [];
  }
}
