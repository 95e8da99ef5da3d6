import { rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { MemberDay } from './member-day.entity';
import { QuotaResolver } from './quota.resolver';

/** How much one member may add. */
export const quotaFeature: Feature = {
  name: 'quotas',
  entities: [MemberDay],
  resolvers: [QuotaResolver],
  memberData: [
    rowsOfMember('latestDay', MemberDay, { uidColumn: 'memberUid', whenErased: 'deleted' }),
  ],
};
