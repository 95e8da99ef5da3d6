// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { OUTPUT } from './server.mjs';

const EMIT_SCHEMA = join(OUTPUT, 'server/emit-schema.js');
const CODEGEN = 'node_modules/@graphql-codegen/cli/cjs/bin.js';

/** Keeps schema.graphql and the typed operations up to date. */
export function startCodegen() {
  // Watches schema.graphql and the operations.
  const watcher = node('inherit', CODEGEN, '--watch', '--silent');
  return {
    /** Writes schema.graphql, if the compiled resolvers say something else. */
    async updateSchema() {
      const [isStale] = await once(node('ignore', EMIT_SCHEMA, '--check'), 'exit');
      if (isStale) node('inherit', EMIT_SCHEMA);
    },
    async stop() {
      if (watcher.exitCode !== null || watcher.signalCode !== null) return;
      const ended = once(watcher, 'exit');
      watcher.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {'inherit' | 'ignore'} output @param {string[]} command */
function node(output, ...command) {
  return spawn(process.execPath, command, { stdio: ['ignore', output, output] });
}
