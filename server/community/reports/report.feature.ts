import { rowsOfMember } from '../../database/member-data';
import { purgeAddresses } from './purge-addresses';
import type { Feature } from '../../web/feature';
import { Report } from './report.entity';
import { ReportResolver } from './report.resolver';

/** Reports of visitors and members to the moderators about artifacts. */
export const reportFeature: Feature = {
  name: 'reports',
  entities: [Report],
  resolvers: [ReportResolver],
  commands: async () => (await import('./report.commands')).reportCommands,
  purges: [{ what: 'addresses in reports decided 90 days ago', purge: purgeAddresses }],
  memberData: [rowsOfMember('reports', Report, { uidColumn: 'memberUid', whenErased: 'deleted' })],
};
