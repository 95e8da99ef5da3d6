import type { NonEmptyArray } from 'type-graphql';
import { accountFeature } from '../community/account/account.feature';
import { artifactFeature } from '../catalogue/artifacts/artifact.feature';
import type { CatalogueCommands } from '../database/admin-command';
import type { MemberData } from '../database/member-data';
import type { Entities } from '../database/open-database';
import {
  siteFileFeature,
  sitemapFeature,
  surpriseFeature,
} from '../exchange/discovery/discovery.feature';
import { deskFeature } from '../community/desk/desk.feature';
import { embedFeature } from '../exchange/embeds/embed.feature';
import type { ResolverClass } from '../web/graphql/services';
import { historyFeature } from '../community/history/history.feature';
import { likeFeature } from '../catalogue/likes/like.feature';
import { memberFeature } from '../catalogue/members/member.feature';
import { moderationFeature } from '../community/moderation/moderation.feature';
import { offersFeature } from '../catalogue/offers/offers.feature';
import { oaiFeature } from '../exchange/oai/oai.feature';
import { importFeature } from '../operator/import/import.feature';
import { iiifFeature, pictureFeature } from '../pictures/picture.feature';
import { policyFeature } from '../community/policies/policy.feature';
import { exportFeature, feedFeature, recordFeature } from '../exchange/records/records.feature';
import { sheetsFeature } from '../exchange/sheets/sheets.feature';
import { browseFeature } from '../catalogue/browse/browse.feature';
import { quotaFeature } from '../catalogue/quotas/quota.feature';
import { civilizationTextFeature } from '../catalogue/civilization-texts/civilization-text.feature';
import { relatedFeature } from '../catalogue/related/related.feature';
import { reportFeature } from '../community/reports/report.feature';
import { reviewFeature } from '../community/review/review.feature';
import { revisionsFeature } from '../catalogue/revisions/revisions.feature';
import { samePicturesFeature } from '../catalogue/same-pictures/same-pictures.feature';
import { suggestionsFeature } from '../community/suggestions/suggestions.feature';
import { spellingFeature } from '../catalogue/spelling/spelling.feature';
import { viewFeature } from '../catalogue/views/view.feature';
import { roleFeature } from '../community/roles/roles.feature';
import type { Feature } from '../web/feature';
import { restFeature } from './rest.feature';

/** Every feature of the product; a new one is one line here. */
export const features: readonly Feature[] = [
  memberFeature,
  quotaFeature,
  pictureFeature,
  artifactFeature,
  revisionsFeature,
  relatedFeature,
  civilizationTextFeature,
  samePicturesFeature,
  spellingFeature,
  offersFeature,
  browseFeature,
  likeFeature,
  viewFeature,
  reportFeature,
  moderationFeature,
  reviewFeature,
  roleFeature,
  historyFeature,
  suggestionsFeature,
  deskFeature,
  accountFeature,
  policyFeature,
  importFeature,
  sheetsFeature,
  recordFeature,
  exportFeature,
  feedFeature,
  oaiFeature,
  iiifFeature,
  embedFeature,
  siteFileFeature,
  sitemapFeature,
  surpriseFeature,
  restFeature,
];

/** The tables that TypeORM knows. */
export const entities: Entities = features.flatMap((feature) => feature.entities ?? []);

/** Everything that the database stores about a member. */
export const memberData = memberDataOf(features);

/** What is deleted every day. */
export const purges = features.flatMap((feature) => feature.purges ?? []);

/** What the GraphQL schema is made of. */
export const resolvers = resolversOf(features);

/** The commands of the features, for the program that reads a command line. */
export async function readCommands(): Promise<CatalogueCommands> {
  const tables = await Promise.all(features.map(async ({ commands }) => commands?.()));
  return Object.assign({}, ...tables) as CatalogueCommands;
}

export function memberDataOf(chosen: readonly Feature[]): MemberData[] {
  return chosen.flatMap((feature) => feature.memberData ?? []);
}

/** There is always a resolver: without one there is no schema. */
export function resolversOf(chosen: readonly Feature[]): NonEmptyArray<ResolverClass> {
  return chosen.flatMap(
    (feature) => feature.resolvers ?? [],
  ) as unknown as NonEmptyArray<ResolverClass>;
}
