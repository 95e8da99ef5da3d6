import fc from 'fast-check';
import { buildArtifact, ben } from '../support/catalogue';
import { RUNS_OF_A_FORM, testProperty } from '../support/hostile/property-test';
import { operations } from '../support/hostile/operations';
import { Trial, whoever } from '../support/hostile/trial';
import { sentence } from '../support/hostile/values';

let trial: Trial;
beforeAll(async () => {
  trial = await Trial.start();
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

describe('any variables', () => {
  for (const { name, query, variables } of operations) {
    testProperty(
      `${name} accepts or refuses them`,
      fc.tuple(whoever, variables),
      async ([who, values]) => {
        await trial.run(who, query, values);
      },
      RUNS_OF_A_FORM,
    );
  }
});

describe('any texts', () => {
  const names = ['artifactName', 'createdAt', 'historicalContext', 'description'];
  const texts = fc.record(Object.fromEntries(names.map((name) => [name, sentence])));

  testProperty('that are accepted are returned trimmed', texts, async (input) => {
    const add = `mutation ($input: ArtifactInput!) {
      addArtifact(input: $input) { artifact { id ${names.join(' ')} } } }`;
    const added = await trial.run('member', add, { input: buildArtifact(input) });
    const trimmed = Object.entries(input).map(([name, value]) => [name, value.trim()]);
    const expected = {
      ...Object.fromEntries(trimmed),
      description: input['description']?.trim() || null,
    };
    if (added.codes.length > 0) {
      expect(added.codes).toEqual(['BAD_USER_INPUT']);
      return;
    }
    const { id } = added.data.addArtifact.artifact;
    expect(added.data.addArtifact.artifact).toEqual({ id, ...expected });
    expect(await trial.catalogue.visitor.read(id)).toMatchObject(expected);
    const found = await trial.catalogue
      .as(ben)
      .run(
        'query ($search: String) { artifacts(first: 100, filter: {search: $search}) { edges { node { id } } } }',
        { search: expected['artifactName'] },
      );
    expect(found.data.artifacts.edges).toContainEqual({ node: { id } });
    await trial.catalogue.as(ben).delete(id);
  });
});
