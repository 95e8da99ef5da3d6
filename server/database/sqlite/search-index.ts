import {
  SECTION_MARKS,
  type Relevance,
  RELEVANCES,
  type SearchIndex,
  type TextTerm,
} from '../search-index';

/** The length of the tokens in the index of names, in characters. */
const TRIGRAM = 3;

/** The query language of FTS5 for an index, with the table that has the other columns. */
const matching = (table: 'artifact_names' | 'artifact_words', match: string) => ({
  table: `"${table}"`,
  id: `"${table}".rowid`,
  // The index is read first, and returns identifiers in order.
  join: ` CROSS JOIN "searched_artifacts" ON "searched_artifacts"."id" = "${table}".rowid`,
  // Parameters have other names for each table: a statement may search both.
  condition: { sql: `"${table}" MATCH :${table}`, parameters: { [table]: match } },
});

/** Two FTS5 tables, of names by trigrams and of words: see migrations/search-index.ts. */
export const sqliteSearchIndex: SearchIndex = {
  position: 'instr',
  isIdOf: (select) => `"id" IN (${select})`,
  // Unary + hides the rowid from FTS5, which would otherwise run MATCH once for each identifier of the SELECT.
  isMatchOf: (id, select) => `+${id} IN (${select})`,

  byName(part) {
    const characters = [...part];
    const tokens = characters.length < TRIGRAM ? shortTokens(characters) : part;
    return matching('artifact_names', quoted(tokens));
  },

  byWords({ terms, type, relevances }) {
    const expression =
      relevances.length === RELEVANCES.length
        ? all(terms)
        : anyOf(relevances.map((relevance) => `(${ofRelevance(terms, relevance)})`));
    const ofType = type === null ? '' : ` AND ${quoted(`<${type}`)}`;
    return matching('artifact_words', `(${expression})${ofType}`);
  },
};

/** One or two characters as the index has them: separated by a control character. */
function shortTokens(characters: readonly string[]): string {
  const apart = characters.join('\u0001');
  return characters.length === 1 ? `\u0001${apart}\u0001` : apart;
}

function ofRelevance(terms: readonly TextTerm[], relevance: Relevance): string {
  const someInName = `(${anyOf(phrases(terms, SECTION_MARKS.name))})`;
  switch (relevance) {
    case 3:
      return all(terms, SECTION_MARKS.name);
    case 2:
      return `((${all(terms)}) AND ${someInName}) NOT (${all(terms, SECTION_MARKS.name)})`;
    case 1:
      return `(${all(terms, SECTION_MARKS.facts)}) NOT ${someInName}`;
    case 0:
      return `(${all(terms)}) NOT (${someInName} OR (${all(terms, SECTION_MARKS.facts)}))`;
  }
}

const phrases = (terms: readonly TextTerm[], mark: string): string[] =>
  terms.map(({ words, isPrefix }) => {
    const phrase = quoted(words.map((word) => mark + word).join(' '));
    return isPrefix ? `${phrase} *` : phrase;
  });

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const all = (terms: readonly TextTerm[], mark = '') => phrases(terms, mark).join(' AND ');
const anyOf = (expressions: readonly string[]) => expressions.join(' OR ');
