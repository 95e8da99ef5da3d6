import { rowsOfMember } from '../database/member-data';
import type { Feature } from '../graphql/feature';
import { Member } from './member.entity';
import { MemberResolver } from './member.resolver';

/** Who adds and likes artifacts. */
export const memberFeature: Feature = {
  entities: [Member],
  resolvers: [MemberResolver],
  memberData: [
    rowsOfMember('profile', Member, {
      uidColumn: 'uid',
      omit: ['emailNormalized'],
      isSingle: true,
    }),
  ],
};
