import { pictureRights } from '../../server/catalogue/artifacts/picture-rights';
import {
  ada,
  buildArtifact,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
  ({ id } = await catalogue.as(ada).add({ description: 'Round.' }));
});
afterAll(() => catalogue.stop());

const ADD = 'mutation ($input: ArtifactInput!) { addArtifact(input: $input) { artifact { id } } }';

/** Adds and changes with the same input, expects both refused alike, and nothing written. */
async function refused(overrides: Record<string, unknown>): Promise<string[]> {
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

describe('image', () => {
  it.each([
    'mirror.jpg',
    '/mirror.jpg',
    '//example.org/mirror.jpg',
    'example.org/mirror.jpg',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://example.org',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'ftp://example.org/mirror.jpg',
    'http://',
    'https://exa mple.org/',
    'https://example.org:99999/',
    'https://example.org/\0.jpg',
    'https://example.org/\ud800.jpg',
    `https://example.org/${'a'.repeat(10_000)}`,
    `https://example.org/${'é'.repeat(5_000)}`,
  ])('may not be %j', async (image) => {
    expect(await refused({ image })).toEqual(['image']);
  });

  it.each([
    ['http://example.org/mirror.jpg', 'http://example.org/mirror.jpg'],
    [
      ' https://example.org/mirror.jpg?size=1&x=%20#part ',
      'https://example.org/mirror.jpg?size=1&x=%20#part',
    ],
    ['\u00a0https://example.org/mirror.jpg', 'https://example.org/mirror.jpg'],
    [
      'https://example.org/a mirror.jpg?of="ada"',
      'https://example.org/a%20mirror.jpg?of=%22ada%22',
    ],
    ['https:example.org/mirror.jpg', 'https://example.org/mirror.jpg'],
    ['HTTPS:\\\\Example.ORG:443\\x\\..\\鏡.jpg', 'https://example.org/%E9%8F%A1.jpg'],
  ])('may be %j, and is written as %j', async (image, written) => {
    const artifact = await catalogue.as(ada).add({ image });
    expect(artifact.image).toBe(written);
    const { data } = await catalogue.as(ada).update(artifact.id, { image });
    expect(data.updateArtifact).toMatchObject({ modifiedCount: 0, artifact: { image: written } });
    await catalogue.as(ada).delete(artifact.id);
  });

  it('is returned as an absolute URL when the database has a relative one', async () => {
    const artifact = await catalogue.as(ada).add();
    const set = catalogue.dataSource.options.type === 'postgres' ? '$1' : '?';
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "image" = '/plates/mirror.svg' WHERE "id" = ${set}`,
      [Number(artifact.id)],
    );
    const { image } = await catalogue.visitor.read(artifact.id);
    expect(image).toBe('https://antiquary.example/plates/mirror.svg');
    await catalogue.as(ada).delete(artifact.id);
  });
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

describe('imageAlt', () => {
  it('may have 1,000 characters once trimmed, and no more', async () => {
    const longest = '🏺'.repeat(1_000);
    const artifact = await catalogue.as(ada).add({ imageAlt: `  ${longest} ` });
    expect(artifact.imageAlt).toBe(longest);
    await catalogue.as(ada).delete(artifact.id);
    expect(await refused({ imageAlt: `${longest}!` })).toEqual(['imageAlt']);
  });

  it.each([7, ['a'], 'two\nparagraphs', 'a\0b', '\ud800'])('may not be %j', async (imageAlt) => {
    expect(await refused({ imageAlt })).toEqual(['imageAlt']);
  });
});

describe('rights', () => {
  it('may be each that the forms offer', async () => {
    for (const rights of Object.keys(pictureRights)) {
      await catalogue.as(ada).update(id, { rights });
      expect((await catalogue.visitor.read(id)).rights).toBe(rights);
    }
  });

  it.each([
    ['http://creativecommons.org/licenses/by/4.0', 'licenses/by/4.0/'],
    [' https://WWW.CreativeCommons.org/licenses/BY/4.0/?ref=chooser-v1 ', 'licenses/by/4.0/'],
    ['creativecommons.org/licenses/by/4.0/deed.en', 'licenses/by/4.0/'],
    ['https://creativecommons.org/licenses/by-sa/4.0/deed.pt_BR', 'licenses/by-sa/4.0/'],
    ['https://creativecommons.org/licenses/by/4.0/legalcode.fr#s3', 'licenses/by/4.0/'],
    ['https://creativecommons.org/licenses/by/2.0/', 'licenses/by/2.0/'],
    ['https://creativecommons.org/licenses/by-sa/2.5/', 'licenses/by-sa/2.5/'],
    ['http://creativecommons.org/licenses/by-nc-nd/2.1/jp/', 'licenses/by-nc-nd/2.1/jp/'],
    ['https://creativecommons.org/licenses/by-sa/3.0/de/deed.de', 'licenses/by-sa/3.0/de/'],
    ['https://creativecommons.org/licenses/by/3.0/igo', 'licenses/by/3.0/igo/'],
    ['https://creativecommons.org/publicdomain/zero/1.0/deed.nl', 'publicdomain/zero/1.0/'],
  ])('%j is written as creativecommons.org/%s', async (given, written) => {
    const artifact = await catalogue.as(ada).add({ rights: given });
    expect(artifact.rights).toBe(`https://creativecommons.org/${written}`);
    await catalogue.as(ada).delete(artifact.id);
  });

  it.each([
    ' https://rightsstatements.org/vocab/InC/1.0/ ',
    'http://rightsstatements.org/page/InC/1.0/',
    'https://www.rightsstatements.org/page/inc/1.0/?language=en',
  ])('%j is written as its vocabulary has it', async (given) => {
    const artifact = await catalogue.as(ada).add({ rights: given });
    expect(artifact.rights).toBe('http://rightsstatements.org/vocab/InC/1.0/');
    await catalogue.as(ada).delete(artifact.id);
  });

  it.each([
    7,
    ['a'],
    'All rights reserved',
    'https://example.org/licence',
    'javascript:alert(1)',
    'ftp://creativecommons.org/licenses/by/4.0/',
    'https://creativecommons.org/',
    'https://creativecommons.org/licenses/by/2.1/',
    'https://creativecommons.org/licenses/by/3.0/xx/',
    'https://creativecommons.org/licenses/by/4.0/de/',
    'https://creativecommons.org/licenses/by/5.0/',
    'https://creativecommons.example/licenses/by/4.0/',
    'http://rightsstatements.org/vocab/XYZ/1.0/',
    'CC BY 4.0',
    'constructor',
  ])('may not be %j', async (rights) => {
    expect(await refused({ rights })).toEqual(['rights']);
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
