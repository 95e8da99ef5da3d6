import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../auth/AuthProvider';

declare global {
  interface Navigator {
    /** Chromium only: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** A pointer that only crosses a card, or a finger that begins to scroll there, loads nothing. */
const delayMs = 100;

/**
 * Prefetches an artifact's page while a link to it has the pointer or the focus: the code of the page,
 * and the artifact for a member, or the code of the sign-in page for a visitor. Returns the handlers of
 * the link.
 */
export function usePrefetchArtifact(id: string) {
  const client = useApolloClient();
  const session = useSession();
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function prefetch() {
    if (navigator.connection?.saveData) return;
    const { status } = session.getState();
    try {
      const { prefetchArtifact } = await import('./DetailPage');
      if (status === 'signedIn') await prefetchArtifact(client, id);
      if (status === 'signedOut') await import('../auth/SignInPage');
    } catch {
      // The page loads what is missing when it is opened, and reports a failure.
    }
  }

  function start() {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void prefetch(), delayMs);
  }
  const cancel = () => clearTimeout(timer.current);

  // A touch begins with pointerenter too, and ends with pointerleave when it becomes a scroll.
  return { onPointerEnter: start, onPointerLeave: cancel, onFocus: start, onBlur: cancel };
}
