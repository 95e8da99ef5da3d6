import { pictureRights } from '../../server/catalogue/artifacts/picture-rights';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { refusedInput } from '../support/refused-input';

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
  ({ id } = await catalogue.as(ada).add());
});
afterAll(() => catalogue.stop());

const refused = (overrides: Record<string, unknown>) => refusedInput(catalogue, id, overrides);

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
