import type { Caller } from '../support/caller';
import {
  ada,
  ben,
  codes,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';

const mara = {
  uid: 'mara',
  email: 'mara@example.org',
  displayName: 'Mara Moss',
  isModerator: true,
};
const nils = { ...mara, uid: 'nils', email: 'nils@example.org', displayName: 'Nils Nohr' };
const NAME = 'Doubtful idol';
const HIDDEN = `edges { node { id artifactName image
  description userName hiddenAt reason answer answeredAt hiddenBy } }`;

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
beforeEach(async () => {
  ({ id } = await catalogue
    .as(ada)
    .add({ artifactName: NAME, image: 'https://example.org/i.png' }));
});
afterAll(() => catalogue.stop());

const keep = (caller: Caller, artifactId = id) =>
  caller.run(`mutation ($id: ID!) { keepArtifact(artifactId: $id) { decidedReports } }`, {
    id: artifactId,
  });
const hide = (caller: Caller, reason = 'Not real.', artifactId = id) =>
  caller.run(
    `mutation ($id: ID!, $reason: String!) {
      hideArtifact(artifactId: $id, reason: $reason) { artifactId decidedReports } }`,
    { id: artifactId, reason },
  );
const show = (caller: Caller, artifactId = id) =>
  caller.run(`mutation ($id: ID!) { showArtifact(artifactId: $id) { artifactId } }`, {
    id: artifactId,
  });
const answer = (caller: Caller, text = 'It is real.', artifactId = id) =>
  caller.run(
    `mutation ($id: ID!, $text: String!) {
      answerHiding(artifactId: $id, text: $text) { hiddenArtifact { answer answeredAt } } }`,
    { id: artifactId, text },
  );
const report = (caller: Caller) =>
  caller.run(
    `mutation ($id: ID!) { reportArtifact(artifactId: $id, input: { reason: OFFENSIVE }) { receipt } }`,
    { id },
  );

async function openReports(): Promise<unknown[]> {
  const { data } = await catalogue
    .as(mara)
    .run('{ reports(first: 100) { edges { node { artifactId } } } }');
  const edges = data.reports.edges as { node: { artifactId: string } }[];
  return edges.filter(({ node }) => node.artifactId === id);
}
/** The hidden artifact of this test as it stands in a list. */
const found = (list: { edges: { node: { id: string } }[] }) =>
  list.edges.map(({ node }) => node).find((node) => node.id === id) ?? null;
const asModerator = async () =>
  found(
    (await catalogue.as(mara).run(`{ hiddenArtifacts(first: 100) { ${HIDDEN} } }`)).data
      .hiddenArtifacts,
  );
const asOwner = async (who = ada) =>
  found(
    (await catalogue.as(who).run(`{ viewer { hiddenArtifacts(first: 100) { ${HIDDEN} } } }`)).data
      .viewer.hiddenArtifacts,
  );
const acts = () =>
  catalogue.dataSource.query<object[]>(
    `SELECT "act", "moderatorUid", "reason" FROM "operator_acts" WHERE "subject" = '${id}' ORDER BY "id"`,
  );

describe('a moderator', () => {
  it('keeps an artifact: its reports are decided, and it stays as it is', async () => {
    await report(catalogue.visitor);
    await report(catalogue.as(ben));
    const before = await catalogue.visitor.read(id);
    expect((await keep(catalogue.as(mara))).data.keepArtifact).toEqual({ decidedReports: 2 });
    expect(await openReports()).toEqual([]);
    expect(await catalogue.visitor.read(id)).toEqual(before);
    expect(await acts()).toEqual([{ act: 'keep', moderatorUid: 'mara', reason: null }]);
    expect((await keep(catalogue.as(mara))).data.keepArtifact).toEqual({ decidedReports: 0 });
    expect(await acts()).toHaveLength(1);
  });

  it('may get a new report of a member after deciding the former one', async () => {
    const { data: first } = await report(catalogue.as(ben));
    await keep(catalogue.as(mara));
    const { data: second } = await report(catalogue.as(ben));
    expect(second.reportArtifact.receipt).not.toBe(first.reportArtifact.receipt);
    expect(await openReports()).toHaveLength(1);
  });

  it('hides an artifact, and its cached pages with it', async () => {
    await report(catalogue.visitor);
    const list = async () =>
      JSON.stringify((await catalogue.visitor.run('{ artifacts { edges { node { id } } } }')).data);
    for (let n = 0; n < 3; n += 1) expect(await list()).toContain(`"${id}"`);
    const { data } = await hide(catalogue.as(mara), ' A modern copy. ');
    expect(data.hideArtifact).toEqual({ artifactId: id, decidedReports: 1 });
    expect(await list()).not.toContain(`"${id}"`);
    expect(await openReports()).toEqual([]);
    expect(await acts()).toEqual([{ act: 'hide', moderatorUid: 'mara', reason: 'A modern copy.' }]);
    expect(await asModerator()).toMatchObject({
      artifactName: NAME,
      image: 'https://example.org/i.png',
      userName: 'Ada Ashby',
      reason: 'A modern copy.',
      answer: null,
      hiddenBy: 'Mara Moss',
    });
  });

  it('shows an artifact again as it was, with its likes', async () => {
    await catalogue.as(ben).like(id);
    const before = await catalogue.as(ben).read(id);
    await hide(catalogue.as(mara));
    expect((await show(catalogue.as(mara))).errors).toEqual([]);
    expect(await catalogue.as(ben).read(id)).toEqual(before);
    expect(await asModerator()).toBeNull();
    expect(await acts()).toMatchObject([{ act: 'hide' }, { act: 'show' }]);
  });

  it('cannot decide what was decided before, or what does not exist', async () => {
    const caller = catalogue.as(mara);
    expect(codes(await show(caller))).toEqual(['CONFLICT']);
    await hide(caller);
    expect(codes(await hide(caller))).toEqual(['CONFLICT']);
    for (const missing of ['999999', 'x']) {
      const answers = [keep(caller, missing), hide(caller, 'x', missing), show(caller, missing)];
      for (const refused of await Promise.all(answers)) {
        expect(codes(refused)).toEqual(['NOT_FOUND']);
      }
    }
    expect(await acts()).toMatchObject([{ act: 'hide' }]);
  });

  it('decides once, when several decide at the same time', async () => {
    const hidden = await Promise.all(
      Array.from({ length: 4 }, () => hide(catalogue.as(mara), 'x')),
    );
    expect(hidden.flatMap((one) => codes(one))).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
    expect(await acts()).toHaveLength(1);
  });

  it('decides nothing about an artifact of their own, shown or hidden', async () => {
    const { id: own } = await catalogue.as(mara).add();
    for (const decide of [keep, (who: Caller, of: string) => hide(who, 'Mine.', of), show]) {
      expect(codes(await decide(catalogue.as(mara), own))).toEqual(['FORBIDDEN']);
    }
    await hide(catalogue.as(nils), 'A copy.', own);
    expect(codes(await show(catalogue.as(mara), own))).toEqual(['FORBIDDEN']);
    const { data } = await catalogue
      .as(mara)
      .run('{ hiddenArtifacts(first: 100) { edges { node { id viewerIsOwner } } } }');
    expect(data.hiddenArtifacts.edges).toContainEqual({ node: { id: own, viewerIsOwner: true } });
    expect((await show(catalogue.as(nils), own)).errors).toEqual([]);
  });

  it.each(['', ' \n', 'x'.repeat(2_001)])('has to give a reason (%#)', async (reason) => {
    const refused = await hide(catalogue.as(mara), reason);
    expect([codes(refused), offenders(refused)]).toEqual([['BAD_USER_INPUT'], ['reason']]);
    expect(await catalogue.visitor.read(id)).not.toBeNull();
  });
});

describe('a decision that fails half-way', () => {
  it('changes nothing, and is not logged', async () => {
    await report(catalogue.visitor);
    const { dataSource } = catalogue;
    await dataSource.query(
      `INSERT INTO "operator_acts" ("at", "act", "subject") VALUES (1, 'hide', '${id}')`,
    );
    await dataSource.query(
      `CREATE UNIQUE INDEX "one_act" ON "operator_acts" ("act") WHERE "subject" = '${id}'`,
    );
    expect(codes(await hide(catalogue.as(mara)))).toEqual(['INTERNAL_SERVER_ERROR']);
    await dataSource.query('DROP INDEX "one_act"');
    expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: NAME });
    expect(await openReports()).toHaveLength(1);
    expect(await asModerator()).toBeNull();
  });
});

describe('the owner of a hidden artifact', () => {
  beforeEach(() => hide(catalogue.as(mara), 'A modern copy.'));

  it('sees the reason, and not who decided; nobody else sees the artifact', async () => {
    expect(await asOwner()).toMatchObject({
      artifactName: NAME,
      reason: 'A modern copy.',
      hiddenBy: null,
    });
    expect(await asOwner(ben)).toBeNull();
    expect(await catalogue.as(ada).read(id)).toBeNull();
  });

  it('may answer once, and moderators see the answer first', async () => {
    await hide(catalogue.as(mara), 'x', (await catalogue.as(ada).add()).id);
    const { data } = await answer(catalogue.as(ada), ' It was dated in 1970. ');
    expect(data.answerHiding.hiddenArtifact.answer).toBe('It was dated in 1970.');
    expect(codes(await answer(catalogue.as(ada), 'Again'))).toEqual(['CONFLICT']);
    expect(await asModerator()).toMatchObject({ answer: 'It was dated in 1970.' });
    const { data: list } = await catalogue
      .as(mara)
      .run('{ hiddenArtifacts { edges { node { answer } } } }');
    const answers = list.hiddenArtifacts.edges.map(
      ({ node }: { node: { answer: string | null } }) => node.answer !== null,
    );
    expect(answers).toEqual([...answers].sort((a, b) => Number(b) - Number(a)));
  });

  it('answers only once when two answers arrive together', async () => {
    const both = await Promise.all([
      answer(catalogue.as(ada), 'A'),
      answer(catalogue.as(ada), 'B'),
    ]);
    expect(both.flatMap((one) => codes(one))).toEqual(['CONFLICT']);
  });

  it('answers alone: to others, and for a shown artifact, there is none', async () => {
    for (const caller of [catalogue.as(ben), catalogue.as(mara)]) {
      expect(codes(await answer(caller))).toEqual(['NOT_FOUND']);
    }
    expect(codes(await answer(catalogue.visitor))).toEqual(['UNAUTHENTICATED']);
    await show(catalogue.as(mara));
    expect(codes(await answer(catalogue.as(ada)))).toEqual(['NOT_FOUND']);
    expect(codes(await answer(catalogue.as(ada), ' '))).toEqual(['BAD_USER_INPUT']);
  });
});

test('the lists of hidden artifacts begin with those with an answer, and go on with the last hidden', async () => {
  const own = await startCatalogue();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) {
    const { id: next } = await own.as(ada).add();
    ids.push(next);
    await hide(own.as(mara), 'x', next);
  }
  await answer(own.as(ada), 'Why?', ids[0]);
  const list = 'hiddenArtifacts { totalCount edges { node { id } } }';
  const expected = [ids[0], ids[4], ids[3], ids[2], ids[1]].map((one) => ({ node: { id: one } }));
  const { data } = await own.as(mara).run(`{ ${list} }`);
  expect(data.hiddenArtifacts).toEqual({ totalCount: 5, edges: expected });
  const { data: ofOwner } = await own.as(ada).run(`{ viewer { ${list} } }`);
  expect(ofOwner.viewer.hiddenArtifacts).toEqual({ totalCount: 5, edges: expected });
  await own.stop();
});
