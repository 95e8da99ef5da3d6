import { rowsOfMember } from '../../database/member-data';
import type { Feature } from '../../web/feature';
import { Like } from './like.entity';
import {
  LikedArtifactsResolver,
  LikePayloadResolver,
  LikeResolver,
  ViewerHasLikedResolver,
} from './like.resolver';
import { WaitingLike } from './waiting-like.entity';

/** Likes, and the lists of what members like. */
export const likeFeature: Feature = {
  name: 'likes',
  entities: [Like, WaitingLike],
  resolvers: [LikeResolver, LikePayloadResolver, ViewerHasLikedResolver, LikedArtifactsResolver],
  memberData: [rowsOfMember('likes', Like, { uidColumn: 'memberUid', whenErased: 'deleted' })],
};
