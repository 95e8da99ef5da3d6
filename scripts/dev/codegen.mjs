// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { OUTPUT } from './server.mjs';

const EMIT_SCHEMA = join(OUTPUT, 'server/composition/emit-schema.js');

/** Whether the typed operations are generated from this file. @param {string} file */
export const isOperationSource = (file) =>
  /(\.graphql|\/operations\.ts)$/.test(file) && !file.includes('/generated/');

/**
 * Writes schema.graphql and the typed operations. The watch mode of GraphQL Code Generator is not
 * used: it ends when a folder disappears while it starts to watch, and its runs overtake each other.
 */
export class Codegen {
  /** The last run of the generator. */
  #run = Promise.resolve();
  /** Whether a run waits, which reads all changes until it begins. */
  #isWaiting = false;

  /** Writes schema.graphql when the compiled resolvers have changed it. */
  async updateSchema() {
    await once(spawn(process.execPath, [EMIT_SCHEMA], { stdio: 'inherit' }), 'exit');
  }

  /** Generates the typed operations, after the run that is under way. */
  updateOperations() {
    if (this.#isWaiting) return this.#run;
    this.#isWaiting = true;
    this.#run = this.#run.then(async () => {
      this.#isWaiting = false;
      try {
        await generate(await silentContext());
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    });
    return this.#run;
  }
}

async function silentContext() {
  const context = await loadContext('codegen.ts');
  context.updateConfig({ silent: true });
  return context;
}
