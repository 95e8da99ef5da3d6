import type { SuggestedChangesInput, OwnSuggestion_SuggestionFragment } from '../generated/graphql';
import { factOfField } from '../artifacts/declared-facts';
import { formTextOfFact } from '../form/fact-fields';
import type { FinishedDraft } from '../form/ArtifactForm';
import { type ArtifactDraft, valuesOf } from '../form/form-fields';

/** What the form shows of an open suggestion, beside today's values. */
export function suggestedValues(
  suggestion: OwnSuggestion_SuggestionFragment | null,
): ArtifactDraft {
  if (!suggestion) return {};
  const { changes, source, remark } = suggestion;
  const values = changes.map(({ field, after }) => {
    const fact = factOfField(field);
    return [field, fact ? formTextOfFact(fact, after ?? '') : (after ?? '')] as const;
  });
  return { ...Object.fromEntries(values), source: source ?? '', remark: remark ?? '' };
}

/** What the form changes of the version that the member has seen. */
export function changesOf({ input, version, values }: FinishedDraft): SuggestedChangesInput {
  const before: ArtifactDraft = version ? valuesOf(version) : {};
  const isChanged = (name: string) =>
    name === 'facts' || isDifferent(values, before, name as keyof ArtifactDraft);
  return Object.fromEntries(Object.entries(input).filter(([name]) => isChanged(name)));
}

const isDifferent = (values: ArtifactDraft, before: ArtifactDraft, name: keyof ArtifactDraft) =>
  (values[name] ?? '') !== (before[name] ?? '');
