import { Random } from '../support/random';
import { ada, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { fillCatalogue, filler } from '../support/fill';
import { askOai, faultsOf, harvest, identifier, type OaiAnswer } from '../support/harvester';

/** Three answers. */
const COUNT = 300;

describe('a harvest of many records', () => {
  const random = new Random(18);
  let location: TestDatabase;
  let full: TestCatalogue;
  beforeAll(async () => {
    location = await createTestDatabase();
    const shared = { ...location, remove: () => Promise.resolve() };
    full = await startCatalogue({ location: shared });
    await fillCatalogue(
      full.dataSource,
      Array.from({ length: COUNT }, (_, n) => `Artifact ${n}`),
    );
  });
  afterAll(async () => {
    await full.stop();
    await location.remove();
  });

  const idsOf = async () => {
    const rows: { id: number }[] = await full.dataSource.query('SELECT "id" FROM "artifacts"');
    return new Set(rows.map(({ id }) => identifier(id)));
  };
  const living = (answers: readonly OaiAnswer[], known = new Map<string, string>()) => {
    for (const { identifier, isDeleted, metadata } of answers.flatMap(({ records }) => records)) {
      if (isDeleted) known.delete(identifier);
      else known.set(identifier, metadata?.['title']?.[0] ?? '');
    }
    return known;
  };

  it('takes each once, in valid answers of 100', async () => {
    const { answers, records } = await harvest(() => full.visitor);
    expect(answers.map(({ records }) => records.length)).toEqual(Array(COUNT / 100).fill(100));
    expect(answers.map(({ cursor }) => Number(cursor))).toEqual(answers.map((_, n) => n * 100));
    expect(answers.at(-1)?.token).toBe('');
    expect(new Set(records.map(({ identifier }) => identifier))).toEqual(await idsOf());
    const headers = await harvest(() => full.visitor, { verb: 'ListIdentifiers' });
    expect(headers.records).toEqual(records.map((record) => ({ ...record, metadata: null })));
    const documents = [...answers, ...headers.answers].map(({ xml }) => xml);
    expect(await faultsOf(documents)).toEqual([]);
  });

  it('goes on after a restart, and takes only its own tokens', async () => {
    const words = { verb: 'ListRecords', metadataPrefix: 'oai_dc', until: '9999-12-31' };
    const first = await askOai(full.visitor, words);
    const token = String(first.token);
    const other = await startCatalogue({
      location: { ...location, remove: () => Promise.resolve() },
    });
    try {
      const resume = (verb: string, resumptionToken: string) =>
        askOai(other.visitor, { verb, resumptionToken });
      const next = await resume('ListRecords', token);
      expect(next.records.map(({ identifier }) => identifier)).toEqual(
        (await harvest(() => full.visitor)).records.slice(100, 200).map((one) => one.identifier),
      );
      const parts = JSON.parse(Buffer.from(token, 'base64url').toString()) as unknown[];
      const written = (...changed: unknown[]) =>
        Buffer.from(JSON.stringify(changed)).toString('base64url');
      for (const bad of [
        `${token}=`,
        token.slice(0, -2),
        written(...parts, 1),
        written(...parts.slice(0, -1)),
        written(...parts.slice(0, -1), 2 ** 31),
        written(...parts.slice(0, -1), '100'),
        written(...parts.slice(0, -2), 1e300, 100),
        written({}),
      ]) {
        expect([bad, (await resume('ListRecords', bad)).errors]).toEqual([
          bad,
          ['badResumptionToken'],
        ]);
      }
      expect((await resume('ListIdentifiers', token)).errors).toEqual(['badResumptionToken']);
    } finally {
      await other.stop();
    }
  });

  it('beside writers skips and repeats nothing that did not change, and reports deletions', async () => {
    const before = await idsOf();
    const written = new Set<string>();
    const deleted = new Set<string>();
    const write = async () => {
      const ids = [...(await idsOf())]
        .filter((one) => before.has(one))
        .map((text) => String(text.split(':').at(-1)));
      const [changed, removed] = [random.pick(ids), random.pick(ids)];
      await full.as(filler).update(changed, { artifactName: `Changed ${changed}` });
      await full.as(filler).delete(removed);
      const { id } = await full.as(ada).add({ artifactName: 'New' });
      for (const one of [changed, removed, id]) written.add(identifier(one));
      deleted.add(identifier(removed));
    };
    const { answers, records } = await harvest(
      () => full.visitor,
      {},
      async () => {
        for (let n = 0; n < 4; n += 1) await write();
      },
    );
    const times = new Map<string, number>();
    for (const { identifier } of records) {
      times.set(identifier, (times.get(identifier) ?? 0) + 1);
    }
    const unchanged = [...before].filter((one) => !written.has(one));
    expect(unchanged.length).toBeGreaterThan(COUNT / 2);
    expect(unchanged.filter((one) => times.get(one) !== 1)).toEqual([]);
    for (const one of deleted) {
      expect(records.findLast(({ identifier }) => identifier === one)?.isDeleted).toBe(true);
    }
    expect(new Set(living(answers).keys())).toEqual(await idsOf());
    expect(await faultsOf(answers.map(({ xml }) => xml))).toEqual([]);
  });

  it('again and again from the last answer’s date misses nothing of simultaneous writers', async () => {
    const all = await harvest(() => full.visitor);
    const known = living(all.answers);
    const writing = { isOver: false };
    let from = all.responseDate;
    const follow = async () => {
      const { answers, responseDate } = await harvest(() => full.visitor, { from });
      living(answers, known);
      from = responseDate;
    };
    const following = (async () => {
      while (!writing.isOver) await follow();
    })();
    await Promise.all(
      [1, 2, 3, 4].map(async (n) => {
        for (let round = 0; round < 12; round += 1) {
          const { id } = await full.as(filler).add({ artifactName: `Writer ${n}` });
          await full.as(filler).update(id, { artifactName: `Writer ${n}, ${round}` });
          if (round % 3 === 0) await full.as(filler).delete(id);
        }
      }),
    );
    writing.isOver = true;
    await following;
    await follow();
    const rows: { id: number; artifactName: string }[] = await full.dataSource.query(
      'SELECT "id", "artifactName" FROM "artifacts"',
    );
    expect(known).toEqual(
      new Map(rows.map(({ id, artifactName }) => [identifier(id), artifactName])),
    );
  });
});
