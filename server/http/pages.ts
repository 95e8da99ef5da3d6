import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerCrawlerFiles } from './crawlers';
import { makingOf } from './front';
import { jsonScript } from './html';
import type { Manifest } from './manifest';
import type { DrawPage } from './page-drawing';
import { type FindArtifact, type PageHead, pageHead, renderHead, unnamedPage } from './page-head';

/** Where index.html leaves room for what only the server knows. */
const RUNTIME_MARKER = '<!-- runtime -->';
const VIEW_MARKER = '<!-- view -->';

interface PageParts {
  /** The folder of the built web client. */
  clientDir: string;
  manifest: Manifest;
  publicUrl: string;
  /** What the browser has to know of this deployment. */
  runtimeConfig: object;
  findArtifact: FindArtifact;
  drawPage: DrawPage;
}

/** Serves the built web client: its files, and its page for every other address. */
export async function registerPages(
  app: FastifyInstance,
  { clientDir, manifest, publicUrl, runtimeConfig, findArtifact, drawPage }: PageParts,
): Promise<void> {
  const index = withStyles(readFileSync(join(clientDir, 'index.html'), 'utf8'), clientDir);
  const [start = '', middle = '', end = ''] = index.split(
    new RegExp(`${RUNTIME_MARKER}|${VIEW_MARKER}`),
  );
  const runtime = jsonScript('runtime-config', JSON.stringify(runtimeConfig));

  await app.register(fastifyStatic, {
    root: clientDir,
    index: false,
    // One route a file: whatever is none, a folder or the root, is the page's.
    wildcard: false,
    // Only the pages that are made from it, and files as their own names.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite writes a hash of the content into the names under assets/.
      const hashed = path.startsWith(join(clientDir, 'assets'));
      const cacheControl = hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache';
      void reply.header('cache-control', cacheControl).header('vary', 'Accept-Encoding');
    },
  });

  registerCrawlerFiles(app, publicUrl);

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing at this address.' }),
  );

  app.get('/*', async (request, reply) => {
    if (isFile(request)) {
      reply.callNotFound();
      return reply;
    }
    const head = await headFor(request, findArtifact);
    const view = await drawPage(request);
    const room = manifest.fonts + renderHead(head, publicUrl) + view.head + runtime;
    return reply
      .code(head.status)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'Accept-Encoding')
      .type('text/html; charset=utf-8')
      .send(start + room + middle + view.body + end);
  });
}

/** The few rules of the build's style sheet, in the page: no paint waits for another request. */
function withStyles(index: string, clientDir: string): string {
  return index.replace(
    /<link rel="stylesheet"[^>]* href="([^"]+)">/,
    (_link, href: string) => `<style>${readFileSync(join(clientDir, href), 'utf8')}</style>`,
  );
}

/** A page is shown even while the catalogue is away: then it says so itself. */
async function headFor(request: FastifyRequest, findArtifact: FindArtifact): Promise<PageHead> {
  const path = request.url.split('?')[0] ?? '/';
  try {
    return await pageHead(path, findArtifact);
  } catch (error) {
    request.log.warn({ err: error }, 'a page is sent without its name');
    makingOf(request.raw)?.refuse();
    return unnamedPage;
  }
}

/** Whether a file is asked for, which is not there, rather than a page. */
function isFile({ url, headers }: FastifyRequest): boolean {
  const name = url.split('?')[0]?.split('/').at(-1) ?? '';
  // Some pages' addresses end in an e-mail address, which ends as a file's name does.
  const looksSo = /\.\w+$/.test(name) && !/@|%40/.test(name);
  const acceptsHtml = headers.accept?.includes('text/html') ?? false;
  return looksSo && !acceptsHtml;
}
