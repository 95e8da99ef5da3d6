import { MAX_NGRAM, type NameIndex, type NameQuery, ngramsOf, ofType } from '../name-index';
import { narrowed, type Sql } from '../sql';

/** A GIN index over the array of a name's n-grams: see migrations/name-index.ts. */
export const postgresNameIndex: NameIndex = {
  orderedIdColumn: null,

  containsTerm: (query) => narrowed(contains(query), ofType(query), query.condition),

  matches: matchingArtifacts,
  matchingArtifacts,
};

const contains = ({ term }: NameQuery): Sql => ({
  sql: 'position(:term IN "artifactNameNormalized") > 0',
  parameters: { term },
});

function matchingArtifacts(query: NameQuery): Sql {
  const ngrams = query.selectiveNgrams ?? ngramsOf(query.term);
  const found = '"artifacts" WHERE name_ngrams("artifactNameNormalized") @> :ngrams::text[]';
  // A term that is an n-gram itself is contained wherever the index finds it.
  const isNgram = [...query.term].length <= MAX_NGRAM;
  return narrowed(
    { sql: found, parameters: { ngrams } },
    isNgram ? null : contains(query),
    ofType(query),
    query.condition,
  );
}
