import type { ArtifactRow } from '../../catalogue/artifacts/artifact.rows';
import { suggestionNotFound } from '../../base/errors';
import type { Context, MemberContext } from '../../web/graphql/context';
import type { Selection } from '../../web/graphql/selection';
import type { Services } from '../../web/graphql/services';
import type {
  AcceptSuggestionArgs,
  RefuseSuggestionArgs,
  Suggestion,
  SuggestionInput,
} from './suggestion.types';

/** Changes that members suggest for the artifacts of others, and how these are decided. */
export class SuggestionService {
  constructor(private readonly services: Services) {}

  suggest(
    _caller: MemberContext,
    _artifactId: string,
    _input: SuggestionInput,
    _selection: Selection,
  ): Promise<Suggestion> {
    throw suggestionNotFound();
  }

  accept(
    _caller: MemberContext,
    _args: AcceptSuggestionArgs,
    _selection: Selection,
  ): Promise<ArtifactRow> {
    throw suggestionNotFound();
  }

  refuse(
    _caller: MemberContext,
    _args: RefuseSuggestionArgs,
    _selection: Selection,
  ): Promise<Suggestion> {
    throw suggestionNotFound();
  }

  withdraw(_caller: MemberContext, _id: string, _selection: Selection): Promise<Suggestion> {
    throw suggestionNotFound();
  }

  openOf(_caller: Context, _artifactId: number, _selection: Selection): Promise<Suggestion> | null {
    return null;
  }
}
