import { readPictureLines, writePictureLines } from '../../common/picture-lines';
import { type ArtifactFieldName, formFields } from '../artifacts/artifact-fields';
import type { FactFieldName } from '../../common/facts';
import type {
  ArtifactForm_ArtifactFragment,
  ArtifactInput,
  ArtifactType,
} from '../generated/graphql';
import type { FieldSpec, FieldValues } from '../ui/fields';
import { declaredFacts, publicFacts } from '../artifacts/declared-facts';
import { changedFacts, factFields, textsOfFacts } from './fact-fields';
import { type SuggestionFieldName, suggestionFields } from './suggestion-fields';

export type FormFieldName = ArtifactFieldName | FactFieldName;
export type FormField = FieldSpec<FormFieldName>;

/** What is written of an artifact: the fields of the form, and the further pictures as one text. */
export type WrittenFieldName = FormFieldName | 'morePictures';
/** What a draft has: that, and what a suggestion says besides. */
export type DraftFieldName = WrittenFieldName | SuggestionFieldName;
export type DraftField = FieldSpec<DraftFieldName>;

/** The values of a draft, with a line for each further picture; a field may be absent. */
export type ArtifactDraft = Partial<FieldValues<DraftFieldName>>;

/** The specified fields, and the facts. @param initial the values with which the form begins */
export const fieldsWithFacts = (initial?: ArtifactDraft): FormField[] => [
  ...formFields(),
  ...factFields(declaredFacts(), initial),
];

/** The fields of a suggestion. Those who make it do not see private facts. */
export const fieldsOfSuggestion = (
  initial?: ArtifactDraft,
): FieldSpec<FormFieldName | SuggestionFieldName>[] => [
  ...formFields(),
  ...factFields(publicFacts(), initial),
  ...suggestionFields,
];

export const draftFields = (initial?: ArtifactDraft): DraftField[] => [
  ...fieldsWithFacts(initial),
  { name: 'morePictures', label: 'More pictures', kind: 'longText' },
  ...suggestionFields,
];

/** An artifact as a draft has it. */
export const valuesOf = (artifact: ArtifactForm_ArtifactFragment): ArtifactDraft => ({
  ...Object.fromEntries(formFields().map(({ name }) => [name, artifact[name] ?? ''] as const)),
  ...textsOfFacts(artifact),
  morePictures: writePictureLines(artifact.pictures.slice(1)),
});

/**
 * What is saved: every specified field, all pictures, and the facts that differ from those of the version that the member
 * has seen. A fact that others have changed meanwhile is then kept.
 */
export function inputOf(
  values: FieldValues<WrittenFieldName>,
  artifactType: ArtifactType,
  version?: ArtifactForm_ArtifactFragment,
): ArtifactInput {
  const written = Object.fromEntries(
    formFields().map(({ name }) => [name, values[name]] as const),
  ) as FieldValues<ArtifactFieldName>;
  const facts = changedFacts(values, version);
  const morePictures = readPictureLines(values.morePictures);
  return { ...written, artifactType, morePictures, ...(facts.length > 0 && { facts }) };
}
