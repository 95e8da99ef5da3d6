import { ada, buildArtifact, codes, offenders, type TestCatalogue } from './catalogue';

export const ADD =
  'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';

/**
 * Adds an artifact and changes Ada's artifact with the same input, expects both refused alike, and nothing
 * written.
 * @returns the fields that the refusal names
 */
export async function refusedInput(
  catalogue: TestCatalogue,
  id: string,
  overrides: Record<string, unknown>,
): Promise<string[]> {
  const read =
    '{ artifacts(first: 100) { totalCount edges { node { id updatedAt artifactName } } } }';
  const before = await catalogue.visitor.run(read);
  const added = await catalogue.as(ada).run(ADD, { input: buildArtifact(overrides) });
  const updated = await catalogue.as(ada).update(id, overrides);
  expect(codes(added)).toEqual(['BAD_USER_INPUT']);
  expect(codes(updated)).toEqual(['BAD_USER_INPUT']);
  expect(offenders(updated)).toEqual(offenders(added));
  expect(Object.values(added.errors[0].extensions.fields)).not.toContain('');
  expect((await catalogue.visitor.run(read)).data).toEqual(before.data);
  return offenders(added);
}
