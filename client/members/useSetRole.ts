import { ROLES, type Role } from '../../common/roles';
import { codeOf } from '../apollo/errors';
import {
  type MemberRow_MemberFragment,
  useSetRoleMutation,
  ViewerRoleDocument,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { roleTexts } from './roles';

const failures: Record<string, string> = {
  CONFLICT:
    'The last moderator stays one, and so does a moderator whom the operator named by a command.',
  FORBIDDEN: 'You are no moderator any more.',
  NOT_FOUND: 'The account was deleted meanwhile.',
};

/** Gives a member another role, once the moderator has confirmed it. */
export function useSetRole() {
  const { confirm, notify } = useDialogs();
  // A moderator may have changed their own role.
  const [setRole] = useSetRoleMutation({ refetchQueries: [ViewerRoleDocument] });

  return async ({ id, name }: MemberRow_MemberFragment, chosen: string) => {
    const role: Role | undefined = ROLES.find((one) => one === chosen);
    if (!role) return;
    const { label, means } = roleTexts[role];
    const answer = await confirm({
      title: 'Change the role?',
      subject: name,
      message: `${label}: ${means}`,
      confirmLabel: `Make ${label.toLowerCase()}`,
    });
    if (answer !== 'confirmed') return;
    try {
      await setRole({ variables: { member: id, role } });
      void notify({ tone: 'success', title: 'The role is changed' });
    } catch (error) {
      const message = failures[codeOf(error) ?? ''] ?? 'Something went wrong.';
      void notify({ tone: 'failure', title: 'The role stays', message });
    }
  };
}
