import { FetchFailure } from '../../server/pictures/fetch-failure';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { draw, LINK } from '../support/picture-catalogue';
import { waitUntil } from '../support/wait-until';

let catalogue: TestCatalogue;
let endFetch: () => void;
beforeEach(async () => {
  const away = new Promise<never>((_resolve, reject) => {
    endFetch = () => reject(new FetchFailure('NETWORK', 'away'));
  });
  away.catch(() => undefined);
  catalogue = await startCatalogue({ copyLinkedPictures: true, pictures: { fetch: () => away } });
});
afterEach(async () => {
  endFetch();
  await catalogue.stop();
});

/** The value of a metric; null when it is absent. */
async function metric(name: string): Promise<number | null> {
  const response = await catalogue.visitor.fetch('GET', '/metrics');
  expect(response.status).toBe(200);
  const lines = (await response.text()).split('\n');
  const line = lines.find((text) => text.startsWith(`${name} `));
  return line === undefined ? null : Number(line.slice(name.length));
}

const made = (outcome: string) =>
  metric(`picture_making_duration_seconds_count{outcome="${outcome}"}`);

it('the metrics say how many pictures are made, refused, pending and stored', async () => {
  const file = await draw(40, 30);
  const uploads = [file, file.subarray(0, 60), Buffer.from('text')].map((body) =>
    catalogue.as(ada).upload(body),
  );
  await waitUntil(async () => (await metric('pictures_pending')) !== 0);
  await Promise.all(uploads);
  expect([await made('ok'), await made('DAMAGED'), await made('NOT_A_PICTURE')]).toEqual([1, 1, 1]);
  expect(await metric('pictures_pending')).toBe(0);
  expect(await metric('pictures_stored')).toBe(1);
});

it('the metrics say how many links wait for a copy, and how many copies fail', async () => {
  for (const image of [LINK, `${LINK}?2`, `${LINK}?3`]) await catalogue.as(ada).add({ image });
  // Two of one host are being fetched.
  await waitUntil(async () => (await metric('picture_links_due')) === 1);
  endFetch();
  await waitUntil(async () => (await metric('picture_copies_total{outcome="failed"}')) !== null);
});

it('the metrics lack what the database would say while it is away', async () => {
  await catalogue.dataSource.destroy();
  expect(await metric('pictures_stored')).toBeNull();
  expect(await metric('pictures_pending')).toBe(0);
  await catalogue.dataSource.initialize();
  expect(await metric('pictures_stored')).toBe(0);
});
