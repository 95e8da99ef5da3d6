import { WRITTEN_FIELDS } from '../../catalogue/artifacts/artifact-fields';
import { LIST_COLUMN_NAMES, LIST_COLUMNS } from '../../catalogue/artifacts/list-columns';
import { pictureAddress } from '../../catalogue/artifacts/pictures/picture-address';
import type { Version } from '../../catalogue/revisions/versions';
import type { ArtifactFieldChange } from './history.types';

type Texts = Partial<Record<string, string | null>>;

/** The list of a version that is older than the column. */
const EMPTY_LIST = '[]';

/**
 * What a member wrote in a version, as an input has it.
 * @param publicUrl the origin of this deployment.
 */
export function inputOf(version: Version, publicUrl: string): Record<string, unknown> {
  const lists = LIST_COLUMN_NAMES.map((name) => {
    const column = version[name] ?? EMPTY_LIST;
    return [name, LIST_COLUMNS[name].toInput(column, publicUrl)] as const;
  });
  return { ...textsOf(version, publicUrl), ...Object.fromEntries(lists) };
}

/** The fields that differ between the versions before and after a change. */
export function fieldChanges(
  before: Version,
  after: Version,
  publicUrl: string,
): ArtifactFieldChange[] {
  const [old, present] = [shownTextsOf(before, publicUrl), shownTextsOf(after, publicUrl)];
  return [...WRITTEN_FIELDS, ...LIST_COLUMN_NAMES]
    .filter((name) => old[name] !== present[name])
    .map((field) => ({
      field,
      before: old[field] ?? null,
      after: present[field] ?? null,
    }));
}

/** The fields of a version as readers of the history see them. A list is a text of lines. */
function shownTextsOf(version: Version, publicUrl: string): Texts {
  const lists = LIST_COLUMN_NAMES.map((name) => {
    const column = version[name] ?? EMPTY_LIST;
    return [name, LIST_COLUMNS[name].toText(column, publicUrl)];
  });
  return { ...textsOf(version, publicUrl), ...Object.fromEntries(lists) } as Texts;
}

/** The texts of a version, null for those that it has not. */
function textsOf(version: Version, publicUrl: string): Texts {
  const fields = Object.fromEntries(WRITTEN_FIELDS.map((name) => [name, version[name] ?? null]));
  return { ...fields, image: pictureAddress(version.image, publicUrl) };
}
