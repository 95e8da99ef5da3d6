import { type ArtifactFieldName, formFields } from '../artifacts/artifact-fields';
import type { FactFieldName } from '../artifacts/declared-facts';
import type {
  ArtifactForm_ArtifactFragment,
  ArtifactInput,
  ArtifactType,
} from '../generated/graphql';
import type { FieldSpec, FieldValues } from '../ui/fields';
import { changedFacts, factFields, textsOfFacts } from './fact-fields';

export type FormFieldName = ArtifactFieldName | FactFieldName;
export type FormField = FieldSpec<FormFieldName>;

/** The values of the form; a field may be absent. */
export type ArtifactDraft = Partial<FieldValues<FormFieldName>>;

/** The specified fields, and the facts. @param initial the values with which the form begins */
export const fieldsWithFacts = (initial?: ArtifactDraft): FormField[] => [
  ...formFields(),
  ...factFields(initial),
];

/** An artifact as the form has it. */
export const valuesOf = (artifact: ArtifactForm_ArtifactFragment): ArtifactDraft => ({
  ...Object.fromEntries(formFields().map(({ name }) => [name, artifact[name] ?? ''] as const)),
  ...textsOfFacts(artifact),
});

/**
 * What is saved: every specified field, and the facts that differ from those of the version that the member
 * has seen. A fact that others have changed meanwhile is then kept.
 */
export function inputOf(
  values: FieldValues<FormFieldName>,
  artifactType: ArtifactType,
  version?: ArtifactForm_ArtifactFragment,
): ArtifactInput {
  const written = Object.fromEntries(
    formFields().map(({ name }) => [name, values[name]] as const),
  ) as FieldValues<ArtifactFieldName>;
  const facts = changedFacts(values, version);
  return { ...written, artifactType, ...(facts.length > 0 && { facts }) };
}
