declare global {
  var testTimeoutMs: number;
  // Of the browser's project alone.
  var testRetries: number | undefined;
}

// Jest takes no timeout per project: jest.config.mjs hands the project's own over as a global.
jest.setTimeout(globalThis.testTimeoutMs);

// A browser on a busy machine now and then misses a beat; what failed first is printed.
jest.retryTimes(globalThis.testRetries ?? 0, { logErrorsBeforeRetry: true });

export {};
