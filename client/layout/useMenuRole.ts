import { useEffect, useState } from 'react';
import type { Role } from '../../common/roles';
import type { Member } from '../auth/session';
import { AccountMenuDocument } from '../generated/pages';
import { readAsMember } from '../loaders/read';

/** What the member may do, asked when the menu opens; undefined until the answer, and without one. */
export function useMenuRole(member: Member): Role | undefined {
  const [role, setRole] = useState<Role>();
  useEffect(() => {
    let isCurrent = true;
    void read(member).then((answer) => isCurrent && setRole(answer));
    return () => {
      isCurrent = false;
    };
  }, [member]);
  return role;
}

/** The menu has its other links all the same, so a failure shows none of these. */
async function read(member: Member): Promise<Role | undefined> {
  try {
    const token = await member.getIdToken();
    if (token === null) return undefined;
    return (await readAsMember(token, AccountMenuDocument, {})).viewer?.role;
  } catch {
    return undefined;
  }
}
