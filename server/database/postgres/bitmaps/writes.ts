import type { EntityManager } from 'typeorm';
import { NO_KIND } from '../artifact-kinds';
import { type Attribute, conditionOf, KINDS, LIST_ATTRIBUTES } from './attributes';
import { bitsOf, CHUNK, chunkOf, listBits, NO_BITS } from './bits';

/** Writes the kinds of the chunks that a source names; it ends with a condition. */
const writeKinds = (chunks: string) => `
  INSERT INTO "artifact_kind_chunks" ("chunk", "kinds")
    SELECT "chunk", string_agg(coalesce("kind", '${NO_KIND}'), '' ORDER BY "place")
    FROM (${chunks}) AS "chunks" CROSS JOIN generate_series(0, ${CHUNK - 1}) AS "place"
    LEFT JOIN "artifact_words" ON "id" = "chunk" * ${CHUNK} + "place"
    GROUP BY "chunk"
    ON CONFLICT ("chunk") DO UPDATE SET "kinds" = excluded."kinds"`;

/** The same artifacts are sampled each time, so that what is barely frequent does not come and go. */
const SAMPLE = `
  SELECT "attribute"
  FROM (SELECT "id", "madeEarliest", "madeLatest" FROM "artifact_words" TABLESAMPLE BERNOULLI ($1) REPEATABLE (0)) AS "sampled"
  CROSS JOIN LATERAL (${LIST_ATTRIBUTES}) AS "listed"
  GROUP BY "attribute" HAVING count(*) >= $2 ORDER BY count(*) DESC, "attribute" LIMIT $3`;

/** How many changes one transaction merges, in some seconds: a longer silence would end the connection. */
const MERGED_AT_ONCE = 500;

/**
 * Flips the bits that differ from what artifacts have now. The kind of a deleted artifact stays: its bits
 * are not set. A plus sign has the table read once; along an index, each chunk would be read from a page for
 * each attribute.
 */
const MERGE = `
  WITH "merged" AS (
    DELETE FROM "artifact_bitmap_changes"
      WHERE ctid = ANY (ARRAY(SELECT ctid FROM "artifact_bitmap_changes" LIMIT ${MERGED_AT_ONCE}))
      RETURNING "artifactId" AS "id"
  ), "changed" AS MATERIALIZED (
    SELECT DISTINCT "id", ${chunkOf('"id"')} AS "chunk" FROM "merged"
  ), "stored" AS MATERIALIZED (
    SELECT "attribute", "id"
      FROM "artifact_bitmaps" JOIN "changed" ON + "artifact_bitmaps"."chunk" = "changed"."chunk"
      WHERE get_bit("artifacts", "id" % ${CHUNK}) = 1
  ), "right" AS MATERIALIZED (
    SELECT "attribute", "id" FROM "changed" JOIN "artifact_words" USING ("id")
      CROSS JOIN LATERAL (${LIST_ATTRIBUTES}) AS "listed" JOIN "bitmap_attributes" USING ("attribute")
  ), "flips" AS MATERIALIZED (
    SELECT "attribute", ${chunkOf('"id"')} AS "chunk", ${bitsOf('"id"')} AS "bits" FROM (
      (SELECT * FROM "stored" EXCEPT SELECT * FROM "right")
      UNION ALL (SELECT * FROM "right" EXCEPT SELECT * FROM "stored")
    ) AS "different" GROUP BY 1, 2
  ), "flipped" AS (
    INSERT INTO "artifact_bitmaps" ("attribute", "chunk", "artifacts")
      SELECT "attribute", "chunk", coalesce("artifacts", ${NO_BITS}) # "bits"
      FROM "flips" LEFT JOIN "artifact_bitmaps" USING ("attribute", "chunk")
      ON CONFLICT ("attribute", "chunk") DO UPDATE SET "artifacts" = excluded."artifacts"
  )
  ${writeKinds(`
    SELECT DISTINCT "chunk" FROM "changed" JOIN "artifact_words" USING ("id")
      LEFT JOIN "artifact_kind_chunks" USING ("chunk")
      WHERE substr("kinds", "id" % ${CHUNK} + 1, 1) IS DISTINCT FROM "kind"
        AND EXISTS (SELECT FROM "bitmap_attributes" WHERE "attribute" = '${KINDS}')`)}`;

const BUILD_KINDS = writeKinds(
  `SELECT DISTINCT ${chunkOf('"id"')} AS "chunk" FROM "artifact_words"`,
);

/** Makes the bits anew of artifacts that were written since the last merge, and takes them off the list. */
export async function mergeChanges(manager: EntityManager): Promise<void> {
  await manager.query(MERGE);
}

/** @returns the attributes of at least `least` artifacts of a sample, the most frequent first. */
export async function sampleAttributes(
  manager: EntityManager,
  { percent, least, most }: Sampling,
): Promise<Attribute[]> {
  const rows = await manager.query<{ attribute: Attribute }[]>(SAMPLE, [percent, least, most]);
  return rows.map(({ attribute }) => attribute);
}

export interface Sampling {
  /** How much of the catalogue is sampled. */
  percent: number;
  /** What at least so many of the sampled artifacts have is frequent. */
  least: number;
  /** At most so many attributes. */
  most: number;
}

/** Makes the bitmap of an attribute, unless another process has made it. */
export async function buildBitmap(manager: EntityManager, attribute: Attribute): Promise<void> {
  const isNew = await manager.query<object[]>(
    'INSERT INTO "bitmap_attributes" VALUES ($1) ON CONFLICT DO NOTHING RETURNING "attribute"',
    [attribute],
  );
  if (isNew.length === 0) return;
  if (attribute === KINDS) {
    await manager.query(BUILD_KINDS);
    return;
  }
  const [condition, parameters] = conditionOf(attribute);
  await manager.query(
    `INSERT INTO "artifact_bitmaps" ("attribute", "chunk", "artifacts")
      SELECT $1, "chunk", "bits" FROM (${listBits(`"artifact_words" WHERE ${condition}`)}) AS "chunks"`,
    [attribute, ...parameters],
  );
}
