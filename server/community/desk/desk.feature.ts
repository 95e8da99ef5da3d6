import { rowsOfMember } from '../../database/member-data';
import { type Feature, withJsonErrors } from '../../web/feature';
import { DeskItemResolver, DeskResolver } from './desk.resolver';
import { registerDesk } from './desk.routes';
import { sendDigestsHourly } from './digest/digest-runs';
import { MemberDesk } from './member-desk.entity';

const registerRoutes = withJsonErrors(registerDesk);

/** What waits for a member, on a page, in a feed, and by mail. */
export const deskFeature: Feature = {
  name: 'desk',
  entities: [MemberDesk],
  resolvers: [DeskResolver, DeskItemResolver],
  memberData: [rowsOfMember('desk', MemberDesk, { uidColumn: 'memberUid', whenErased: 'deleted' })],
  commands: async () => (await import('./desk.commands')).deskCommands,
  async register(app, host) {
    await registerRoutes(app, host);
    sendDigestsHourly(app, host);
  },
};
