import { ArtifactReader } from '../../catalogue/artifacts/artifact.reader';
import { presentFacts } from '../../catalogue/artifacts/facts/present-facts';
import { publicFacts } from '../../catalogue/artifacts/facts/stored-facts';
import { ArtifactLastChange } from '../../catalogue/revisions/last-change.entity';
import { ArtifactRevision, RevisionKind } from '../../catalogue/revisions/revision.entity';
import type { Database } from '../../database/database';
import { withConditions, type Sql } from '../../database/sql';
import type { Services } from '../../web/graphql/services';
import { DESCRIBED_COLUMNS, type DescribedArtifact } from '../records/dublin-core';
import type { DateRange } from './resumption-token';

/** The last change of an artifact, and the artifact. */
export interface OaiRecord {
  artifactId: number;
  sequence: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Null when it is not in the catalogue, or when only headers are listed. */
  artifact: DescribedArtifact | null;
  isDeleted: boolean;
}

/** Which records are read, in the order of their last changes. */
interface RecordList {
  range: DateRange;
  /** The last change that was listed before; null at the beginning of the list. */
  after: readonly [changedAt: number, sequence: number] | null;
  limit: number;
  withArtifacts: boolean;
}

const RECORD_COLUMNS: ReadonlySet<string> = new Set(DESCRIBED_COLUMNS);

/** Reads artifacts as records with the instants of their last changes, deleted ones too. */
export class OaiRepository {
  private readonly database: Database;
  private readonly reader: ArtifactReader;

  constructor(private readonly services: Services) {
    this.database = services.database;
    this.reader = services.get(ArtifactReader);
  }

  /** The epoch of the catalogue. */
  get epoch(): string {
    return this.database.epoch;
  }

  /**
   * The present instant, in milliseconds. Later reads see every change before it, so a harvester that
   * next requests the changes from this instant on misses none.
   */
  nowAfterRunningWrites(): Promise<number> {
    return this.database.engine.nowAfterRunningWrites(
      this.database.dataSource,
      this.services.writer,
    );
  }

  /** The instant of the first change of all; null when there is none. */
  async firstInstant(): Promise<number | null> {
    const { manager } = this.database.dataSource;
    const [first] = await manager.find(ArtifactRevision, { order: { sequence: 'ASC' }, take: 1 });
    return first?.changedAt.getTime() ?? null;
  }

  /** @returns null when there never was such an artifact. */
  async find(artifactId: number): Promise<OaiRecord | null> {
    const condition = { sql: 'change.artifactId = :artifactId', parameters: { artifactId } };
    const [row] = await this.readChanges(condition, 1);
    return row ? ((await this.withArtifacts([row]))[0] ?? null) : null;
  }

  /** The records of a list, the oldest change first. Each artifact is in it once. */
  async list({ range, after, limit, withArtifacts }: RecordList): Promise<OaiRecord[]> {
    const rows = await this.readChanges(conditionOf(range, after), limit);
    return withArtifacts ? this.withArtifacts(rows) : rows.map((row) => toRecord(row, null));
  }

  private readChanges({ sql, parameters }: Sql, limit: number): Promise<ArtifactLastChange[]> {
    return this.database.dataSource
      .createQueryBuilder(ArtifactLastChange, 'change')
      .where(sql, parameters)
      .orderBy('change.changedAt')
      .addOrderBy('change.sequence')
      .limit(limit)
      .getMany();
  }

  /**
   * An artifact that was deleted since its change was read is a deleted record. Its deletion comes
   * later in the list, too.
   */
  private async withArtifacts(changes: readonly ArtifactLastChange[]): Promise<OaiRecord[]> {
    const ids = changes.filter(({ kind }) => !isDeletion(kind)).map(({ artifactId }) => artifactId);
    const byId = await this.reader.readByIds(ids, { columns: RECORD_COLUMNS });
    const facts = publicFacts(this.services.deployment.site.get().record);
    return changes.map((change) => {
      const row = byId.get(change.artifactId);
      const artifact = row ? { ...row, facts: presentFacts(row.facts, facts) } : null;
      // The row has every column of RECORD_COLUMNS.
      const record = toRecord(change, artifact as DescribedArtifact | null);
      return { ...record, isDeleted: artifact === null };
    });
  }
}

const isDeletion = (kind: RevisionKind): boolean => kind === RevisionKind.DELETED;

const toRecord = (
  { artifactId, sequence, changedAt, kind }: ArtifactLastChange,
  artifact: DescribedArtifact | null,
): OaiRecord => ({
  artifactId,
  sequence,
  changedAt: changedAt.getTime(),
  artifact,
  isDeleted: isDeletion(kind),
});

/** `after` is never before `from`, so one condition on the index suffices. */
function conditionOf({ from, end }: DateRange, after: RecordList['after']): Sql {
  const start = after
    ? {
        sql: '(change.changedAt, change.sequence) > (:changedAt, :sequence)',
        parameters: { changedAt: after[0], sequence: after[1] },
      }
    : { sql: 'change.changedAt >= :from', parameters: { from: from ?? 0 } };
  return end === null
    ? start
    : withConditions(start, { sql: 'change.changedAt < :end', parameters: { end } });
}
