import { parseFeed } from '@rowanmanning/feed-parser';
import { ada, ben, codes, member, tokenOf } from '../support/catalogue';
import { HOSTILE_NAMES } from '../support/hostile/names';
import { type OperatedCatalogue, startOperatedCatalogue } from '../support/operator';
import { SiteWithSettings } from '../support/site-with-settings';

const mia = { ...member(7), isModerator: true };
const max = { ...member(8), isModerator: true };
const NO_KEY = '0'.repeat(48);

let settings: SiteWithSettings;
let fixture: OperatedCatalogue;
let catalogue: OperatedCatalogue['catalogue'];
beforeEach(async () => {
  settings = await SiteWithSettings.create({});
  fixture = await startOperatedCatalogue({ site: settings.site });
  ({ catalogue } = fixture);
});
afterEach(async () => {
  await fixture.stop();
  await settings.remove();
});

type Item = { kind: string; artifactId: string; artifactName: string; reason: string | null };
interface DeskPage {
  edges: { cursor: string; node: Item & { count: number; since: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const desk = async (who: typeof ada, args = 'first: 24'): Promise<DeskPage> => {
  const query = `{ viewer { desk(${args}) { edges { cursor
    node { kind since artifactId artifactName reason count } } pageInfo { hasNextPage endCursor } } } }`;
  return (await catalogue.as(who).run(query)).data.viewer.desk as DeskPage;
};
const items = async (who: typeof ada) => (await desk(who)).edges.map(({ node }) => node);
const count = async (who: typeof ada): Promise<number> =>
  (await catalogue.as(who).run('{ viewer { deskCount } }')).data.viewer.deskCount;
const hide = (id: string, reason: string) =>
  catalogue
    .as(mia)
    .run(`mutation { hideArtifact(artifactId: "${id}", reason: "${reason}") { artifactId } }`);
const report = (who: typeof ada, id: string) =>
  catalogue
    .as(who)
    .run(
      `mutation { reportArtifact(artifactId: "${id}", input: { reason: OFFENSIVE }) { receipt } }`,
    );
const feedOf = async (who: typeof ada): Promise<string> =>
  (await catalogue.as(who).run('{ viewer { deskFeed } }')).data.viewer.deskFeed;
const pathOf = (address: string) => new URL(address).pathname;
const get = (path: string) => catalogue.visitor.fetch('GET', path);

describe('a desk', () => {
  it('is empty for a member for whom nothing waits, and no desk for a visitor', async () => {
    expect([await items(ben), await count(ben)]).toEqual([[], 0]);
    const { data } = await catalogue.visitor.run('{ viewer { deskCount deskFeed digest } }');
    expect(data).toEqual({ viewer: null });
  });

  it('tells an owner, and nobody else, what was hidden and why', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Clay lamp' });
    await hide(id, 'No lamp.');
    const lamp = { kind: 'HIDDEN', artifactId: id, artifactName: 'Clay lamp', reason: 'No lamp.' };
    expect(await items(ada)).toEqual([expect.objectContaining({ ...lamp, count: 1 })]);
    // It waits for no act.
    expect(await count(ada)).toBe(0);
    for (const who of [ben, mia]) expect(await items(who)).toEqual([]);
  });

  it('has the reports of an artifact as one item for moderators, except its owner', async () => {
    const { id } = await catalogue.as(max).add({ artifactName: 'Odd lamp' });
    await report(ada, id);
    await report(ben, id);
    const reports = { kind: 'REPORTS', artifactId: id, artifactName: 'Odd lamp', count: 2 };
    expect(await items(mia)).toEqual([expect.objectContaining(reports)]);
    for (const who of [ada, max]) expect(await items(who)).toEqual([]);
    await catalogue.as(mia).run(`mutation { keepArtifact(artifactId: "${id}") { artifactId } }`);
    expect(await items(mia)).toEqual([]);
  });

  it('shows the pictures of what waits, was sent back or reported, and of nothing hidden', async () => {
    const pictures = async (who: typeof ada): Promise<unknown[]> => {
      const { data, errors } = await catalogue.as(who).run(`{ viewer { desk { edges {
        node { kind artifact { id image waits userEmail } } } } } }`);
      expect(errors).toEqual([]);
      return data.viewer.desk.edges.map(({ node }: { node: object }) => node);
    };
    const imageOf = (n: number) => `https://example.org/${n}.png`;
    const added = async (n: number) => (await catalogue.as(ada).add({ image: imageOf(n) })).id;
    const shown = (id: string, n: number, waits: boolean) => ({
      artifact: { id, image: imageOf(n), waits, userEmail: ada.email },
    });
    const [reported, hidden] = [await added(1), await added(2)];
    await report(ben, reported);
    await hide(hidden, 'No lamp.');
    await settings.change({ review: 'all' });
    const [first, second, sentBack] = [await added(3), await added(4), await added(5)];
    await catalogue
      .as(mia)
      .run(`mutation { sendBackArtifact(artifactId: "${sentBack}", reason: "x") { artifactId } }`);
    expect(await pictures(mia)).toEqual([
      { kind: 'REPORTS', ...shown(reported, 1, false) },
      { kind: 'WAITING', ...shown(first, 3, true) },
      { kind: 'WAITING', ...shown(second, 4, true) },
    ]);
    expect(await pictures(ada)).toEqual([
      { kind: 'HIDDEN', artifact: null },
      { kind: 'SENT_BACK', ...shown(sentBack, 5, true) },
    ]);
  });

  it('is read page by page, oldest first, in both directions, across its kinds', async () => {
    const ids: string[] = [];
    for (const artifactName of ['First', 'Second', 'Third', 'Fourth']) {
      const { id } = await catalogue.as(mia).add({ artifactName });
      await catalogue
        .as(max)
        .run(`mutation { hideArtifact(artifactId: "${id}", reason: "So.") { artifactId } }`);
      ids.push(id);
    }
    const { id } = await catalogue.as(ada).add({ artifactName: 'Reported' });
    await report(ben, id);
    ids.push(id);
    // Two kinds of the same instant have an order, too.
    await catalogue.dataSource.query('UPDATE "hidden_artifacts" SET "hiddenAt" = 1795790000000');
    await catalogue.dataSource.query('UPDATE "reports" SET "reportedAt" = 1795790000000');

    const walked: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const { edges, pageInfo } = await desk(mia, `first: 2${after}`);
      walked.push(...edges.map(({ node }) => node.artifactId));
      after = `, after: "${pageInfo.endCursor}"`;
      more = pageInfo.hasNextPage;
    }
    expect(walked).toEqual(ids);
    const back = await desk(mia, `last: 3${after.replace('after', 'before')}`);
    expect(back.edges.map(({ node }) => node.artifactId)).toEqual(ids.slice(1, 4));
  });

  it('refuses a cursor of another list', async () => {
    const answer = await catalogue
      .as(ada)
      .run('{ viewer { desk(after: "x") { edges { cursor } } } }');
    expect(codes(answer)).toEqual(['BAD_USER_INPUT']);
  });
});

describe('the feed of a desk', () => {
  it('has names and links, as text, and nothing that others wrote', async () => {
    for (const artifactName of HOSTILE_NAMES) {
      const { id } = await catalogue.as(ada).add({ artifactName });
      await hide(id, 'A private reason.');
    }
    const response = await get(pathOf(await feedOf(ada)));
    const xml = await response.text();
    expect(response.status).toBe(200);
    expect(xml).not.toContain('private');
    const feed = parseFeed(xml);
    expect(feed).toMatchObject({ url: 'https://antiquary.example/desk', self: null });
    expect(feed.items).toHaveLength(HOSTILE_NAMES.length);
    expect(feed.items.map(({ title }) => title)).toContain(
      `\u2068${HOSTILE_NAMES.find((name) => name.startsWith('Jade'))}\u2069 was hidden`,
    );
    for (const { url } of feed.items) expect(url).toBe('https://antiquary.example/desk');
  });

  it('is for one person: no cache stores it, no search finds it, and it names its key nowhere', async () => {
    const address = await feedOf(ada);
    const { headers } = await get(pathOf(address));
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(await (await get(pathOf(address))).text()).not.toContain(address);
  });

  it('is empty but valid for an empty desk', async () => {
    const feed = parseFeed(await (await get(pathOf(await feedOf(ben)))).text());
    expect(feed.items).toEqual([]);
  });

  it('keeps its address until it is renewed, and then the old one leads to nothing', async () => {
    const old = await feedOf(ada);
    expect(await feedOf(ada)).toBe(old);
    const { data } = await catalogue.as(ada).run('mutation { renewDeskFeed { deskFeed } }');
    expect(data.renewDeskFeed.deskFeed).not.toBe(old);
    expect(await feedOf(ada)).toBe(data.renewDeskFeed.deskFeed);
    expect((await get(pathOf(old))).status).toBe(404);
    expect((await get(pathOf(data.renewDeskFeed.deskFeed))).status).toBe(200);
  });

  it('is another one for each member, is unknown without a key, and ends with its member', async () => {
    const address = await feedOf(ada);
    expect(await feedOf(ben)).not.toBe(address);
    expect((await get(`/desk/${NO_KEY}.atom`)).status).toBe(404);
    await fixture.erase(ada);
    expect((await get(pathOf(address))).status).toBe(404);
  });
});

describe('digests', () => {
  const digest = async (who = ada): Promise<string> =>
    (await catalogue.as(who).run('{ viewer { digest } }')).data.viewer.digest;
  const keyOf = async (uid: string): Promise<string> =>
    (
      await catalogue.dataSource.query(
        `SELECT "unsubscribeKey" AS "key" FROM "member_desks" WHERE "memberUid" = '${uid}'`,
      )
    )[0].key;
  const press = (key: string, type = 'application/x-www-form-urlencoded') =>
    catalogue.visitor.fetch('POST', `/unsubscribe/${key}`, 'List-Unsubscribe=One-Click', {
      'content-type': type,
    });

  it('come daily until a member chooses, whose choice changes no other member', async () => {
    expect(await digest()).toBe('DAILY');
    const { data } = await catalogue
      .as(ada)
      .run('mutation { setDigest(interval: WEEKLY) { viewer { uid digest } } }');
    expect(data.setDigest.viewer).toEqual({ uid: ada.uid, digest: 'WEEKLY' });
    expect([await digest(), await digest(ben)]).toEqual(['WEEKLY', 'DAILY']);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'end by one press, without a session (%s)',
    async (type) => {
      await catalogue.as(ada).run('{ viewer { deskFeed } }');
      const response = await press(await keyOf(ada.uid), type);
      expect([response.status, await digest()]).toEqual([200, 'NEVER']);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('go on when the address is only looked at, or is unknown', async () => {
    await catalogue.as(ada).run('{ viewer { deskFeed } }');
    await get(`/unsubscribe/${await keyOf(ada.uid)}`);
    expect((await press(NO_KEY)).status).toBe(404);
    expect(await digest()).toBe('DAILY');
  });

  it.each(['renewDeskFeed { deskFeed }', 'setDigest(interval: NEVER) { viewer { uid } }'])(
    'and feeds are not changed by a visitor: %s',
    async (field) => {
      expect(codes(await catalogue.visitor.run(`mutation { ${field} }`))).toEqual([
        'UNAUTHENTICATED',
      ]);
    },
  );
});

it('an erased member has no desk', async () => {
  await feedOf(ada);
  await fixture.erase(ada);
  const answer = await catalogue.withToken(tokenOf(ada, 2)).run('{ viewer { deskFeed } }');
  expect(codes(answer)).toEqual(['UNAUTHENTICATED']);
  expect(await catalogue.dataSource.query('SELECT * FROM "member_desks"')).toEqual([]);
});
