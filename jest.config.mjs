// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * The groups of tests. `npm test` runs unit, server-sqlite, server-postgres, client, browser and
 * product; `npm run test:all` adds the others. `npm test -- --selectProjects client` runs one group.
 */

/** @typedef {NonNullable<import('jest').Config['projects']>[number] & object} Project */

/** Crashes, restarts and several processes take minutes: `npm run test:all` runs these files. */
const SLOW = '\\.slow\\.test\\.ts$';

/** The files of the server's tests that also run on PostgreSQL in `npm test`, by the reason. */
const DEPEND_ON_THE_ENGINE = {
  'full-text indexes and collation': ['frequent-terms', 'search', 'search-index', 'search-scan'],
  'orderings and cursors': [
    'front-page',
    'hostile-cursors',
    'made',
    'pagination',
    'pagination-walk',
  ],
  'writes, triggers, constraints, locks': ['artifacts', 'likes', 'members', 'views', 'writes'],
  'acts of the operator': [
    'artifact-visibility',
    'operator-erasure',
    'operator-hidden',
    'operator-lists',
    'operator-removal',
    'operator-sample',
  ],
  'migrations, change events, lost connections': [
    'change-events',
    'made-filling',
    'outages',
    'response-cache-walk',
    'schema',
  ],
};

/** The files of the server's tests that test the response cache, which CACHE=off switches off. */
const TEST_THE_CACHE = ['response-cache', 'response-cache-walk'];

/** @param {string[]} names @throws when a file was renamed and would no longer run */
function filesOf(names) {
  return names.map((name) => {
    const path = join('tests/server', `${name}.test.ts`);
    if (!existsSync(join(import.meta.dirname, path))) throw new Error(`There is no ${path}.`);
    return path;
  });
}

/** Replaces modules of the server, so that no other file may share its modules. */
const REPLACES_MODULES = filesOf(['add-an-entity']);

/** The test files of the server. */
const serverFiles = ['tests/server', 'tests/rest-compat'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.slow.test.ts'))
    .map((name) => `${folder}/${name}`),
);

/** Set by scripts/test.mjs, which runs all files: they share modules, see tests/support/batch.ts. */
const batched = process.env['TEST_BATCHES'] === 'on';

/** @type {Project} */
const node = {
  testEnvironment: 'node',
  transform: { '\\.m?[jt]sx?$': '@swc/jest' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
  testPathIgnorePatterns: ['/node_modules/', SLOW],
};

/**
 * @param {string} displayName @param {'sqlite' | 'postgres'} engine @param {string[]} files
 * @returns {Project}
 */
const server = (displayName, engine, files) => ({
  ...node,
  displayName,
  testMatch: [
    ...(batched ? ['<rootDir>/tests/batches/*.test.ts'] : []),
    ...files
      .filter((file) => !batched || REPLACES_MODULES.includes(file))
      .map((file) => `<rootDir>/${file}`),
  ],
  // This dependency of @fastify/static is published as an ES module only.
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
  // Read by tests/support/engine.ts.
  globals: {
    testEngine: engine,
    testTimeoutMs: 30_000,
    testFiles: files.filter((file) => !REPLACES_MODULES.includes(file)),
  },
  ...(engine === 'postgres' && {
    globalSetup: '<rootDir>/tests/support/global-postgres-start.ts',
    globalTeardown: '<rootDir>/tests/support/global-postgres-stop.ts',
  }),
});

/** @param {string[]} files */
const without = (files) => serverFiles.filter((file) => !files.includes(file));

const engineFiles = filesOf(Object.values(DEPEND_ON_THE_ENGINE).flat());

/** @type {import('jest').Config} */
export default {
  // One more than the processors: browser and product tests wait for other processes.
  maxWorkers: Math.min(4, availableParallelism() + 1),
  reporters: ['default', '<rootDir>/scripts/test-report.mjs'],
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      globals: { testTimeoutMs: 60_000 },
    },
    server('server-sqlite', 'sqlite', serverFiles),
    server('server-postgres', 'postgres', engineFiles),
    {
      ...node,
      displayName: 'client',
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.ts',
      testMatch: ['<rootDir>/tests/client/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$|^swiper/css': '<rootDir>/tests/support/no-styles.ts',
      },
      // These packages are ES modules only, or in the builds that jsdom selects.
      transformIgnorePatterns: ['/node_modules/(?!(swiper|firebase|@firebase)/)'],
      globals: { testTimeoutMs: 30_000 },
    },
    {
      ...node,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/global-browser-start.ts',
      globalTeardown: '<rootDir>/tests/support/global-browser-stop.ts',
      globals: { testTimeoutMs: 60_000 },
    },
    {
      ...node,
      displayName: 'product',
      testMatch: ['<rootDir>/tests/product/**/*.test.ts'],
      globals: { testTimeoutMs: 180_000 },
    },
    {
      ...node,
      displayName: 'slow',
      testMatch: ['<rootDir>/tests/**/*.slow.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      globals: { testTimeoutMs: 180_000 },
    },
    server('server-postgres-others', 'postgres', without(engineFiles)),
    {
      ...server('server-cache-off', 'sqlite', without(filesOf(TEST_THE_CACHE))),
      setupFiles: ['<rootDir>/tests/support/cache-off.ts'],
    },
  ],
};
