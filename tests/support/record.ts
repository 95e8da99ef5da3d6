import { readSite } from '../../server/site/read-site';

/** What the records of the built-in site consist of. */
export const builtInRecord = readSite(null).record;
