import { execFileSync, spawnSync } from 'node:child_process';

/** Builds the product, and checks that the tools are there. @throws naming what is missing. */
export async function prepare(): Promise<void> {
  if (spawnSync('wrk', ['--version']).error) {
    throw new Error('wrk makes the load: sudo apt-get install wrk');
  }
  const build = "import { prepare } from './scripts/prepare.mjs'; await prepare();";
  execFileSync(process.execPath, ['--input-type=module', '-e', build], { stdio: 'inherit' });
}
