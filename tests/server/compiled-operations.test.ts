import { ada, ben, codes, startCatalogue, type TestCatalogue } from '../support/catalogue';

let catalogue: TestCatalogue;
beforeAll(async () => {
  // Without the cache every request is executed. An operation is compiled at its second execution.
  catalogue = await startCatalogue({ cache: false });
  await catalogue.as(ada).add();
});
afterAll(() => catalogue.stop());

/** Sends the same operation three times. */
async function sendThreeTimes(query: string, variables = {}) {
  const answers: object[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { data, errors } = await catalogue.visitor.run(query, variables);
    answers.push({ data, errors });
  }
  return answers;
}

describe('a repeated operation has the same answer each time', () => {
  it.each([
    ['includes', { include: true }],
    ['skips', { include: false }],
  ])('with a fragment that one of its two places %s', async (_, variables) => {
    const query = `query ($include: Boolean!) {
      a: mostLikedArtifacts { ...Name @include(if: $include) userName }
      b: mostLikedArtifacts { ...Name }
    } fragment Name on Artifact { artifactName }`;
    const name = { artifactName: 'Bronze mirror' };
    const a = [{ ...(variables.include && name), userName: 'Ada Ashby' }];
    const expected = { data: { a, b: [name] }, errors: [] };
    expect(await sendThreeTimes(query, variables)).toEqual([expected, expected, expected]);
  });

  // Clients such as Relay use names that begin with two underscores.
  it('with names that begin with two underscores', async () => {
    const query = `query __Named($__id: ID!) { __a: artifact(id: $__id) { ...__F } }
      fragment __F on Artifact { __typename __is: __typename constructor: id toString: id }`;
    const a = { __typename: 'Artifact', __is: 'Artifact', constructor: '1', toString: '1' };
    const expected = { data: { __a: a }, errors: [] };
    const answers = await sendThreeTimes(query, { __id: '1' });
    expect(answers).toEqual([expected, expected, expected]);
  });

  it.each([
    ['an alias', '{ artifact(id: "1") { id __proto__: artifactName } }'],
    ['a variable', 'query ($__proto__: ID!) { artifact(id: $__proto__) { id } }'],
    ['an operation', 'query __proto__ { artifact(id: "1") { id } }'],
    ['a fragment', '{ ...__proto__ } fragment __proto__ on Query { artifact(id: "1") { id } }'],
    ['a field of an input', '{ artifacts(filter: { __proto__: "a" }) { totalCount } }'],
  ])('with __proto__ as %s', async (_, query) => {
    for (let n = 0; n < 3; n += 1) {
      const answer = await catalogue.visitor.run(query);
      expect(codes(answer)).toContain('GRAPHQL_VALIDATION_FAILED');
      expect(answer.errors.map(({ message }) => message)).toContain(
        '"__proto__" cannot be a name in a document.',
      );
    }
  });

  it('with the first of several errors below one null', async () => {
    const query = `{ first: artifact(id: "1") { a: related(first: 0) { reasons } b: related(first: 0) { reasons } }
      second: artifact(id: "1") { related(first: 0) { reasons } } }`;
    const answers = await sendThreeTimes(query);
    expect(answers[0]).toMatchObject({
      data: { first: null, second: null },
      errors: [{ path: ['first', 'a'] }, { path: ['second', 'related'] }],
    });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });

  it('without the mutations behind one that fails', async () => {
    const { id } = await catalogue.as(ada).add();
    const query = `mutation { deleteArtifact(id: "1") { deletedId } likeArtifact(artifactId: "${id}") { liked } }`;
    for (let n = 0; n < 3; n += 1) {
      expect(codes(await catalogue.as(ben).run(query))).toEqual(['FORBIDDEN']);
    }
    expect((await catalogue.visitor.read(id)).likeCount).toBe(0);
  });

  // If every spread were expanded (2^39 times), the test would time out.
  it('with fragments that multiply', async () => {
    const fragments = Array.from({ length: 40 }, (_, n) => {
      const selection = n === 39 ? 'id' : `...F${n + 1} ... on Artifact { ...F${n + 1} }`;
      return `fragment F${n} on Artifact { ${selection} }`;
    });
    const answers = await sendThreeTimes(`{ mostLikedArtifacts { ...F0 } } ${fragments.join(' ')}`);
    expect(answers[0]).toMatchObject({ errors: [] });
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
  });
});
