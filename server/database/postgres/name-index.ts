import { MAX_NGRAM, type NameIndex, type NameQuery, ngramsOf } from '../name-index';
import type { Sql } from '../sql';

/** A GIN index over the array of a name's n-grams: see migrations/name-index.ts. */
export const postgresNameIndex: NameIndex = {
  orderedIdColumn: null,

  containsTerm({ term, type }) {
    return ofType(
      { sql: 'position(:term IN "artifactNameNormalized") > 0', parameters: { term } },
      type,
    );
  },

  matches: matchingArtifacts,
  matchingArtifacts,
};

function matchingArtifacts(query: NameQuery): Sql {
  const { sql, parameters } = matching(query);
  return { sql: `"artifacts" WHERE ${sql}`, parameters };
}

function ofType({ sql, parameters }: Sql, type: string | null): Sql {
  return type === null
    ? { sql, parameters }
    : { sql: `${sql} AND "artifactType" = :type`, parameters: { ...parameters, type } };
}

function matching(query: NameQuery): Sql {
  const ngrams = query.selectiveNgrams ?? ngramsOf(query.term);
  const condition = 'name_ngrams("artifactNameNormalized") @> :ngrams::text[]';
  // A term that is an n-gram itself is contained wherever the index finds it.
  if ([...query.term].length <= MAX_NGRAM) {
    return ofType({ sql: condition, parameters: { ngrams } }, query.type);
  }
  const { sql, parameters } = postgresNameIndex.containsTerm(query);
  return { sql: `${condition} AND ${sql}`, parameters: { ...parameters, ngrams } };
}
