import type { Feature } from '../../web/feature';
import { MemberConnectionResolver, RoleResolver } from './roles.resolver';

/** What moderators decide about members: their roles, and to whom artifacts belong. */
export const roleFeature: Feature = {
  name: 'roles',
  resolvers: [RoleResolver, MemberConnectionResolver],
};
