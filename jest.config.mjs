// @ts-check
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * The groups of tests. `npm test` runs unit, server-sqlite and client; `npm run test:all` adds the others.
 * `npm test -- --selectProjects client` runs one group.
 */

/** @typedef {NonNullable<import('jest').Config['projects']>[number] & object} Project */

/** Crashes, restarts and several processes take minutes: `npm run test:all` runs these files. */
const SLOW = '\\.slow\\.test\\.ts$';

/** Replaces modules of the server, so that no other file may share its modules. */
const REPLACES_MODULES = ['tests/server/add-a-field.test.ts', 'tests/server/add-an-entity.test.ts'];

/** Need a page of their own: code that has not loaded yet, or the styles, which `visit` removes. */
const NEED_A_NEW_PAGE = ['tests/client/home-hero.test.tsx', 'tests/client/home.test.tsx'];

/** @param {string[]} folders @returns their test files */
const testFilesIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!\.slow)\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

const serverFiles = testFilesIn('tests/server', 'tests/rest-compat');

/** Set by scripts/test.mjs, which runs all files: they share modules, see tests/support/batch.ts. */
const batched = process.env['TEST_BATCHES'] === 'on';

/**
 * The files of a project, in batches when all files run.
 * @param {number} batches how many of tests/batches @param {string[]} files
 * @param {string[]} [unbatched] those of the files that share no modules with others
 */
const inBatches = (batches, files, unbatched = []) => {
  const together = files.filter((file) => !unbatched.includes(file));
  const names = Array.from({ length: batches }, (_, n) => `tests/batches/batch-${n + 1}.test.ts`);
  const run = batched ? [...names, ...files.filter((file) => unbatched.includes(file))] : files;
  return {
    testMatch: run.map((file) => `<rootDir>/${file}`),
    // Read by tests/support/batch.ts.
    globals: { testFiles: together, testBatches: batches },
  };
};

/** Dependencies of Fastify and @fastify/static that are published as ES modules only. */
const SERVER_ESM_PACKAGES = ['/node_modules/(?!content-disposition/|light-my-request/|cookie/)'];

/** @satisfies {Project} */
const node = {
  testEnvironment: 'node',
  transform: { '\\.m?[jt]sx?$': '@swc/jest' },
  transformIgnorePatterns: SERVER_ESM_PACKAGES,
  setupFilesAfterEnv: [
    '<rootDir>/tests/support/timeout.ts',
    '<rootDir>/tests/support/temporary-folders.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', SLOW],
};

/**
 * @param {string} displayName @param {'sqlite' | 'postgres'} engine @param {string[]} files
 * @returns {Project}
 */
const server = (displayName, engine, files) => {
  const { testMatch, globals } = inBatches(3, files, REPLACES_MODULES);
  return {
    ...node,
    displayName,
    testMatch,
    setupFiles: ['<rootDir>/tests/support/production-libraries.ts'],
    // Read by tests/support/engine.ts, and by tests/support/catalogue.ts: nothing but speed may depend on the
    // accelerator, and so the tests on PostgreSQL do without it.
    globals: { ...globals, testEngine: engine, testAccelerated: engine === 'sqlite' },
    ...(engine === 'postgres' && {
      testEnvironment: '<rootDir>/tests/support/postgres-environment.ts',
      globalSetup: '<rootDir>/tests/support/global-postgres-start.ts',
      globalTeardown: '<rootDir>/tests/support/global-postgres-stop.ts',
    }),
  };
};

const client = inBatches(3, testFilesIn('tests/client'), NEED_A_NEW_PAGE);

/** @type {import('jest').Config} */
export default {
  // One more than the processors: browser and product tests wait for other processes.
  maxWorkers: Math.min(4, availableParallelism() + 1),
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
    },
    server('server-sqlite', 'sqlite', serverFiles),
    server('server-postgres', 'postgres', serverFiles),
    {
      ...node,
      displayName: 'client',
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.ts',
      // The Testing Library registers what cleans up after each test, in all files of a batch.
      setupFilesAfterEnv: [
        ...node.setupFilesAfterEnv,
        '@testing-library/react',
        '<rootDir>/tests/support/client-hooks.ts',
      ],
      testMatch: client.testMatch,
      globals: client.globals,
      moduleNameMapper: {
        '\\.css$|^swiper/css': '<rootDir>/tests/support/no-styles.ts',
      },
      // These packages are ES modules only, or in the builds that jsdom selects.
      transformIgnorePatterns: ['/node_modules/(?!(swiper|firebase|@firebase)/)'],
    },
    {
      ...node,
      displayName: 'browser',
      testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/global-browser-start.ts',
      globalTeardown: '<rootDir>/tests/support/global-browser-stop.ts',
    },
    {
      ...node,
      displayName: 'product',
      testMatch: ['<rootDir>/tests/product/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'slow',
      testMatch: ['<rootDir>/tests/**/*.slow.test.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
  ],
};
