import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { PageInfo } from '../../web/graphql/connection';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { RevisionKind } from './revision.entity';

@ObjectType({
  description: 'A change of the catalogue: an artifact was added, changed or taken out.',
  simpleResolvers: true,
})
export class ArtifactChange {
  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  changedAt!: Date;

  @Field(() => RevisionKind, { description: 'What happened.' })
  kind!: RevisionKind;

  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: number;

  @Field(() => Artifact, {
    nullable: true,
    description:
      'The artifact as it is now, after later changes too; null when it is not in the catalogue. `userEmail` is null.',
  })
  artifact!: ArtifactRow | null;
}

@ObjectType({ description: 'A change in a page of changes.', simpleResolvers: true })
class ArtifactChangeEdge {
  @Field({
    description:
      'Marks this place among the changes, until the catalogue is restored from a backup.',
  })
  cursor!: string;

  @Field(() => ArtifactChange, { description: 'The change.' })
  node!: ArtifactChange;
}

@ObjectType({
  description:
    'A page of the changes of the catalogue, the oldest first. Whoever follows the catalogue keeps `pageInfo.endCursor` and asks for what comes after it; the `endCursor` of a page without changes is the `after` that it was asked for. After the catalogue was restored from a backup, a cursor from before is an error with the code BAD_USER_INPUT: read from the beginning again.',
  simpleResolvers: true,
})
export class ArtifactChangeConnection {
  @Field(() => [ArtifactChangeEdge], { description: 'The changes of this page.' })
  edges!: ArtifactChangeEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands among the changes.' })
  pageInfo!: PageInfo;
}
