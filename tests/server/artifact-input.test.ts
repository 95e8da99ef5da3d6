import {
  ada,
  buildArtifact,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import { ADD, refusedInput } from '../support/refused-input';

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
  ({ id } = await catalogue.as(ada).add({ description: 'Round.' }));
});
afterAll(() => catalogue.stop());

const refused = (overrides: Record<string, unknown>) => refusedInput(catalogue, id, overrides);

const required = [
  'artifactName',
  'artifactType',
  'image',
  'createdAt',
  'discoveredAt',
  'discoveredBy',
  'presentLocation',
  'historicalContext',
];
const texts = required.filter(
  (field) => !['artifactName', 'artifactType', 'image'].includes(field),
);

/** An input whose fields all have this value. */
const all = (fields: readonly string[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field, value]));

const INVISIBLE = ' \u200b\u00ad\u2060\u3164\uffa0\u2800\ufe0f\u034f\u180e\u202e';

describe('every required field', () => {
  it.each([
    ['absent', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['a', 'b']],
    ['an object', {}],
    ['true', true],
    ['empty', ''],
    ['blank', ' \t\n\u00a0\u3000'],
    ['invisible', INVISIBLE],
  ])('is refused when it is %s', async (_, value) => {
    expect(await refused(all(required, value))).toEqual(required.toSorted());
  });
});

describe('every text', () => {
  const fields = [...texts, 'description'];

  it('may have 10,000 characters once trimmed, and no more', async () => {
    const longest = '🏺'.repeat(10_000);
    const artifact = await catalogue.as(ada).add(all(fields, `  ${longest}\n`));
    expect(artifact).toMatchObject(all(fields, longest));
    await catalogue.as(ada).delete(artifact.id);
    expect(await refused(all(fields, `${longest}!`))).toEqual(fields.toSorted());
  });

  it('may have lines and tabs, but no other control characters and no lone surrogates', async () => {
    const lines = 'one\n\ttwo\r\nthree';
    const artifact = await catalogue.as(ada).add(all(fields, lines));
    expect(artifact).toMatchObject(all(fields, lines));
    await catalogue.as(ada).delete(artifact.id);
    for (const character of ['\0', '\u0007', '\u007f', '\u0085', '\ud800', '\udc00']) {
      expect(await refused(all(fields, `a${character}b`))).toEqual(fields.toSorted());
    }
  });
});

it('an optional text that shows nothing is none', async () => {
  const invisible = { description: INVISIBLE, imageAlt: INVISIBLE };
  const { id } = await catalogue.as(ada).add(invisible);
  expect(await catalogue.visitor.read(id)).toMatchObject({ description: null, imageAlt: null });
  await catalogue.as(ada).update(id, { description: 'Of bronze.', imageAlt: 'A mirror.' });
  const updated = await catalogue.as(ada).update(id, invisible);
  expect(updated.data.updateArtifact.artifact).toMatchObject({ description: null, imageAlt: null });
  await catalogue.as(ada).delete(id);
});

describe('artifactName', () => {
  it('may have 200 characters once trimmed, and no more', async () => {
    const longest = '鏡'.repeat(199) + '🏺';
    const artifact = await catalogue.as(ada).add({ artifactName: `  ${longest}  ` });
    expect(artifact.artifactName).toBe(longest);
    await catalogue.as(ada).delete(artifact.id);
    expect(await refused({ artifactName: `${longest}x` })).toEqual(['artifactName']);
  });

  it.each(['\0', '\n', '\t', '\u0007', '\u0085', '\ud83c', '\udffa'])(
    'may not hold %j',
    async (character) => {
      expect(await refused({ artifactName: `a${character}b` })).toEqual(['artifactName']);
    },
  );
});

describe('artifactType', () => {
  it.each(['SPOONS', 'Tools', 'tools', 'Gold & Silver Religious Statues', '__proto__'])(
    'may not be %j',
    async (artifactType) => {
      expect(await refused({ artifactType })).toEqual(['artifactType']);
    },
  );
});

describe('description', () => {
  it.each([7, ['a'], {}, false])('may not be %j', async (description) => {
    expect(await refused({ description })).toEqual(['description']);
  });
});

describe('several invalid fields', () => {
  it('are all named at once when some have a wrong type and others break a rule', async () => {
    const fields = await refused({
      artifactName: 'x'.repeat(201),
      artifactType: 'SPOONS',
      image: 'javascript:alert(1)',
      createdAt: undefined,
      discoveredAt: null,
      discoveredBy: 7,
      presentLocation: 'a\0b',
      historicalContext: 'x'.repeat(10_001),
      description: ['Round.'],
    });
    expect(fields).toEqual([...required, 'description'].sort());
  });

  it('are all named when the input is written into the document', async () => {
    const answer = await catalogue.as(ada).run(`mutation {
      addArtifact(input: { artifactName: " ", artifactType: TOOLS, image: "x", createdAt: "c",
        discoveredAt: "", discoveredBy: "d", presentLocation: "p", historicalContext: "h" }) {
        artifact { id } } }`);
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(offenders(answer)).toEqual(['artifactName', 'discoveredAt', 'image']);
  });

  it('are named beside an ID of a wrong type', async () => {
    const answer = await catalogue
      .as(ada)
      .run(
        'mutation ($id: ID!, $input: ArtifactInput!) { updateArtifact(id: $id, input: $input) { artifact { id } } }',
        { id: 1.5, input: buildArtifact({ image: 'x' }) },
      );
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
    expect(offenders(answer)).toEqual(['id', 'image']);
  });
});

test.each([
  ['no input', {}],
  ['null', { input: null }],
  ['a text', { input: 'mirror' }],
  ['a list', { input: [buildArtifact(), buildArtifact()] }],
  ['an unknown field', { input: { ...buildArtifact(), likeCount: 7 } }],
  ['a column that is not a field of the input', { input: { ...buildArtifact(), ownerUid: 'ben' } }],
  ['the name of a member', { input: { ...buildArtifact(), userName: 'Somebody' } }],
])(
  '%s in place of the input is bad input of a member, and a visitor has to sign in',
  async (_, variables) => {
    expect(codes(await catalogue.as(ada).run(ADD, variables))).toEqual(['BAD_USER_INPUT']);
    expect(codes(await catalogue.visitor.run(ADD, variables))).toEqual(['UNAUTHENTICATED']);
  },
);
