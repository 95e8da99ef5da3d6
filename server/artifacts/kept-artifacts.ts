import type { Database } from '../database/database';
import { allOf, negated, type Sql } from '../database/sql';
import type { ArtifactCriteria } from './artifact.lists';
import type { KeptArtifacts } from './kept-artifacts.types';
import { overlapCondition } from './made/year-span';
import { YearsList } from './made/years-list';
import { OwnedArtifacts } from './owned-artifacts';
import { NameSearch } from './search/name-search';
import { TextSearch } from './text/text-search';
import type { TypeCounts } from './type-counts';
import { TypeList } from './type-list';

/**
 * The artifacts that the criteria keep, and how they are found: by the index of words, of names, of
 * years, of types or of owners.
 */
export function keptArtifacts(
  database: Database,
  typeCounts: TypeCounts,
  criteria: ArtifactCriteria,
): KeptArtifacts {
  const { type, owner, term, span, text, exceptTerm } = criteria;
  const named = term ? containsTerm(database, term) : null;
  // The plus signs keep the engines from reading along the index of years.
  const years = span && overlapCondition(span, (column) => `+ "${column}"`);
  if (text.length > 0) {
    const hasOthers = owner !== null || term !== '' || span !== null || exceptTerm !== '';
    const exception = exceptTerm ? negated(containsTerm(database, exceptTerm)) : null;
    const others = hasOthers
      ? keptArtifacts(database, typeCounts, { ...criteria, text: [] })
      : null;
    return new TextSearch(database, typeCounts, {
      terms: text,
      type,
      owner,
      others,
      years: span && years && { ...span, condition: years },
      condition: allOf(named, exception),
      exception,
    });
  }
  if (owner !== null) {
    const others =
      term || span ? keptArtifacts(database, typeCounts, { ...criteria, owner: null }) : null;
    return new OwnedArtifacts(database, typeCounts, {
      owner,
      type,
      condition: allOf(years, named),
      others,
    });
  }
  if (term) return new NameSearch(database, term, type, span);
  if (span) return new YearsList(database, typeCounts, span, type);
  return new TypeList(typeCounts, type);
}

const containsTerm = ({ engine }: Database, term: string): Sql =>
  engine.dialect.nameIndex.containsTerm({
    term,
    type: null,
    condition: null,
    selectiveNgrams: null,
  });
