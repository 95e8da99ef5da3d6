import { useEffect, useState } from 'react';
import { isAtLeast } from '../../common/roles';
import { useSessionState } from '../auth/AuthProvider';
import { memberOf, type Member } from '../auth/session';
import { EditorRoleDocument } from '../generated/pages';
import { readAsMember } from '../loaders/read';

/**
 * Whether the member may change every artifact.
 * @param isAsked whether the API may be asked by now. False until its answer, and without one.
 */
export function useIsEditor(isAsked: boolean): boolean {
  const member = memberOf(useSessionState());
  const [editor, setEditor] = useState<Member | null>(null);
  useEffect(() => {
    if (!isAsked || !member) return;
    let isCurrent = true;
    void isEditor(member).then((yes) => isCurrent && setEditor(yes ? member : null));
    return () => {
      isCurrent = false;
    };
  }, [isAsked, member]);
  return editor !== null && editor === member;
}

/** The page has everything else all the same, so a failure shows nothing. */
async function isEditor(member: Member): Promise<boolean> {
  try {
    const token = await member.getIdToken();
    if (token === null) return false;
    const role = (await readAsMember(token, EditorRoleDocument, {})).viewer?.role;
    return role !== undefined && isAtLeast(role, 'EDITOR');
  } catch {
    return false;
  }
}
