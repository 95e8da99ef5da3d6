/** A bitmap is stored in chunks of so many artifacts, which are short enough to stand in their rows. */
export const CHUNK = 8192;

/** How many bits a number has. */
export const WORD = 64;

/** The bits of a chunk of which none is set. */
export const NO_BITS = `CAST(0 AS bit(${CHUNK}))`;

/** The chunk with an artifact's bit. */
export const chunkOf = (id: string): string => `${id} / ${CHUNK}`;

/**
 * Lists the chunks of many artifacts as "chunk" and "bits". The bits of 64 artifacts are joined first: an OR
 * of numbers takes a fortieth of one of chunks.
 * @param artifacts what follows FROM to read "id".
 */
export const listBits = (artifacts: string): string => `
  SELECT "word" / ${CHUNK / WORD} AS "chunk",
    bit_or(CAST(CAST("bits" AS bit(${WORD})) AS bit(${CHUNK})) >> "word" % ${CHUNK / WORD} * ${WORD}) AS "bits"
  FROM (
    SELECT "id" / ${WORD} AS "word", bit_or(CAST(1 AS bigint) << ${WORD - 1} - "id" % ${WORD}) AS "bits"
    FROM ${artifacts} GROUP BY 1
  ) AS "words" GROUP BY 1`;

/** The bits of some artifacts of a chunk: an aggregate. */
export const bitsOf = (id: string): string => `bit_or(set_bit(${NO_BITS}, ${id} % ${CHUNK}, 1))`;
