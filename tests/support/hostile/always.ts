import fc from 'fast-check';

const { HOSTILE_RUNS, HOSTILE_SEED, HOSTILE_PATH } = process.env;

/** How many values each property is tried with. */
const RUNS = Number(HOSTILE_RUNS ?? 60);
/** The usual short trial sends everybody the same requests; a long one goes further each time. */
const SEED = HOSTILE_SEED ?? (HOSTILE_RUNS === undefined ? '1' : undefined);
/** The longest that one value may take on a busy machine, in milliseconds. */
const PATIENCE = 300;

/**
 * A test that tries a property with many values. Its failure prints the least of them that fails,
 * with the seed and the path that lead there: HOSTILE_SEED and HOSTILE_PATH begin with it again.
 */
export function always<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  property: (value: Value) => Promise<void>,
): void {
  const parameters = {
    numRuns: RUNS,
    ...(SEED !== undefined && { seed: Number(SEED) }),
    ...(HOSTILE_PATH !== undefined && { path: HOSTILE_PATH }),
  };
  const tryAll = () => fc.assert(fc.asyncProperty(values, property), parameters);
  it(`always: ${name}`, tryAll, 30_000 + RUNS * PATIENCE);
}
