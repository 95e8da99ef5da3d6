import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { ArtifactFields } from '../../catalogue/artifacts/artifact-fields';
import { Fact } from '../../catalogue/artifacts/facts/facts.types';
import { type Connection, PageInfo } from '../../web/graphql/connection';

@ObjectType('HiddenArtifact', {
  description:
    'An artifact that a moderator or the operator hid, as its owner and moderators see it. To everybody else it looks deleted.',
  simpleResolvers: true,
})
export class HiddenArtifactView extends ArtifactFields {
  @Field(() => ID, { description: "The artifact's identifier." })
  id!: number;

  @Field({
    description:
      'The absolute address of its picture. One that is stored here is sent to moderators alone.',
  })
  override image!: string;

  @Field(() => [Fact], {
    description: 'Its facts, private ones too, in the order of the catalogue.',
  })
  facts!: Fact[];

  @Field({ description: 'The name of the member who added it.' })
  userName!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was hidden.' })
  hiddenAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was hidden; null where the operator gave no reason.',
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'What its owner answered to the reason.' })
  answer!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When its owner answered.' })
  answeredAt!: Date | null;

  /** The member who added it. */
  ownerUid!: string;

  /** The name of the moderator who hid it; null for the operator. */
  deciderName!: string | null;

  /** The place in the list: 1 for an artifact whose owner has answered, else 0. */
  isAnswered!: number;
}

@ObjectType({ description: 'A hidden artifact in a list.', simpleResolvers: true })
class HiddenArtifactEdge {
  @Field({ description: 'Marks this place in the list.' })
  cursor!: string;

  @Field(() => HiddenArtifactView, { description: 'The hidden artifact.' })
  node!: HiddenArtifactView;
}

@ObjectType({ description: 'A page of a list of hidden artifacts.', simpleResolvers: true })
export class HiddenArtifactConnection implements Connection<HiddenArtifactView> {
  @Field(() => [HiddenArtifactEdge], { description: 'The hidden artifacts of this page.' })
  edges!: HiddenArtifactEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo!: PageInfo;

  countTotal!: () => Promise<number>;
}
