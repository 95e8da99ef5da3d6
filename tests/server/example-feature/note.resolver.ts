import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Artifact } from '../../../server/catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../../server/catalogue/artifacts/artifact.rows';
import type { MemberContext } from '../../../server/web/graphql/context';
import type { Services } from '../../../server/web/graphql/services';
import { NeedsColumns } from '../../../server/web/graphql/selection';
import { Note } from './note.entity';
import { NoteService } from './note.service';

@Resolver(() => Artifact)
export class NoteResolver {
  private readonly service: NoteService;

  constructor(services: Services) {
    this.service = services.get(NoteService);
  }

  @NeedsColumns('id')
  @FieldResolver(() => [Note], { description: 'What members noted about it.' })
  notes(@Root() { id }: ArtifactRow) {
    return this.service.about(id);
  }

  @Authorized()
  @Mutation(() => Note, { description: 'Writes a note about an artifact. Members only.' })
  writeNote(
    @Arg('artifactId', () => ID, { description: "The artifact's identifier." }) artifactId: string,
    @Arg('text', { description: 'The text.' }) text: string,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.service.write(viewer, artifactId, text);
  }
}
