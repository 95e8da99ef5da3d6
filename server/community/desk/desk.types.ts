import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  DIGEST_INTERVALS,
  type DigestInterval as IntervalName,
} from '../../../common/digest-intervals';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { Member } from '../../catalogue/members/member.entity';
import { type Connection, PageInfo } from '../../web/graphql/connection';
import type { Context } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Suggestion } from '../suggestions/suggestion.types';

/** What lies on a desk, in the order of items of the same instant. */
export enum DeskItemKind {
  SUGGESTION = 'SUGGESTION',
  WAITING = 'WAITING',
  SENT_BACK = 'SENT_BACK',
  HIDDEN = 'HIDDEN',
  ENDED = 'ENDED',
  REPORTS = 'REPORTS',
}

registerEnumType(DeskItemKind, {
  name: 'DeskItemKind',
  description: 'What lies on a desk.',
  valuesConfig: {
    SUGGESTION: { description: 'A suggestion that the viewer may decide.' },
    WAITING: { description: 'An artifact that waits for review, for editors and moderators.' },
    SENT_BACK: { description: "The viewer's artifact, which was sent back." },
    HIDDEN: { description: "The viewer's artifact, which was hidden." },
    ENDED: { description: "The viewer's suggestion, which was decided in the last 30 days." },
    REPORTS: { description: 'The open reports of an artifact, for moderators.' },
  },
});

/** See `DIGEST_INTERVALS`. */
export const DigestInterval = Object.fromEntries(DIGEST_INTERVALS.map((name) => [name, name])) as {
  [Name in IntervalName]: Name;
};

registerEnumType(DigestInterval, {
  name: 'DigestInterval',
  description: 'How often the member is told by mail what waits on the desk, if anything new does.',
  valuesConfig: {
    NEVER: { description: 'Not at all.' },
    DAILY: { description: 'Once a day at most.' },
    WEEKLY: { description: 'Once a week at most.' },
  },
});

/** Reads what the items of a page show, by identifiers. */
export type ReadPage<Id, Detail> = (
  caller: Context,
  selection: Selection,
) => Promise<ReadonlyMap<Id, Detail>>;
export type ReadSuggestions = ReadPage<string, Suggestion>;
/** The artifacts that wait for review. */
export type ReadWaiting = ReadPage<number, ArtifactRow>;

@ObjectType({ description: 'Something on the desk of a member.', simpleResolvers: true })
export class DeskItem {
  @Field(() => DeskItemKind, { description: 'What it is.' })
  kind!: DeskItemKind;

  @Field(() => GraphQLDateTime, { description: 'Since when it lies there.' })
  since!: Date;

  @Field(() => ID, { description: 'The identifier of the artifact.' })
  artifactId!: number;

  @Field({ description: 'The name of the artifact.' })
  artifactName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why the artifact was sent back or hidden, or why the suggestion was refused.',
  })
  reason!: string | null;

  @Field(() => Int, { description: 'How many reports are open; otherwise 1.' })
  count!: number;

  /** The identifier of the item among those of its kind. */
  id!: string;

  /** Both read once for all items of the page. */
  readSuggestions?: ReadSuggestions;
  readWaiting?: ReadWaiting;

  /** The place in the list. */
  sinceKey!: string;
  rank!: number;
}

@ObjectType({ description: 'An item in a list.', simpleResolvers: true })
class DeskEdge {
  @Field({ description: 'Marks this place in the list.' })
  cursor!: string;

  @Field(() => DeskItem, { description: 'The item.' })
  node!: DeskItem;
}

@ObjectType({ description: 'A page of what lies on a desk.', simpleResolvers: true })
export class DeskConnection implements Omit<Connection<DeskItem>, 'countTotal'> {
  @Field(() => [DeskEdge], { description: 'The items of this page.' })
  edges!: DeskEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo!: PageInfo;
}

@ArgsType()
export class SetDigestArgs {
  @Field(() => DigestInterval, { description: 'How often.' })
  interval!: IntervalName;
}

@ObjectType({ description: 'The result of choosing how often.', simpleResolvers: true })
export class SetDigestPayload {
  @Field(() => Member, { description: 'The member, with the choice.' })
  viewer!: Member;
}

@ObjectType({ description: 'The result of renewing the feed.', simpleResolvers: true })
export class RenewDeskFeedPayload {
  @Field({ description: 'The new address. The old one leads to nothing.' })
  deskFeed!: string;
}
