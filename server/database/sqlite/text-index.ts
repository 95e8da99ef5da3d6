import { narrowed, type Sql } from '../sql';
import { type TextIndex, type TextQuery, termsSql } from '../text-index';

/** Reads every artifact. */
export const sqliteTextIndex: TextIndex = {
  orderedIdColumn: null,
  position: 'instr',
  matches: matchingArtifacts,
  matchingArtifacts,
};

function matchingArtifacts({ terms, type, condition, relevance }: TextQuery): Sql {
  const sql = termsSql(terms, 'instr');
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
