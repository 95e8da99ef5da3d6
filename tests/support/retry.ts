// A browser or another process can be late on a busy machine. A failed test is run once more, and
// scripts/test.mjs names the tests that needed it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

export {};
