import type { Database } from '../../database/database';
import type { KeysetPage } from '../../database/keyset';
import { type Ordering, type PageArgs, readConnection } from '../../web/graphql/connection';
import type { Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { ArtifactReader, tagShown } from '../artifacts/artifact.reader';
import type { ArtifactChange, ArtifactChangeConnection } from './catalogue-changes.types';
import { ArtifactRevision, RevisionKind } from './revision.entity';

/** The order of the log. A new entry never precedes an entry that was read. */
const changeOrdering: Ordering = {
  name: 'CHANGE',
  direction: 'ASC',
  keys: [{ column: 'sequence', type: 'number' }],
};

/** Lists the changes of the catalogue from the log that the database's triggers write. */
export class CatalogueChanges {
  private readonly database: Database;
  private readonly reader: ArtifactReader;

  constructor(services: Services) {
    this.database = services.database;
    this.reader = services.get(ArtifactReader);
  }

  /**
   * A page of the changes.
   * @param showsArtifacts whether the artifacts are read, too.
   */
  async read(
    page: PageArgs,
    selection: Selection,
    showsArtifacts: boolean,
  ): Promise<ArtifactChangeConnection> {
    selection.tag('artifacts');
    const { edges, pageInfo } = await readConnection<ArtifactChange & { sequence: number }>(
      {
        ordering: { ...changeOrdering, epoch: this.database.epoch },
        read: async (keyset) => {
          const changes = await this.readLog(keyset);
          // The artifacts are read after the log, so that none is older than its change.
          const ids = new Set(showsArtifacts ? changes.map(({ artifactId }) => artifactId) : []);
          const artifacts = await this.reader.readByIds([...ids], selection);
          tagShown(selection, [...artifacts.values()]);
          return changes.map((change) =>
            Object.assign(change, { artifact: artifacts.get(change.artifactId) ?? null }),
          );
        },
      },
      page,
    );
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
    return {
      edges,
      pageInfo: {
        ...{ hasNextPage, hasPreviousPage, startCursor },
        endCursor: endCursor ?? page.after ?? null,
      },
    };
  }

  private readLog(page: KeysetPage): Promise<ArtifactRevision[]> {
    const { order, limit } = page;
    const earlier = this.database
      .from(ArtifactRevision, 'earlier')
      .select('earlier.kind')
      .where('earlier.artifactId = change.artifactId AND earlier.sequence < change.sequence')
      .orderBy('earlier.sequence', 'DESC')
      .limit(1);
    const query = this.database.dataSource
      .createQueryBuilder(ArtifactRevision, 'change')
      .select(['sequence', 'kind', 'changedAt', 'artifactId'].map((name) => `change.${name}`))
      // A hidden artifact looks deleted already, so its final deletion is left out.
      .where(`NOT (change.kind = :deleted AND coalesce((${earlier.getQuery()}), '') = :deleted)`)
      .setParameters({ deleted: RevisionKind.DELETED })
      .orderBy('change.sequence', order.direction)
      .limit(limit);
    const condition = page.condition(['change.sequence']);
    if (condition) query.andWhere(condition.sql, condition.parameters);
    return query.getMany();
  }
}
