/** What every identifier of a contributor begins with. The rest is random. */
export const CONTRIBUTOR_PREFIX = 'c_';

const CONTRIBUTOR_ID = new RegExp(`^${CONTRIBUTOR_PREFIX}[0-9a-f]{32}$`);

/** Whether a contributor can have this identifier. No artifact can. */
export const isContributorId = (id: string): boolean => CONTRIBUTOR_ID.test(id);
