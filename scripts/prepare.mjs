// @ts-check
import { build } from './build.mjs';
import { install } from './install.mjs';
import { Failure } from './run.mjs';

/** Refuses a Node.js that the packages do not support. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(
      `Antiquary needs Node.js 20.19 or newer; this is ${process.versions.node}: https://nodejs.org/en/download`,
    );
  }
}

/** Does what is still to be done before the product can run: installs, builds, or nothing. */
export async function prepare() {
  checkNode();
  await install();
  await build();
}
