import { ArgsType, Field, ObjectType } from 'type-graphql';
import { First } from '../../web/graphql/connection';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';

@ArgsType()
export class RelatedArgs {
  @First('artifacts', 6)
  first!: number;
}

@ObjectType({
  description: 'An artifact that has something in common with another.',
  simpleResolvers: true,
})
export class RelatedArtifact {
  @Field(() => Artifact, { description: 'The related artifact.' })
  artifact!: ArtifactRow;

  @Field(() => [String], {
    description:
      'What the two have in common, the most telling first, as phrases such as "Also from Valley of the Kings"; at least one.',
  })
  reasons!: string[];
}
