// @ts-check
import { prepare } from './prepare.mjs';

/** A build writes it. */
const SERVER = '../dist/server/main.js';

/** `npm start`: installs and builds what is missing, then runs the server in this process. */
prepare();
await import(SERVER);
