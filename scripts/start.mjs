// @ts-check
import { prepare } from './prepare.mjs';

/** `npm start`: installs and builds what is missing, then runs the server in this process. */
prepare();
await import(new URL('../dist/server/main.js', import.meta.url).href);
