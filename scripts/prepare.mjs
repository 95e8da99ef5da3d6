// @ts-check
import { build } from './build.mjs';
import { compileNativePackages, installPackages } from './install.mjs';
import { Failure } from './run.mjs';

/** @throws {Failure} when the packages do not support this version of Node.js */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Failure(
      `Antiquary needs Node.js 20.19 or newer; this is ${process.versions.node}: https://nodejs.org/en/download`,
    );
  }
}

/**
 * Installs what `npm start` needs and builds the product. Costs milliseconds when nothing is to do.
 */
export async function prepare() {
  checkNode();
  await installPackages('start');
  // Compiling SQLite keeps one core busy for a minute or more; the build uses another meanwhile.
  const steps = await Promise.allSettled([compileNativePackages(), build()]);
  for (const step of steps) if (step.status === 'rejected') throw step.reason;
}
