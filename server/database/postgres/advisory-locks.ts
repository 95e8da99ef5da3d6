/**
 * The advisory locks that the product takes; any other numbers would do. Triggers take that of the log's
 * writers (migrations/history-log.ts).
 */
export const LOCKS = {
  migrations: 4_000_400,
  log: 4_000_401,
} as const;
