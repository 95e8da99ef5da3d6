import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { postgresSearchByGrams, postgresSearchByTrigrams } from './search-by-grams.postgres';
import { sqliteSearchByGrams, sqliteSearchByTrigrams } from './search-by-grams.sqlite';

const text = (name: string) => ({ name, type: 'text', isPrimary: true });
const number = (name: string) => ({ name, type: 'integer' });

/**
 * The terms whose totals are kept; a character before which no name that holds the term begins; and
 * how large the catalogue was when they were chosen.
 */
const searchTerms = new Table({
  name: 'search_terms',
  columns: [text('term'), { name: 'firstInitial', type: 'text' }, number('catalogueSize')],
});

/** In how many names of each type a kept term is found. */
const searchTotals = new Table({
  name: 'search_totals',
  columns: [text('term'), text('type'), number('count')],
});

const indexes = (postgres: boolean) => [
  `CREATE INDEX "artifacts_by_likes" ON "artifacts" ("likeCount", "id", "artifactNameFolded")`,
  `CREATE INDEX "artifacts_of_type_by_likes"
    ON "artifacts" ("artifactType", "likeCount", "id", "artifactNameFolded")`,
  `CREATE INDEX "artifacts_of_type_by_name"
    ON "artifacts" ("artifactType", "artifactNameFolded" ${postgres ? 'COLLATE "C"' : ''}, "id")`,
];

/**
 * Search by parts of one, two and three characters, with the totals of frequent terms kept, and
 * orders that hold within a type. Filling the index takes minutes for a million artifacts.
 */
export class SearchByGrams1763800000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const postgres = queryRunner.connection.options.type === 'postgres';
    await queryRunner.createTable(searchTerms);
    await queryRunner.createTable(searchTotals);
    const search = postgres ? postgresSearchByGrams : sqliteSearchByGrams;
    for (const sql of [...search, ...indexes(postgres)]) await queryRunner.query(sql);
    // One of the new indexes begins like this one.
    await queryRunner.query(`DROP INDEX "${byLikeCount(queryRunner)}"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const postgres = queryRunner.connection.options.type === 'postgres';
    await queryRunner.query(
      `CREATE INDEX "${byLikeCount(queryRunner)}" ON "artifacts" ("likeCount", "id")`,
    );
    const names = ['artifacts_by_likes', 'artifacts_of_type_by_likes', 'artifacts_of_type_by_name'];
    for (const name of names) await queryRunner.query(`DROP INDEX "${name}"`);
    const search = postgres ? postgresSearchByTrigrams : sqliteSearchByTrigrams;
    for (const sql of search) await queryRunner.query(sql);
    await queryRunner.dropTable(searchTotals);
    await queryRunner.dropTable(searchTerms);
  }
}

/** The name of the first schema's index of this order. */
function byLikeCount({ connection }: QueryRunner): string {
  return connection.namingStrategy.indexName('artifacts', ['likeCount', 'id']);
}
