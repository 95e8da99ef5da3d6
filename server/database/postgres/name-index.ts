import { MAX_NGRAM, type NameIndex, type NameQuery, ngramsOf } from '../name-index';
import type { Sql } from '../sql';

/** A GIN index over the array of a name's n-grams: see migrations/name-index.ts. */
export const postgresNameIndex: NameIndex = {
  ordersById: false,

  containsTerm(query) {
    const { term } = query;
    return narrowed(
      { sql: 'position(:term IN "artifactNameNormalized") > 0', parameters: { term } },
      query,
    );
  },

  matches(query) {
    const { sql, parameters } = matching(query);
    return { sql: `"artifacts" WHERE ${sql}`, parameters };
  },

  pageSource(query) {
    const { sql, parameters } = matching(query);
    return {
      idColumn: '"id"',
      // OFFSET 0 makes the planner use the index first, and sort its matches afterwards.
      sql: `(SELECT * FROM "artifacts" WHERE ${sql} OFFSET 0) AS "matches" WHERE true`,
      parameters,
    };
  },
};

/** Adds the type and the further condition of a query. */
function narrowed({ sql, parameters }: Sql, { type, condition }: NameQuery): Sql {
  return {
    sql: [
      sql,
      ...(type === null ? [] : ['"artifactType" = :type']),
      ...(condition ? [condition.sql] : []),
    ].join(' AND '),
    parameters: { ...parameters, ...(type !== null && { type }), ...condition?.parameters },
  };
}

function matching(query: NameQuery): Sql {
  const ngrams = query.selectiveNgrams ?? ngramsOf(query.term);
  const condition = 'name_ngrams("artifactNameNormalized") @> :ngrams::text[]';
  // A term that is an n-gram itself is contained wherever the index finds it.
  if ([...query.term].length <= MAX_NGRAM) {
    return narrowed({ sql: condition, parameters: { ngrams } }, query);
  }
  const { sql, parameters } = postgresNameIndex.containsTerm(query);
  return { sql: `${condition} AND ${sql}`, parameters: { ...parameters, ngrams } };
}
