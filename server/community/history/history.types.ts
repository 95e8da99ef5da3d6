import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { RevisionKind } from '../../catalogue/revisions/revision.entity';
import { PageInfo } from '../../web/graphql/connection';

@ObjectType({ description: 'A field that a change has changed.', simpleResolvers: true })
export class ArtifactFieldChange {
  @Field({ description: 'The name of the field of `Artifact`; of a fact, `facts.KEY`.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'The value before the change.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after the change.' })
  after!: string | null;
}

@ObjectType({ description: "A change in an artifact's history.", simpleResolvers: true })
export class ArtifactRevision {
  @Field(() => ID, { description: 'The identifier of the change, and of the version after it.' })
  id!: string;

  @Field(() => RevisionKind, { description: 'What happened.' })
  kind!: RevisionKind;

  @Field(() => GraphQLDateTime, { description: 'When it happened.' })
  changedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the member who made the change; null for an act of an operator or a moderator on the whole artifact.',
  })
  userName!: string | null;

  @Field(() => [ArtifactFieldChange], {
    description:
      'The fields that differ from the version before; empty unless it was changed. `userName` says that it was handed over to another member.',
  })
  changes!: ArtifactFieldChange[];

  @Field({ description: 'Whether the artifact has not changed since.' })
  isCurrent!: boolean;

  artifactId!: number;

  /** The `updatedAt` of the version after the change; null where there is none. */
  version!: Date | null;
}

@ObjectType({ description: "A change in a page of an artifact's history.", simpleResolvers: true })
class ArtifactRevisionEdge {
  @Field({ description: 'Marks this place in the history.' })
  cursor!: string;

  @Field(() => ArtifactRevision, { description: 'The change.' })
  node!: ArtifactRevision;
}

@ObjectType({
  description: "A page of an artifact's history, the last change first.",
  simpleResolvers: true,
})
export class ArtifactRevisionConnection {
  @Field(() => [ArtifactRevisionEdge], { description: 'The changes of this page.' })
  edges!: ArtifactRevisionEdge[];

  @Field(() => PageInfo, { description: 'Where this page stands in the history.' })
  pageInfo!: PageInfo;

  @Field({ description: 'Whether the viewer may restore an earlier version.' })
  viewerCanRestore!: boolean;
}

@ObjectType({ description: 'The result of restoring a version.', simpleResolvers: true })
export class RestoreArtifactVersionPayload {
  @Field(() => Artifact, { description: 'The artifact as it is now.' })
  artifact!: ArtifactRow;
}
