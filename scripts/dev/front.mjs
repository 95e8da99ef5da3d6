// @ts-check
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers';
import { URL } from 'node:url';
import { createServer as createVite } from 'vite';
import { SERVER_FOLDERS } from '../build.mjs';
import { OUTPUT, publicUrl } from './server.mjs';

/** An editor that saves several files causes one report. */
const COLLECT_MS = 50;
/** A page whose program is a source of the client. */
const CLIENT_PAGE = /<script type="module" src="\/[\w/]+\.tsx?">/;

/**
 * Opens the address that a developer visits. Vite answers requests for the client's sources; all
 * others go to the server, and wait while it restarts.
 * @param {import('./server.mjs').DevServer} server
 */
export async function openFront(server) {
  const front = createServer();
  const vite = await createVite({
    appType: 'custom',
    // An absolute path: Vite would take a relative one from its root, the folder client.
    cacheDir: resolve(OUTPUT, 'vite'),
    // The server answers for its CORS headers itself.
    server: {
      middlewareMode: true,
      hmr: { server: front },
      cors: false,
      fs: { allow: ['.', realpathSync('node_modules')] },
    },
  });
  front.on('request', (request, response) => {
    vite.middlewares(request, response, () => void forward(request, response));
  });
  const { port, hostname } = new URL(publicUrl());
  await once(front.listen(Number(port), process.env['HOST'] ?? '127.0.0.1'), 'listening');

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function forward(request, response) {
    if (!(await server.ready)) {
      response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('The server does not run: see the terminal of "npm run dev".\n');
      return;
    }
    const { method, url = '/', headers } = request;
    const wantsPage = headers.accept?.includes('text/html');
    const passed = httpRequest({
      host: '127.0.0.1',
      port: server.port,
      method,
      path: url,
      headers,
    });
    if (wantsPage) {
      // A page is completed below: it has to come whole and as text.
      for (const name of ['accept-encoding', 'if-none-match']) passed.removeHeader(name);
    }
    passed.on('error', (error) => response.destroy(error));
    passed.on('response', (answer) => {
      const isPage = String(answer.headers['content-type']).startsWith('text/html');
      if (wantsPage && isPage) void sendPage(url, answer, response);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    request.pipe(passed);
  }

  /**
   * Adds Vite's own scripts to a page of the client.
   * @param {string} url
   * @param {import('node:http').IncomingMessage} answer
   * @param {import('node:http').ServerResponse} response
   */
  async function sendPage(url, answer, response) {
    const html = await text(answer);
    const headers = { ...answer.headers };
    if (!CLIENT_PAGE.test(html)) {
      response.writeHead(answer.statusCode ?? 502, headers).end(html);
      return;
    }
    const page = await vite.transformIndexHtml(url, html);
    for (const name of ['content-length', 'etag', 'transfer-encoding']) delete headers[name];
    headers['content-security-policy'] = headers['content-security-policy']
      // React's hot replacement is set up by a script in the page, and hears of changes by WebSocket.
      ?.toString()
      // A hash in the policy would switch 'unsafe-inline' off.
      .replace(/ 'sha256-[^']+'/g, '')
      .replace('script-src', "script-src 'unsafe-inline'")
      .replace('connect-src', 'connect-src ws:');
    headers['cache-control'] = 'no-store';
    response.writeHead(answer.statusCode ?? 502, headers).end(page);
  }

  return {
    url: publicUrl(),
    hostname,
    /**
     * Reports changed files of the client, the server and the schema.
     * @param {(files: string[]) => void} onChange
     */
    watch(onChange) {
      /** @type {Set<string>} */
      const changed = new Set();
      vite.watcher.add([...SERVER_FOLDERS, 'schema.graphql'].map((path) => resolve(path)));
      vite.watcher.on('all', (_event, path) => {
        if (changed.size === 0) {
          setTimeout(() => {
            const files = [...changed];
            changed.clear();
            onChange(files);
          }, COLLECT_MS);
        }
        changed.add(relative('.', path));
      });
    },
    async close() {
      front.closeAllConnections();
      front.close();
      await vite.close();
    },
  };
}
