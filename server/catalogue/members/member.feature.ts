import { rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { Member } from './member.entity';
import { MemberResolver } from './member.resolver';

/** Who adds and likes artifacts. */
export const memberFeature: Feature = {
  name: 'members',
  entities: [Member],
  resolvers: [MemberResolver],
  memberData: [
    rowsOfMember('profile', Member, {
      uidColumn: 'uid',
      whenErased: 'kept',
      omit: ['emailNormalized', 'nameNormalized'],
      isSingle: true,
    }),
  ],
};
