import { entities } from '../../server/composition/features';
import { startCatalogue, type TestCatalogue } from '../support/catalogue';
import { describeOnPostgres } from '../support/only-on';

/** Tables without events, and why a response that another process has cached stays right. */
const WITHOUT_EVENTS: Record<string, string> = {
  artifact_last_changes: 'written with the artifact',
  artifact_revisions: 'written with the artifact',
  artifact_type_counts: 'written with the artifact',
  artifact_views: 'counted in the artifact',
  derived_column_fillings: 'written before a server serves',
  hidden_artifacts: 'written with the artifact',
  hidden_likes: 'not shown',
  hidden_views: 'not shown',
  idempotency_keys: 'not shown',
  imported_artifacts: 'not shown',
  artifact_facts: 'written with the artifact',
  artifact_fact_counts: 'written with the artifact',
  known_words: 'written with the artifact',
  likes: 'counted in the artifact',
  member_days: 'shown to its member, whose responses are not cached',
  member_desks: 'shown to its member, whose responses are not cached',
  more_pictures: 'written with the artifact',
  pictures: 'shown by its link, which has events',
  reports: 'shown to moderators, whose responses are not cached',
  searched_artifacts: 'written with the artifact',
  sheet_rows: 'shown to their member, whose responses are not cached',
  sheet_versions: 'written with the artifact',
  sheets: 'shown to their member, whose responses are not cached',
  waiting_likes: 'not shown',
};

// SQLite has one serving process, which knows its own writes.
describeOnPostgres('a table that shows in pages', () => {
  let catalogue: TestCatalogue;
  beforeAll(async () => {
    catalogue = await startCatalogue();
  });
  afterAll(() => catalogue.stop());

  it('tells other processes of its changes', async () => {
    const { dataSource } = catalogue;
    const tables = entities.map((entity) => dataSource.getMetadata(entity).tableName);
    const rows: { table: string }[] = await dataSource.query(`
      SELECT DISTINCT c.relname AS "table" FROM pg_trigger t
        JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
        WHERE p.prosrc LIKE '%"change_events"%'`);
    const withEvents = rows.map(({ table }) => table);
    const silent = tables.filter((table) => !withEvents.includes(table));
    expect(silent.toSorted()).toEqual(Object.keys(WITHOUT_EVENTS).toSorted());
  });
});
