import { Arg, Authorized, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { Artifact } from '../artifacts/artifact.entity';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import type { MemberContext } from '../../web/graphql/context';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { ViewService } from './view.service';

@ObjectType({ description: 'The result of recording a view.', simpleResolvers: true })
class RecordViewPayload {
  @Field(() => Artifact, { description: 'The artifact with its view count as it is now.' })
  artifact!: ArtifactRow;
}

@Resolver()
export class ViewResolver {
  private readonly service: ViewService;

  constructor(services: Services) {
    this.service = services.get(ViewService);
  }

  @Authorized()
  @Mutation(() => RecordViewPayload, {
    description: 'Counts that the viewer looked at an artifact, once a day. Members only.',
  })
  async recordView(
    @Arg('artifactId', () => ID, { description: "The artifact's identifier." }) artifactId: string,
    @Ctx() { viewer }: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<RecordViewPayload> {
    return { artifact: await this.service.record(viewer, artifactId, selection) };
  }
}
