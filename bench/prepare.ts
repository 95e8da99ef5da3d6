import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PEERS = 'bench/peers';

/** Checks that wrk is installed, builds the product, and installs the peers if `withPeers`. */
export function prepare(withPeers: boolean): void {
  if (spawnSync('wrk', ['--version']).error) {
    throw new Error('wrk is missing: sudo apt-get install wrk');
  }
  npm('run', 'build');
  if (withPeers && !existsSync(`${PEERS}/node_modules`)) npm('ci', '--prefix', PEERS);
}

function npm(...args: string[]): void {
  const { status } = spawnSync('npm', args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The servers could not be prepared.');
}
