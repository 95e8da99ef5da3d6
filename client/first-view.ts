import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** What the server knew when it drew the page's first view, for the browser to take it over. */
export interface FirstView {
  cache: NormalizedCacheObject;
  router: HydrationState;
}

/** Null where the server sent the page undrawn. */
export function readFirstView(): FirstView | null {
  const text = document.getElementById('first-view')?.textContent;
  // Written by render.tsx of the same build.
  return text ? (JSON.parse(text) as FirstView) : null;
}
