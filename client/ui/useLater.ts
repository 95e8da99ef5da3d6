import { useEffect, useState } from 'react';

/** Code that loads after the first paint: the loaded module, if any, and the function that loads it. */
export interface Later<Code> {
  arrived?: Code;
  load: () => Promise<Code>;
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  const part: Later<Code> = { load: async () => (part.arrived ??= await load()) };
  return part;
}

/** Loads the code once there is a `reason`, and tries again with each new reason after a failure. */
export function useLater<Code>(part: Later<Code>, reason: unknown): Code | undefined {
  const [, setArrived] = useState(part.arrived !== undefined);
  useEffect(() => {
    if (part.arrived || !reason) return;
    let left = false;
    part.load().then(
      () => !left && setArrived(true),
      // The browser logs a module that fails to load.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [part, reason]);
  return part.arrived;
}
