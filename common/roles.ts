/** What a member may do, a ladder: each role may what the one before may. */
export const ROLES = ['MEMBER', 'EDITOR', 'MODERATOR'] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role may what another may. */
export const isAtLeast = (role: Role, needed: Role): boolean =>
  ROLES.indexOf(role) >= ROLES.indexOf(needed);
