import type { ArtifactForm_ArtifactFragment } from '../generated/graphql';
import type { FieldSpec } from '../ui/fields';
import { artifactTypeLabels } from './artifact-types';

export type ArtifactFieldName = Exclude<keyof ArtifactForm_ArtifactFragment, 'id'>;

interface ArtifactField extends FieldSpec<ArtifactFieldName> {
  /** How the detail page shows it: as a line of the label, or in a part of its own. */
  shownAs: 'line' | 'heading' | 'plate' | 'prose';
}

const nameLength = 200;
const textLength = 10_000;

/** The one table of an artifact's fields: the add form, the update form and the detail page. */
export const artifactFields: readonly ArtifactField[] = [
  {
    name: 'artifactName',
    label: 'Artifact Name',
    kind: 'text',
    maxLength: nameLength,
    shownAs: 'heading',
  },
  {
    name: 'artifactType',
    label: 'Artifact Type',
    kind: 'choice',
    options: Object.entries(artifactTypeLabels),
    shownAs: 'line',
  },
  {
    name: 'image',
    label: 'Image URL',
    kind: 'url',
    maxLength: textLength,
    shownAs: 'plate',
  },
  {
    name: 'createdAt',
    label: 'Created At',
    kind: 'text',
    maxLength: textLength,
    hint: 'An era or a date, such as 1332-1323 BC',
    shownAs: 'line',
  },
  {
    name: 'discoveredAt',
    label: 'Discovered At',
    kind: 'text',
    maxLength: textLength,
    hint: 'The place of the find',
    shownAs: 'line',
  },
  {
    name: 'discoveredBy',
    label: 'Discovered By',
    kind: 'text',
    maxLength: textLength,
    shownAs: 'line',
  },
  {
    name: 'presentLocation',
    label: 'Present Location',
    kind: 'text',
    maxLength: textLength,
    shownAs: 'line',
  },
  {
    name: 'historicalContext',
    label: 'Historical Context',
    kind: 'longText',
    maxLength: textLength,
    shownAs: 'prose',
  },
];
