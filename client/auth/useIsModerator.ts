import { useEffect, useEffectEvent, useState } from 'react';
import type { Member } from './session';

/**
 * Whether the member is a moderator; undefined while this is not known.
 * @param renews asks the provider again when the token says no: it may be older than the right.
 */
export function useIsModerator(member: Member, renews = false): boolean | undefined {
  const [answer, setAnswer] = useState<boolean>();
  const ask = useEffectEvent(async () => {
    const known = await member.isModerator();
    return known || !renews ? known : member.isModerator(true);
  });
  useEffect(() => {
    let isCurrent = true;
    const settle = (isModerator: boolean) => isCurrent && setAnswer(isModerator);
    ask().then(settle, () => settle(false));
    return () => {
      isCurrent = false;
    };
  }, [member.uid]);
  return answer;
}
