import { isContributorId } from '../../database/contributors';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { Member } from '../members/member.entity';
import { publicNameOf } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import { ArtifactService } from './artifact.service';
import type { Contributor } from './contributor.types';

/** Finds artifacts and contributors by their identifiers. */
export class NodeService {
  private readonly artifacts: ArtifactService;

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  /** The objects in the order of their identifiers; null for what does not exist. */
  async find(
    ids: readonly string[],
    selection: Selection,
  ): Promise<(ArtifactRow | Contributor | null)[]> {
    const contributors = await this.findContributors(ids.filter(isContributorId), selection);
    return Promise.all(
      ids.map(async (id) =>
        isContributorId(id) ? (contributors.get(id) ?? null) : this.artifacts.find(id, selection),
      ),
    );
  }

  /** Without an artifact that everybody sees, a member is no contributor. */
  private async findContributors(
    ids: readonly string[],
    selection: Selection,
  ): Promise<Map<string, Contributor>> {
    if (ids.length === 0) return new Map();
    selection.tag('artifacts');
    const { database } = this.services;
    const isListed = database.engine.dialect.isOneOf('member.contributorId', 'ids', ids);
    const contributors = await database.select<Contributor>(
      'contributors',
      () =>
        database
          .from(Member, 'member')
          .select('member.contributorId', 'id')
          .addSelect(publicNameOf('member'), 'name')
          .addSelect('member.uid', 'ownerUid')
          .where(isListed.sql)
          .andWhere('EXISTS (SELECT 1 FROM "artifacts" WHERE "ownerUid" = member.uid)'),
      isListed.parameters,
    );
    return new Map(contributors.map((contributor) => [contributor.id, contributor]));
  }
}
