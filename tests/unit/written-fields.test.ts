import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { WRITTEN_FIELDS } from '../../server/catalogue/artifacts/artifact-fields';

/** The documents with the fragments that ask for everything that members write. */
const DOCUMENTS = [
  'server/exchange/records/operations.graphql',
  'client/record/ArtifactDetail.fragment.graphql',
  'client/form/ArtifactForm.fragment.graphql',
  'client/artifacts/ArtifactPicture.fragment.graphql',
  'client/moderation/ModerationPage.graphql',
];

const fragments = new Map<string, FragmentDefinitionNode>();
for (const path of DOCUMENTS) {
  for (const definition of parse(readFileSync(path, 'utf8')).definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
}

function fieldsOf(fragment: string): string[] {
  const selections = fragments.get(fragment)?.selectionSet.selections ?? [];
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    return selection.kind === Kind.FRAGMENT_SPREAD ? fieldsOf(selection.name.value) : [];
  });
}

it.each(['RecordFields', 'ArtifactDetail_artifact', 'JudgedArtifact_hiddenArtifact'])(
  '%s asks for every field that members write',
  (fragment) => {
    expect(fieldsOf(fragment)).toEqual(expect.arrayContaining(WRITTEN_FIELDS));
  },
);
