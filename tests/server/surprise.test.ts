import { ada, startCatalogue } from '../support/catalogue';

it('/surprise leads to some artifact of the catalogue, and is never cached', async () => {
  const catalogue = await startCatalogue();
  const surprise = async () => {
    const response = await fetch(`${catalogue.url}/surprise`, { redirect: 'manual' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(response.headers.get('etag')).toBeNull();
    return response.headers.get('location');
  };
  expect(await surprise()).toBe('/all-artifacts');

  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) ids.push((await catalogue.as(ada).add()).id);
  // A gap in the identifiers.
  await catalogue.as(ada).delete(ids[1] ?? '');
  const records = [ids[0], ids[2], ids[3]].map((id) => `/records/${id}`);
  const found = new Set<string | null>();
  // Each is missed 200 times with a probability below 1e-24.
  for (let n = 0; n < 200; n += 1) found.add(await surprise());
  expect([...found].sort()).toEqual(records.sort());
  await catalogue.stop();
});
