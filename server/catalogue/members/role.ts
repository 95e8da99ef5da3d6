import { registerEnumType } from 'type-graphql';
import { ROLES, type Role as RoleName } from '../../../common/roles';
import type { Member } from './member.entity';

/** The roles of members, for the schema: see `ROLES`. */
export const Role = Object.fromEntries(ROLES.map((role) => [role, role])) as {
  [Name in RoleName]: Name;
};

registerEnumType(Role, {
  name: 'Role',
  description: 'What a member may do: each role may what the one before may.',
  valuesConfig: {
    MEMBER: { description: 'Adds artifacts, and changes and deletes their own.' },
    EDITOR: { description: 'Changes the artifacts of others, too, and decides suggestions.' },
    MODERATOR: { description: 'Hides artifacts, decides reports, and sets roles.' },
  },
});

/** The role of a member who makes no request: that of the catalogue, or of their latest token. */
export const roleOf = ({ role, moderatorClaim }: Member): RoleName =>
  moderatorClaim === 1 ? 'MODERATOR' : role;
