import type { Role } from '../../common/roles';

/** The roles as moderators read them, and what each may do. */
export const roleTexts: Record<Role, { label: string; means: string }> = {
  MEMBER: { label: 'Member', means: 'Adds artifacts, and changes and deletes their own.' },
  EDITOR: {
    label: 'Editor',
    means: 'Changes the artifacts of others, too, and decides suggestions and what waits.',
  },
  MODERATOR: {
    label: 'Moderator',
    means: 'Is an editor who also hides artifacts, decides reports, and sets roles.',
  },
};
