import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { MAX_MESSAGE } from '../../../common/text-limits';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { RequiredText } from '../../web/graphql/validation';

@ArgsType()
export class SendBackArtifactArgs {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;

  @Field({ description: `Why, for its owner; at most ${MAX_MESSAGE} characters.` })
  @RequiredText({ max: MAX_MESSAGE })
  reason!: string;
}

@ObjectType({ description: 'The result of publishing an artifact.', simpleResolvers: true })
export class PublishArtifactPayload {
  @Field(() => Artifact, { description: 'The artifact as everybody sees it now.' })
  artifact!: ArtifactRow;
}

@ObjectType({ description: 'The result of sending an artifact back.', simpleResolvers: true })
export class SendBackArtifactPayload {
  @Field(() => ID, { description: "The artifact's identifier." })
  artifactId!: string;
}
