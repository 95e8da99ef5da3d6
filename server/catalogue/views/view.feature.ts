import { rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { View } from './view.entity';
import { ViewResolver } from './view.resolver';

/** How often members looked at artifacts. */
export const viewFeature: Feature = {
  name: 'views',
  entities: [View],
  resolvers: [ViewResolver],
  memberData: [rowsOfMember('views', View, { uidColumn: 'memberUid', whenErased: 'deleted' })],
};
