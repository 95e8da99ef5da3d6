/**
 * The advisory locks that the product takes; any other numbers would do. Triggers take those of the
 * log's writers (migrations/history-log.ts) and of the vocabulary (migrations/vocabulary.ts).
 */
export const LOCKS = {
  migrations: 4_000_400,
  log: 4_000_401,
  vocabulary: 4_000_402,
  bitmaps: 4_000_403,
} as const;
