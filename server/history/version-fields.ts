import type { ArtifactFields } from '../artifacts/artifact-fields';
import { WRITTEN_COLUMNS } from '../database/artifact-revisions';
import type { RevisionRow, Version } from '../revisions/versions';
import type { ArtifactFieldChange } from './history.types';

/** What a member wrote in a version. */
type WrittenFields = Pick<ArtifactFields, (typeof WRITTEN_COLUMNS)[number]>;

/**
 * What a member wrote in a version, as an input has it. The sample pictures are stored as paths.
 * @param publicUrl the origin of this deployment.
 */
export function inputOf(version: Version, publicUrl: string): WrittenFields {
  const fields = Object.fromEntries(WRITTEN_COLUMNS.map((name) => [name, version[name] ?? null]));
  const image = version.image.startsWith('/') ? publicUrl + version.image : version.image;
  return { ...fields, image } as WrittenFields;
}

/** The fields that differ between the versions before and after a change. */
export function fieldChanges(
  { before, after }: Pick<RevisionRow, 'before' | 'after'>,
  publicUrl: string,
): ArtifactFieldChange[] {
  if (!before || !after) return [];
  const [old, present] = [inputOf(before, publicUrl), inputOf(after, publicUrl)];
  return WRITTEN_COLUMNS.filter((name) => old[name] !== present[name]).map((field) => ({
    field,
    before: old[field] ?? null,
    after: present[field] ?? null,
  }));
}
