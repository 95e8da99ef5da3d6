/** What every identifier of a contributor begins with. The rest is random. */
export const CONTRIBUTOR_PREFIX = 'c_';
