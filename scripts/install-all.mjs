// @ts-check
import { install } from './install.mjs';
import { checkNode } from './prepare.mjs';
import { main } from './run.mjs';

/** Runs before every command of package.json that needs a development tool: installs them all. */
await main(async () => {
  checkNode();
  await install();
});
