import type { Feature } from '../graphql/feature';
import {
  HiddenArtifactConnectionResolver,
  HiddenArtifactDetailsResolver,
  ModerationResolver,
  OwnHiddenArtifactsResolver,
  ReportConnectionResolver,
  ReportDetailsResolver,
} from './moderation.resolver';

/** What moderators decide about artifacts. Its tables are those of reports and of the operator. */
export const moderationFeature: Feature = {
  entities: [],
  resolvers: [
    ModerationResolver,
    ReportConnectionResolver,
    HiddenArtifactConnectionResolver,
    ReportDetailsResolver,
    HiddenArtifactDetailsResolver,
    OwnHiddenArtifactsResolver,
  ],
};
