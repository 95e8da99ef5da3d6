import fc from 'fast-check';

const { HOSTILE_RUNS, HOSTILE_SEED, HOSTILE_PATH } = process.env;

/** How many values are tried for each property; of a property with many forms, for each form. */
const RUNS = Number(HOSTILE_RUNS ?? 60);
export const RUNS_OF_A_FORM = Number(HOSTILE_RUNS ?? 15);
/** The default run uses a fixed seed. A long run (HOSTILE_RUNS) uses a new seed each time. */
const SEED = HOSTILE_SEED ?? (HOSTILE_RUNS === undefined ? '1' : undefined);
/** The longest time for one value on a busy machine, in milliseconds. */
const TIMEOUT_MS = 300;

/**
 * A property-based test: tries a property with many generated values. A failure prints the smallest
 * failing value with its seed and path. HOSTILE_SEED and HOSTILE_PATH repeat it.
 */
export function testProperty<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  property: (value: Value) => Promise<void>,
  runs = RUNS,
): void {
  const parameters = {
    numRuns: runs,
    ...(SEED !== undefined && { seed: Number(SEED) }),
    ...(HOSTILE_PATH !== undefined && { path: HOSTILE_PATH }),
  };
  const tryAll = () => fc.assert(fc.asyncProperty(values, property), parameters);
  it(`always: ${name}`, tryAll, 30_000 + RUNS * TIMEOUT_MS);
}
