import { spawnSync } from 'node:child_process';

/** Checks that wrk is installed, builds the product, and installs the peers if `withPeers`. */
export function prepare(withPeers: boolean): void {
  if (spawnSync('wrk', ['--version']).error) {
    throw new Error('wrk is missing: sudo apt-get install wrk');
  }
  const args = ['tests/bench/prepare.mjs', ...(withPeers ? ['peers'] : [])];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The servers could not be prepared.');
}
