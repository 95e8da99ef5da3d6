import { type ArtifactFields, WRITTEN_FIELDS } from '../artifacts/artifact-fields';
import { pictureAddress } from '../artifacts/picture-address';
import type { RevisionRow, Version } from '../revisions/versions';
import type { ArtifactFieldChange } from './history.types';

/**
 * What a member wrote in a version, as an input has it.
 * @param publicUrl the origin of this deployment.
 */
export function inputOf(version: Version, publicUrl: string): ArtifactFields {
  const fields = Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, version[name] ?? null]));
  return { ...fields, image: pictureAddress(version.image, publicUrl) } as ArtifactFields;
}

/** The fields that differ between the versions before and after a change. */
export function fieldChanges(
  { before, after }: Pick<RevisionRow, 'before' | 'after'>,
  publicUrl: string,
): ArtifactFieldChange[] {
  if (!before || !after) return [];
  const [old, present] = [inputOf(before, publicUrl), inputOf(after, publicUrl)];
  return WRITTEN_FIELDS.filter((name) => old[name] !== present[name]).map((field) => ({
    field,
    before: old[field] ?? null,
    after: present[field] ?? null,
  }));
}
