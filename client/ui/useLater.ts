import { use, useEffect, useState } from 'react';

/** Code that loads after the first paint. */
export interface Later<Code> {
  loaded?: Code;
  load: () => Promise<Code>;
}

/** Code that loads once, however often it is requested. After a failure it is requested again. */
export function later<Code>(request: () => Promise<Code>): Later<Code> {
  let pending: Promise<Code> | undefined;
  const part: Later<Code> = {
    load: () =>
      (pending ??= request().then(
        (code) => (part.loaded = code),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      )),
  };
  return part;
}

interface Loading<Code> {
  code?: Code;
  /** Whether the last attempt failed. */
  failed: boolean;
}

/** Loads the code once there is a `reason`, and tries again with each new reason after a failure. */
export function useLater<Code>(part: Later<Code>, reason: unknown): Loading<Code> {
  const [, setLoaded] = useState(part.loaded !== undefined);
  const [failedFor, setFailedFor] = useState<unknown>();
  useEffect(() => {
    if (part.loaded || !reason) return;
    let left = false;
    part.load().then(
      () => !left && setLoaded(true),
      // The browser logs a module that fails to load.
      () => !left && setFailedFor(reason),
    );
    return () => {
      left = true;
    };
  }, [part, reason]);
  return { code: part.loaded, failed: !part.loaded && Boolean(reason) && failedFor === reason };
}

/** Some browsers keep a module that failed to load until the page is loaded again. */
export const loadPageAgain = (): void => location.reload();

/**
 * Suspends until the code has loaded. Call this once in a component: loaded code skips `use`, which
 * would shift React's order of hooks.
 */
export const useCode = <Code>(part: Later<Code>): Code => part.loaded ?? use(part.load());
