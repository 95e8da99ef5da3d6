import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net';

/** After this time, in milliseconds, a test counts as hanging: no other takes as long on a busy machine. */
jest.setTimeout(300_000);

// "localhost" may have two addresses. Node.js gives up the first after 250 ms, which a busy machine
// may need to connect; then fetch fails, because nothing listens on the second.
setDefaultAutoSelectFamilyAttemptTimeout(10_000);
