import { addPopovers } from './popovers';

const realFetch = globalThis.fetch;

beforeAll(addPopovers);

// `buildApi` replaces it.
afterEach(() => {
  globalThis.fetch = realFetch;
});
