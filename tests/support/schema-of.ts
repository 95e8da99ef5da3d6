import type { DataSource } from 'typeorm';

/** Each row is the kind of a thing in the schema, its name, and its definition. */
const ON_POSTGRES = `
  SELECT 'column', "table_name" || '.' || "column_name",
      concat_ws(' ', "data_type", "is_nullable", "column_default", "collation_name", "is_identity")
    FROM information_schema.columns WHERE "table_schema" = 'public'
  UNION ALL SELECT 'index', "indexname", "indexdef" FROM pg_indexes WHERE "schemaname" = 'public'
  UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
    FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function', p.oid::regprocedure::text, pg_get_functiondef(p.oid)
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
    WHERE pronamespace = 'public'::regnamespace AND lanname <> 'c'
  UNION ALL SELECT 'statistics', stxname::text, pg_get_statisticsobjdef(oid)
    FROM pg_statistic_ext
  ORDER BY 1, 2`;

const ON_SQLITE = `
  SELECT "type", "name", "sql" FROM "sqlite_master" WHERE "name" NOT LIKE 'sqlite_%' ORDER BY 1, 2`;

/**
 * Everything in the schema of a database, without parentheses: PostgreSQL writes more of them after a
 * dump was restored.
 */
export async function schemaOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<object[]>(
    dataSource.options.type === 'sqlite' ? ON_SQLITE : ON_POSTGRES,
  );
  return rows.map((row) => Object.values(row).join(' ').replace(/[()]/g, ''));
}
