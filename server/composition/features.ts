import type { NonEmptyArray } from 'type-graphql';
import { accountFeature } from '../account/account.feature';
import { artifactFeature } from '../artifacts/artifact.feature';
import { descriptionFeature } from '../descriptions/description.feature';
import type { MemberData } from '../database/member-data';
import type { Entities } from '../database/open-database';
import type { Feature, ResolverClass } from '../graphql/feature';
import { historyFeature } from '../history/history.feature';
import { likeFeature } from '../likes/like.feature';
import { memberFeature } from '../members/member.feature';
import { moderationFeature } from '../moderation/moderation.feature';
import { ImportedArtifact, importedMemberData } from '../operator/import/imported-artifact.entity';
import { pictureFeature } from '../pictures/picture.feature';
import { relatedFeature } from '../related/related.feature';
import { reportFeature } from '../reports/report.feature';
import { policyFeature } from '../policies/policy.feature';
import { revisionsFeature } from '../revisions/revisions.feature';
import { samePicturesFeature } from '../same-pictures/same-pictures.feature';
import { suggestionsFeature } from '../suggestions/suggestions.feature';
import { viewFeature } from '../views/view.feature';

/** Every feature of the product; a new one is one line here. */
const features: readonly Feature[] = [
  memberFeature,
  pictureFeature,
  artifactFeature,
  revisionsFeature,
  relatedFeature,
  samePicturesFeature,
  suggestionsFeature,
  likeFeature,
  viewFeature,
  reportFeature,
  descriptionFeature,
  moderationFeature,
  historyFeature,
  accountFeature,
  policyFeature,
];

/** The tables that TypeORM knows. */
export const entities: Entities = [
  ...features.flatMap((feature) => feature.entities),
  ImportedArtifact,
];

/** Everything that the database stores about a member. */
export const memberData: readonly MemberData[] = [
  ...features.flatMap((feature) => feature.memberData ?? []),
  importedMemberData,
];

/** What the GraphQL schema is made of. */
export const resolvers = features.flatMap(
  (feature) => feature.resolvers,
) as unknown as NonEmptyArray<ResolverClass>;
