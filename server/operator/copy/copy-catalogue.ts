import type { DataSource, QueryRunner } from 'typeorm';
import { messageOf } from '../../base/error-message';
import { TABLE_OF_SEARCH_INDEX } from '../../database/copying';
import type { Database } from '../../database/database';
import type { Engine } from '../../database/engine';
import { type Entities, lockServer, openTarget } from '../../database/open-database';
import {
  type CopyProgress,
  readUnfinishedCopy,
  UNFINISHED_COPY,
} from '../../database/unfinished-copy';
import { ConfigurationError } from '../../base/errors';
import { compareCatalogues } from './compare-catalogues';
import { type CopiedTable, inOrderOfReferences, type Row, StoredTable } from './stored-table';

/** How long the copy waits for writes of other commands to the source, in milliseconds. */
const LOCK_TIMEOUT = 5_000;

/**
 * Copies the whole catalogue into another database, and compares both sides row by row. An interrupted
 * copy continues where it ended. The source is locked meanwhile: nobody serves or changes it.
 * @returns what to tell the operator.
 * @throws ConfigurationError when a server uses one of the databases, when the target is not empty and
 * no unfinished copy of this catalogue, when a database fails, or when the sides differ at the end.
 */
export async function copyCatalogue(
  source: Database,
  targetEngine: Engine,
  progress: (line: string) => void,
): Promise<string> {
  const locks = [await lockServer(source.engine)];
  let target: Database | undefined;
  try {
    await source.engine.copying.expectNoServer(source.dataSource);
    locks.push(await lockServer(targetEngine));
    // All entities are classes.
    const classes = source.dataSource.entityMetadatas.map((entity) => entity.target);
    const entities = classes as unknown as Entities;
    target = await openTarget(targetEngine, entities, async (dataSource) => {
      await targetEngine.copying.expectNoServer(dataSource);
      await expectEmpty(dataSource, source.epoch);
    });
    return await new Copy(source, target, progress).run();
  } catch (error) {
    if (!source.engine.isUnavailable(error) && !targetEngine.isUnavailable(error)) throw error;
    const reason = messageOf(error);
    const message = `A database is busy, full or unavailable (${reason}): repeat the command.`;
    throw new ConfigurationError(message, { cause: error });
  } finally {
    await target?.dataSource.destroy();
    for (const lock of locks) await lock?.close();
  }
}

/** @throws ConfigurationError unless the database is empty, or an unfinished copy of this catalogue. */
async function expectEmpty(dataSource: DataSource, epoch: string): Promise<void> {
  const unfinished = await readUnfinishedCopy(dataSource);
  if (unfinished?.epoch === epoch) return;
  if (unfinished) {
    throw new ConfigurationError(
      'Nothing was copied: the target is an unfinished copy of another catalogue, or of this one before a restore.',
    );
  }
  const runner = dataSource.createQueryRunner();
  try {
    for (const { tableName } of dataSource.entityMetadatas) {
      if (!(await runner.hasTable(tableName))) continue;
      const rows = (await runner.query(`SELECT 1 FROM "${tableName}" LIMIT 1`)) as object[];
      if (rows.length === 0) continue;
      throw new ConfigurationError(
        `Nothing was copied: the target is not empty, its table ${tableName} has rows.`,
      );
    }
  } finally {
    await runner.release();
  }
}

class Copy {
  private readonly tables: readonly CopiedTable[];

  constructor(
    private readonly source: Database,
    private readonly target: Database,
    private readonly progress: (line: string) => void,
  ) {
    const entities = inOrderOfReferences(source.dataSource.entityMetadatas);
    this.tables = entities.map((entity) => ({
      from: new StoredTable(source, entity.target),
      to: new StoredTable(target, entity.target),
    }));
  }

  async run(): Promise<string> {
    const { dataSource, engine } = this.source;
    const rows = await engine.transaction(dataSource, async (reader) => {
      for (const { from } of this.tables) {
        await engine.lockTable(reader.manager, from.name, LOCK_TIMEOUT);
      }
      await this.copyTables(reader);
      await this.inTarget((writer) => this.copyNumbers(reader, writer));
      const compared = await compareCatalogues(this.tables, reader, this.target.dataSource);
      await this.inTarget((writer) => writer.query(`DROP TABLE "${UNFINISHED_COPY}"`));
      return compared;
    });
    return `Copied: ${rows} rows in ${this.tables.length} tables. Both databases were compared and have the same rows.`;
  }

  private async copyTables(reader: QueryRunner): Promise<void> {
    let done = await this.begin();
    for (const [nth, table] of this.tables.entries()) {
      if (done.table !== table.from.name) continue;
      const next = this.tables[nth + 1]?.from.name ?? null;
      let rows = 0;
      // The engine's triggers write this table with the search indexes.
      const isCopied = table.from.name !== TABLE_OF_SEARCH_INDEX;
      for await (const batch of isCopied ? table.from.readBehind(reader, done.after) : []) {
        done = await this.write(table, batch, done);
        rows += batch.length;
      }
      const end = { table: next, after: null };
      await this.inTarget((writer) => this.note(writer, done, end));
      done = end;
      if (rows > 0) this.progress(`Copied: ${rows} rows of ${table.from.name}.`);
    }
  }

  /** @returns how far the copy is. */
  private async begin(): Promise<CopyProgress> {
    const { dataSource } = this.target;
    const unfinished = await readUnfinishedCopy(dataSource);
    if (unfinished) {
      this.progress('The copy was interrupted before, and continues.');
      return JSON.parse(unfinished.progress) as CopyProgress;
    }
    const start = { table: this.tables[0]?.from.name ?? null, after: null };
    await this.inTarget(async ({ manager }) => {
      await manager.query(
        `CREATE TABLE "${UNFINISHED_COPY}" ("epoch" text NOT NULL, "progress" text NOT NULL)`,
      );
      await manager
        .createQueryBuilder()
        .insert()
        .into(UNFINISHED_COPY, ['epoch', 'progress'])
        .values({ epoch: this.source.epoch, progress: JSON.stringify(start) })
        .execute();
    });
    return start;
  }

  /** Writes a batch and how far the copy is, both or neither. */
  private async write(
    { to }: CopiedTable,
    batch: readonly Row[],
    done: CopyProgress,
  ): Promise<CopyProgress> {
    const last = batch.at(-1) ?? [];
    const now = { table: to.name, after: to.keyOf(last) };
    const { copying } = this.target.engine;
    await this.inTarget(async (writer) => {
      await copying.withoutTriggers(writer, to.name, () => to.insert(writer, batch));
      await this.note(writer, done, now);
    });
    return now;
  }

  /** @throws ConfigurationError when another program writes the copy at the same time. */
  private async note(
    { manager }: QueryRunner,
    before: CopyProgress,
    now: CopyProgress,
  ): Promise<void> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(UNFINISHED_COPY)
      .set({ progress: JSON.stringify(now) })
      .where('"progress" = :before', { before: JSON.stringify(before) })
      .execute();
    if (affected !== 1) throw new ConfigurationError('Another program copies at the same time.');
  }

  /** The last numbers that were given out, and the epoch, which cursors contain. */
  private async copyNumbers(reader: QueryRunner, writer: QueryRunner): Promise<void> {
    const { source, target } = this;
    for (const { from } of this.tables) {
      for (const column of from.numberedColumns) {
        const numbered = { table: from.name, column };
        const last = await source.engine.copying.readLastNumber(reader, numbered);
        if (last > 0) await target.engine.copying.writeLastNumber(writer, numbered, last);
      }
    }
    await writer.manager
      .createQueryBuilder()
      .update('catalogue_epoch')
      .set({ epoch: source.epoch })
      .execute();
  }

  private inTarget<Result>(work: (runner: QueryRunner) => Promise<Result>): Promise<Result> {
    return this.target.engine.transaction(this.target.dataSource, work);
  }
}
