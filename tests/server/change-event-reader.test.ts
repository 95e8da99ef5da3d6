import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import type { Change } from '../../server/database/change';
import { ChangeEventReader } from '../../server/database/postgres/change-event-reader';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { writeEvent } from '../support/change-events';
import { createTestDatabase, type TestDatabase } from '../support/engine';
import { describeOnPostgres } from '../support/only-on';

// SQLite writes no change events.
describeOnPostgres('while a transaction in another database of the cluster stays open', () => {
  /** As many as a reader takes in one by one. */
  const EVENTS = 1_000;
  /** Events older than this are deleted, in milliseconds. */
  const MINUTE = 60_000;
  let database: TestDatabase;
  let catalogue: TestCatalogue;
  const clients: Client[] = [];
  let long: Client;
  let client: Client;
  let reader: ChangeEventReader;

  async function connect(url: string): Promise<Client> {
    const connected = new Client(url);
    clients.push(connected);
    await connected.connect();
    return connected;
  }
  /** How many entries of the table and its index this connection has read. */
  async function countedReads(): Promise<number> {
    const { rows } = await client.query<{ reads: number }>(`SELECT (
      pg_stat_get_xact_tuples_returned('change_events'::regclass)
      + sum(pg_stat_get_xact_tuples_returned("indexrelid")))::integer AS "reads"
      FROM "pg_index" WHERE "indrelid" = 'change_events'::regclass`);
    return rows[0]?.reads ?? NaN;
  }
  /** How many of them a piece of work reads. The counts grow until a transaction has ended. */
  async function countReads(work: () => Promise<unknown>): Promise<number> {
    await client.query('BEGIN');
    const before = await countedReads();
    await work();
    const reads = (await countedReads()) - before;
    await client.query('COMMIT');
    return reads;
  }
  async function isStored(change: Change): Promise<boolean> {
    const sql = 'SELECT 1 FROM "change_events" WHERE "change" = $1';
    return (await client.query(sql, [change])).rowCount !== 0;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    catalogue = await startCatalogue({ location: database });
  });
  afterAll(() => catalogue.stop());

  beforeEach(async () => {
    const url = database.databaseUrl ?? '';
    client = await connect(url);
    await client.query('DELETE FROM "change_events"');
    const elsewhere = new URL(url);
    elsewhere.pathname = 'postgres';
    long = await connect(elsewhere.href);
    await long.query('BEGIN');
    await long.query('SELECT pg_current_xact_id()');
    reader = new ChangeEventReader(client);
    expect(await reader.read(0)).toEqual(['catalogue', 'members']);
  });
  afterEach(async () => {
    for (const open of clients.splice(0)) await open.end();
  });

  it('a poll reads only the events since the last poll', async () => {
    await writeManyEvents(catalogue.dataSource, EVENTS);
    expect(await reader.read(1)).toHaveLength(EVENTS);
    expect(await countReads(() => reader.read(2))).toBe(0);
    await writeEvent(catalogue.dataSource, 'likes:1');
    expect(await countReads(async () => expect(await reader.read(3)).toEqual(['likes:1']))).toBe(1);
  });

  it('a poll does not read the events of a transaction that is still open', async () => {
    const bulk = catalogue.dataSource.createQueryRunner();
    await bulk.startTransaction();
    await writeManyEvents(bulk, EVENTS);
    await writeEvent(catalogue.dataSource, 'likes:1');
    expect(await reader.read(1)).toEqual(['likes:1']);
    expect(await countReads(() => reader.read(2))).toBe(0);
    await bulk.commitTransaction();
    await bulk.release();
    expect(await reader.read(3)).toHaveLength(EVENTS);
  });

  it('events are deleted after a minute, at the cost of one minute’s events', async () => {
    await writeManyEvents(catalogue.dataSource, EVENTS);
    await reader.read(MINUTE);
    await reader.read(2 * MINUTE);
    expect(await isStored('views:1')).toBe(false);
    await writeEvent(catalogue.dataSource, 'likes:1');
    await reader.read(3 * MINUTE);
    // The row versions of deleted events stay in the table as long as the transaction.
    expect(await countReads(() => reader.read(4 * MINUTE))).toBeLessThan(20);
    expect(await isStored('likes:1')).toBe(false);
  });

  it('the event of a transaction that commits after later events were deleted is read once', async () => {
    const late = catalogue.dataSource.createQueryRunner();
    await late.startTransaction();
    await writeEvent(late, 'likes:1');
    await writeEvent(catalogue.dataSource, 'likes:2');
    expect(await reader.read(1)).toEqual(['likes:2']);
    for (const minute of [1, 2, 3]) await reader.read(minute * MINUTE);
    expect(await isStored('likes:2')).toBe(false);
    await late.commitTransaction();
    await late.release();
    expect(await reader.read(3 * MINUTE + 1)).toEqual(['likes:1']);
    for (const minute of [4, 5, 6]) expect(await reader.read(minute * MINUTE)).toEqual([]);
    expect(await isStored('likes:1')).toBe(false);
  });

  it('a reader that was suspended while events were deleted treats everything as changed', async () => {
    const suspended = new ChangeEventReader(await connect(database.databaseUrl ?? ''));
    await suspended.read(0);
    await writeEvent(catalogue.dataSource, 'likes:1');
    for (const minute of [1, 2, 3]) await reader.read(minute * MINUTE);
    expect(await isStored('likes:1')).toBe(false);
    // Its own clock stood still.
    expect(await suspended.read(1)).toEqual(['catalogue', 'members']);
    expect(await suspended.read(2)).toEqual([]);
  });

  it('a reader that polls is not disturbed by the deletion of events that it has read', async () => {
    const other = new ChangeEventReader(await connect(database.databaseUrl ?? ''));
    await other.read(0);
    await writeEvent(catalogue.dataSource, 'likes:1');
    expect(await other.read(1)).toEqual(['likes:1']);
    for (const minute of [1, 2, 3]) {
      await reader.read(minute * MINUTE);
      expect(await other.read(1)).toEqual([]);
    }
    expect(await isStored('likes:1')).toBe(false);
  });
});

/** Writes so many events of views in one transaction. */
async function writeManyEvents(writer: Pick<DataSource, 'query'>, count: number) {
  await writer.query(`INSERT INTO "change_events" ("change")
    SELECT 'views:' || n FROM generate_series(1, ${count}) AS n`);
}
