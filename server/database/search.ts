import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Trigrams are the unit of both engines' indexes. */
const TRIGRAM = 3;
const LAST_CODE_POINT = '\u{10FFFF}';

/**
 * Keeps the artifacts whose folded name contains `term` (folded, not empty, every character
 * plain), by an index on either engine. The query's alias for artifacts must be `artifact`.
 */
export function whereNameContains<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  term: string,
): void {
  const short = [...term].length < TRIGRAM;
  if (query.connection.options.type === 'postgres') {
    query.andWhere('artifact.artifactNameFolded LIKE :pattern', {
      pattern: `%${escapeLike(term)}%`,
    });
    if (short) {
      query.andWhere('string_to_array(artifact.artifactNameFolded, NULL) @> :characters', {
        characters: [...term],
      });
    }
  } else if (short) {
    query.andWhere(
      `artifact.id IN (SELECT doc FROM "artifacts_search_terms" WHERE term >= :term AND term < :end)`,
      { term, end: term + LAST_CODE_POINT },
    );
  } else {
    query.andWhere(
      `artifact.id IN (SELECT rowid FROM "artifacts_search" WHERE "artifacts_search" MATCH :phrase)`,
      { phrase: `"${term.replaceAll('"', '""')}"` },
    );
  }
}

function escapeLike(term: string): string {
  return term.replace(/[\\%_]/g, '\\$&');
}
