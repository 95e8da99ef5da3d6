import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { registerDocs } from './docs';
import { type Execute, runnerFor } from './execute';
import { sendList } from './list-answer';
import { caller } from './operations';
import type { Exchange, Route } from './route';
import { routes } from './routes';
import { noSuchCall, sendError, signInFirst } from './status';
import { createVocabulary, type Vocabulary } from './vocabulary';

export interface RestCompatOptions {
  execute: Execute;
  publicUrl: string;
  /** Changes with every write that this caller must see; what the ETags of streamed lists are made of. */
  catalogueRevision: (request: FastifyRequest) => string;
  /** The display text of each artifact type. */
  artifactTypeLabels: Readonly<Record<string, string>>;
  /** The form in which e-mail addresses compare. */
  foldEmail: (email: string) => string;
}

/** Where a request keeps its caller's e-mail address; null for a visitor. */
const VIEWER_EMAIL = 'restViewerEmail';

/**
 * The documented REST calls. Each executes a GraphQL operation in process, so that the schema alone
 * says who may do what, and which input is good.
 */
export const restCompat: FastifyPluginAsync<RestCompatOptions> = async (scope, options) => {
  const vocabulary = createVocabulary(options.artifactTypeLabels);
  scope.decorateRequest(VIEWER_EMAIL, null);
  scope.setErrorHandler(sendError);
  // Addresses of the pages end in the client's page, those below /api never do.
  scope.setNotFoundHandler(() => {
    throw noSuchCall();
  });
  scope.all('/*', { preParsing: async () => Promise.reject(noSuchCall()) }, () => {});
  acceptJsonAlone(scope);
  for (const route of routes) serve(scope, route, options, vocabulary);
  await registerDocs(scope, options);
};

function serve(
  scope: FastifyInstance,
  route: Route,
  { execute, foldEmail, catalogueRevision }: RestCompatOptions,
  vocabulary: Vocabulary,
) {
  const exchangeOf = (request: FastifyRequest): Exchange => ({
    params: request.params as Record<string, string>,
    body: membersOf(request.body),
    run: runnerFor(request, execute),
    isViewer: (email) => {
      const viewerEmail = request.getDecorator<string | null>(VIEWER_EMAIL);
      return viewerEmail !== null && foldEmail(viewerEmail) === foldEmail(email);
    },
    vocabulary,
  });

  scope.route({
    method: route.method,
    url: route.path,
    // Before the body: who may not call is told so whatever was sent. A public call's own operation
    // checks its token; a list may be answered without executing one.
    preParsing: async (request) => {
      if (route.who === 'anyone' && route.kind === 'call') return;
      const { viewer } = await runnerFor(request, execute)(caller, {});
      if (route.who === 'members' && !viewer) throw signInFirst();
      request.setDecorator(VIEWER_EMAIL, viewer?.email ?? null);
    },
    handler: async (request, reply) => {
      const exchange = exchangeOf(request);
      if (route.kind === 'call') return reply.code(route.status).send(await route.answer(exchange));
      await route.authorize(exchange);
      const revision = catalogueRevision(request);
      return sendList(request, reply, route.pages(exchange), { revision, vocabulary });
    },
  });
}

/** Bodies are JSON; a body that is empty is none, whatever its type says. */
function acceptJsonAlone(scope: FastifyInstance) {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

function membersOf(body: unknown): Record<string, unknown> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : {};
}
