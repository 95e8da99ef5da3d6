import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { createRenderer } from '../../client/render';
import { CurrentSite } from '../../server/site/current-site';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { ownLabels, specifiedLabelsIn, textsOf } from '../support/own-labels';

let folder: string;
let catalogue: TestCatalogue;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antiquary-labels-'));
  writeFileSync(join(folder, 'site.json'), '{}');
  writeFileSync(join(folder, 'record.json'), JSON.stringify({ fields: ownLabels }));
  catalogue = await startCatalogue({ site: new CurrentSite(folder), createRenderer });
  const facts = [{ key: 'material', values: ['Gold'] }];
  for (const artifactName of ['Mask of gold', 'Gold ring']) {
    await catalogue.as(ada).add({ artifactName, description: 'Of Egypt.', facts });
  }
});
afterAll(async () => {
  await catalogue.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', [4, 5]],
  ['/banner', []],
  ['/all-artifacts?q=gold&from=-5000&to=2000', [1, 2, 4]],
  ['/records/1', [2, 4, 5, 6, 7, 8, 9]],
  ['/embed/1', [4, 5]],
  ['/browse/material/Gold', [4]],
  ['/civilization/egypt', [4]],
] as [string, number[]][])('%s has the labels of the operator', async (path, labels) => {
  const response = await catalogue.visitor.fetch('GET', path);
  expect(response.status).toBe(200);
  const texts = textsOf(new JSDOM(await response.text()).window.document.body);
  const shown = labels.filter((nth) => texts.some((text) => text.startsWith(`Own label ${nth}`)));
  expect(shown).toEqual(labels);
  expect(specifiedLabelsIn(texts)).toEqual([]);
});
