import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGE_DRAWING } from '../../server/base/picture-files';
import { fillUnusedDatabase } from '../../server/operator/sample/load-sample';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { createMigratedDatabase } from '../support/migrated-database';
import { openExisting } from '../support/open-database';
import { waitUntil } from '../support/wait-until';
import { builtInRecord } from '../support/record';

const SITE = 'https://antiquary.example';
const DRAWINGS = join(__dirname, '../../client/public/plates');

let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'antiquary-client-'));
  await cp(join(__dirname, '../support/client-stub'), clientDir, { recursive: true });
  await symlink(DRAWINGS, join(clientDir, 'plates'));
  await cp(join(DRAWINGS, 'rosetta-stone.webp'), join(clientDir, 'outside.webp'));
});
afterAll(() => rm(clientDir, { recursive: true }));

let catalogue: TestCatalogue;
afterEach(() => catalogue.stop());

interface ShownArtifact {
  id: string;
  image: string;
  picture: { url: string; width: number; height: number } | null;
}

/** The artifacts with a stored picture. */
async function stored(): Promise<ShownArtifact[]> {
  const { data } = await catalogue.visitor.run(
    '{ artifacts(first: 100) { edges { node { id image picture { url width height } } } } }',
  );
  const nodes: ShownArtifact[] = data.artifacts.edges.map(({ node }: { node: unknown }) => node);
  return nodes.filter(({ picture }) => picture !== null);
}

const get = (path: string) => fetch(catalogue.url + path);

it('the drawings of the sample catalogue are stored one after the other', async () => {
  const location = await createMigratedDatabase();
  const { dataSource } = await openExisting(location);
  await fillUnusedDatabase(dataSource, builtInRecord);
  await dataSource.destroy();
  catalogue = await startCatalogue({ location, clientDir, copyLinkedPictures: true });

  await waitUntil(async () => (await stored()).length >= 2);
  for (const { id, image, picture } of (await stored()).slice(0, 2)) {
    expect(image).toMatch(/^https:\/\/antiquary\.example\/plates\/[a-z0-9-]+\.svg$/);
    expect(picture).toMatchObject(LARGE_DRAWING);
    expect((await get(new URL(picture?.url ?? '').pathname)).status).toBe(200);
    const manifest: unknown = await (await get(`/iiif/manifest/${id}`)).json();
    expect(manifest).toMatchObject({ items: [{ type: 'Canvas', ...LARGE_DRAWING }] });
  }
});

it('a path that is no drawing shows no picture, and reads no other file', async () => {
  catalogue = await startCatalogue({ clientDir, copyLinkedPictures: true });
  const due = ['/plates/..%2foutside.svg', '/plates/none.svg', '/plates/rosetta-stone.svg'];
  for (const path of ['/placeholder.svg', '/plates/../outside.svg', ...due]) {
    await catalogue.as(ada).add({ image: SITE + path });
  }
  // The copier takes them in the order in which they were added.
  await waitUntil(async () => (await stored()).length > 0);
  expect((await stored()).map(({ image }) => image)).toEqual([`${SITE}/plates/rosetta-stone.svg`]);
  const tried = await catalogue.dataSource.query<{ url: string }[]>(
    'SELECT "url" FROM "picture_links" WHERE "attempts" = 1',
  );
  expect(tried.map(({ url }) => url).sort()).toEqual(due);
});
