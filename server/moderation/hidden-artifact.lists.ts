import type { QueryRunner } from 'typeorm';
import type { ArtifactFields } from '../artifacts/artifact-fields';
import { pictureAddress } from '../artifacts/picture-address';
import type { Database } from '../database/database';
import { instant } from '../database/instant';
import type { KeysetPage } from '../database/keyset';
import { narrowed, type Sql } from '../database/sql';
import type { Ordering } from '../graphql/connection';
import { Member } from '../members/member.entity';
import { HiddenArtifact } from './hidden-artifact.entities';
import type { HiddenArtifactView } from './hidden-artifact.types';

/** Those with an answer of their owner first; among these the newest artifact first. */
export const hiddenOrdering: Ordering = {
  name: 'HIDDEN',
  direction: 'DESC',
  keys: [
    { column: 'isAnswered', type: 'number' },
    { column: 'id', type: 'number' },
  ],
};

const EXPRESSIONS: Readonly<Record<string, string>> = {
  id: 'hidden.id',
  isAnswered: 'CASE WHEN hidden.answer IS NULL THEN 0 ELSE 1 END',
  hiddenAt: 'hidden.hiddenAt',
  record: 'hidden.record',
  reason: 'hidden.reason',
  answer: 'hidden.answer',
  answeredAt: 'hidden.answeredAt',
  userName: `coalesce(owner.displayName, 'Member')`,
  deciderName: `CASE WHEN hidden.deciderUid IS NULL THEN NULL ELSE coalesce(decider.displayName, 'Member') END`,
};

type Row = Pick<
  HiddenArtifactView,
  'id' | 'isAnswered' | 'reason' | 'answer' | 'userName' | 'deciderName'
> & { record: string; hiddenAt: number | string; answeredAt: number | string | null };

const EVERYTHING: Sql = { sql: '1 = 1', parameters: {} };

/** Which hidden artifacts are read: those that a condition on `hidden` keeps. */
export const ofOwner = (uid: string): Sql => ({
  sql: 'hidden.ownerUid = :uid',
  parameters: { uid },
});

/** Reads hidden artifacts as their owners and moderators see them. */
export class HiddenArtifactReader {
  constructor(
    private readonly database: Database,
    private readonly publicUrl: string,
  ) {}

  /** One page; without a condition, of all. */
  async readPage(page: KeysetPage, condition = EVERYTHING): Promise<HiddenArtifactView[]> {
    const columns = page.columns((name) => EXPRESSIONS[name] ?? name);
    return this.read(narrowed(condition, page.condition(columns)), page);
  }

  /** @param runner reads within a write. */
  async find(id: number, condition: Sql, runner?: QueryRunner): Promise<HiddenArtifactView | null> {
    const ofId = { sql: 'hidden.id = :id', parameters: { id } };
    const [found = null] = await this.read(narrowed(condition, ofId), null, runner);
    return found;
  }

  async count({ sql, parameters } = EVERYTHING): Promise<number> {
    const build = () =>
      this.database.from(HiddenArtifact, 'hidden').select('count(*)', 'count').where(sql);
    const [row] = await this.database.select<{ count: number | string }>(
      `hidden count|${sql}`,
      build,
      parameters,
    );
    return Number(row?.count ?? 0);
  }

  private async read(
    { sql, parameters }: Sql,
    page: KeysetPage | null,
    runner?: QueryRunner,
  ): Promise<HiddenArtifactView[]> {
    const build = () => {
      const query = this.database
        .from(HiddenArtifact, 'hidden')
        .innerJoin(Member, 'owner', 'owner.uid = hidden.ownerUid')
        .leftJoin(Member, 'decider', 'decider.uid = hidden.deciderUid')
        .where(sql);
      for (const [name, expression] of Object.entries(EXPRESSIONS)) {
        query.addSelect(expression, name);
      }
      if (!page) return query;
      for (const { column } of page.order.keys) {
        query.addOrderBy(EXPRESSIONS[column] ?? column, page.order.direction);
      }
      return query.limit(page.limit);
    };
    const shape = `hidden|${sql}|${page?.order.direction}|${page?.limit}`;
    const rows = await this.database.select<Row>(shape, build, parameters, runner);
    return rows.map((row) => this.toView(row));
  }

  private toView({ record, hiddenAt, answeredAt, ...shown }: Row): HiddenArtifactView {
    const artifact = JSON.parse(record) as Pick<ArtifactFields, keyof ArtifactFields>;
    return {
      ...artifact,
      ...shown,
      image: pictureAddress(artifact.image, this.publicUrl),
      hiddenAt: instant.from(hiddenAt) as Date,
      answeredAt: instant.from(answeredAt) as Date | null,
    };
  }
}
