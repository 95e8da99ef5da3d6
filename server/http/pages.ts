import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '../env';
import { registerCrawlerFiles } from './crawlers';
import { type FindArtifact, type PageHead, pageHead, renderHead, unnamedPage } from './page-head';

/** Where index.html leaves room for what only the server knows. */
const RUNTIME_MARKER = '<!-- runtime -->';

type Settings = Pick<Environment, 'publicUrl' | 'firebaseWebConfig' | 'emulator'>;

/** Serves the built web client: its files, and its page for every other address. */
export async function registerPages(
  app: FastifyInstance,
  clientDir: string,
  settings: Settings,
  findArtifact: FindArtifact,
): Promise<void> {
  const [start = '', end = ''] = readFileSync(join(clientDir, 'index.html'), 'utf8').split(
    RUNTIME_MARKER,
  );
  const runtime = `\n    ${runtimeConfig(settings)}`;

  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    // One route a file: whatever is none, a folder or the root, is the page's.
    wildcard: false,
    // Only the page that was made from it.
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite writes a hash of the content into the names under assets/.
      const hashed = path.startsWith(join(clientDir, 'assets'));
      const cacheControl = hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache';
      void reply.header('cache-control', cacheControl);
    },
  });

  registerCrawlerFiles(app, settings.publicUrl);

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) {
      return reply.code(404).send({ message: 'There is nothing at this address.' });
    }
    const head = await headFor(request, findArtifact);
    return reply
      .code(head.status)
      .header('cache-control', 'public, no-cache')
      .type('text/html; charset=utf-8')
      .send(start + renderHead(head, settings.publicUrl) + runtime + end);
  });
}

/** A page is shown even while the catalogue is away: then it says so itself. */
async function headFor(request: FastifyRequest, findArtifact: FindArtifact): Promise<PageHead> {
  const path = request.url.split('?')[0] ?? '/';
  try {
    return await pageHead(path, findArtifact);
  } catch (error) {
    request.log.warn({ err: error }, 'a page is sent without its name');
    return unnamedPage;
  }
}

/** Whether a page is asked for, rather than a file that is not there. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  const name = url.split('?')[0]?.split('/').at(-1) ?? '';
  // Some pages' addresses end in an e-mail address, which ends as a file's name does.
  const isFile = /\.\w+$/.test(name) && !/@|%40/.test(name);
  const acceptsHtml = headers.accept?.includes('text/html') ?? false;
  return /^(GET|HEAD)$/.test(method) && (acceptsHtml || !isFile);
}

/** What the browser has to know of this deployment, as JSON that cannot end its script element. */
function runtimeConfig({ publicUrl, firebaseWebConfig, emulator }: Settings): string {
  const emulatorUrl = emulator && `http://${emulator.host}:${emulator.port}`;
  const config = { publicUrl, firebase: { config: firebaseWebConfig, emulatorUrl } };
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="runtime-config">${json}</script>`;
}
