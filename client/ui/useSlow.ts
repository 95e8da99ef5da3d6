import { useEffect, useState } from 'react';

const delayMs = 150;

/** Whether work has taken so long that it should be shown. Quick work shows nothing, and cannot flicker. */
export function useSlow(goingOn: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!goingOn) return;
    const timer = setTimeout(() => setSlow(true), delayMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [goingOn]);
  return goingOn && slow;
}
