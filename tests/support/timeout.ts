import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

declare global {
  var testTimeoutMs: number;
}

// Jest has no time limit per project, so jest.config.mjs passes each project's own as a global.
jest.setTimeout(globalThis.testTimeoutMs);

// "localhost" may have two addresses. Node.js gives up the first after 250 ms, which a busy machine
// may need to connect; then fetch fails, because nothing listens on the second.
setDefaultAutoSelectFamilyAttemptTimeout(10_000);

export {};
