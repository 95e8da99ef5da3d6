import { ALL_YEARS, type Years } from '../../centuries';
import type { TextQuery, TextTerm } from '../../text-index';
import { completionsOf, lexeme, MARKS } from '../lexemes';

/**
 * A bitmap has an attribute of artifacts, in this notation:
 * - `bronze`, `+of bronze`, `<SCULPTURE`: a lexeme of a word, of two words that stand together, of a type;
 * - `=bronze`, `~bronze`, `+=of bronze`: a lexeme of the name or of the facts;
 * - `bron*`, `=bron*`: the beginning of a word;
 * - `earliest/64<=50`, `latest%64>=7`: a part of a year, see `YEAR_ATTRIBUTES`.
 */
export type Attribute = string;

/** Stands for the kinds of all artifacts, which are stored before the first bitmap: see artifact-kinds.ts. */
export const KINDS: Attribute = '#kinds';

/** Stands after the beginning of a word; no word contains it. */
const BEGINNING = '*';

/**
 * A year is a number of two digits to the base 64. Each value of each digit has a bitmap of the artifacts whose
 * digit is at most, or at least, this value. Years before the first and after the last count as these, so that
 * the bitmaps do not tell a span that begins or ends there.
 */
const YEARS = { first: -4096, last: 2303, base: 64 } as const;
const FIRST_DIGITS = (YEARS.last - YEARS.first + 1) / YEARS.base;

/** The number of a year, as SQL. */
const yearNumber = (column: string) =>
  `(least(greatest(${column}, ${YEARS.first}), ${YEARS.last}) - (${YEARS.first}))`;

/** The comparisons of the digits of an artifact's years: `/` stands for the first digit, `%` for the second. */
const COMPARISONS = [
  { column: 'madeEarliest', name: 'earliest', operator: '/', compared: '<=', digits: FIRST_DIGITS },
  { column: 'madeEarliest', name: 'earliest', operator: '%', compared: '<=', digits: YEARS.base },
  { column: 'madeLatest', name: 'latest', operator: '/', compared: '>=', digits: FIRST_DIGITS },
  { column: 'madeLatest', name: 'latest', operator: '%', compared: '>=', digits: YEARS.base },
] as const;

const comparisonName = ({ name, operator, compared }: (typeof COMPARISONS)[number]) =>
  `${name}${operator}${YEARS.base}${compared}`;
const digitSql = ({ column, operator }: (typeof COMPARISONS)[number]) =>
  `${yearNumber(`"${column}"`)} ${operator} ${YEARS.base}`;

/** The attributes of years, with the conditions on columns of `artifact_words` that artifacts with them keep. */
const YEAR_ATTRIBUTES: ReadonlyMap<Attribute, string> = new Map(
  COMPARISONS.flatMap((comparison) =>
    Array.from({ length: comparison.digits }, (_, digit) => [
      `${comparisonName(comparison)}${digit}`,
      `"madeEarliest" <= "madeLatest" AND ${digitSql(comparison)} ${comparison.compared} ${digit}`,
    ]),
  ),
);

/** The attributes that have bitmaps wherever there are any. */
export const ALWAYS: readonly Attribute[] = [KINDS, ...YEAR_ATTRIBUTES.keys()];

/** The artifacts with an attribute: a condition on columns of `artifact_words`, and its parameter. */
export function conditionOf(attribute: Attribute): [condition: string, parameters: string[]] {
  const ofYears = YEAR_ATTRIBUTES.get(attribute);
  if (ofYears) return [ofYears, []];
  const query = attribute.endsWith(BEGINNING)
    ? completionsOf(attribute.slice(0, -BEGINNING.length))
    : lexeme(attribute);
  return ['artifact_words_vector("id") @@ CAST($2 AS tsquery)', [query]];
}

/** Lists the attributes of a row of `artifact_words` whose columns are in scope, each once. */
export const LIST_ATTRIBUTES = `
  SELECT DISTINCT "attribute" FROM
    (SELECT tsvector_to_array(artifact_words_vector("id")) AS "lexemes" OFFSET 0) AS "indexed",
    unnest("lexemes") AS "lexeme",
    LATERAL (
      SELECT "lexeme"
      UNION ALL SELECT left("lexeme", "length") || '${BEGINNING}'
        FROM generate_series(1, length("lexeme")) AS "length"
        WHERE left("lexeme", 1) NOT IN ('${MARKS.pair}', '${MARKS.type}')
          AND left("lexeme", "length") NOT IN ('${MARKS.name}', '${MARKS.facts}')
    ) AS "attributes" ("attribute")
    WHERE left("lexeme", 1) <> '${MARKS.prefix}'
  ${COMPARISONS.map(
    (comparison) => `UNION ALL SELECT '${comparisonName(comparison)}' || "digit"
      FROM generate_series(0, ${comparison.digits - 1}) AS "digit"
      WHERE "madeEarliest" <= "madeLatest"
        AND ${digitSql(comparison)} ${comparison.compared} "digit"`,
  ).join('\n  ')}`;

/** Sets of attributes; an artifact must have all attributes of one of them. */
export type Alternatives = readonly (readonly Attribute[])[];

/**
 * What a query finds, as attributes: the artifacts that fulfil all of these. Null where none tell it. For a
 * relevance, artifacts of other relevances may fulfil them, too.
 */
export function requirementsOf(query: TextQuery): Alternatives[] | null {
  const { terms, type, owner, years, condition, relevance } = query;
  if (owner !== null || condition !== null) return null;
  if (terms.some(({ words }) => words.length > 2)) return null;
  const ofYears = years === null ? [] : requirementsOfYears(years);
  if (!ofYears) return null;
  const mark = relevance === 3 ? MARKS.name : relevance === 1 ? MARKS.facts : '';
  const attributes = terms.map((term) => attributeOfTerm(term, mark));
  return [[type === null ? attributes : [...attributes, MARKS.type + type]], ...ofYears];
}

function attributeOfTerm({ words, isPrefix }: TextTerm, mark: string): Attribute {
  const text = mark + words.join(' ');
  return (words.length > 1 ? MARKS.pair + text : text) + (isPrefix ? BEGINNING : '');
}

/** Such artifacts begin before the end of the span, and end after its beginning. */
function requirementsOfYears({ from, to }: Years): Alternatives[] | null {
  const hasEnd = to < ALL_YEARS.to;
  const hasBeginning = from > ALL_YEARS.from;
  if (!hasEnd && !hasBeginning) return null;
  if (hasEnd && (to < YEARS.first || to >= YEARS.last)) return null;
  if (hasBeginning && (from <= YEARS.first || from > YEARS.last)) return null;
  return [
    ...(hasEnd ? [comparedWith('earliest', '<=', to)] : []),
    ...(hasBeginning ? [comparedWith('latest', '>=', from)] : []),
  ];
}

/** Either the first digit differs in the right direction, or it is the same, and the second digit compares. */
function comparedWith(name: string, compared: '<=' | '>=', year: number): Alternatives {
  const number = year - YEARS.first;
  const first = Math.floor(number / YEARS.base);
  const next = compared === '<=' ? first - 1 : first + 1;
  const ofFirst = (digit: number) => `${name}/${YEARS.base}${compared}${digit}`;
  const isSame = [ofFirst(first), `${name}%${YEARS.base}${compared}${number % YEARS.base}`];
  return next >= 0 && next < FIRST_DIGITS ? [[ofFirst(next)], isSame] : [isSame];
}
