// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OUTPUT } from './server.mjs';

const EMIT_SCHEMA = join(OUTPUT, 'server/composition/emit-schema.js');
const CODEGEN = 'node_modules/@graphql-codegen/cli/cjs/bin.js';

/** Keeps schema.graphql and the typed operations up to date. */
export function startCodegen() {
  // Watches schema.graphql and the operations.
  const watcher = node(CODEGEN, '--watch', '--silent');
  return {
    /** Writes schema.graphql when the compiled resolvers have changed it. */
    async updateSchema() {
      await once(node(EMIT_SCHEMA), 'exit');
    },
    async stop() {
      if (watcher.exitCode !== null || watcher.signalCode !== null) return;
      const ended = once(watcher, 'exit');
      watcher.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {string[]} command */
function node(...command) {
  return spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit'] });
}
