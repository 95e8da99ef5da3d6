// @ts-check
import { availableParallelism } from 'node:os';

/**
 * The projects: the server's tests run once on each engine; what needs no database is `unit`;
 * `browser` starts the built product, one for each file. `npm test -- --selectProjects client` runs
 * one of them.
 */

/** @typedef {NonNullable<import('jest').Config['projects']>[number] & object} Project */

/** @type {Project} */
const node = {
  testEnvironment: 'node',
  transform: { '\\.m?[jt]sx?$': '@swc/jest' },
  setupFilesAfterEnv: ['<rootDir>/tests/support/timeout.ts'],
};

/** @param {'sqlite' | 'postgres'} engine @returns {Project} */
const server = (engine) => ({
  ...node,
  displayName: `server-${engine}`,
  testMatch: ['<rootDir>/tests/{server,rest-compat}/**/*.test.ts'],
  // ESM only; a dependency of @fastify/static.
  transformIgnorePatterns: ['/node_modules/(?!content-disposition/)'],
  // Read by tests/support/engine.ts.
  globals: { testEngine: engine, testTimeoutMs: 30_000 },
});

/** @type {import('jest').Config} */
export default {
  maxWorkers: Math.min(4, availableParallelism()),
  projects: [
    {
      ...node,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.ts'],
      globals: { testTimeoutMs: 60_000 },
    },
    server('sqlite'),
    {
      ...server('postgres'),
      globalSetup: '<rootDir>/tests/support/global-postgres-start.ts',
      globalTeardown: '<rootDir>/tests/support/global-postgres-stop.ts',
    },
    {
      ...node,
      displayName: 'client',
      testEnvironment: '<rootDir>/tests/support/jsdom-environment.ts',
      testMatch: ['<rootDir>/tests/client/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$|^swiper/css': '<rootDir>/tests/support/no-styles.ts',
      },
      // ESM only, or ESM in their browser builds.
      transformIgnorePatterns: ['/node_modules/(?!(swiper|firebase|@firebase)/)'],
      globals: { testTimeoutMs: 15_000 },
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
  ],
};
