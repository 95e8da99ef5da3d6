import { formats } from '../../server/exchange/records/formats';
import { ada, ben, type TestCatalogue } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { nameIn } from '../support/record-readers';
import { LICENCE, linksOf, RecordsCatalogue, SITE } from '../support/records';

let records: RecordsCatalogue;
let catalogue: TestCatalogue;
beforeAll(async () => {
  records = await RecordsCatalogue.start();
  ({ catalogue } = records);
});
afterAll(() => catalogue.stop());

describe.each(formats.map((format) => [format.ending, format] as const))(
  'the format %s',
  (ending, { mediaType }) => {
    it('says the name as it is, whatever the name', async () => {
      for (const artifactName of HOSTILE_NAMES) {
        const { id } = await records.add({ artifactName });
        const response = await records.get(`/records/${id}.${ending}`);
        expect([response.status, response.headers.get('content-type')]).toEqual([
          200,
          `${mediaType}; charset=utf-8`,
        ]);
        expect(await nameIn[ending]?.(await response.text())).toBe(artifactName);
      }
    });

    it('states the licence of the data, and shows no e-mail address', async () => {
      const { id } = await records.add();
      const path = `/records/${id}.${ending}`;
      const text = await records.textOf(path);
      expect(text.replaceAll('&amp;', '&').replaceAll('\\&', '&')).toContain(LICENCE);
      for (const caller of [catalogue.visitor, catalogue.as(ada), catalogue.withToken('bad')]) {
        expect(await (await records.get(path, {}, caller)).text()).toBe(text);
      }
      expect(text).not.toMatch(/@example\.org/i);
      expect(text).not.toContain('"ada"');
    });

    it('can be read by pages of any origin, has an ETag, and must be revalidated', async () => {
      const { id } = await records.add();
      const path = `/records/${id}.${ending}`;
      const first = await records.get(path, { origin: 'https://anywhere.example' });
      const { headers } = first;
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-expose-headers')).toMatch(/Link/);
      expect(headers.get('cache-control')).toBe('public, no-cache');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const etag = headers.get('etag') ?? '';
      const again = await records.get(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const head = await catalogue.visitor.fetch('HEAD', path);
      expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
      await catalogue.as(ada).update(id, { artifactName: 'Another name' });
      const changed = await records.get(path, { 'if-none-match': etag });
      expect([changed.status, await nameIn[ending]?.(await changed.text())]).toEqual([
        200,
        'Another name',
      ]);
    });

    it('links to the other forms, the description, the address to cite and the licence', async () => {
      const { id } = await records.add();
      const record = `${SITE}/records/${id}`;
      expect(linksOf(await records.get(`/records/${id}.${ending}`))).toEqual({
        'cite-as': record,
        ...(ending !== 'jsonld' && { 'describedby application/ld+json': `${record}.jsonld` }),
        'alternate text/html': `${SITE}/records/${id}`,
        ...Object.fromEntries(
          formats
            .filter((format) => format.ending !== ending)
            .map((format) => [`alternate ${format.mediaType}`, `${record}.${format.ending}`]),
        ),
        license: LICENCE,
      });
    });

    it('says that an artifact never was, or is no longer', async () => {
      const { id } = await records.add();
      await catalogue.as(ada).delete(id);
      for (const [name, status] of [
        [id, 410],
        ['9999', 404],
        ['abc', 404],
        ['%00', 404],
        ['9'.repeat(300), 404],
      ] as const) {
        const response = await records.get(`/records/${name}.${ending}`);
        expect([name, response.status]).toEqual([name, status]);
        expect(response.headers.get('content-type')).toBe(`${mediaType}; charset=utf-8`);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).toMatch(/artifact/);
      }
    });
  },
);

it('a format that comes from the cache shows every change', async () => {
  const { id } = await records.add();
  const likes = async () =>
    (JSON.parse(await records.textOf(`/records/${id}.json`)) as { likes: number }).likes;
  expect([await likes(), await likes(), await likes()]).toEqual([0, 0, 0]);
  await catalogue.as(ben).like(id);
  expect(await likes()).toBe(1);
});
