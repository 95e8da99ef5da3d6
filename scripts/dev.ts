import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pretty from 'pino-pretty';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { createRuntimeConfig } from '../server/composition/runtime-config';
import {
  type AuthEmulatorHandle,
  startAuthEmulator,
} from '../server/processes/emulator/auth-emulator';
import { type Environment, parseEnvironment } from '../server/base/env';
import { paletteCss } from '../server/site/palette';
import { readSite } from '../server/site/read-site';
import { answeredByVite, SERVED } from './dev-proxy';

/**
 * `npm run dev`: Vite at the product's address, with hot replacement. The server runs from its sources
 * on the next port, and restarts when one of them changes. The Firebase Auth emulator outlives the
 * restarts. SIGINT and SIGTERM end everything.
 */
async function main() {
  const environment = parseEnvironment(process.env);
  const vite = await startVite(environment);
  const server = startServer(environment);
  const emulator = startEmulator(environment);
  async function end(code: number) {
    await Promise.all([vite.close(), stop(server), emulator?.stop()]);
    process.exit(code);
  }
  process.once('SIGINT', () => void end(0)).once('SIGTERM', () => void end(0));
  await emulator?.ready.catch((error: unknown) => {
    console.error(error);
    return end(1);
  });
}

/** Vite sends the pages as the server does, but without their heads and first views. */
async function startVite(environment: Environment): Promise<ViteDevServer> {
  const { port, siteDir } = environment;
  const site = readSite(siteDir);
  const pageParts: Plugin = {
    name: 'page-parts',
    transformIndexHtml: (html) => ({
      html: html.replace('<!-- view -->', '<div id="root"></div>'),
      tags: [
        {
          tag: 'script',
          attrs: { id: 'runtime-config', type: 'application/json' },
          children: JSON.stringify(createRuntimeConfig(environment, site)),
        },
        { tag: 'style', children: paletteCss(site.palette) },
      ],
    }),
  };
  const vite = await createServer({
    plugins: [pageParts],
    server: {
      port,
      strictPort: true,
      // The server answers for its CORS headers itself.
      cors: false,
      proxy: {
        [SERVED]: {
          target: `http://127.0.0.1:${port + 1}`,
          bypass: answeredByVite,
        },
      },
    },
  });
  return vite.listen();
}

/** Starts the server from its sources; its log is made readable. */
function startServer({ port, publicUrl }: Environment): ChildProcess {
  const variables = { PORT: String(port + 1), PUBLIC_URL: publicUrl, AUTH_EMULATOR: 'running' };
  const program = ['--watch', '-r', './scripts/register.cjs', 'server/main.ts'];
  const server = spawn(process.execPath, program, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables },
  });
  server.stdout.pipe(pretty());
  server.stderr.pipe(pretty());
  return server;
}

function startEmulator(environment: Environment): AuthEmulatorHandle | null {
  const { emulator, startsEmulator, firebaseProjectId, dataDir } = environment;
  if (!emulator || !startsEmulator) return null;
  return startAuthEmulator({
    ...emulator,
    projectId: firebaseProjectId,
    accountsFile: join(dataDir, 'accounts.json'),
    log: console.log,
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

void main();
