import fc from 'fast-check';
import { ada, ben } from '../support/catalogue';
import { always } from '../support/hostile/always';
import { Trial } from '../support/hostile/trial';
import { json, spoilt, text } from '../support/hostile/values';
import { askPage, type List, lists, readPage } from '../support/walk';

let trial: Trial;
/** Cursors that the lists have given out. */
const genuine: string[] = [];
const every = Object.keys(lists) as List[];
beforeAll(async () => {
  trial = await Trial.start();
  const { catalogue } = trial;
  for (const artifactName of ['', '\u202eמסכה', 'Ζεύς', '𝒳'].map((name) => `a ${name}`)) {
    const { id } = await catalogue.as(ben).add({ artifactName });
    await catalogue.as(ben).like(id);
  }
  for (const list of every) {
    const { edges } = await readPage(catalogue.as(ben), list, { email: ben.email });
    genuine.push(...edges.map(({ cursor }) => cursor));
  }
});
afterEach(() => trial.expectUnharmed());
afterAll(() => trial.stop());

const encode = (value: string) => Buffer.from(value).toString('base64url');
const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString();
const given = fc.nat().map((n) => genuine[n % genuine.length] ?? '');
const names = fc.constantFrom(...every, 'ADDED', 'LIKED');
const cursor = fc.oneof(
  given,
  spoilt(given),
  spoilt(given.map(decode)).map(encode),
  fc
    .tuple(names, fc.array(json, { maxLength: 3 }))
    .map((parts) => encode(JSON.stringify(parts.flat()))),
  fc.tuple(names, text, fc.integer()).map((parts) => encode(JSON.stringify(parts))),
  fc.base64String(),
  text,
);

always(
  'a cursor is followed, or refused by name',
  fc.tuple(fc.constantFrom(...every), cursor),
  async ([list, after]) => {
    const { page, errors, status } = await askPage(trial.catalogue.as(ben), list, {
      after,
      email: ada.email,
    });
    trial.expectHarmless('member', { status, body: JSON.stringify(errors) });
    if (errors.length === 0) {
      expect(page.pageInfo.hasPreviousPage).toBe(true);
      return;
    }
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } } },
    ]);
  },
);
