import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { giveSheet, rowsOf } from '../support/sheets';
import { factInputs, SiteWithFacts } from '../support/site-with-facts';

let declared: SiteWithFacts;
let catalogue: TestCatalogue;
beforeAll(async () => {
  declared = await SiteWithFacts.create();
  catalogue = await startCatalogue({ site: declared.site });
  for (const text of [
    'Plain',
    '=1+1',
    "'=1+1",
    '007',
    '1776-07-04',
    '[empty]',
    '\\[empty]',
    'كأس',
  ]) {
    await catalogue.as(ada).add({
      ...{ artifactName: text, createdAt: text, description: `${text}\n\nand more;\t"${text}"` },
      ...{ imageAlt: text, rights: 'http://rightsstatements.org/vocab/NKC/1.0/' },
      ...factInputs({ material: ['Bronze', 'a;b', text], number: [`n ${text}`] }),
      morePictures: [
        { image: 'https://example.org/back.jpg', caption: 'The | back', alt: text },
        { image: 'https://example.org/side.jpg' },
      ],
    });
  }
});
afterAll(async () => {
  await catalogue.stop();
  await declared.remove();
});

it.each(['/export.xlsx', '/export.csv', '/export.csv?bom=1'])(
  'an untouched export from %s changes nothing',
  async (address) => {
    const response = await catalogue.visitor.fetch('GET', address);
    const file = Buffer.from(await response.arrayBuffer());
    const sheet = await giveSheet(catalogue.as(ada), file, { type: 'application/octet-stream' });
    const rows = await rowsOf(catalogue.as(ada), sheet.id);
    expect(rows.filter(({ kind }) => kind !== 'SAME')).toEqual([]);
    expect(sheet.counts).toMatchObject({ new: 0, changed: 0, same: 8, wrong: 0 });
  },
);
