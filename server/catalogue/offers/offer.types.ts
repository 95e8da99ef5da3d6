import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { CountedSearch } from '../related/counted-search.types';

/** What an offer leads to. */
export enum SearchOfferKind {
  ARTIFACT = 'ARTIFACT',
  PLACE = 'PLACE',
  TYPE = 'TYPE',
  CIVILIZATION = 'CIVILIZATION',
  PERIOD = 'PERIOD',
}

registerEnumType(SearchOfferKind, {
  name: 'SearchOfferKind',
  description: 'What an offer of a search leads to.',
  valuesConfig: {
    ARTIFACT: { description: 'The record of an artifact.' },
    PLACE: { description: 'The artifacts that name a place.' },
    TYPE: { description: 'The artifacts of a type.' },
    CIVILIZATION: { description: 'The page of a civilization.' },
    PERIOD: { description: 'The artifacts made in the years of a period.' },
  },
});

@ObjectType({
  description: 'Something that a searched text may mean, and where it leads.',
  simpleResolvers: true,
})
export class SearchOffer {
  @Field(() => SearchOfferKind, { description: 'What it leads to.' })
  kind!: SearchOfferKind;

  @Field({ description: 'Its name; of a period, its years, such as "AD 500 – 1500".' })
  text!: string;

  @Field({ description: 'The path of its page on this site.' })
  path!: string;

  @Field(() => CountedSearch, {
    nullable: true,
    description: 'What the page lists, for a place, a type and a period.',
  })
  search?: CountedSearch | null;

  @Field(() => Artifact, {
    nullable: true,
    description: 'The artifact, or one of those that the page lists.',
  })
  artifact?: ArtifactRow | null;

  @Field(() => String, {
    nullable: true,
    description: 'The path of the picture of a civilization.',
  })
  picture?: string | null;
}

/** The offer of what a search lists. */
export const offerOfSearch = (
  kind: SearchOfferKind,
  text: string,
  search: CountedSearch,
  artifact: ArtifactRow | null = null,
): SearchOffer => ({ kind, text, path: search.path, search, artifact });
