import type { Database } from '../database/database';
import { narrowed, negated, type Sql } from '../database/sql';
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
    // The other indexes know no exceptions.
    const hasOthers = (term !== '' || span !== null) && !criteria.exceptTerm;
    const others = hasOthers
      ? keptArtifacts(database, typeCounts, { ...criteria, text: [] })
      : null;
    return new TextSearch(database, typeCounts, {
      terms: text,
      type,
      others,
      // The plus signs keep the engines from reading along the index of years.
      years: span && overlapCondition(span, (column) => `+ "${column}"`),
      condition: ofName(database, criteria),
    });
  }
  if (term) return new NameSearch(database, term, type, span);
  if (span) return new YearsList(database, typeCounts, span, type);
  return new TypeList(typeCounts, type);
}

/** What the criteria ask of the name as a condition on columns of `artifacts`; null for nothing. */
function ofName({ engine }: Database, { term, exceptTerm }: ArtifactCriteria): Sql | null {
  const contains = (part: string) =>
    engine.dialect.nameIndex.containsTerm({
      term: part,
      type: null,
      condition: null,
      selectiveNgrams: null,
    });
  const except = exceptTerm ? negated(contains(exceptTerm)) : null;
  return term ? narrowed(contains(term), except) : except;
}
