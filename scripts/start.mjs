// @ts-check
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { main } from './run.mjs';

/** `npm start`: installs and builds what is missing, then runs the server in this process. */
await main(async () => {
  await prepare();
  await import(pathToFileURL('dist/server/main.js').href);
});
