import type { Feature } from '../graphql/feature';
import { Member } from './member.entity';
import { MemberResolver } from './member.resolver';

/** Who adds and likes artifacts. */
export const memberFeature: Feature = { entities: [Member], resolvers: [MemberResolver] };
