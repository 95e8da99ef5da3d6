import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { labelOfType } from '../../../common/artifact-types';
import { UNNAMED_MEMBER } from '../../../common/members';
import type { Database } from '../../database/database';
import { instant } from '../../database/instant';
import type { KeysetPage, KeyOrder } from '../../database/keyset';
import type { Sql } from '../../database/sql';
import type { Deployment, Services } from '../../web/graphql/services';
import type { Selection } from '../../web/graphql/selection';
import { pictureOf, SHOWN_COLUMNS, type ShownPicture } from '../../pictures/picture-addresses';
import type { Picture } from '../../pictures/picture.types';
import { PictureLink } from '../../pictures/picture-link.entity';
import { StoredPicture } from '../../pictures/stored-picture.entity';
import { Artifact } from './artifact.entity';
import type { ArtifactRow } from './artifact.rows';
import { type MadeColumns, madeDatesOf } from './made/made-columns';
import { GalleryReader, pictureCountOf } from './pictures/gallery.reader';
import { pictureAddress } from './pictures/picture-address';

type Builder = SelectQueryBuilder<ObjectLiteral>;

/** Which artifacts are read, and which of their columns. Conditions say `artifact.COLUMN`. */
interface ArtifactQuery {
  columns: ReadonlySet<string>;
  /** Public lists leave the address out, so nothing behind them can reveal it. */
  withOwnerEmail?: boolean;
  conditions?: readonly (Sql | null)[];
  order?: KeyOrder;
  limit?: number;
  /** Joins a table of another feature, and orders by it; the key names the join. */
  join?: { key: string; columns: ColumnExpressions; apply: (builder: Builder) => unknown };
}

/** The SQL of a member's public name. */
export const publicNameOf = (member: string) =>
  `coalesce(${member}.displayName, '${UNNAMED_MEMBER}')`;

/** SQL by the name that its value has in a row. */
type ColumnExpressions = Readonly<Record<string, string>>;

/** The SQL name of a column of the order. */
const columnOf = (name: string) => `artifact.${name}`;

/** Reads only the columns of artifacts that a request shows, because the cost of a row is its cells. */
export class ArtifactReader {
  private readonly database: Database;
  private readonly publicUrl: string;
  private readonly site: Deployment['site'];
  private readonly galleries: GalleryReader;
  private readonly columnNames: readonly string[];
  private readonly instants: readonly string[];

  constructor({
    database,
    deployment,
  }: Pick<Services, 'database'> & { deployment: Pick<Deployment, 'publicUrl' | 'site'> }) {
    this.database = database;
    this.publicUrl = deployment.publicUrl;
    this.site = deployment.site;
    this.galleries = new GalleryReader(database, deployment.publicUrl);
    const { columns } = database.dataSource.getMetadata(Artifact);
    this.columnNames = columns.map(({ propertyName }) => propertyName);
    this.instants = columns
      .filter(({ transformer }) => transformer === instant)
      .map(({ propertyName }) => propertyName);
  }

  async read(query: ArtifactQuery): Promise<ArtifactRow[]> {
    const expressions = this.expressionsOf(query);
    const names = Object.keys(expressions);
    const conditions = (query.conditions ?? []).filter((condition) => condition !== null);
    const shape = [
      'artifacts',
      ...names,
      query.join?.key,
      ...conditions.map(({ sql }) => sql),
      query.order && JSON.stringify(query.order),
      query.limit,
    ].join('|');
    const parameters = Object.assign({}, ...conditions.map((one) => one.parameters)) as object;
    const rows = await this.database.select<{ cells: string }>(
      shape,
      () => this.build(query, conditions).addSelect(this.rowAsJson(expressions), 'cells'),
      { ...parameters },
    );
    const artifacts = rows.map(({ cells }) =>
      this.toArtifactRow(names, JSON.parse(cells) as unknown[]),
    );
    if (query.columns.has('pictures')) {
      await this.galleries.addPictures(artifacts, query.columns.has('picture'));
    }
    return artifacts;
  }

  /** One page of a list, in its order. */
  readPage(page: KeysetPage, { conditions = [], ...query }: ArtifactQuery): Promise<ArtifactRow[]> {
    const { order, limit } = page;
    const after = page.condition(page.columns(columnOf));
    return this.read({ ...query, order, limit, conditions: [...conditions, after] });
  }

  /** The artifacts with these identifiers that exist, by their identifiers. */
  async readByIds(
    ids: readonly number[],
    query: Pick<ArtifactQuery, 'columns' | 'withOwnerEmail'>,
  ): Promise<Map<number, ArtifactRow>> {
    if (ids.length === 0) return new Map();
    const isListed = this.database.engine.dialect.isOneOf('artifact.id', 'ids', ids);
    const rows = await this.read({ ...query, conditions: [isListed] });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /**
   * Reads the artifacts whose keys another statement has read. If one was deleted between the two
   * statements, the keys are read again: a shorter page would look like the last one.
   * @param readKeys their identifiers in order, and the keys of the order that are not columns.
   * @throws Error when an index still names an artifact that was not there before: the index is damaged.
   */
  async readInOrder(
    readKeys: () => Promise<readonly ArtifactRow[]>,
    columns: ReadonlySet<string>,
  ): Promise<ArtifactRow[]> {
    let missing: readonly number[] = [];
    for (;;) {
      const keys = await readKeys();
      const ids = keys.map(({ id }) => id);
      const byId = await this.readByIds(ids, { columns });
      const found = keys.flatMap((key) => {
        const row = byId.get(key.id);
        return row ? [Object.assign(row, key)] : [];
      });
      if (found.length === keys.length) return found;
      const stillMissing = ids.filter((id) => missing.includes(id));
      if (stillMissing.length > 0) {
        throw new Error(`An index names artifacts that do not exist: ${stillMissing.join(', ')}.`);
      }
      missing = ids.filter((id) => !byId.has(id));
    }
  }

  /** The rows of artifacts that are not in their table, from the values of their columns and those of their owners. */
  async fromRecords(
    records: readonly Readonly<Record<string, unknown>>[],
    columns: ReadonlySet<string>,
  ): Promise<ArtifactRow[]> {
    const names = ['id', ...this.columnNames, ...Object.keys(OWNER_EXPRESSIONS)].filter(
      (name) => name === 'id' || columns.has(name),
    );
    const artifacts = records.map((record) => {
      const known = names.filter((name) => record[name] !== undefined);
      return this.toArtifactRow(
        known,
        known.map((name) => record[name]),
      );
    });
    if (columns.has('picture')) {
      const stored = await this.galleries.readStored(records.map(({ image }) => String(image)));
      for (const [nth, artifact] of artifacts.entries()) {
        const shown = stored.get(String(records[nth]?.['image']));
        const alt = artifact.imageAlt ?? null;
        artifact.picture = shown ? pictureOf(shown, alt, this.publicUrl) : null;
      }
    }
    if (columns.has('pictures')) {
      await this.galleries.addPictures(artifacts, columns.has('picture'));
    }
    return artifacts;
  }

  /** How many artifacts fulfil a condition. */
  async count(condition: Sql): Promise<number> {
    const [row] = await this.database.select<{ count: number | string }>(
      `count|${condition.sql}`,
      () => this.build({ columns: new Set() }, [condition]).select('count(*)', 'count'),
      condition.parameters,
    );
    return Number(row?.count ?? 0);
  }

  /** The identifier, the columns of the order, and the columns that the request shows. */
  private expressionsOf({ columns, order, withOwnerEmail, join }: ArtifactQuery) {
    const expressions: Record<string, string> = {};
    for (const name of this.columnNames) {
      const isOrdered = order?.keys.some(({ column }) => column === name);
      if (name === 'id' || columns.has(name) || isOrdered) expressions[name] = columnOf(name);
    }
    const ofOwner = this.ownerExpressionsOf({ columns, withOwnerEmail });
    const ofPicture = columns.has('picture') ? PICTURE_EXPRESSIONS : {};
    return Object.assign(expressions, ofOwner, ofPicture, join?.columns);
  }

  /** Those of a public list leave the address out. */
  private ownerExpressionsOf({
    columns,
    withOwnerEmail,
  }: Pick<ArtifactQuery, 'columns' | 'withOwnerEmail'>): ColumnExpressions {
    const shown = Object.entries(OWNER_EXPRESSIONS).filter(
      ([name]) => columns.has(name) && (name !== 'ownerEmail' || withOwnerEmail),
    );
    return Object.fromEntries(shown);
  }

  /** Selecting one JSON array is faster than selecting n columns: the drivers' cost is per cell. */
  private rowAsJson(expressions: ColumnExpressions): string {
    return this.database.engine.dialect.jsonArray(Object.values(expressions));
  }

  private build(query: ArtifactQuery, conditions: readonly Sql[]): Builder {
    const { order, limit, join } = query;
    const builder: Builder = this.database.from(Artifact, 'artifact');
    if (Object.keys(this.ownerExpressionsOf(query)).length > 0) {
      builder.innerJoin('artifact.owner', 'owner');
    }
    if (query.columns.has('picture')) {
      builder.leftJoin(PictureLink, 'link', 'link.url = artifact.image');
      builder.leftJoin(StoredPicture, 'picture', 'picture.id = link.pictureId');
    }
    for (const { sql } of conditions) builder.andWhere(sql);
    join?.apply(builder);
    for (const { column, collation = '' } of order?.keys ?? []) {
      builder.addOrderBy(`${columnOf(column)} ${collation}`.trim(), order?.direction);
    }
    return limit === undefined ? builder : builder.limit(limit);
  }

  /** Computes the fields that depend on the columns of the row alone. */
  private toArtifactRow(names: readonly string[], values: readonly unknown[]): ArtifactRow {
    const row: Record<string, unknown> = {};
    names.forEach((name, index) => {
      row[name] = values[index];
    });
    for (const name of this.instants) {
      if (row[name] !== undefined) row[name] = instant.from(row[name]);
    }
    const artifact = row as unknown as ArtifactRow;
    if (PICTURE_ID in row) artifact.picture = this.toPicture(row, artifact.imageAlt ?? null);
    if (artifact.image) artifact.image = pictureAddress(artifact.image, this.publicUrl);
    if (artifact.morePictures !== undefined) artifact.pictureCount = pictureCountOf(artifact);
    if (artifact.artifactType) {
      const { types } = this.site.get().record;
      artifact.artifactTypeLabel = labelOfType(types, artifact.artifactType);
    }
    if (artifact.madeEdtf !== undefined) artifact.made = madeDatesOf(artifact as MadeColumns);
    const { contributorId: id, userName: name, ownerUid } = artifact;
    if (id !== undefined && name !== undefined && ownerUid !== undefined) {
      artifact.contributor = { id, name, ownerUid };
    }
    return artifact;
  }

  /** @returns null when no picture is stored. */
  private toPicture(row: Record<string, unknown>, alt: string | null): Picture | null {
    if (row[PICTURE_ID] === null) return null;
    const columns = SHOWN_COLUMNS.map((column) => [column, row[ofPicture(column)]] as const);
    return pictureOf(Object.fromEntries(columns) as unknown as ShownPicture, alt, this.publicUrl);
  }
}

/** What a row shows of the artifact's owner. */
const OWNER_EXPRESSIONS: ColumnExpressions = {
  userName: publicNameOf('owner'),
  contributorId: 'owner.contributorId',
  ownerEmail: 'owner.email',
};

/** The column of a joined picture, as a row has it. */
const ofPicture = (column: string) => `picture.${column}`;
const PICTURE_ID = ofPicture('id');
const PICTURE_EXPRESSIONS: ColumnExpressions = Object.fromEntries(
  SHOWN_COLUMNS.map((column) => [ofPicture(column), ofPicture(column)]),
);

/** Tags the response as one that shows these artifacts, and their counts where they are selected. */
export function tagShown(selection: Selection, rows: readonly ArtifactRow[]): void {
  const { columns } = selection;
  for (const { id } of rows) {
    selection.tag(`artifact:${id}`);
    if (columns.has('likeCount')) selection.tag(`likes:${id}`);
    if (columns.has('viewCount')) selection.tag(`views:${id}`);
  }
}
