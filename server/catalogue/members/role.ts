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
    EDITOR: {
      description:
        'Changes the artifacts of others, too, and decides suggestions and what waits for review.',
    },
    MODERATOR: { description: 'Hides artifacts, decides reports, and sets roles.' },
  },
});

/** What a member may do who makes no request: by the role in the catalogue, or by the claim of their latest token. */
export const roleOf = ({ role, moderatorClaim }: Member): RoleName =>
  moderatorClaim === 1 ? 'MODERATOR' : role;

/** The same in SQL. @param member the name of the table of members in the statement */
export const roleSql = (member: string) =>
  `CASE WHEN ${member}.moderatorClaim = 1 THEN 'MODERATOR' ELSE ${member}.role END`;
