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

const MERGE = `
  WITH "merged" AS (
    DELETE FROM "artifact_bitmap_changes" RETURNING "artifactId" AS "id"
  ), "changed" AS MATERIALIZED (
    SELECT DISTINCT "id", ${chunkOf('"id"')} AS "chunk" FROM "merged"
  ), "masks" AS MATERIALIZED (
    SELECT "chunk", ${bitsOf('"id"')} AS "mask" FROM "changed" GROUP BY "chunk"
  ), "set" AS MATERIALIZED (
    SELECT "attribute", "chunk", ${bitsOf('"id"')} AS "bits"
    FROM "changed" JOIN "artifact_words" USING ("id")
      CROSS JOIN LATERAL (${LIST_ATTRIBUTES}) AS "listed" JOIN "bitmap_attributes" USING ("attribute")
    GROUP BY "attribute", "chunk"
  ), "renewed" AS (
    SELECT "attribute", "chunk", "artifacts" AS "before",
      coalesce("artifacts", ${NO_BITS}) & ~"mask" | coalesce("bits", ${NO_BITS}) AS "after"
    FROM "masks" CROSS JOIN "bitmap_attributes"
      LEFT JOIN "artifact_bitmaps" USING ("attribute", "chunk")
      LEFT JOIN "set" USING ("attribute", "chunk")
  ), "written" AS (
    INSERT INTO "artifact_bitmaps" ("attribute", "chunk", "artifacts")
      SELECT "attribute", "chunk", "after" FROM "renewed"
      WHERE "after" <> coalesce("before", ${NO_BITS})
      ON CONFLICT ("attribute", "chunk") DO UPDATE SET "artifacts" = excluded."artifacts"
  )
  ${writeKinds(`SELECT "chunk" FROM "masks"
    WHERE EXISTS (SELECT FROM "bitmap_attributes" WHERE "attribute" = '${KINDS}')`)}`;

const BUILD_KINDS = writeKinds(
  `SELECT DISTINCT ${chunkOf('"id"')} AS "chunk" FROM "artifact_words"`,
);

/** Makes the bits anew of all artifacts that were written since the last merge, and empties their list. */
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
