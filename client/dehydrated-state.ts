import type { HydrationState } from 'react-router-dom';
import type { KnownResults } from './apollo/known-results';

/** The data with which the server rendered the page. The browser needs the same data to hydrate it. */
export interface DehydratedState {
  results: KnownResults;
  router: HydrationState;
}

/** Null when the server has not rendered the page. */
export function readDehydratedState(): DehydratedState | null {
  const text = document.getElementById('dehydrated-state')?.textContent;
  // Written by render.tsx of the same build.
  return text ? (JSON.parse(text) as DehydratedState) : null;
}
