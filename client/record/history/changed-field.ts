import { artifactFields, textOfField } from '../../artifacts/artifact-fields';
import { factOfField } from '../../artifacts/declared-facts';

const specOf = (field: string) => artifactFields().find(({ name }) => name === field);

/** The labels of what the table of fields does not have. */
const OTHER_LABELS: Partial<Record<string, string>> = {
  morePictures: 'More pictures',
  userName: 'Belongs to',
};

/** What is not declared any more has its name of the API. */
export const labelOfChanged = (field: string): string =>
  specOf(field)?.label ?? OTHER_LABELS[field] ?? factOfField(field)?.label ?? field;

/** The value of a changed field as readers see it. */
export function shownValue(field: string, value: string | null): string {
  const spec = specOf(field);
  return spec ? textOfField(spec, { [field]: value ?? '' }) : (value ?? '');
}
