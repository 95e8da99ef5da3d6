declare global {
  var testTimeoutMs: number;
}

// Jest takes no timeout per project: jest.config.mjs hands the project's own over as a global.
jest.setTimeout(globalThis.testTimeoutMs);

export {};
