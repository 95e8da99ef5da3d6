import { useEffect, useState } from 'react';
import type { Member } from '../auth/session';
import { AccountMenuDocument, type AccountMenuQuery } from '../generated/pages';
import { readAsMember } from '../loaders/read';

type MenuFacts = NonNullable<AccountMenuQuery['viewer']>;

/**
 * What the member may do, and how much waits on their desk. Asked when the menu opens; undefined until the
 * answer, and without one.
 */
export function useMenuFacts(member: Member): MenuFacts | undefined {
  const [facts, setFacts] = useState<MenuFacts>();
  useEffect(() => {
    let isCurrent = true;
    void read(member).then((answer) => isCurrent && setFacts(answer));
    return () => {
      isCurrent = false;
    };
  }, [member]);
  return facts;
}

/** The menu has its other links all the same, so a failure shows none of these facts. */
async function read(member: Member): Promise<MenuFacts | undefined> {
  try {
    const token = await member.getIdToken();
    if (token === null) return undefined;
    return (await readAsMember(token, AccountMenuDocument, {})).viewer ?? undefined;
  } catch {
    return undefined;
  }
}
