import { rowsOfMember } from '../database/member-data';
import type { Feature } from '../graphql/feature';
import { Report } from './report.entity';
import { ReportResolver } from './report.resolver';

/** Reports of visitors and members to the moderators about artifacts. */
export const reportFeature: Feature = {
  entities: [Report],
  resolvers: [ReportResolver],
  memberData: [rowsOfMember('reports', Report, { uidColumn: 'memberUid' })],
};
