import { Args, Authorized, Query, Resolver } from 'type-graphql';
import type { Services } from '../../web/graphql/services';
import { type Selection, SelectedColumns } from '../../web/graphql/selection';
import { SamePictures } from './same-pictures.service';
import { SamePicture, SamePicturesArgs } from './same-pictures.types';

@Resolver()
export class SamePicturesResolver {
  private readonly service: SamePictures;

  constructor(services: Services) {
    this.service = services.get(SamePictures);
  }

  @Authorized()
  @Query(() => [SamePicture], {
    description:
      'The artifacts that show a stored picture, or one that looks the same: those with the same file first, and then the newest. Empty when no picture is stored for the address. Members only.',
  })
  artifactsWithPicture(
    @Args() args: SamePicturesArgs,
    @SelectedColumns('Artifact') selection: Selection,
  ) {
    return this.service.find(args, selection);
  }
}
