import { useEffect, useState } from 'react';

/** Code that the first paint does not wait for: what has arrived, and the way to ask for it. */
export interface Later<Code> {
  arrived?: Code;
  load: () => Promise<Code>;
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  const part: Later<Code> = { load: async () => (part.arrived ??= await load()) };
  return part;
}

/** Asks for the code once there is a `reason`, and again with each new one while it is not there. */
export function useLater<Code>(part: Later<Code>, reason: unknown): Code | undefined {
  const [, setArrived] = useState(part.arrived !== undefined);
  useEffect(() => {
    if (part.arrived || !reason) return;
    let left = false;
    part.load().then(
      () => !left && setArrived(true),
      // The browser itself logs a module that does not arrive.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [part, reason]);
  return part.arrived;
}
