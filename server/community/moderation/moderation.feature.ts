import type { Feature } from '../../web/feature';
import { HiddenLike, HiddenView } from './hidden-likes.entities';
import { moderationMemberData } from './hidden-member-data';
import {
  HiddenArtifactConnectionResolver,
  HiddenArtifactDetailsResolver,
  ModerationResolver,
  OwnHiddenArtifactsResolver,
  ReportConnectionResolver,
  ReportDetailsResolver,
} from './moderation.resolver';

/** What moderators decide about artifacts, and the artifacts that they hide. */
export const moderationFeature: Feature = {
  name: 'moderation',
  entities: [HiddenLike, HiddenView],
  memberData: moderationMemberData,
  commands: async () => (await import('./moderation.commands')).moderationCommands,
  resolvers: [
    ModerationResolver,
    ReportConnectionResolver,
    HiddenArtifactConnectionResolver,
    ReportDetailsResolver,
    HiddenArtifactDetailsResolver,
    OwnHiddenArtifactsResolver,
  ],
};
