import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  // Every answer is made, the third time of one operation by what was compiled of it.
  catalogue = await startCatalogue({ cache: false });
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

/** Asks for the same thrice. */
async function thrice(query: string, variables = {}) {
  const answers: object[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { data, errors } = await catalogue.visitor.run(query, variables);
    answers.push({ data, errors });
  }
  return answers;
}

describe('an operation that is asked for again is answered as at first', () => {
  it.each([
    ['a', { include: true }],
    ['no', { include: false }],
  ])('with %s fragment that only one place includes', async (_, variables) => {
    const query = `query ($include: Boolean!) {
      a: mostLikedArtifacts { ...Name @include(if: $include) userName }
      b: mostLikedArtifacts { ...Name }
    } fragment Name on Artifact { artifactName }`;
    const name = { artifactName: 'Bronze mirror' };
    const a = [{ ...(variables.include && name), userName: 'Ada Ashby' }];
    const expected = { data: { a, b: [name] }, errors: [] };
    expect(await thrice(query, variables)).toEqual([expected, expected, expected]);
  });

  // Were each spread walked, it would not be answered before the test's own time is over.
  it('with fragments that multiply', async () => {
    const fragments = Array.from({ length: 40 }, (_, n) => {
      const selection = n === 39 ? 'id' : `...F${n + 1} ... on Artifact { ...F${n + 1} }`;
      return `fragment F${n} on Artifact { ${selection} }`;
    });
    const answers = await thrice(`{ mostLikedArtifacts { ...F0 } } ${fragments.join(' ')}`);
    expect(answers[0]).toMatchObject({ errors: [] });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });
});
