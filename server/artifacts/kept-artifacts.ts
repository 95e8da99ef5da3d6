import type { Database } from '../database/database';
import { narrowed, type Sql } from '../database/sql';
import type { ArtifactCriteria } from './artifact.lists';
import type { KeptArtifacts } from './kept-artifacts.types';
import { overlapCondition } from './made/year-span';
import { YearsList } from './made/years-list';
import { NameSearch } from './search/name-search';
import { TextSearch } from './text/text-search';
import type { TypeCounts } from './type-counts';
import { TypeList } from './type-list';

/**
 * The artifacts that the criteria keep, and how they are found: by the index of words, of names, of
 * years or of types.
 */
export function keptArtifacts(
  database: Database,
  typeCounts: TypeCounts,
  criteria: ArtifactCriteria,
): KeptArtifacts {
  const { type, term, span, text } = criteria;
  if (text.length > 0) {
    const condition = conditionOf(database, criteria);
    const others = condition && keptArtifacts(database, typeCounts, { ...criteria, text: [] });
    return new TextSearch(database, typeCounts, { terms: text, type, others, condition });
  }
  if (term) return new NameSearch(database, term, type, span);
  if (span) return new YearsList(database, typeCounts, span, type);
  return new TypeList(typeCounts, type);
}

/** The name and the years as a condition on columns of `artifacts`; null for neither. */
function conditionOf({ engine }: Database, { term, span }: ArtifactCriteria): Sql | null {
  const { nameIndex } = engine.dialect;
  // The plus signs keep the engines from reading along the index of years.
  const ofYears = span && overlapCondition(span, (column) => `+ "${column}"`);
  if (!term) return ofYears;
  const query = { term, type: null, condition: null, selectiveNgrams: null };
  return narrowed(nameIndex.containsTerm(query), ofYears);
}
