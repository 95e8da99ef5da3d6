import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type DocumentedApi, openApiDocument } from './openapi/document';

/** The files of swagger-ui-dist that the page loads. */
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

/** Served as a file, because the Content-Security-Policy forbids inline scripts. */
const script = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  deepLinking: true,
  // Swagger UI's validator badge would send the document's URL to a third party.
  validatorUrl: null,
});
`;

/** Serves the OpenAPI document and, at `/api`, a page that shows it. Loads nothing from elsewhere. */
export async function registerDocs(scope: FastifyInstance, api: DocumentedApi): Promise<void> {
  const document = openApiDocument(api);
  scope.get('/openapi.json', async () => document);
  scope.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  scope.get('/docs.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
  const root = dirname(require.resolve('swagger-ui-dist/package.json'));
  await scope.register(fastifyStatic, {
    root,
    serve: false,
    decorateReply: !scope.hasReplyDecorator('sendFile'),
  });
  for (const file of ASSETS) {
    // Compressing the largest file takes 75 ms of CPU, for every request.
    scope.get(`/docs-assets${file}`, { compress: false }, (_request, reply) =>
      reply.sendFile(file, root),
    );
  }
}
