/** How often a member is told by mail what waits on the desk. */
export const DIGEST_INTERVALS = ['NEVER', 'DAILY', 'WEEKLY'] as const;

export type DigestInterval = (typeof DIGEST_INTERVALS)[number];

/** That of a member who has chosen none. */
export const DEFAULT_INTERVAL: DigestInterval = 'DAILY';
