// @ts-check
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { main } from './run.mjs';

/** `npm start`: whatever is still to be done, then the server, in this same process. */
await main(async () => {
  await prepare();
  await import(pathToFileURL('dist/server/main.js').href);
});
