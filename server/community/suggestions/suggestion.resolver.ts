import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { Artifact } from '../../catalogue/artifacts/artifact.entity';
import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import type { Context, MemberContext } from '../../web/graphql/context';
import { NeedsColumns, type Selection, SelectedColumns } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import { ArtifactRevision } from '../history/history.types';
import { SuggestionCredit } from './suggestion-credit';
import { SuggestionService } from './suggestion.service';
import {
  AcceptSuggestionArgs,
  AcceptSuggestionPayload,
  ArtifactHelpers,
  RefuseSuggestionArgs,
  SuggestArgs,
  Suggestion,
  SuggestionPayload,
} from './suggestion.types';

@Resolver()
export class SuggestionResolver {
  private readonly service: SuggestionService;

  constructor(services: Services) {
    this.service = services.get(SuggestionService);
  }

  @Authorized()
  @Mutation(() => SuggestionPayload, {
    description:
      "Suggests a change of another's artifact. Members only; who may change the artifact does so. It replaces what the member has suggested for the same artifact and nobody has decided.",
  })
  async suggest(
    @Args() { artifactId, input }: SuggestArgs,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<SuggestionPayload> {
    return { suggestion: await this.service.suggest(context, artifactId, input, selection) };
  }

  @Authorized()
  @Mutation(() => AcceptSuggestionPayload, {
    description:
      'Takes fields of a suggestion over into the artifact, as a change by the viewer, and ends the suggestion. The member who added the artifact may, and editors; to others there is no such suggestion.',
  })
  async acceptSuggestion(
    @Args() args: AcceptSuggestionArgs,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<AcceptSuggestionPayload> {
    return { artifact: await this.service.accept(context, args, selection) };
  }

  @Authorized()
  @Mutation(() => SuggestionPayload, {
    description: 'Refuses a suggestion. Whoever may accept it may.',
  })
  async refuseSuggestion(
    @Args() args: RefuseSuggestionArgs,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<SuggestionPayload> {
    return { suggestion: await this.service.refuse(context, args, selection) };
  }

  @Authorized()
  @Mutation(() => SuggestionPayload, {
    description: 'Takes a suggestion back. Only the member who made it may.',
  })
  async withdrawSuggestion(
    @Arg('id', () => ID, { description: "The suggestion's identifier." }) id: string,
    @Ctx() context: MemberContext,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<SuggestionPayload> {
    return { suggestion: await this.service.withdraw(context, id, selection) };
  }
}

@Resolver(() => Artifact)
export class ArtifactSuggestionsResolver {
  private readonly service: SuggestionService;
  private readonly credit: SuggestionCredit;

  constructor(services: Services) {
    this.service = services.get(SuggestionService);
    this.credit = services.get(SuggestionCredit);
  }

  @NeedsColumns('id')
  @FieldResolver(() => Suggestion, {
    nullable: true,
    description:
      'What the viewer has suggested and nobody has decided; null where there is nothing, and for a visitor.',
  })
  viewerSuggestion(
    @Root() { id }: ArtifactRow,
    @Ctx() context: Context,
    @SelectedColumns('Artifact') selection: Selection,
  ): Promise<Suggestion | null> | null {
    return this.service.openOf(context, id, selection);
  }

  @NeedsColumns('id')
  @FieldResolver(() => ArtifactHelpers, {
    description: 'Whose suggestions were accepted, those who helped first.',
  })
  helpers(@Root() { id }: ArtifactRow): Promise<ArtifactHelpers> {
    return this.credit.helpersOf(id);
  }
}

@Resolver(() => ArtifactRevision)
export class RevisionSuggestionResolver {
  private readonly credit: SuggestionCredit;

  constructor(services: Services) {
    this.credit = services.get(SuggestionCredit);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the member who suggested the change, which `userName` accepted; null for other changes.',
  })
  suggestedBy(@Root() { artifactId, version }: ArtifactRevision): Promise<string | null> | null {
    return version && this.credit.suggesterOf(artifactId, version);
  }
}
