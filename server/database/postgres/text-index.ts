import { narrowed, type Sql } from '../sql';
import { type TextIndex, type TextQuery, termsSql } from '../text-index';

/** Reads every artifact. */
export const postgresTextIndex: TextIndex = {
  orderedIdColumn: null,
  position: 'strpos',
  matches: matchingArtifacts,
  matchingArtifacts,
};

function matchingArtifacts({ terms, type, condition, relevance }: TextQuery): Sql {
  const sql = termsSql(terms, 'strpos');
  return narrowed(
    { sql: '"artifacts" WHERE true', parameters: {} },
    sql.contains,
    type === null ? null : { sql: '"artifactType" = :type', parameters: { type } },
    condition,
    relevance === null
      ? null
      : {
          sql: `${sql.relevance.sql} = :relevance`,
          parameters: { ...sql.relevance.parameters, relevance },
        },
  );
}
