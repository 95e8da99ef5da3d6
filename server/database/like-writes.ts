/** What a write does with the like of a member for an artifact; `TOGGLE` adds or removes it. */
export type LikeAction = 'LIKE' | 'UNLIKE' | 'TOGGLE';

/** A write of one like. */
export interface LikeWrite {
  memberUid: string;
  artifactId: number;
  action: LikeAction;
}

/**
 * What the statement returns for a write whose member and artifact exist, beside the identifier of the
 * artifact and its like count before the statement.
 */
export interface WrittenLike {
  /** Which of the writes. */
  position: number;
  /** 1: the like was added; -1: it was removed; 0: it stays as it was. */
  difference: 1 | 0 | -1;
}

/**
 * Writes many likes by one statement, because statements and their way to the database cost more than
 * the rows. The parameter `writes` is JSON, an array of `LikeWrite` with their positions; a
 * member and an artifact may occur together once. The statement returns `WrittenLike` rows in any order.
 *
 * Other processes may write meanwhile. The statement locks the artifacts in the order of their
 * identifiers and before their likes, so that no two such statements wait for each other. A toggle
 * that another process came before may return the difference 0, and has to be written again.
 */
export type LikeStatement = string;
