/** What the database says when it refuses a write of an erased member. */
export const IS_ERASED = 'The member is erased.';

/** A write that adds something of a member, and the column with the member's uid. */
export interface MemberWrite {
  table: string;
  event: string;
  uid: string;
  condition?: string;
}

/** The writes of proposals, which the triggers of their own migration refuse in the same way. */
export const PROPOSAL_WRITES: readonly MemberWrite[] = [
  { table: 'description_proposals', event: 'INSERT', uid: 'memberUid' },
];

/** The writes of suggestions, likewise. */
export const SUGGESTION_WRITES: readonly MemberWrite[] = [
  { table: 'suggestions', event: 'INSERT', uid: 'memberUid' },
];

/** The settings of a desk, with the key of its feed. */
export const DESK_WRITES: readonly MemberWrite[] = [
  { table: 'member_desks', event: 'INSERT', uid: 'memberUid' },
];

/** Sheets, likewise. */
export const SHEET_WRITES: readonly MemberWrite[] = [
  { table: 'sheets', event: 'INSERT', uid: 'memberUid' },
];

/** The counting of what a member adds, which comes first in every write that is counted. */
export const QUOTA_WRITES: readonly MemberWrite[] = [
  { table: 'member_days', event: 'INSERT', uid: 'memberUid' },
];

/**
 * The writes that the baseline's triggers refuse for an erased member, because a process may learn
 * of the erasure late, and a write may wait for a lock meanwhile. An artifact stays, so it may be
 * changed.
 */
export const MEMBER_WRITES: readonly MemberWrite[] = [
  { table: 'likes', event: 'INSERT', uid: 'memberUid' },
  { table: 'artifact_views', event: 'INSERT', uid: 'memberUid' },
  { table: 'reports', event: 'INSERT', uid: 'memberUid' },
  { table: 'idempotency_keys', event: 'INSERT', uid: 'memberUid' },
  // Not by the owner: artifacts of an erased member are shown again, and restored.
  { table: 'artifacts', event: 'INSERT', uid: 'changedBy' },
  {
    ...{ table: 'hidden_artifacts', event: 'UPDATE OF "answer"', uid: 'ownerUid' },
    condition: 'NEW."answer" IS NOT NULL',
  },
];

/** Whether the database refused a write because its member is erased. */
export const isOfErasedMember = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(IS_ERASED);
