import { ada, ben, startCatalogue, type TestCatalogue } from '../support/catalogue';
import { onPostgres } from '../support/only-on';
import { operatorOf } from '../support/operator-acts';
import { untilWaitingForLock } from '../support/wait-until';
import { askOai, faultsOf, harvest, identifier } from '../support/harvester';

let catalogue: TestCatalogue;
beforeAll(async () => {
  catalogue = await startCatalogue();
});
afterAll(() => catalogue.stop());

const ask = (...[words]: [Parameters<typeof askOai>[1]]) => askOai(catalogue.visitor, words);
const getRecord = async (id: string) => {
  const args = { verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: identifier(id) };
  return (await ask(args)).records[0];
};

describe('Identify', () => {
  it('describes the catalogue', async () => {
    const answer = await ask('verb=Identify');
    expect(answer.baseUrl).toBe('https://antiquary.example/oai');
    expect(answer.request).toEqual({ verb: 'Identify' });
    expect(
      Object.fromEntries(
        ['repositoryName', 'baseURL', 'protocolVersion', 'adminEmail', 'deletedRecord'].map(
          (name) => [name, answer.text(name)],
        ),
      ),
    ).toEqual({
      repositoryName: 'Antiquary',
      baseURL: 'https://antiquary.example/oai',
      protocolVersion: '2.0',
      adminEmail: 'webmaster@antiquary.example',
      deletedRecord: 'persistent',
    });
    expect(answer.text('granularity')).toBe('YYYY-MM-DDThh:mm:ssZ');
    expect(await faultsOf([answer.xml])).toEqual([]);
  });

  it('names the operator’s contact, and no record is older than the earliest datestamp', async () => {
    const other = await startCatalogue({ contact: 'curator@museum.example' });
    try {
      expect((await askOai(other.visitor, 'verb=Identify')).text('adminEmail')).toBe(
        'curator@museum.example',
      );
      const { id } = await other.as(ada).add();
      const earliest = (await askOai(other.visitor, 'verb=Identify')).text('earliestDatestamp');
      await other.as(ada).update(id, { description: 'Changed' });
      const { records } = await harvest(() => other.visitor);
      for (const { datestamp } of records) expect(datestamp >= String(earliest)).toBe(true);
    } finally {
      await other.stop();
    }
  });
});

describe('a record', () => {
  it('has the artifact in Dublin Core, and changes with it', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Mask', createdAt: 'AD 79' });
    const record = await getRecord(id);
    expect(record).toMatchObject({ identifier: identifier(id), isDeleted: false });
    expect(record?.metadata).toMatchObject({
      title: ['Mask'],
      date: ['0079', 'AD 79'],
      contributor: ['Ada Ashby'],
      identifier: [`https://antiquary.example/records/${id}`],
    });
    await catalogue.as(ada).update(id, { artifactName: 'Another name' });
    expect((await getRecord(id))?.metadata?.['title']).toEqual(['Another name']);
  });

  it('keeps its datestamp when somebody likes or views it', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.dataSource.query(
      `UPDATE "artifact_last_changes" SET "changedAt" = 1000 WHERE "artifactId" = ${id}`,
    );
    await catalogue.as(ben).like(id);
    await catalogue.as(ben).run(`mutation { recordView(artifactId: "${id}") { __typename } }`);
    expect((await getRecord(id))?.datestamp).toBe('1970-01-01T00:00:01Z');
    await catalogue.as(ada).update(id, { artifactName: 'Another name' });
    expect((await getRecord(id))?.datestamp).not.toBe('1970-01-01T00:00:01Z');
  });

  it('of a deleted artifact is a deleted record for ever', async () => {
    const { id } = await catalogue.as(ada).add();
    await catalogue.as(ada).delete(id);
    expect(await getRecord(id)).toMatchObject({ isDeleted: true, metadata: null });
  });

  it('of a hidden artifact is a deleted record until it is shown again', async () => {
    const { id } = await catalogue.as(ada).add({ artifactName: 'Hidden' });
    const operator = operatorOf(catalogue.database);
    await operator.hide(id);
    expect(await getRecord(id)).toMatchObject({ isDeleted: true, metadata: null });
    await operator.show(id);
    expect((await getRecord(id))?.metadata?.['title']).toEqual(['Hidden']);
  });

  it('is well-formed whatever its texts are', async () => {
    const name = `<b> & ]]> "quotes" 'single' تاج כתר \u202E 🏺 =SUM(A1)`;
    const lines = 'first\nsecond\tline <![CDATA[';
    const { id } = await catalogue.as(ada).add({ artifactName: name, historicalContext: lines });
    const record = await getRecord(id);
    expect(record?.metadata?.['title']).toEqual([name]);
    expect(record?.metadata?.['description']).toContain(lines);
    // A database from before a rule may have these.
    const { id: old } = await catalogue.as(ada).add({ artifactName: 'a\uFFFEb' });
    const control = String.fromCharCode(1, 11, 27);
    await catalogue.dataSource.query(
      `UPDATE "artifacts" SET "description" = 'c${control}d' WHERE "id" = ${old}`,
    );
    const { metadata } = (await getRecord(old)) ?? {};
    expect([metadata?.['title'], metadata?.['description']?.[0]]).toEqual([['ab'], 'cd']);
  });
});

describe('a list', () => {
  it('has both ends of from and until, in seconds and in days', async () => {
    const dated = await startCatalogue();
    try {
      const instants = [
        '2020-01-01T23:59:59.999Z',
        '2020-01-02T00:00:00.000Z',
        '2020-01-02T12:00:00.999Z',
        '2020-01-03T00:00:00.000Z',
      ];
      for (const [index, instant] of instants.entries()) {
        await dated.as(ada).add();
        await dated.dataSource.query(
          `UPDATE "artifact_last_changes" SET "changedAt" = ${Date.parse(instant)}
            WHERE "artifactId" = ${index + 1}`,
        );
      }
      const listed = async (range: Record<string, string>) => {
        const words = { verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', ...range };
        const { records } = await askOai(dated.visitor, words);
        return records.map((record) => Number(record.identifier.split(':').at(-1)));
      };
      expect(await listed({})).toEqual([1, 2, 3, 4]);
      expect(await listed({ from: '2020-01-02' })).toEqual([2, 3, 4]);
      expect(await listed({ until: '2020-01-02' })).toEqual([1, 2, 3]);
      expect(await listed({ from: '2020-01-02', until: '2020-01-02' })).toEqual([2, 3]);
      expect(await listed({ from: '2020-01-02T12:00:00Z' })).toEqual([3, 4]);
      expect(await listed({ until: '2020-01-02T12:00:00Z' })).toEqual([1, 2, 3]);
      expect(await listed({ until: '2020-01-02T11:59:59Z' })).toEqual([1, 2]);
      expect(await listed({ from: '2020-01-01T23:59:59Z', until: '2020-01-01T23:59:59Z' })).toEqual(
        [1],
      );
    } finally {
      await dated.stop();
    }
  });

  onPostgres('waits for a change that has its date, and is not committed yet', async () => {
    const other = await startCatalogue();
    const runner = other.dataSource.createQueryRunner();
    try {
      const { id } = await other.as(ada).add();
      await runner.startTransaction();
      await runner.query(`UPDATE "artifacts" SET "description" = 'late' WHERE "id" = ${id}`);
      await runner.query('SET CONSTRAINTS ALL IMMEDIATE');
      const asked = askOai(other.visitor, { verb: 'ListRecords', metadataPrefix: 'oai_dc' });
      await untilWaitingForLock(other.dataSource);
      await runner.commitTransaction();
      const [record] = (await asked).records;
      expect(record?.metadata?.['description']?.[0]).toBe('late');
    } finally {
      await runner.release();
      await other.stop();
    }
  });

  it('that is empty tells that no records match', async () => {
    const empty = await startCatalogue();
    try {
      const words = { verb: 'ListRecords', metadataPrefix: 'oai_dc' };
      expect((await askOai(empty.visitor, words)).errors).toEqual(['noRecordsMatch']);
      const identify = await askOai(empty.visitor, 'verb=Identify');
      expect(identify.text('earliestDatestamp')).toBe(identify.responseDate);
    } finally {
      await empty.stop();
    }
  });
});
