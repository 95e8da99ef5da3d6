import { isContributorId } from '../../database/contributors';
import type { Context } from '../../web/graphql/context';
import type { Node } from '../../web/graphql/node';
import type { Services } from '../../web/graphql/services';
import { parseId } from '../../web/graphql/id';
import type { Selection } from '../../web/graphql/selection';
import { Member } from '../members/member.entity';
import { publicNameOf } from './artifact.reader';
import type { ArtifactRow } from './artifact.rows';
import { ArtifactService } from './artifact.service';
import type { Contributor } from './contributor.types';

/** Finds an object of a feature as this caller may see it; null where the feature has none with the identifier. */
export type NodeSource = (
  id: string,
  caller: Context,
  selection: Selection,
) => Promise<Node | null>;

/** Finds objects by their identifiers: artifacts, contributors, and those of features. */
export class NodeService {
  private readonly artifacts: ArtifactService;
  private readonly sources: NodeSource[] = [];

  constructor(private readonly services: Services) {
    this.artifacts = services.get(ArtifactService);
  }

  add(source: NodeSource): void {
    this.sources.push(source);
  }

  /** The objects in the order of their identifiers; null for what does not exist. */
  async find(
    ids: readonly string[],
    caller: Context,
    selection: Selection,
  ): Promise<(ArtifactRow | Contributor | Node | null)[]> {
    const contributors = await this.findContributors(ids.filter(isContributorId), selection);
    return Promise.all(
      ids.map(async (id) => {
        if (isContributorId(id)) return contributors.get(id) ?? null;
        return parseId(id) === null
          ? this.findOther(id, caller, selection)
          : this.artifacts.find(id, selection);
      }),
    );
  }

  private async findOther(...[id, ...rest]: Parameters<NodeSource>): Promise<Node | null> {
    for (const source of this.sources) {
      const found = await source(id, ...rest);
      if (found) return found;
    }
    return null;
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
