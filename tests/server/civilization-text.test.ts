import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRenderer } from '../../client/render';
import { CurrentSite } from '../../server/site/current-site';
import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { writeFenwick } from '../support/fenwick';
import { explain, recordQueries } from '../support/queries';

const TEXT = `The Old Bell rang. The old bell hangs in the *tower*, near Smith & Sons' "Plough"
and the Wheel
of the Mill. [The Millstone](/mill) is broken, and the Millstone is old.

- İzmir Carpet of 1820, and Wheel of the Mill
- a wheel, the The
`;

let folder: string;
let catalogue: TestCatalogue;
beforeAll(async () => {
  folder = writeFenwick();
  writeFileSync(join(folder, 'civilizations', 'mill.md'), TEXT);
  const site = new CurrentSite(folder);
  catalogue = await startCatalogue({ site, createRenderer });
});
afterAll(async () => {
  await catalogue.stop();
  rmSync(folder, { recursive: true });
});

const add = async (artifactName: string) =>
  (await catalogue.as(ada).add({ artifactName, createdAt: 'unknown' })).id;

async function textOf(key: string): Promise<string> {
  const { data, errors } = await catalogue.visitor.run(
    'query ($key: String!) { civilizationText(key: $key) }',
    { key },
  );
  expect(errors).toEqual([]);
  return data.civilizationText.join('');
}

it('is the text of the site while no artifact is named in it', async () => {
  expect(await textOf('school')).toBe('<p>The school stood <strong>here</strong>.</p>\n');
  expect(await textOf('mill')).not.toContain('records');
  expect(await textOf('atlantis')).toBe('');
});

it('links each name once, whole and outside of other links', async () => {
  const ids: Record<string, string> = {};
  for (const name of [
    ...['Old Bell', 'Wheel of the Mill', 'Wheel', 'Smith & Sons’ “Plough”', 'Millstone'],
    ...['Izmir carpet of 1820', 'The', 'tower', 'bell hangs in the tower', '1820'],
  ]) {
    ids[name] = await add(name);
  }
  // A second one with the name.
  await add('Old bell');
  const link = (name: string, words: string) => `<a href="/records/${ids[name]}">${words}</a>`;
  const text = await textOf('mill');
  expect(text).toContain(`The ${link('Old Bell', 'Old Bell')} rang. The old bell hangs in`);
  expect(text).toContain(`the ${link('Wheel of the Mill', 'Wheel\nof the Mill')}. `);
  expect(text).toContain(
    `<a href="/mill">The Millstone</a> is broken, and the ${link('Millstone', 'Millstone')} is old.`,
  );
  expect(text).toContain(`<li>${link('Izmir carpet of 1820', 'İzmir Carpet of 1820')}, and`);
  // Only what stands first: the second mention of the mill's wheel has the wheel's name.
  expect(text).toContain(`and ${link('Wheel', 'Wheel')} of the Mill</li>`);
  expect(text.match(/<a href="\/records/g)).toHaveLength(5);
});

it('follows the catalogue, also on the cached page', async () => {
  const page = async () => (await fetch(`${catalogue.url}/civilization/school`)).text();
  for (let n = 0; n < 3; n += 1) expect(await page()).not.toContain('href="/records/');
  const { id } = await catalogue.as(ben).add({ artifactName: 'The school' });
  expect(await page()).toContain(`<p><a href="/records/${id}">The school</a> stood `);
  await catalogue.as(ben).delete(id);
  expect(await page()).not.toContain('href="/records/');
});

it('looks the names up in the index of names', async () => {
  const queries = recordQueries(catalogue.dataSource);
  await textOf('mill');
  const lookups = queries.filter(({ sql }) => sql.includes('"artifacts"'));
  expect(lookups).toHaveLength(1);
  for (const query of lookups) {
    const plan = await explain(catalogue.dataSource, query);
    expect(plan).toContain('artifacts_by_name');
    expect(plan).not.toMatch(/SCAN artifact\b|Seq Scan on artifacts/);
  }
});
