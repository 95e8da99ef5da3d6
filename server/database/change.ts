/**
 * What a write changed:
 * - `artifact:ID`: an artifact without its counts, or whether it is in the catalogue;
 * - `likes:ID` and `views:ID`: a count of one artifact;
 * - `members`: who is a member, which matters only to caches of members;
 * - `catalogue`: anything of the above, `members` excepted.
 *
 * PostgreSQL's triggers write changes into `change_events`.
 */
export type Change = 'catalogue' | 'members' | `${'artifact' | 'likes' | 'views'}:${number}`;

/**
 * Tags a cached response, as surrogate keys do at a CDN. A write drops the responses with the tags of what
 * it changes.
 * - `artifact:ID`: it shows this artifact, or says that there is none;
 * - `likes:ID` and `views:ID`: it shows this count;
 * - `artifacts`: it lists, counts or compares artifacts;
 * - `likes`: it lists artifacts in the order of their likes.
 */
export type Tag = 'artifacts' | 'likes' | `${'artifact' | 'likes' | 'views'}:${number}`;

/** The tags of the responses that a change drops; a change of the catalogue drops all. */
export function tagsOf(change: Exclude<Change, 'catalogue'>): Tag[] {
  if (change === 'members') return [];
  if (change.startsWith('artifact:')) return [change, 'artifacts'];
  if (change.startsWith('likes:')) return [change, 'likes'];
  return [change];
}

/** For whom something is read: a member has to see their own writes at once. */
export type Reader = 'visitor' | 'member';

/** How long a process may use its caches after it has read the changes of other processes. */
export const FRESH_FOR_MS = 900;

/** Receives the changes of other processes. */
export interface ChangeListener {
  apply(change: Change): void;
  /** Lets caches be used until this moment of `performance.now()`; 0 forbids it at once. */
  setFreshUntil(until: number): void;
}

/** Delivers the changes that other processes write into the database. */
export interface ChangeFeed {
  /**
   * Follows until `close`. Before the first answer of the database, anything may have changed, so the
   * process is not fresh.
   */
  follow(listener: ChangeListener): void;
  /** Informs other processes of a write. Null when one process serves the database. */
  notify: (() => void) | null;
  close(): Promise<void>;
}
