/**
 * Chooses how much a test tries: few things before every commit, many in `npm run test:all`, which
 * sets HOSTILE_RUNS (scripts/test.mjs). What is left out repeats what the few have shown.
 */
export const inLongRun = <Value>(many: Value, few: Value): Value =>
  process.env['HOSTILE_RUNS'] === undefined ? few : many;
