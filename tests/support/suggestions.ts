import type { Caller } from './caller';

/** Adds the two artifacts whose words are suggested. */
export async function addSuggested(owner: Caller): Promise<void> {
  await owner.add({
    artifactName: 'Mask of Tutankhamun',
    artifactType: 'FUNERARY_MASK',
    createdAt: 'c. 1323 BC',
    presentLocation: 'Egyptian Museum, Cairo',
    historicalContext: 'Made for the burial of the king. The mask is of gold.',
  });
  await owner.add({
    artifactName: 'Tablet of Uruk',
    createdAt: '3000 BC',
    presentLocation: 'British Museum, London',
    historicalContext: 'Clay tablet from Mesopotamia.',
  });
}

export const SUGGESTIONS = `query ($filter: ArtifactFilter, $after: String) {
  artifacts(filter: $filter, after: $after) { suggestions }
}`;

/** What is suggested to a visitor in place of a filter. */
export async function readSuggestions(
  visitor: Caller,
  filter: object,
  after?: string,
): Promise<string[]> {
  const { data, errors } = await visitor.run(SUGGESTIONS, { filter, after });
  expect(errors).toEqual([]);
  return data.artifacts.suggestions;
}

/** Adds artifacts of a member for one test. */
export async function withArtifactsOf(
  owner: Caller,
  inputs: object[],
  test: (ids: string[]) => Promise<void>,
) {
  const ids: string[] = [];
  for (const input of inputs) ids.push((await owner.add({ ...input })).id);
  await test(ids);
  for (const id of ids) await owner.delete(id);
}
