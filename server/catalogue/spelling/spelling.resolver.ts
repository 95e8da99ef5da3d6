import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { NeedsColumns } from '../../web/graphql/selection';
import { ArtifactConnection } from '../artifacts/artifact.types';
import { Spelling } from './spelling.service';

@Resolver(() => ArtifactConnection)
export class SpellingResolver {
  private readonly service: Spelling;

  constructor(services: Services) {
    this.service = services.get(Spelling);
  }

  @NeedsColumns('edges')
  @FieldResolver(() => [String], {
    description:
      'When the list finds nothing: up to three other spellings of `anywhere` or `text` that would find something with the rest of the filter, nearest first; of `search`, where no spelling of `text` would. Words of five letters and more are replaced by words of the catalogue with the same first letter, one edit away, or two from eight letters on. Empty when the list is not empty.',
  })
  suggestions(@Root() connection: ArtifactConnection) {
    return this.service.find(connection);
  }
}
