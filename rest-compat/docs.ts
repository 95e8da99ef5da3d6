import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi/document';

/** What the page loads of swagger-ui-dist. */
const ASSETS = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Antiquary REST API</title>
    <link rel="icon" type="image/png" href="/api/docs-assets/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs-assets/swagger-ui.css" />
  </head>
  <body>
    <main id="calls"><p><a href="/api/openapi.json">The OpenAPI document</a></p></main>
    <script src="/api/docs-assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs.js"></script>
  </body>
</html>
`;

/** A file of its own, so that a Content-Security-Policy need not allow inline scripts. */
const script = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  // Swagger's badge would send the document's address to a third party.
  validatorUrl: null,
});
`;

interface Docs {
  publicUrl: string;
  artifactTypeLabels: Readonly<Record<string, string>>;
}

/** Serves the OpenAPI document, and at `/api` a page to read it, all from our own origin. */
export async function registerDocs(scope: FastifyInstance, docs: Docs): Promise<void> {
  const document = openApiDocument(docs.publicUrl, Object.values(docs.artifactTypeLabels));
  scope.get('/openapi.json', async () => document);
  scope.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  scope.get('/docs.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
  await scope.register(fastifyStatic, {
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/docs-assets/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => ASSETS.includes(path),
  });
}
