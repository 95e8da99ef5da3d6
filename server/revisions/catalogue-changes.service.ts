import type { Database } from '../database/database';
import type { KeysetPage } from '../database/keyset';
import { type Ordering, type PageArgs, readConnection } from '../graphql/connection';
import type { Services } from '../graphql/feature';
import type { Selection } from '../graphql/selection';
import { ArtifactReader } from '../artifacts/artifact.reader';
import type { ArtifactRow } from '../artifacts/artifact.rows';
import { tagShown } from '../artifacts/artifact.tags';
import type { ArtifactChangeConnection } from './catalogue-changes.types';
import { ArtifactRevision, RevisionKind } from './revision.entity';

/** An entry of the log as everybody may see it. */
interface ChangeRow {
  sequence: number;
  kind: RevisionKind;
  changedAt: number | string;
  artifactId: number;
}

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
    const { edges, pageInfo } = await readConnection<ChangeRow>(
      {
        ordering: { ...changeOrdering, epoch: this.database.epoch },
        read: (keyset) => this.readLog(keyset),
        countTotal: () => Promise.reject(new Error('The total is not a field.')),
      },
      page,
    );
    const ids = new Set(edges.map(({ node }) => node.artifactId));
    const artifacts = showsArtifacts ? await this.readArtifacts(ids, selection) : null;
    return {
      edges: edges.map((edge) => ({
        get cursor() {
          return edge.cursor;
        },
        node: {
          kind: edge.node.kind,
          changedAt: new Date(Number(edge.node.changedAt)),
          artifactId: String(edge.node.artifactId),
          artifact: artifacts?.get(edge.node.artifactId) ?? null,
        },
      })),
      pageInfo: {
        hasNextPage: pageInfo.hasNextPage,
        hasPreviousPage: pageInfo.hasPreviousPage,
        startCursor: pageInfo.startCursor,
        endCursor: pageInfo.endCursor ?? page.after ?? null,
      },
    };
  }

  private readLog(page: KeysetPage): Promise<ChangeRow[]> {
    const { order, limit } = page;
    const condition = page.condition(['change.sequence']);
    const build = () => {
      const earlier = this.database
        .from(ArtifactRevision, 'earlier')
        .select('earlier.kind')
        .where('earlier.artifactId = change.artifactId AND earlier.sequence < change.sequence')
        .orderBy('earlier.sequence', 'DESC')
        .limit(1);
      const query = this.database
        .from(ArtifactRevision, 'change')
        // A hidden artifact looks deleted already, so its final deletion is left out.
        .where(`NOT (change.kind = :deleted AND coalesce((${earlier.getQuery()}), '') = :deleted)`)
        .orderBy('change.sequence', order.direction)
        .limit(limit);
      for (const name of ['sequence', 'kind', 'changedAt', 'artifactId']) {
        query.addSelect(`change.${name}`, name);
      }
      return condition ? query.andWhere(condition.sql) : query;
    };
    const shape = `changes|${order.direction}|${condition?.sql}|${limit}`;
    const parameters = { ...condition?.parameters, deleted: RevisionKind.DELETED };
    return this.database.select<ChangeRow>(shape, build, parameters);
  }

  /** Reads the artifacts after the log, so that none is older than its change. */
  private async readArtifacts(
    ids: ReadonlySet<number>,
    selection: Selection,
  ): Promise<Map<number, ArtifactRow>> {
    const isChanged = this.database.engine.dialect.isOneOf('artifact.id', 'ids', [...ids]);
    const { columns } = selection;
    const rows = ids.size > 0 ? await this.reader.read({ columns, conditions: [isChanged] }) : [];
    tagShown(selection, rows);
    return new Map(rows.map((row) => [row.id, row]));
  }
}
