import fc from 'fast-check';
import { ada, ben } from '../support/catalogue';
import { testProperty } from '../support/hostile/property-test';
import { Trial } from '../support/hostile/trial';
import { json, corrupted, text } from '../support/hostile/values';
import { askPage, type List, lists, readPage } from '../support/list-pages';

let trial: Trial;
/** Cursors that the lists have returned. */
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
const genuineCursor = fc.nat().map((n) => genuine[n % genuine.length] ?? '');

const number = fc.oneof(
  fc.integer(),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), 1.5, 1e300),
);
/** The sort keys in a list's cursors, which follow the list's name. */
const keys = (list: List): fc.Arbitrary<unknown>[] => {
  if (list === 'NAME') return [fc.oneof(text, fc.constant('a\0')), number];
  return list === 'MOST_LIKED' || list === 'CHRONOLOGICAL' ? [number, number] : [number];
};
const nameOf = (list: List) => {
  if (list === 'viewer.likedArtifacts') return 'LIKED';
  return /user|viewer/i.test(list) ? 'ADDED' : list;
};
const written = (list: List) =>
  fc.tuple(fc.constant(nameOf(list)), ...keys(list)).map((parts) => JSON.stringify(parts));

const listAndCursor = fc.constantFrom(...every).chain((list) => {
  const cursor = fc.oneof(
    { weight: 3, arbitrary: written(list).map(encode) },
    corrupted(written(list)).map(encode),
    genuineCursor,
    corrupted(genuineCursor),
    fc.array(json, { maxLength: 3 }).map((parts) => encode(JSON.stringify(parts))),
    fc.base64String(),
    text,
  );
  return fc.tuple(fc.constant(list), fc.constantFrom('after', 'before'), cursor);
});

testProperty(
  'a cursor is followed, or refused as an invalid argument',
  listAndCursor,
  async ([list, argument, cursor]) => {
    const caller = trial.catalogue.as(ben);
    const { page, errors, status } = await askPage(caller, list, {
      [argument]: cursor,
      ...(argument === 'before' && { last: 24 }),
      email: ada.email,
    });
    trial.expectHarmless('member', { status, body: JSON.stringify(errors) });
    if (errors.length === 0) {
      const { hasNextPage, hasPreviousPage } = page.pageInfo;
      expect(argument === 'after' ? hasPreviousPage : hasNextPage).toBe(true);
      return;
    }
    const fields = { [argument]: expect.any(String) };
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', fields } }]);
  },
);
