/** The columns of an artifact that decide in which lists it stands, and where, by their names. */
export type Row = Readonly<Record<string, string | number>>;

/**
 * What a write can change:
 * - `artifact:ID`: what an artifact shows, except its counts, or whether it is in the catalogue;
 * - `likes:ID` and `views:ID`: a count of one artifact;
 * - `owner:UID`: the name that a member's artifacts show;
 * - `types`: which types occur in the catalogue;
 * - `members`: who is a member, which matters only to those who remember members;
 * - `catalogue`: anything of the above, `members` excepted.
 */
export type Tag =
  | 'catalogue'
  | 'members'
  | 'types'
  | `artifact:${number}`
  | `likes:${number}`
  | `views:${number}`
  | `owner:${string}`;

/** A change of one artifact that may change lists: it can come, go or move. */
export interface RowChange {
  tag: `artifact:${number}` | `likes:${number}`;
  /** The artifact before the write; null when it was not in the catalogue. */
  before: Row | null;
  /** The artifact after the write; null when it is not in the catalogue. */
  after: Row | null;
}

/** What a write changed. PostgreSQL's triggers write changes into `change_events` as text. */
export type Change = Tag | RowChange;

/** Reads a change as `change_events` has it: a tag, or a `RowChange` as JSON. */
export const parseChange = (text: string): Change =>
  text.startsWith('{') ? (JSON.parse(text) as RowChange) : (text as Tag);

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
