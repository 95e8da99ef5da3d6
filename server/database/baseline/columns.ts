import type { TableColumnOptions } from 'typeorm';

/** Short forms for the descriptions of the baseline's tables. */

export const text = (name: string) => ({ name, type: 'text' });
export const integer = (name: string) => ({ name, type: 'integer' });
/** Milliseconds since 1970. */
export const instant = (name: string) => ({ name, type: 'bigint' });
export const primary = (column: TableColumnOptions) => ({ ...column, isPrimary: true });
export const nullable = (column: TableColumnOptions) => ({ ...column, isNullable: true });
export const withDefault = (column: TableColumnOptions, value: number | string) => ({
  ...column,
  default: value,
});

/** A key that counts up and never reuses a number. */
export const generated = (name: string) => ({
  ...primary(integer(name)),
  isGenerated: true,
  generationStrategy: 'increment' as const,
});

/** An index that TypeORM names. */
export const index = (...columnNames: string[]) => ({ columnNames });

export const reference = (column: string, table: string, referenced: string) => ({
  columnNames: [column],
  referencedTableName: table,
  referencedColumnNames: [referenced],
});

/** Rows that are deleted with their parent. */
const cascade = { onDelete: 'CASCADE' };
export const ofMember = { ...reference('memberUid', 'members', 'uid'), ...cascade };
export const ofArtifact = { ...reference('artifactId', 'artifacts', 'id'), ...cascade };
export const ofHiddenArtifact = {
  ...reference('artifactId', 'hidden_artifacts', 'id'),
  ...cascade,
};
