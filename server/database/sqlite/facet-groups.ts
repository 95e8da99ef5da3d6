import type { GroupCount, GroupCounting } from '../group-counts';
import type { Sql } from '../sql';

/** A row of `facet_chunks` has the groups of so many artifacts, one character each. */
export const CHUNK = 1024;

/** The character of a group is its identifier above this one, which stands for no artifact. */
export const NO_GROUP = 32;

/** In `facet_groups`, the century of artifacts without years. No century is 0. */
export const NO_CENTURY = 0;

const COMMA = 0x2c;
const ZERO = 0x30;

type CountingRow = readonly [kind: 'match' | 'chunk' | 'group', key: number, text: string | null];

/**
 * Counts artifacts by their groups: the identifiers of all matches come as one text, the groups of all
 * artifacts as a thousand, and are brought together here. Looking the group of each match up in a table
 * costs the databases three times as much.
 * @param matches what follows FROM to read identifiers.
 */
export const matchCounting = ({ sql, parameters }: Sql, idColumn: string): GroupCounting => ({
  sql: `SELECT 'match' AS "kind", 0 AS "key", (SELECT group_concat(${idColumn}) FROM ${sql}) AS "text"
    UNION ALL SELECT 'chunk', "chunk", "groups" FROM "facet_chunks"
    UNION ALL SELECT 'group', "id", json_array("type", "firstCentury", "lastCentury")
      FROM "facet_groups"`,
  parameters,
  countsOf(rows) {
    const groups: { id: number; group: [type: string, first: number, last: number] }[] = [];
    const chunks = new Map<number, string>();
    let ids = '';
    for (const row of rows) {
      const [kind, key, text] = Object.values(row) as unknown as CountingRow;
      if (kind === 'chunk') chunks.set(key, text ?? '');
      else if (kind === 'match') ids = text ?? '';
      else groups.push({ id: key, group: JSON.parse(text ?? '') as [string, number, number] });
    }
    const counts = countCharacters(ids, chunks);
    return groups.flatMap(({ id, group: [type, first, last] }): GroupCount[] => {
      const count = counts[NO_GROUP + id] ?? 0;
      if (count === 0) return [];
      const hasYears = first !== NO_CENTURY;
      return [{ type, first: hasYears ? first : null, last: hasYears ? last : null, count }];
    });
  },
});

/**
 * How many of the artifacts have each character.
 * @param ids separated by commas. An array of half a million numbers would take longer to make than to count.
 */
function countCharacters(ids: string, chunks: ReadonlyMap<number, string>): Uint32Array {
  const counts = new Uint32Array(0x10000);
  let chunk = -1;
  let groups = '';
  for (let next = 0; next < ids.length; next += 1) {
    let id = 0;
    for (; next < ids.length && ids.charCodeAt(next) !== COMMA; next += 1) {
      id = 10 * id + ids.charCodeAt(next) - ZERO;
    }
    const place = id % CHUNK;
    const of = (id - place) / CHUNK;
    if (of !== chunk) {
      chunk = of;
      groups = chunks.get(of) ?? '';
    }
    const code = groups.charCodeAt(place);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
