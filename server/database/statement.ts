import type { DataSource } from 'typeorm';

/** A statement that is put together piece by piece, each value bound where its piece stands. */
export class Statement {
  readonly parameters: unknown[] = [];
  readonly postgres: boolean;
  private readonly mark: '$' | '?';

  constructor(readonly dataSource: DataSource) {
    this.postgres = dataSource.options.type === 'postgres';
    this.mark = this.postgres ? '$' : '?';
  }

  /** Binds a value, and says how the statement's text names it. */
  bind(value: unknown): string {
    this.parameters.push(value);
    return `${this.mark}${this.parameters.length}`;
  }

  /** The rows of the finished statement. */
  rows<Row>(sql: string): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql, this.parameters);
  }
}
