import { Arg, Query, Resolver } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { CivilizationTextService } from './civilization-text.service';

@Resolver()
export class CivilizationTextResolver {
  private readonly service: CivilizationTextService;

  constructor(services: Services) {
    this.service = services.get(CivilizationTextService);
  }

  @Query(() => [String], {
    description:
      "The text of a civilization's page as blocks of HTML without scripts: paragraphs, lists and so on. Where the text first has the name of an artifact, the name leads to the record. Empty when the site has no such civilization.",
  })
  civilizationText(
    @Arg('key', () => String, { description: 'The key of the civilization, such as "egypt".' })
    key: string,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.find(key, selection);
  }
}
