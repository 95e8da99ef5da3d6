import {
  ADDRESS_RETENTION_MS,
  purgeAddresses,
} from '../../server/community/reports/purge-addresses';
import {
  ada,
  ben,
  codes,
  member,
  offenders,
  startCatalogue,
  type TestCatalogue,
} from '../support/catalogue';
import type { Caller } from '../support/caller';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';

const moderator = { ...member(90), isModerator: true };
const REPORT = `mutation ($artifactId: ID!, $input: ReportInput!) {
  reportArtifact(artifactId: $artifactId, input: $input) { receipt } }`;
const REPORTS = `query ($first: Int) { reports(first: $first) {
  totalCount
  edges { node { id artifactId receipt reason text email reporterName reportedAt
    artifact { artifactName userEmail } } } } }`;
const EVERYTHING = '{ artifacts { totalCount edges { node { id artifactName likeCount } } } }';

let catalogue: TestCatalogue;
let id: string;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
beforeEach(async () => {
  ({ id } = await catalogue.as(ada).add({ artifactName: 'Reported vase' }));
});
afterAll(() => catalogue.stop());

const report = (caller: Caller, input: object, artifactId = id) =>
  caller.run(REPORT, { artifactId, input });
const receiptOf = async (caller: Caller, input: object) =>
  (await report(caller, input)).data.reportArtifact.receipt as string;
/** The open reports of the artifact of this test, oldest first. */
async function openReports() {
  const { data } = await catalogue.as(moderator).run(REPORTS, { first: 100 });
  const edges = data.reports.edges as { node: Record<string, unknown> }[];
  return edges.map(({ node }) => node).filter(({ artifactId }) => artifactId === id);
}

describe('a report', () => {
  it('of a visitor is open to moderators, with the address that the visitor left', async () => {
    const receipt = await receiptOf(catalogue.visitor, {
      reason: 'COPYRIGHT',
      text: ' The picture is mine. ',
      email: ' photographer@example.org ',
    });
    expect(receipt).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(await openReports()).toMatchObject([
      {
        receipt,
        reason: 'COPYRIGHT',
        text: 'The picture is mine.',
        email: 'photographer@example.org',
        reporterName: null,
        artifact: { artifactName: 'Reported vase', userEmail: null },
      },
    ]);
  });

  it('of a member shows the name, and no e-mail address', async () => {
    await report(catalogue.as(ben), { reason: 'WRONG_FACTS', email: 'other@example.org' });
    const open = await openReports();
    expect(open).toMatchObject([{ reporterName: 'Ben Booth', text: null, email: null }]);
    expect(JSON.stringify(open)).not.toContain('@');
  });

  it('replaces the member’s open report of the same artifact, and keeps its receipt', async () => {
    const first = await receiptOf(catalogue.as(ben), { reason: 'OFFENSIVE' });
    const second = await receiptOf(catalogue.as(ben), { reason: 'ILLEGAL', text: 'Looted.' });
    expect(second).toBe(first);
    expect(await openReports()).toMatchObject([{ reason: 'ILLEGAL', text: 'Looted.' }]);
  });

  it('leaves those that were decided as they are, and replaces the open one beside them', async () => {
    const decided = await receiptOf(catalogue.as(ben), { reason: 'OFFENSIVE' });
    const keep = 'mutation ($id: ID!) { keepArtifact(artifactId: $id) { decidedReports } }';
    expect((await catalogue.as(moderator).run(keep, { id })).data.keepArtifact.decidedReports).toBe(
      1,
    );
    const open = await receiptOf(catalogue.as(ben), { reason: 'ILLEGAL' });
    expect(open).not.toBe(decided);
    expect(await receiptOf(catalogue.as(ben), { reason: 'COPYRIGHT' })).toBe(open);
    expect(await openReports()).toMatchObject([{ receipt: open, reason: 'COPYRIGHT' }]);
  });

  it('is one, however many the member sends at the same time', async () => {
    const receipts = await Promise.all(
      Array.from({ length: 8 }, () => receiptOf(catalogue.as(ben), { reason: 'OFFENSIVE' })),
    );
    expect(new Set(receipts).size).toBe(1);
    expect(await openReports()).toHaveLength(1);
  });

  it('of a visitor is stored each time, and its response is never cached', async () => {
    const input = { reason: 'NOT_AN_ARTIFACT' };
    const together = Array.from({ length: 4 }, () => receiptOf(catalogue.visitor, input));
    const receipts = await Promise.all(together);
    for (let n = 0; n < 4; n += 1) receipts.push(await receiptOf(catalogue.visitor, input));
    expect(new Set(receipts).size).toBe(8);
    expect(await openReports()).toHaveLength(8);
  });

  it('of an artifact that does not exist is NOT_FOUND', async () => {
    for (const missing of ['999999', 'x']) {
      const answer = await report(catalogue.visitor, { reason: 'OFFENSIVE' }, missing);
      expect(codes(answer)).toEqual(['NOT_FOUND']);
    }
  });
});

test('200 reports of one artifact change nothing but the list of reports', async () => {
  const before = (await catalogue.visitor.run(EVERYTHING)).data;
  const total = async () => {
    const { data } = await catalogue.as(moderator).run('{ reports { totalCount } }');
    return data.reports.totalCount as number;
  };
  const open = await total();
  const numbers = Array.from({ length: 100 }, (_, n) => n);
  await Promise.all(
    numbers.flatMap((n) => [
      report(catalogue.visitor, { reason: 'OFFENSIVE', text: `Number ${n}` }),
      report(catalogue.as(member(n)), { reason: 'ILLEGAL' }),
    ]),
  );
  expect(await total()).toBe(open + 200);
  expect((await catalogue.visitor.run(EVERYTHING)).data).toEqual(before);
  expect(await catalogue.visitor.read(id)).toMatchObject({ artifactName: 'Reported vase' });
});

describe('the input', () => {
  it.each([
    ['OTHER without a text', { reason: 'OTHER' }, ['text']],
    ['OTHER with a blank text', { reason: 'OTHER', text: ' \n ' }, ['text']],
    ['OTHER with an invisible text', { reason: 'OTHER', text: '\u200b\u3164' }, ['text']],
    ['two bad fields', { reason: 'OTHER', text: null, email: 'nobody' }, ['email', 'text']],
    ['a long text', { reason: 'OFFENSIVE', text: 'x'.repeat(2_001) }, ['text']],
    ['a control character', { reason: 'OFFENSIVE', text: 'a\u0000b' }, ['text']],
    ['a host without a domain', { reason: 'OFFENSIVE', email: 'a@b' }, ['email']],
    ['a long address', { reason: 'OFFENSIVE', email: `a@${'b'.repeat(300)}.org` }, ['email']],
    ['an unknown reason', { reason: 'BORING' }, ['reason']],
    ['no reason', { text: 'No reason.', email: 'nobody' }, ['email', 'reason']],
  ])('with %s is refused, naming the fields', async (_what, input, fields) => {
    for (const caller of [catalogue.visitor, catalogue.as(ben)]) {
      const answer = await report(caller, input);
      expect([codes(answer), offenders(answer)]).toEqual([['BAD_USER_INPUT'], fields]);
    }
    expect(await openReports()).toEqual([]);
  });

  it.each([
    { reason: 'OTHER', text: 'x'.repeat(2_000), email: '' },
    { reason: 'OFFENSIVE', text: '', email: null },
    { reason: 'OFFENSIVE', text: null },
  ])('%# is accepted', async (input) => {
    expect((await report(catalogue.visitor, input)).errors).toEqual([]);
  });
});

test('a visitor may send few reports in a minute, and members are not counted with visitors', async () => {
  const limited = await startCatalogue({ rateLimit: 120 });
  const { id: artifactId } = await limited.as(ada).add();
  const send = (caller: Caller) => report(caller, { reason: 'OFFENSIVE' }, artifactId);
  const answers = [];
  for (let n = 0; n < 3; n += 1) answers.push(await send(limited.visitor));
  expect(answers.map((answer) => codes(answer))).toEqual([[], [], ['RATE_LIMITED']]);
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(codes(await send(limited.as(ben)))).toEqual([]);
  expect(codes(await limited.visitor.run('{ artifacts { totalCount } }'))).toEqual([]);
  await limited.stop();
});

test('the list begins with the oldest report, and leaves out deleted artifacts', async () => {
  const own = await startCatalogue();
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { id: artifactId } = await own.as(ada).add();
    ids.push(artifactId);
    await report(own.visitor, { reason: 'OFFENSIVE' }, artifactId);
  }
  await own.as(ada).delete(ids[2] ?? '');
  const { totalCount, edges } = (await own.as(moderator).run(REPORTS)).data.reports;
  const listed = edges.map(({ node }: { node: { artifactId: string } }) => node.artifactId);
  expect([totalCount, listed]).toEqual([3, [ids[0], ids[1], ids[3]]]);
  await own.stop();
});

describe('the e-mail address that a visitor leaves', () => {
  const DAY = 24 * 3_600_000;
  const email = 'witness@example.org';
  let operated: OperatedCatalogue;
  beforeAll(async () => {
    operated = await startOperatedCatalogue();
  });
  afterAll(() => operated.stop());

  /** A new artifact of Ada's, about which a visitor has left the address. */
  async function reported(): Promise<string> {
    const { id: artifactId } = await operated.catalogue.as(ada).add();
    const input = { reason: 'COPYRIGHT', text: 'My picture.', email };
    const { errors } = await report(operated.catalogue.visitor, input, artifactId);
    expect(errors).toEqual([]);
    return artifactId;
  }
  const keep = (artifactId: string) =>
    operated.catalogue
      .as(moderator)
      .run(`mutation { keepArtifact(artifactId: "${artifactId}") { artifactId } }`);
  const stored = (artifactId: string) =>
    operated.catalogue.dataSource.query<object[]>(
      `SELECT "text", "email" FROM "reports" WHERE "artifactId" = ${artifactId}`,
    );
  const purge = (days: number) => {
    const { database, writer } = operated.catalogue;
    return purgeAddresses(database, writer, Date.now() + days * DAY);
  };

  it('is deleted 90 days after the decision, and the report stays', async () => {
    expect(ADDRESS_RETENTION_MS).toBe(90 * DAY);
    const [kept, hidden, open] = [await reported(), await reported(), await reported()];
    await keep(kept);
    await operated.hide(hidden);
    await purge(89);
    for (const one of [kept, hidden]) expect(await stored(one)).toMatchObject([{ email }]);
    await purge(91);
    for (const one of [kept, hidden]) {
      expect(await stored(one)).toEqual([{ text: 'My picture.', email: null }]);
    }
    expect(await stored(open)).toMatchObject([{ email }]);
  });

  it('is deleted with the artifact, whoever deletes it', async () => {
    const [byOwner, byOperator, whileHidden, decided] = [
      await reported(),
      await reported(),
      await reported(),
      await reported(),
    ];
    await keep(decided);
    await operated.hide(whileHidden);
    for (const one of [byOwner, decided]) await operated.catalogue.as(ada).delete(one);
    await operated.remove(byOperator, whileHidden);
    for (const one of [byOwner, byOperator, whileHidden, decided]) {
      expect(await stored(one)).toEqual([{ text: 'My picture.', email: null }]);
    }
  });

  it('stays while the artifact is hidden, and when it is shown again', async () => {
    const one = await reported();
    await operated.hide(one);
    await operated.show(one);
    expect(await stored(one)).toMatchObject([{ email }]);
  });

  it('is deleted by the next purge if the report came when the artifact was being deleted', async () => {
    const one = await reported();
    await operated.remove(one);
    await operated.catalogue.dataSource.query(
      `UPDATE "reports" SET "email" = '${email}' WHERE "artifactId" = ${one}`,
    );
    await purge(0);
    expect(await stored(one)).toMatchObject([{ email: null }]);
  });
});
