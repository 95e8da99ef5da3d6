import type { SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../../database/database';
import type { KeysetPage } from '../../../database/keyset';
import { type Sql, withConditions } from '../../../database/sql';
import { can, type Caller } from '../../../base/rights';
import type { Services } from '../../../web/graphql/services';
import { Member } from '../../members/member.entity';
import { ArtifactReader, publicNameOf } from '../artifact.reader';
import type { ArtifactRow } from '../artifact.rows';
import { HiddenArtifact, type HiddenState } from './hidden-artifact.entity';

interface StoredRow {
  record: string;
  state: HiddenState;
  reason: string | null;
  userName: string;
  contributorId: string;
  ownerEmail: string;
}

const WAITING: Sql = { sql: "hidden.state <> 'HIDDEN'", parameters: {} };

const ofOwner = (uid: string): Sql =>
  withConditions(WAITING, { sql: 'hidden.ownerUid = :uid', parameters: { uid } });

/** How many artifacts of one member wait. */
export const countWaiting = (uid: string): Sql => ({
  sql: `SELECT count(*) AS "number" FROM "hidden_artifacts"
    WHERE "ownerUid" = :uid AND "state" <> 'HIDDEN'`,
  parameters: { uid },
});

/** Reads artifacts that wait for review, as their owners and editors see them. */
export class WaitingReader {
  private readonly database: Database;
  private readonly reader: ArtifactReader;

  constructor(services: Services) {
    this.database = services.database;
    this.reader = services.get(ArtifactReader);
  }

  /** The artifact with this identifier if it waits and the caller may see it, or null. */
  async find(
    caller: Caller,
    id: number,
    columns: ReadonlySet<string>,
  ): Promise<ArtifactRow | null> {
    return (await this.readByIds(caller, [id], columns)).get(id) ?? null;
  }

  /** Those of several that wait and that the caller may see, by their identifiers. */
  async readByIds(
    caller: Caller,
    ids: readonly number[],
    columns: ReadonlySet<string>,
  ): Promise<Map<number, ArtifactRow>> {
    if (ids.length === 0) return new Map();
    const isListed = { sql: 'hidden.id IN (:...ids)', parameters: { ids } };
    const artifacts = await this.read(
      this.select(withConditions(WAITING, isListed)),
      new Set([...columns, 'ownerUid']),
    );
    const readable = artifacts.filter((artifact) => can('readWaiting', caller, artifact));
    return new Map(readable.map((artifact) => [artifact.id, artifact]));
  }

  /** Those of one member, in the order of a list by identifiers. */
  readPage(uid: string, page: KeysetPage, columns: ReadonlySet<string>): Promise<ArtifactRow[]> {
    const query = this.select(withConditions(ofOwner(uid), page.condition(['hidden.id'])));
    return this.read(query.orderBy('hidden.id', page.order.direction).limit(page.limit), columns);
  }

  private select({ sql, parameters }: Sql): SelectQueryBuilder<HiddenArtifact> {
    return this.database.dataSource.manager
      .createQueryBuilder(HiddenArtifact, 'hidden')
      .innerJoin(Member, 'owner', 'owner.uid = hidden.ownerUid')
      .select('hidden.record', 'record')
      .addSelect('hidden.state', 'state')
      .addSelect('hidden.reason', 'reason')
      .addSelect(publicNameOf('owner'), 'userName')
      .addSelect('owner.contributorId', 'contributorId')
      .addSelect('owner.email', 'ownerEmail')
      .where(sql, parameters);
  }

  private async read(
    query: SelectQueryBuilder<HiddenArtifact>,
    columns: ReadonlySet<string>,
  ): Promise<ArtifactRow[]> {
    const stored = await query.getRawMany<StoredRow>();
    const records = stored.map(({ record, userName, contributorId, ownerEmail }) => ({
      ...(JSON.parse(record) as object),
      ...{ userName, contributorId, ownerEmail },
    }));
    const artifacts = await this.reader.fromRecords(records, columns);
    return artifacts.map((artifact, nth) =>
      Object.assign(artifact, {
        waits: true,
        sentBackReason: stored[nth]?.state === 'SENT_BACK' ? stored[nth].reason : null,
      }),
    );
  }
}
