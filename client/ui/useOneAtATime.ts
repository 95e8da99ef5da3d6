import { useRef, useState } from 'react';

/** Runs an act unless one still runs: a second press on a slow line would carry it out twice. */
export function useOneAtATime() {
  // Two presses may come before the next rendering.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  /** @returns what the act returns; undefined where another one still runs. */
  async function run<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
