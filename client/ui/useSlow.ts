import { useEffect, useState } from 'react';

const patienceMs = 150;

/** Whether something has been going on for so long that it should show; a quick answer never flickers. */
export function useSlow(goingOn: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!goingOn) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [goingOn]);
  return goingOn && slow;
}
