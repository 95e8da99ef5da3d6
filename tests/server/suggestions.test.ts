import { ada, ben, codes, member, offenders, type TestMember } from '../support/catalogue';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import {
  accept,
  creditsOf,
  find,
  helpersOf,
  refuse,
  suggest,
  suggested,
  withdraw,
} from '../support/suggestions';

const cleo = member(3);
const mara: TestMember = { ...member(9), isModerator: true };

let fixture: OperatedCatalogue;
beforeAll(async () => {
  fixture = await startOperatedCatalogue();
});
afterAll(() => fixture.stop());

const as = (who: TestMember) => fixture.catalogue.as(who);
const addOfAda = async (more: Record<string, unknown> = {}): Promise<string> =>
  (await as(ada).add({ artifactName: 'Mirror', createdAt: '200 BC', ...more })).id;

const CHANGES = { artifactName: 'Mirror of bronze', createdAt: '180 BC', imageAlt: 'A mirror.' };

describe('a suggestion', () => {
  it('shows to its owner what would change, who suggests it, and where one can look it up', async () => {
    const id = await addOfAda();
    const { errors, data } = await suggest(as(ben), id, {
      changes: { ...CHANGES, discoveredBy: (await as(ada).read(id)).discoveredBy },
      ...{ remark: '  I have seen it. ', source: ' Vol. 2, p. 7 ' },
    });
    expect(errors).toEqual([]);
    const seen = await find(as(ada), data.suggest.suggestion.id);
    expect(seen).toEqual(data.suggest.suggestion);
    expect(seen).toMatchObject({
      artifact: { id, artifactName: 'Mirror' },
      changes: [
        { field: 'artifactName', before: 'Mirror', after: 'Mirror of bronze' },
        { field: 'createdAt', before: '200 BC', after: '180 BC' },
        { field: 'imageAlt', before: null, after: 'A mirror.' },
      ],
      ...{ remark: 'I have seen it.', source: 'Vol. 2, p. 7', suggesterName: 'Ben Booth' },
      ...{ isOutdated: false, state: 'OPEN', reason: null },
    });
    expect((await as(ada).read(id)).artifactName).toBe('Mirror');
  });

  it('can be a remark alone, and is nothing without a change and a remark', async () => {
    const id = await addOfAda();
    const { data } = await suggest(as(ben), id, { remark: 'It is of bronze.' });
    expect(data.suggest.suggestion.changes).toEqual([]);
    for (const input of [
      {},
      { changes: {} },
      { changes: { artifactName: ' Mirror ', imageAlt: null, rights: '' }, source: 'A book' },
      { remark: ' \u200b ' },
    ]) {
      const answer = await suggest(as(ben), id, input);
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['remark']]);
    }
  });

  it.each([
    ['artifactName', { changes: { artifactName: ' ' } }],
    ['artifactName', { changes: { artifactName: 'x'.repeat(201) } }],
    ['createdAt', { changes: { createdAt: 'a\0' } }],
    ['imageAlt', { changes: { imageAlt: 'two\nlines' } }],
    ['image', { changes: { image: 'javascript:alert(1)' } }],
    ['rights', { changes: { rights: 'mine' } }],
    ['morePictures.0.image', { changes: { morePictures: [{ image: 'x' }] } }],
    ['facts.colour', { changes: { facts: [{ key: 'colour', values: ['red'] }] } }],
    ['remark', { remark: 'x'.repeat(2_001) }],
    ['source', { remark: 'x', source: 'x'.repeat(501) }],
  ])('obeys the rules of an update: %s', async (field, input) => {
    const id = await addOfAda();
    const answer = await suggest(as(ben), id, input);
    expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], [field]]);
  });

  it('replaces the one of the same member, which nobody can accept any more', async () => {
    const id = await addOfAda();
    const first = await suggested(as(ben), id, { artifactName: 'First' });
    const second = await suggested(as(ben), id, { artifactName: 'Second' });
    const third = await suggested(as(cleo), id, { artifactName: 'Third' });
    expect(await find(as(ada), first.id)).toBeNull();
    expect(codes(await accept(as(ada), first.id, ['artifactName']))).toEqual(['NOT_FOUND']);
    expect(await find(as(ada), second.id)).toMatchObject({ state: 'OPEN' });
    expect(await find(as(ada), third.id)).toMatchObject({ state: 'OPEN' });
    const own = 'query ($id: ID!) { artifact(id: $id) { viewerSuggestion { id } } }';
    for (const [caller, found] of [
      [as(ben), { id: second.id }],
      [as(ada), null],
      [fixture.catalogue.visitor, null],
    ] as const) {
      expect((await caller.run(own, { id })).data.artifact.viewerSuggestion).toEqual(found);
    }
  });

  it('is read by its member, the owner and editors alone', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    const finds = async (who: TestMember) => (await find(as(who), suggestion)) !== null;
    expect([await finds(ben), await finds(ada), await finds(mara)]).toEqual([true, true, true]);
    expect(await finds(cleo)).toBe(false);
    expect(await find(fixture.catalogue.visitor, suggestion)).toBeNull();
    const { data } = await as(cleo).run(
      `query ($id: ID!) { nodes(ids: [$id]) { id }
        artifacts(filter: { text: "bronze 180" }) { totalCount } }`,
      { id: suggestion },
    );
    expect(data).toEqual({ nodes: [null], artifacts: { totalCount: 0 } });
    expect(JSON.stringify(await creditsOf(as(cleo), id))).not.toMatch(/bronze|Ben/);
  });

  it('waits unseen while its artifact is hidden, and goes with it', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    await fixture.hide(id);
    for (const who of [ada, ben, mara]) {
      expect(await find(as(who), suggestion)).toBeNull();
      expect(codes(await accept(as(who), suggestion, ['imageAlt']))).toEqual(['NOT_FOUND']);
      expect(codes(await refuse(as(who), suggestion))).toEqual(['NOT_FOUND']);
    }
    expect(codes(await suggest(as(cleo), id, { remark: 'x' }))).toEqual(['NOT_FOUND']);
    await fixture.show(id);
    expect(await find(as(ada), suggestion)).toMatchObject({ state: 'OPEN', isOutdated: false });
    await fixture.hide(id);
    await fixture.remove(id);
    const rows = await fixture.catalogue.dataSource.query(
      `SELECT 1 FROM "suggestions" WHERE "artifactId" = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  it('is deleted with its artifact', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    await as(ada).delete(id);
    await fixture.restore(id);
    expect(await find(as(ben), suggestion)).toBeNull();
  });

  it('keeps hostile texts as they are', async () => {
    const id = await addOfAda();
    const text = `<script>alert(1)</script> {{x}} ' " \\ \u202eevil a${'\u0301'.repeat(40)}`;
    const { id: suggestion } = await suggested(
      as(ben),
      id,
      { historicalContext: text },
      { remark: text, source: text },
    );
    const seen = await find(as(ada), suggestion);
    expect(seen).toMatchObject({ changes: [{ after: text }], remark: text, source: text });
    await accept(as(ada), suggestion, ['historicalContext']);
    expect((await as(ada).read(id)).historicalContext).toBe(text);
  });
});

describe('the end of a suggestion', () => {
  it('is that some of its fields are taken over, by one change with both names', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    expect(codes(await accept(as(ada), suggestion, ['createdAt']))).toEqual([]);
    expect(await as(ada).read(id)).toMatchObject({
      ...{ artifactName: 'Mirror', createdAt: '180 BC', imageAlt: null },
    });
    expect(await creditsOf(as(cleo), id)).toEqual([
      {
        ...{ kind: 'UPDATED', userName: 'Ada Ashby', suggestedBy: 'Ben Booth' },
        changes: [{ field: 'createdAt', before: '200 BC', after: '180 BC' }],
      },
      { kind: 'ADDED', userName: 'Ada Ashby', suggestedBy: null, changes: [] },
    ]);
    expect(await helpersOf(fixture.catalogue.visitor, id)).toEqual({
      names: ['Ben Booth'],
      others: 0,
    });
    await as(ada).update(id, { artifactName: 'Third' });
    expect(await find(as(ben), suggestion)).toMatchObject({
      ...{ state: 'ACCEPTED', isOutdated: false },
      changes: [
        { field: 'artifactName', before: 'Mirror' },
        { field: 'createdAt', before: '200 BC' },
        { field: 'imageAlt', before: null },
      ],
    });
    expect((await creditsOf(as(cleo), id)).map(({ suggestedBy }) => suggestedBy)).toEqual([
      ...[null, 'Ben Booth', null],
    ]);
  });

  it('is thanks for a remark, which changes nothing', async () => {
    const id = await addOfAda();
    const before = await as(ada).read(id);
    const { data } = await suggest(as(ben), id, { remark: 'It is of bronze.' });
    expect(codes(await accept(as(mara), data.suggest.suggestion.id, []))).toEqual([]);
    expect(await as(ada).read(id)).toEqual(before);
    expect(await helpersOf(fixture.catalogue.visitor, id)).toEqual({
      names: ['Ben Booth'],
      others: 0,
    });
    expect(await creditsOf(as(ben), id)).toHaveLength(1);
  });

  it('is a refusal, of which its member reads the reason', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    expect((await refuse(as(ada), suggestion, ' Not so. ')).data.refuseSuggestion).toMatchObject({
      suggestion: { state: 'REFUSED', reason: 'Not so.' },
    });
    expect(await find(as(ben), suggestion)).toMatchObject({ reason: 'Not so.' });
    expect(await helpersOf(fixture.catalogue.visitor, id)).toEqual({ names: [], others: 0 });
  });

  it('comes once', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    expect((await withdraw(as(ben), suggestion)).data.withdrawSuggestion).toMatchObject({
      suggestion: { state: 'WITHDRAWN' },
    });
    for (const late of [
      withdraw(as(ben), suggestion),
      refuse(as(ada), suggestion),
      accept(as(ada), suggestion, ['imageAlt']),
    ]) {
      expect(codes(await late)).toEqual(['CONFLICT']);
    }
    const { id: next } = await suggested(as(ben), id, CHANGES);
    const answers = await Promise.all([
      accept(as(ada), next, ['imageAlt']),
      accept(as(mara), next, ['artifactName']),
      refuse(as(ada), next),
      withdraw(as(ben), next),
    ]);
    expect(answers.map((answer) => codes(answer)).filter(([code]) => code === undefined)).toEqual([
      [],
    ]);
    expect(answers.flatMap((answer) => codes(answer))).toEqual([
      ...['CONFLICT', 'CONFLICT', 'CONFLICT'],
    ]);
  });

  it('takes over only what the suggestion changes', async () => {
    const id = await addOfAda();
    const { id: suggestion } = await suggested(as(ben), id, CHANGES);
    for (const field of ['rights', 'likeCount', 'constructor', 'facts.material']) {
      const answer = await accept(as(ada), suggestion, ['createdAt', field]);
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], ['fields']]);
    }
    expect(await find(as(ada), suggestion)).toMatchObject({ state: 'OPEN' });
  });
});

it('names two helpers, and counts the others', async () => {
  const id = await addOfAda();
  for (const who of [ben, cleo, member(4), ben, member(5)]) {
    const suggestion = await suggested(as(who), id, { createdAt: `By ${who.uid}` });
    await accept(as(ada), suggestion.id, ['createdAt']);
  }
  expect(await helpersOf(fixture.catalogue.visitor, id)).toEqual({
    names: ['Ben Booth', 'Member 3'],
    others: 2,
  });
});
