import 'reflect-metadata';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { openExisting } from '../support/open-database';
import { createSharedAccount, signInAgain, unverifiedToken } from '../support/accounts';
import { type Answer, Caller } from '../support/caller';
import type { Connection } from '../support/connection';
import { expectExact } from '../support/exact';
import { operate, operateWithInput } from '../support/operate';
import {
  readResponses,
  FAILING_PG_DUMP,
  folderWithPgDump,
  type OperatorFixture,
  FAKE_PG_DUMP,
} from '../support/operator-fixture';

/** Every process must show the effect of an operator act within this time. */
const MAX_LAG_MS = 1_000;

interface Totals {
  artifacts: { totalCount: number };
  artifactTypes: { type: string; count: number }[];
}

/**
 * Tests the admin commands against a running product. Each command is a program that takes a second to
 * start. So the short extent leaves out what tests/server/operator-*.test.ts show of the acts
 * themselves.
 */
export function testAdminCommands(
  start: () => Promise<OperatorFixture>,
  extent: 'short' | 'whole' = 'whole',
): void {
  let fixture: OperatorFixture;
  let env: NodeJS.ProcessEnv;
  let database: DataSource;
  let visitor: Caller;
  beforeAll(async () => {
    fixture = await start();
    const { DATA_DIR, DATABASE_URL = null } = fixture.location;
    env = {
      ...fixture.location,
      PATH: `${await folderWithPgDump(FAKE_PG_DUMP, fixture.location)}:${process.env['PATH']}`,
    };
    ({ dataSource: database } = await openExisting({
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
    }));
    visitor = new Caller(fixture.products[0]?.url ?? '', null);
  });
  afterAll(async () => {
    fixture.connections.forEach((connection) => connection.close());
    await database.destroy();
    await fixture.stop();
  });

  /** Each test has two members of its own, and an artifact that `owner` added and `liker` likes. */
  let n = 0;
  let owner: string;
  let liker: string;
  let name: string;
  let id: string;
  beforeEach(async () => {
    n += 1;
    name = `Kohl jar of obsidian, ${n}`;
    owner = await newMember('olga');
    liker = await newMember('lev');
    ({ id } = await as(owner).add({ artifactName: name, artifactType: 'WOOL_CARPET' }));
    await as(liker).like(id);
  });

  const emailOf = (who: string) => `${who}-${n}@example.org`;
  const newMember = (who: string) =>
    createSharedAccount(fixture.products, { email: emailOf(who), displayName: `${who}-${n}` });
  const as = (token: string) => new Caller(fixture.products[0]?.url ?? '', token);

  const responses = () => readResponses(fixture, { id, name, ownerEmail: emailOf('olga'), liker });

  const totals = async () => {
    const query = '{ artifacts { totalCount } artifactTypes { type count } }';
    return Promise.all(
      fixture.connections.map(async (connection) => {
        const { body } = await connection.send('/graphql', {}, { query });
        const { artifacts, artifactTypes } = (JSON.parse(body) as { data: Totals }).data;
        const carpets = artifactTypes.find(({ type }) => type === 'WOOL_CARPET')?.count ?? 0;
        return [artifacts.totalCount, carpets];
      }),
    );
  };

  const countActs = async () => {
    const [row] = await database.query('SELECT count(*) AS "n" FROM "operator_acts"');
    return Number(row.n);
  };

  /**
   * Runs an admin command, and expects its effect in every process within `MAX_LAG_MS` of its commit.
   * Returns the command's output.
   */
  async function runAndExpect(words: string[], expectEffect: () => Promise<void>) {
    // Every process caches these responses, so that the act has to invalidate them.
    await Promise.all([responses(), totals()]);
    await Promise.all([responses(), totals()]);
    const before = await countActs();
    const ended = operate('admin', env, ...words);
    while ((await countActs()) === before) await pause(5);
    const deadline = performance.now() + MAX_LAG_MS;
    for (;;) {
      const requestedAt = performance.now();
      try {
        await expectEffect();
        break;
      } catch (error) {
        if (requestedAt > deadline) throw error;
      }
    }
    const { code, said } = await ended;
    expect([code, said]).toEqual([0, expect.any(String)]);
    return said;
  }

  it('hides an artifact from everybody, and shows it again as it was', async () => {
    const before = await responses();
    const counted = await totals();
    expect(before.filter((text) => text.includes(name))).toHaveLength(before.length);

    const fewer = counted.map((counts) => counts.map((count) => count - 1));
    const said = await runAndExpect(['hide', id], async () => {
      expect((await responses()).filter((text) => text.includes(name))).toEqual([]);
      expect(await totals()).toEqual(fewer);
    });
    expect(said).toBe(`Artifact ${id} is hidden.`);
    expect((await operate('admin', env, 'list', '--hidden')).said).toMatch(
      new RegExp(`^${id} .*${name} .* ${emailOf('olga')} .* hidden$`, 'im'),
    );

    await runAndExpect(['show', id], async () => {
      const now = await responses();
      expect(now.filter((text) => text.includes(name))).toHaveLength(before.length);
      expect(await totals()).toEqual(counted);
    });
    await expectExact(database, visitor, ['kohl', 'ob', 'x']);
  });

  it('names a moderator, who reads the reports until the operator takes the right away', async () => {
    const [product] = fixture.products;
    if (!product) throw new Error('There is no product.');
    const FIREBASE_AUTH_EMULATOR_HOST = new URL(product.emulatorUrl).host;
    const moderator = (...words: string[]) =>
      operate('admin', { ...env, FIREBASE_AUTH_EMULATOR_HOST }, 'moderator', ...words);
    const refusal = async (token: string) => {
      const { errors } = await as(token).run('{ reports { totalCount } }');
      return errors[0]?.extensions.code;
    };
    const account = { email: emailOf('lev') };

    expect(await refusal(liker)).toBe('FORBIDDEN');
    const named = await moderator(emailOf('lev'), 'on');
    expect([named.code, named.said]).toEqual([0, expect.stringContaining('not verified')]);
    expect(await refusal(await signInAgain(product, account))).toBeUndefined();
    expect((await operate('admin', env, 'log')).said).toContain('moderator-on');

    expect((await moderator(emailOf('lev'), 'off')).code).toBe(0);
    expect(await refusal(await signInAgain(product, account))).toBe('FORBIDDEN');
    expect(await moderator('nobody@example.org', 'on')).toEqual({
      code: 1,
      said: 'No account has this e-mail address.',
    });
    expect((await moderator(emailOf('lev'), 'perhaps')).said).toContain('on|off');
  });

  it('keeps a reported artifact, and gives the owner of a hidden one the reason', async () => {
    const report = `mutation { reportArtifact(artifactId: "${id}", input: {
      reason: OTHER, text: "Wooden, not woollen." }) { receipt } }`;
    await visitor.run(report);
    expect((await operate('admin', env, 'reports')).said).toContain('Wooden, not woollen.');
    expect((await operate('admin', env, 'keep', id)).said).toContain(`Artifact ${id} is kept`);
    expect(await operate('admin', env, 'keep', id)).toEqual({
      code: 1,
      said: `Artifact ${id} has no open report.`,
    });
    await operate('admin', env, 'hide', id, '--reason', 'A fake.');
    const query = '{ viewer { hiddenArtifacts { edges { node { reason hiddenBy } } } } }';
    const { data } = await as(owner).run(query);
    expect(data.viewer.hiddenArtifacts.edges).toEqual([
      { node: { reason: 'A fake.', hiddenBy: null } },
    ]);
  });

  it('backs up the catalogue before it removes an artifact', async () => {
    const { id: unwanted } = await as(owner).add({ artifactName: 'Unwanted' });
    const said = await runAndExpect(['remove', unwanted], async () => {
      for (const connection of fixture.connections) {
        expect((await connection.send(`/api/allartifacts/${unwanted}`)).status).toBe(404);
      }
    });
    const [, file = ''] = /^Backed up first: (\S+)\.\nArtifact \d+ is removed\.$/.exec(said) ?? [];
    if (fixture.location.DATABASE_URL) {
      const called = await readFile(file, 'utf8');
      expect(called).toMatch(
        /^--format=custom .*--dbname=postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres PGPASSWORD=s3cret word$/m,
      );
      return;
    }
    const elsewhere = await mkdtemp(join(tmpdir(), 'antiquary-kept-'));
    await writeFile(join(elsewhere, 'antiquary.sqlite'), await readFile(file));
    expect(
      (await operate('admin', { ...env, DATA_DIR: elsewhere }, 'list', 'unwanted')).said,
    ).toMatch(new RegExp(`^${unwanted} +Unwanted `, 'm'));
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('removes and erases nothing when the backup fails, except with --without-backup', async () => {
    const { id: kept } = await as(owner).add({ artifactName: 'Kept' });
    const brokenBackups: [NodeJS.ProcessEnv, string][] = fixture.location.DATABASE_URL
      ? [
          [{ ...env, PATH: '/nowhere' }, 'pg_dump is not installed here.'],
          [
            { ...env, PATH: await folderWithPgDump(FAILING_PG_DUMP, fixture.location) },
            'pg_dump failed: pg_dump: error: no room; hint: make some.',
          ],
        ]
      : [[env, 'EEXIST']];
    const backups = join(fixture.location.DATA_DIR, 'backups');
    const before = await readdir(backups);
    for (const [broken, reason] of brokenBackups) {
      if (reason === 'EEXIST') {
        await rm(backups, { recursive: true, force: true });
        await writeFile(backups, 'in the way');
      }
      for (const words of [
        ['remove', kept],
        ['erase-member', emailOf('lev')],
      ]) {
        const { code, said } = await operate('admin', broken, ...words);
        expect([code, said]).toEqual([1, expect.stringMatching(/^Nothing was done, because .*$/)]);
        expect(said).toContain(reason);
      }
      expect((await visitor.read(kept)).artifactName).toBe('Kept');
    }
    const [broken] = brokenBackups[0] ?? [env];
    expect(await operate('admin', broken, 'remove', kept, '--without-backup')).toEqual({
      code: 0,
      said: `Artifact ${kept} is removed.`,
    });
    if (fixture.location.DATABASE_URL) expect(await readdir(backups)).toEqual(before);
    else await rm(backups);
  });

  if (extent === 'short') return;

  it('removes several artifacts at once, with one backup', async () => {
    const ids: string[] = [];
    for (const no of [1, 2, 3, 4]) {
      ids.push((await as(owner).add({ artifactName: `Unwanted no. ${no}` })).id);
    }
    const [first = '', second = '', ...others] = ids;
    const file = join(fixture.location.DATA_DIR, 'unwanted.txt');
    await writeFile(file, `${others.join('\n')}\n\n${first}\n`);
    const said = await runAndExpect(['remove', first, second, '--file', file], async () => {
      for (const connection of fixture.connections) {
        for (const unwanted of ids) {
          expect((await connection.send(`/api/allartifacts/${unwanted}`)).status).toBe(404);
        }
      }
    });
    expect(said).toMatch(/^Backed up first: \S+\.\n4 artifacts are removed\.$/);
    await expectExact(database, visitor, ['kohl', 'ob', 'x']);
  });

  it.each([
    ['an artifact that does not exist', '900000'],
    ['what is no identifier', '1x'],
  ])('removes nothing, without a backup, when the list has %s', async (_what, wrong) => {
    const backups = join(fixture.location.DATA_DIR, 'backups');
    const before = await readdir(backups);
    const words = ['remove', '--file', '-'];
    expect(await operateWithInput(`${id}\n${wrong}\n`, 'admin', env, ...words)).toEqual({
      code: 1,
      said: `There is no artifact ${wrong}.`,
    });
    expect((await visitor.read(id)).artifactName).toBe(name);
    expect(await readdir(backups)).toEqual(before);
  });

  it('erases a member from every process within a second', async () => {
    const statusOf = async (connection: Connection, token: string) =>
      (await connection.send('/api/allartifacts/1', { authorization: `Bearer ${token}` })).status;
    const statuses = (token: string) =>
      Promise.all(fixture.connections.map((connection) => statusOf(connection, token)));
    const accepted = fixture.connections.map(() => 200);
    const refused = fixture.connections.map(() => 401);
    expect([await statuses(owner), await statuses(liker)]).toEqual([accepted, accepted]);

    const said = await runAndExpect(['erase-member', emailOf('OLGA')], async () => {
      const shown = await responses();
      expect(shown.filter((text) => text.includes(`olga-${n}`))).toEqual([]);
      expect(shown.filter((text) => text.includes('Former member')).length).toBeGreaterThan(5);
      expect(await statuses(owner)).toEqual(refused);
    });
    expect(said).toMatch(/^Backed up first: .*\nMember \S+ is erased; .*"Former member"\.$/);
    expect(await statuses(unverifiedToken(owner))).toEqual(refused);
    expect(await statuses(liker)).toEqual(accepted);

    await runAndExpect(['erase-member', emailOf('lev')], async () => {
      for (const connection of fixture.connections) {
        const { body } = await connection.send(`/api/allartifacts/${id}`);
        expect(JSON.parse(body)).toMatchObject({ likes: 0, userName: 'Former member' });
      }
    });
    const log = await operate('admin', env, 'log');
    expect(log.said).toMatch(/^when .*\n\S+Z {2}erase-member +\S+\n/);
    expect(log.said).not.toMatch(/@|olga|lev-/i);
  });

  it('acts while members write, without a lost write or a wrong count', async () => {
    const tokens = await Promise.all(['mo', 'mia', 'max', 'spam'].map(newMember));
    const [mo = '', mia = '', max = '', spam = ''] = tokens;
    const word = `Busy ${n}`;
    const target = (await as(mo).add({ artifactName: `${word} target` })).id as string;
    const added = new Map<string, string>();
    const unexpected: unknown[] = [];
    let ended = false;
    const allowed = ['NOT_FOUND', 'UNAUTHENTICATED'];
    const repeat = async (work: (n: number) => Promise<Pick<Answer, 'errors'>>) => {
      for (let n = 0; !ended; n += 1) {
        const { errors } = await work(n);
        unexpected.push(...errors.filter(({ extensions }) => !allowed.includes(extensions.code)));
      }
    };
    const writers = [
      repeat(async (n) => {
        const artifactName = `${word} no. ${n}`;
        added.set((await as(mo).add({ artifactName })).id, artifactName);
        return { errors: [] };
      }),
      ...[mia, max, spam].map((token) =>
        repeat((n) => as(token).gesture('toggleLike', n % 3 === 0 ? '1' : target)),
      ),
      repeat((n) => as(mo).update(target, { artifactName: `${word} target ${n}` })),
    ];
    const doomed = (await as(mia).add({ artifactName: `${word} and doomed` })).id as string;
    const acts = [
      ['hide', target],
      ['show', target],
      ['remove', doomed],
      ['hide', target],
      ['erase-member', emailOf('spam')],
      ['show', target],
    ];
    for (const words of acts)
      expect(await operate('admin', env, ...words)).toMatchObject({ code: 0 });
    ended = true;
    await Promise.all(writers);

    expect(unexpected).toEqual([]);
    expect(added.size).toBeGreaterThan(20);
    const rows = await database.query<{ id: number; artifactName: string }[]>(
      'SELECT "id", "artifactName" FROM "artifacts"',
    );
    const names = new Map(rows.map((row) => [String(row.id), row.artifactName]));
    for (const [one, called] of added) expect(names.get(one)).toBe(called);
    expect(names.get(doomed)).toBeUndefined();
    const left = await database.query(
      `SELECT count(*) AS "n" FROM "likes" WHERE "memberUid" IN
        (SELECT "uid" FROM "members" WHERE "erasedAt" IS NOT NULL)`,
    );
    expect(Number(left[0].n)).toBe(0);
    await expectExact(database, visitor, ['busy', 'no. 1', 'us', 'target']);
  });
}
