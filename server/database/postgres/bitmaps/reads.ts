import type { GroupCounting } from '../../group-counts';
import type { KeysetPage } from '../../keyset';
import { narrowed, type Parameters, type Sql } from '../../sql';
import { type TextQuery, termsSql } from '../../text-index';
import { kindCounts } from '../artifact-kinds';
import { lexeme, WITHOUT_PAIRS } from '../lexemes';
import type { Alternatives, Attribute } from './attributes';
import { bitsOf, CHUNK, chunkOf, NO_BITS, WORD } from './bits';

/** Reads what a query finds, by the bitmaps of its requirements. */
export class BitmapReads {
  private readonly found: Sql;
  private readonly others: Sql;

  constructor(query: TextQuery, requirements: readonly Alternatives[]) {
    this.found = foundBits(query, requirements);
    this.others = changedMatches(query);
  }

  /** Counts the matches as "count". */
  counting(): Sql {
    return this.statement(`
      SELECT (SELECT coalesce(sum(bit_count("artifacts")), 0) FROM "found")
        + (SELECT count(*) FROM ${this.others.sql}) AS "count"`);
  }

  /** Counts the matches by type and centuries. */
  groupCounting(): GroupCounting {
    const statement = this.statement(`
      SELECT string_agg(CAST("artifacts" AS text), '') AS "bits", string_agg("kinds", '') AS "kinds",
        (SELECT coalesce(string_agg("kind", ''), '') FROM "artifact_words"
          WHERE "id" IN (SELECT "id" FROM ${this.others.sql})) AS "others",
        (SELECT json_object_agg("code", "type") FROM "artifact_type_codes") AS "types"
      FROM "found" JOIN "artifact_kind_chunks" USING ("chunk")`);
    return {
      ...statement,
      countsOf([row]) {
        const { bits, kinds, others, types } = row as CountedKinds;
        return kindCounts(types ?? {}, others, { kinds: kinds ?? '', bits: bits ?? '' });
      },
    };
  }

  /**
   * Reads the identifiers of the first matches.
   * @param page by identifier.
   * @param limit at most so many; fewer only where the page's part of the list has no more.
   */
  first(page: KeysetPage, limit: number): Sql {
    const { direction } = page.order;
    const between = page.condition(['"id"']);
    const chunks = narrowed({ sql: '"found" WHERE true', parameters: {} }, chunksAfter(page));
    const ids = narrowed({ sql: IDS, parameters: {} }, between);
    const others = narrowed(this.others, between);
    const order = `ORDER BY "id" ${direction} LIMIT ${limit}`;
    // The first chunk is not counted: the page may begin behind some of its artifacts.
    return this.statement(
      `, "near" AS (
        SELECT "chunk", "artifacts" FROM (
          SELECT "chunk", "artifacts",
            sum("count") OVER "earlier" - first_value("count") OVER "earlier" AS "between"
          FROM (SELECT *, bit_count("artifacts") AS "count" FROM ${chunks.sql}) AS "counted"
          WINDOW "earlier" AS (ORDER BY "chunk" ${direction} ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
        ) AS "chunks" WHERE coalesce("between", 0) < ${limit}
      )
      SELECT "id" FROM (
        (SELECT "id" FROM ${ids.sql} ${order}) UNION ALL (SELECT "id" FROM ${others.sql} ${order})
      ) AS "matches" ${order}`,
      chunks,
      ids,
      others,
    );
  }

  private statement(sql: string, ...parts: readonly Sql[]): Sql {
    const parameters = [this.found, this.others, ...parts].map((part) => part.parameters);
    return {
      sql: `${this.found.sql} ${sql}`,
      parameters: Object.assign({}, ...parameters) as Parameters,
    };
  }
}

/** The identifiers in the chunks "near": what follows FROM. Most words of a chunk of rare matches are empty. */
const IDS = `"near" CROSS JOIN generate_series(0, ${CHUNK / WORD - 1}) AS "word",
  LATERAL (SELECT substring("artifacts" FROM "word" * ${WORD} + 1 FOR ${WORD}) AS "bits" OFFSET 0) AS "words"
  CROSS JOIN generate_series(0, ${WORD - 1}) AS "place",
  LATERAL (SELECT "chunk" * ${CHUNK} + "word" * ${WORD} + "place" AS "id") AS "placed"
  WHERE "bits" <> CAST(0 AS bit(${WORD})) AND get_bit("bits", "place") = 1`;

/** The condition that leaves out the chunks before a page. */
function chunksAfter({ order, after }: KeysetPage): Sql | null {
  if (!after) return null;
  return {
    sql: `"chunk" ${order.direction === 'ASC' ? '>=' : '<='} :chunkOfPage`,
    parameters: { chunkOfPage: Math.floor(Number(after[0]) / CHUNK) },
  };
}

interface CountedKinds {
  bits: string | null;
  kinds: string | null;
  others: string;
  types: Record<string, string> | null;
}

/**
 * Defines "found", the bits of the matches whose bits are right, and "changed", all other artifacts: those
 * that were written since the last merge, and where pairs of words count, those that have none.
 */
function foundBits({ terms }: TextQuery, requirements: readonly Alternatives[]): Sql {
  const hasPairs = terms.some(({ words }) => words.length > 1);
  const unpaired = `UNION SELECT "id" FROM "artifact_words"
    WHERE artifact_words_vector("id") @@ CAST(:withoutPairs AS tsquery)`;
  const sets = requirements.flat();
  const fulfilling = requirements.map((alternatives) => {
    const ofSets = alternatives.map((set) => chunksWithAll(set, `set${sets.indexOf(set)}`));
    return ofSets.length === 1
      ? ofSets.join()
      : `SELECT "chunk", bit_or("artifacts") AS "artifacts"
      FROM (${ofSets.join(' UNION ALL ')}) AS "alternatives" GROUP BY "chunk"`;
  });
  return {
    sql: `WITH "changed" ("id") AS MATERIALIZED (
        SELECT DISTINCT "artifactId" FROM "artifact_bitmap_changes" ${hasPairs ? unpaired : ''}
      ), "masks" AS MATERIALIZED (
        SELECT ${chunkOf('"id"')} AS "chunk", ${bitsOf('"id"')} AS "mask" FROM "changed" GROUP BY 1
      ), "fulfilling" AS MATERIALIZED (
        SELECT "chunk", bit_and("artifacts") AS "artifacts"
        FROM (${fulfilling.join(' UNION ALL ')}) AS "requirements"
        GROUP BY "chunk" HAVING count(*) = ${requirements.length}
      ), "found" AS MATERIALIZED (
        SELECT "chunk", "artifacts" & ~coalesce("mask", ${NO_BITS}) AS "artifacts"
        FROM "fulfilling" LEFT JOIN "masks" USING ("chunk")
      )`,
    parameters: {
      ...Object.fromEntries(sets.map((set, nth) => [`set${nth}`, set])),
      ...(hasPairs && { withoutPairs: lexeme(WITHOUT_PAIRS) }),
    },
  };
}

/** A chunk without an attribute has no row of it. */
const chunksWithAll = (set: readonly Attribute[], parameter: string) => `
  SELECT "chunk", bit_and("artifacts") AS "artifacts" FROM "artifact_bitmaps"
    WHERE "attribute" = ANY (:${parameter}) GROUP BY "chunk" HAVING count(*) = ${set.length}`;

/** What follows FROM to read those of the "changed" that the query keeps. */
const changedMatches = ({ terms, type, years }: TextQuery): Sql =>
  narrowed(
    {
      sql: '"artifacts" WHERE "id" = ANY (ARRAY(SELECT "id" FROM "changed"))',
      parameters: {},
    },
    type === null ? null : { sql: '"artifactType" = :type', parameters: { type } },
    years && years.condition,
    termsSql(terms, 'strpos').contains,
  );
