import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { parse, print } from 'graphql';
import { type DocumentedRecord, schemas } from './openapi/schemas';
import type { Route } from './route';

/** The files of swagger-ui-dist that the page loads. */
const ASSETS = ['/swagger-ui.css', '/swagger-ui-bundle.js'];

/** The name of the catalogue, and the path of its logo. */
export interface DocumentedSite {
  name: string;
  logo: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The GraphQL operation of a call. Each REST response links to it. */
const successor = ({ method, path, query, documentation: { id, summary } }: Route): string => `
      <section>
        <h3 id="${id}">${method} /api${escaped(path.replace(/:(\w+)/g, '{$1}'))}</h3>
        <p>${escaped(summary)}</p>
        <pre><code>${escaped(print(parse(query)))}</code></pre>
      </section>`;

const titleOf = ({ name }: DocumentedSite): string => `${name} REST API`;

const pageOf = (routes: readonly Route[], site: DocumentedSite): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(titleOf(site))}</title>
    <link rel="icon" href="${escaped(site.logo)}" />
    <link rel="stylesheet" href="/api/docs-assets/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs.css" />
  </head>
  <body>
    <div id="calls"><p><a href="/api/openapi.json">The OpenAPI document</a></p></div>
    <section id="successors" aria-labelledby="successors-title">
      <h2 id="successors-title">The same in GraphQL</h2>
      <p>Each call is replaced by an operation at <code>/graphql</code>.</p>${routes.map(successor).join('')}
    </section>
    <script src="/api/docs-assets/swagger-ui-bundle.js"></script>
    <script src="/api/docs.js"></script>
  </body>
</html>
`;

/** Swagger UI styles its own part alone, with colours that are too light for WCAG AA. */
const style = `#successors {
  max-width: 1460px;
  margin: 0 auto;
  padding: 0 20px 40px;
  font-family: sans-serif;
  color: #3b4151;
}
.dark-mode #successors {
  color: #e4e6e6;
}
#successors h3 {
  overflow-wrap: anywhere;
}
#successors pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.swagger-ui .info .title small,
.swagger-ui .info .title small.version-stamp {
  background: #4a5160;
}
.swagger-ui .opblock .opblock-summary-method {
  color: #14181f;
  text-shadow: none;
}
.swagger-ui .opblock .opblock-summary-path a {
  display: inline-block;
  padding-block: 4px;
}
html:not(.dark-mode) .swagger-ui .info a {
  color: #1a5fb4;
}
html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button {
  color: #4a5160;
}
html:not(.dark-mode) .swagger-ui .btn.authorize {
  border-color: #146c43;
  color: #146c43;
}
html:not(.dark-mode) .swagger-ui .btn.authorize svg {
  fill: #146c43;
}
`;

/**
 * Draws the calls, in the colours that the visitor's system prefers. Served as a file, because the Content-Security-Policy forbids inline
 * scripts.
 */
const script = `const dark = matchMedia('(prefers-color-scheme: dark)');
const applyColors = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
applyColors();
dark.addEventListener('change', applyColors);
const operation = document.getElementById(location.hash.slice(1));
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#calls',
  // Swagger UI would replace the name of an operation in the address.
  deepLinking: operation === null,
  // Swagger UI's validator badge would send the document's URL to a third party.
  validatorUrl: null,
  onComplete: () => {
    document.getElementById('servers')?.setAttribute('aria-label', 'Server');
    // The calls are above the operations, and move them when they are drawn.
    operation?.scrollIntoView();
  },
});
`;

/** Serves the OpenAPI document and, at `/api`, a page that shows it. Loads nothing from elsewhere. */
export async function registerDocs(
  scope: FastifyInstance,
  routes: readonly Route[],
  { site, record }: { site: () => DocumentedSite; record: () => DocumentedRecord },
): Promise<void> {
  scope.get('/openapi.json', async () => {
    const { info, ...document } = scope.swagger();
    const components = 'components' in document ? document.components : {};
    return {
      ...document,
      info: { ...info, title: titleOf(site()) },
      // The site may have other labels than at the start.
      components: { ...components, schemas: schemas(record()) },
    };
  });
  scope.get('/', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf(routes, site())),
  );
  scope.get('/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
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
