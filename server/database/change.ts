/**
 * What a write changed:
 * - `likes:ID` and `views:ID`: a count of one artifact;
 * - `members`: who is a member, which matters only to those who remember members;
 * - `catalogue`: anything else (artifacts, the names of their owners), on which every response
 *   depends.
 *
 * PostgreSQL's triggers write these texts into `change_events`.
 */
export type Change = 'catalogue' | 'members' | `likes:${number}` | `views:${number}`;

/** How long a process that has read what others wrote may answer from memory, in milliseconds. */
export const CURRENT_FOR = 900;

/** Takes in what other processes have written. */
export interface ChangeListener {
  apply(change: Change): void;
  /** This process has heard of every write until this moment of `performance.now()`; 0: of none. */
  holdCurrent(until: number): void;
}

/** Tells a process what others write into its database. */
export interface ChangeFeed {
  /**
   * Follows until `close`. Before the first answer of the database, anything may have changed, and
   * the process is not current.
   */
  follow(listener: ChangeListener): void;
  /**
   * Tells the other processes that this one has written. Null where the database cannot: there the
   * processes of one machine tell each other.
   */
  notify: (() => void) | null;
  close(): Promise<void>;
}
