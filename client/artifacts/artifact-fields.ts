import { FIELD_LABELS } from '../../common/field-labels';
import type { FieldDeclaration } from '../../common/record-fields';
import { inCharacters, MAX_PICTURE_DESCRIPTION } from '../../common/text-limits';
import type {
  ArtifactDetail_ArtifactFragment,
  ArtifactForm_ArtifactFragment,
} from '../generated/graphql';
import { pictureRights } from '../generated/picture-rights';
import { runtimeConfig } from '../runtime-config';
import type { FieldSpec } from '../ui/fields';
import { declarationOf, typeLabels } from './declared-record';
import { rightsLabel } from './rights-label';

export type ArtifactFieldName = Exclude<
  keyof ArtifactForm_ArtifactFragment,
  'id' | 'updatedAt' | 'picture' | 'pictures' | 'facts'
>;

/** What is shown of an artifact, in the catalogue or hidden. */
export type ArtifactContent = Pick<
  ArtifactDetail_ArtifactFragment,
  ArtifactFieldName | 'userName'
> &
  // Hidden artifacts have no copy of their picture, and their facts are not shown.
  Partial<Pick<ArtifactDetail_ArtifactFragment, 'picture' | 'facts'>>;

/** The level of the headings within an artifact, for the outline of the page around it. */
export type HeadingLevel = 'h2' | 'h4';

export interface ArtifactField extends FieldSpec<ArtifactFieldName> {
  /**
   * How the detail page shows it: as a line of the facts, with the picture, or in a part of its own. A
   * description may end with sources.
   */
  shownAs: 'line' | 'heading' | 'plate' | 'prose' | 'description';
  /** The name of the fact on the record. */
  recordLabel?: string;
}

/** How long a description of a picture may be, in words. */
const descriptionLimit = `at most ${inCharacters(MAX_PICTURE_DESCRIPTION)}`;

const aboutThePicture = { section: 'About the picture', optional: true, shownAs: 'plate' } as const;

/**
 * The one table of an artifact's fields, as they are specified: the add form, the update form and the detail
 * page.
 */
const specifiedFields: readonly ArtifactField[] = [
  {
    name: 'artifactName',
    label: FIELD_LABELS.artifactName,
    kind: 'text',
    missing: 'Write the name',
    shownAs: 'heading',
  },
  {
    name: 'artifactType',
    label: FIELD_LABELS.artifactType,
    kind: 'choice',
    prompt: 'Choose a type',
    missing: 'Choose a type',
    shownAs: 'line',
    recordLabel: 'Type',
  },
  {
    name: 'image',
    label: FIELD_LABELS.image,
    kind: 'url',
    hint: 'Or paste the address of a picture',
    missing: 'Choose a picture, or paste its address',
    shownAs: 'plate',
  },
  {
    name: 'createdAt',
    label: FIELD_LABELS.createdAt,
    kind: 'text',
    hint: 'An era or a date, such as 1332–1323 BC',
    missing: 'Write when it was made',
    shownAs: 'line',
    recordLabel: 'Made',
  },
  {
    name: 'discoveredAt',
    label: FIELD_LABELS.discoveredAt,
    kind: 'text',
    hint: 'The place of the find',
    missing: 'Write where it was found',
    shownAs: 'line',
    recordLabel: 'Found',
  },
  {
    name: 'discoveredBy',
    label: FIELD_LABELS.discoveredBy,
    kind: 'text',
    missing: 'Write who found it',
    shownAs: 'line',
    recordLabel: 'Found by',
  },
  {
    name: 'presentLocation',
    label: FIELD_LABELS.presentLocation,
    kind: 'text',
    missing: 'Write where it is now',
    shownAs: 'line',
    recordLabel: 'Now in',
  },
  {
    name: 'historicalContext',
    label: FIELD_LABELS.historicalContext,
    kind: 'longText',
    missing: 'Write what is known of it',
    shownAs: 'prose',
  },
  {
    name: 'description',
    label: FIELD_LABELS.description,
    kind: 'longText',
    optional: true,
    shownAs: 'description',
  },
  {
    name: 'imageCaption',
    label: FIELD_LABELS.imageCaption,
    kind: 'text',
    hint: 'What tells it from other pictures, such as “The front”',
    ...aboutThePicture,
  },
  {
    name: 'imageAlt',
    label: FIELD_LABELS.imageAlt,
    kind: 'paragraph',
    hint: `What it shows, for those who do not see it; ${descriptionLimit}`,
    ...aboutThePicture,
  },
  {
    name: 'rights',
    label: FIELD_LABELS.rights,
    kind: 'choice',
    options: [['', 'Not stated'], ...pictureRights],
    other: { option: 'Another licence, by its address', label: 'Address of the Licence' },
    ...aboutThePicture,
  },
];

/** The fields of an artifact as the site declares them. */
export function artifactFields(): ArtifactField[] {
  const declarations: Readonly<Partial<Record<string, FieldDeclaration>>> =
    runtimeConfig().site.record.fields;
  return specifiedFields.map((field) => {
    const { label, required } = declarations[field.name] ?? {};
    return {
      ...field,
      ...(field.name === 'artifactType' && { options: Object.entries(typeLabels()) }),
      // The other words speak of the specified field.
      ...(label !== undefined && {
        label,
        recordLabel: label,
        hint: undefined,
        missing: undefined,
      }),
      ...(required === false && { optional: true }),
    };
  });
}

/** The fields that the forms have, in their order. */
export const formFields = (): ArtifactField[] =>
  artifactFields().filter(({ name }) => name !== 'description' || declarationOf(name).inForm);

/** The value of a field as readers see it. */
export function textOfField<Name extends string>(
  { name, options }: Pick<FieldSpec<Name>, 'name' | 'options'>,
  values: Partial<Record<Name, string | null>>,
): string {
  const value = values[name] ?? '';
  if (name === 'rights' && value !== '') return rightsLabel(value);
  return options?.find(([option]) => option === value)?.[1] ?? value;
}
