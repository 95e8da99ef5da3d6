import { fieldOfFact } from '../../../common/facts';
import { ArtifactInput } from '../../catalogue/artifacts/artifact.types';
import type { Version } from '../../catalogue/revisions/versions';
import { type FieldValues, isSame, valuesOf } from '../history/field-values';
import { inputOf } from '../history/version-fields';
import type { SuggestedChangesInput } from './suggestion.types';

/** What is said about the first picture, and is wrong for another one. */
const ABOUT_PICTURE = new Set(['imageAlt', 'imageCaption', 'rights']);

/** The fields that a form gives. */
export function givenIn({ facts, ...fields }: SuggestedChangesInput): string[] {
  const given = Object.entries(fields).filter(([, value]) => value != null);
  return [...given.map(([name]) => name), ...(facts ?? []).map(({ key }) => fieldOfFact(key))];
}

/** The update of an artifact to what a form gives. */
export function inputFrom(
  version: Version,
  changes: SuggestedChangesInput,
  publicUrl: string,
): ArtifactInput {
  const fields = Object.entries(changes).filter(([, value]) => value != null);
  return Object.assign(new ArtifactInput(), inputOf(version, publicUrl), {
    ...Object.fromEntries(fields),
    facts: changes.facts ?? [],
  });
}

/** What a suggestion of these fields is based on: their values, and the picture that they are about. */
export const basisOf = (version: Version, fields: readonly string[]): FieldValues =>
  valuesOf(version, [
    ...fields,
    ...(fields.some((field) => ABOUT_PICTURE.has(field)) ? ['image'] : []),
  ]);

/** Whether a version has other values than those that a suggestion is based on. */
export function isOutdatedIn(version: Version, basis: FieldValues): boolean {
  const today = valuesOf(version, Object.keys(basis));
  return Object.entries(basis).some(([field, value]) => !isSame(value, today[field] ?? null));
}
