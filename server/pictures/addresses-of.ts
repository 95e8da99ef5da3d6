/** The value of `Artifact.morePictures` of an artifact with one picture, or with none. */
export const NO_MORE_PICTURES = '[]';

/**
 * A row, a version or the record of an artifact, or what a suggestion changes. An older one has no column for
 * further pictures.
 */
export interface WithPictures {
  image?: string;
  morePictures?: string | null;
}

/** The addresses of an artifact's pictures as they are stored, the first one first. */
export function addressesOf({ image, morePictures }: WithPictures): string[] {
  const more = JSON.parse(morePictures ?? NO_MORE_PICTURES) as { image: string }[];
  return [image ?? '', ...more.map((picture) => picture.image)];
}

/**
 * The SQL of a table of all pictures that artifacts show: `artifactId` and `image`. Both engines find an
 * address in it by the indexes of its two parts.
 */
export const SHOWN_PICTURES = `(SELECT "id" AS "artifactId", "image" FROM "artifacts"
  UNION ALL SELECT "artifactId", "image" FROM "more_pictures")`;
