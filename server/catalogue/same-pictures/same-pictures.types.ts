import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { First } from '../../web/graphql/connection';
import { Text } from '../../web/graphql/validation';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';

@ArgsType()
export class SamePicturesArgs {
  @Field({
    description:
      'The address of a picture that this catalogue stores: what `POST /pictures` answered, or that of a copied picture.',
  })
  @Text({ lines: false })
  url!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'An artifact to leave out, such as the one that is being changed.',
  })
  except?: string | null;

  @First('artifacts', 5)
  first!: number;
}

@ObjectType({ description: 'An artifact that shows a picture already.', simpleResolvers: true })
export class SamePicture {
  @Field(() => Artifact, { description: 'The artifact.' })
  artifact!: ArtifactRow;

  @Field({
    description:
      'Whether its picture was made from the same file. Otherwise the pictures look the same: one may be a smaller or compressed copy of the other.',
  })
  isSameFile!: boolean;
}
