import { rowsOfMember } from '../database/member-data';
import type { Feature } from '../graphql/feature';
import { View } from './view.entity';
import { ViewResolver } from './view.resolver';

/** How often members looked at artifacts. */
export const viewFeature: Feature = {
  entities: [View],
  resolvers: [ViewResolver],
  memberData: [rowsOfMember('views', View, { uidColumn: 'memberUid' })],
};
