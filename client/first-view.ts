import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** The data with which the server rendered the page. The browser needs the same data to hydrate it. */
export interface FirstView {
  cache: NormalizedCacheObject;
  router: HydrationState;
}

/** Null when the server has not rendered the page. */
export function readFirstView(): FirstView | null {
  const text = document.getElementById('first-view')?.textContent;
  // Written by render.tsx of the same build.
  return text ? (JSON.parse(text) as FirstView) : null;
}
