import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { UNNAMED_MEMBER } from '../../../common/members';
import type { ArtifactFields } from '../../catalogue/artifacts/artifact-fields';
import { presentFacts } from '../../catalogue/artifacts/facts/present-facts';
import { pictureAddress } from '../../catalogue/artifacts/pictures/picture-address';
import type { KeysetPage } from '../../database/keyset';
import { withConditions, type Sql } from '../../database/sql';
import type { Ordering } from '../../web/graphql/connection';
import type { Deployment, Services } from '../../web/graphql/services';
import { Member } from '../../catalogue/members/member.entity';
import { HiddenArtifact } from '../../catalogue/artifacts/hidden/hidden-artifact.entity';
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

const IS_ANSWERED = 'CASE WHEN hidden.answer IS NULL THEN 0 ELSE 1 END';

/** Those that wait for review are in the same table. */
const ALL_HIDDEN: Sql = { sql: "hidden.state = 'HIDDEN'", parameters: {} };

/** Which hidden artifacts are read: those that a condition on `hidden` keeps. */
export const ofOwner = (uid: string): Sql => ({
  sql: `hidden.ownerUid = :uid AND ${ALL_HIDDEN.sql}`,
  parameters: { uid },
});

/** Reads hidden artifacts as their owners and moderators see them. */
export class HiddenArtifactReader {
  private readonly manager: EntityManager;
  private readonly deployment: Deployment;

  constructor({ database, deployment }: Services) {
    this.manager = database.dataSource.manager;
    this.deployment = deployment;
  }

  /** One page; without a condition, of all. */
  readPage(page: KeysetPage, condition = ALL_HIDDEN): Promise<HiddenArtifactView[]> {
    const columns = [IS_ANSWERED, 'hidden.id'];
    const query = this.select(withConditions(condition, page.condition(columns))).limit(page.limit);
    for (const column of columns) query.addOrderBy(column, page.order.direction);
    return this.read(query);
  }

  async find(id: number): Promise<HiddenArtifactView | null> {
    const query = this.select(
      withConditions(ALL_HIDDEN, { sql: 'hidden.id = :id', parameters: { id } }),
    );
    const [found = null] = await this.read(query);
    return found;
  }

  count({ sql, parameters } = ALL_HIDDEN): Promise<number> {
    return this.manager
      .createQueryBuilder(HiddenArtifact, 'hidden')
      .where(sql, parameters)
      .getCount();
  }

  private select({ sql, parameters }: Sql): SelectQueryBuilder<HiddenArtifact> {
    return this.manager
      .createQueryBuilder(HiddenArtifact, 'hidden')
      .innerJoin(Member, 'owner', 'owner.uid = hidden.ownerUid')
      .leftJoin(Member, 'decider', 'decider.uid = hidden.deciderUid')
      .addSelect('owner.displayName', 'userName')
      .addSelect('decider.displayName', 'deciderName')
      .where(sql, parameters);
  }

  private async read(query: SelectQueryBuilder<HiddenArtifact>): Promise<HiddenArtifactView[]> {
    const { entities, raw } = await query.getRawAndEntities<Names>();
    const { publicUrl, site } = this.deployment;
    const declared = site.get().record.facts;
    return entities.map((stored, nth) => {
      const { id, record, hiddenAt, ownerUid, reason, answer, answeredAt, deciderUid } = stored;
      const artifact = JSON.parse(record) as HiddenRecord;
      return {
        ...artifact,
        ...{ id, hiddenAt, ownerUid, reason, answer, answeredAt },
        image: pictureAddress(artifact.image, publicUrl),
        facts: presentFacts(artifact.facts, declared),
        userName: raw[nth]?.userName ?? UNNAMED_MEMBER,
        deciderName: deciderUid === null ? null : (raw[nth]?.deciderName ?? UNNAMED_MEMBER),
        isAnswered: answer === null ? 0 : 1,
      };
    });
  }
}

/** What was written of an artifact; one that was hidden before there were facts has none. */
type HiddenRecord = Pick<ArtifactFields, keyof ArtifactFields> & { facts?: string };

interface Names {
  userName: string | null;
  deciderName: string | null;
}
