const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long a failed copy waits for each retry, in milliseconds. The first two outlast a restart of the
 * other site, the next two an outage, and the last three what its owner repairs within a week, such as
 * an expired certificate. All seven span 6.9 days.
 */
export const RETRY_DELAYS: readonly number[] = [
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  8 * HOUR,
  24 * HOUR,
  48 * HOUR,
  84 * HOUR,
];
