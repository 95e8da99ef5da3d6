declare global {
  var testTimeoutMs: number;
}

// Jest has no time limit per project, so jest.config.mjs passes each project's own as a global.
jest.setTimeout(globalThis.testTimeoutMs);

export {};
