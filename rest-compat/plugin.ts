import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { sameEmail } from '../common/members';
import { type DocumentedSite, registerDocs } from './docs';
import { routeNotFound, unauthenticated } from '../server/base/errors';
import {
  createOperationRunner,
  type Operation,
  type OperationResult,
} from '../server/web/graphql/operation-runner';
import { sendError } from '../server/web/http/send-error';
import { jsonArray, sendList } from '../server/web/http/send-list';
import { registerOpenApi } from './openapi/openapi';
import { routeSchema } from './openapi/documentation';
import type { DocumentedRecord } from './openapi/schemas';
import { LIST_PARAMETERS, numberedPageOf, pageLinks } from './numbered-pages';
import { presentArtifact } from './present';
import type { Route } from './route';
import type { RouteContext } from './route-context';
import { routes } from './routes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The link to the GraphQL operation that replaces a REST call. */
    successor?: string;
  }
}

export interface RestCompatOptions {
  /**
   * Executes an operation as the member whose token the request carries.
   * @throws GraphQLError when the token does not verify or cannot be checked.
   */
  execute: (request: FastifyRequest, operation: Operation) => Promise<OperationResult>;
  /**
   * The e-mail address of the member whose token the request carries; null for a visitor. Called
   * once for each request, before the body is read.
   * @throws GraphQLError when the token does not verify or cannot be checked.
   */
  viewerEmail: (request: FastifyRequest) => Promise<string | null>;
  /**
   * Counts operations against the caller's rate limit before they are executed, even beyond the limit.
   * @throws GraphQLError when the limit is exceeded already.
   */
  chargeAhead: (request: FastifyRequest, operations: number) => Promise<void>;
  /**
   * Counts a list that is streamed until its response is closed.
   * @throws GraphQLError at the limit of the client, or of all clients together.
   */
  beginStream: (request: FastifyRequest, reply: FastifyReply) => void;
  /** Keeps the response out of the response cache. */
  doNotCache: (request: FastifyRequest) => void;
  publicUrl: string;
  /** The catalogue's site, as it is now. */
  site: () => DocumentedSite;
  /** What records of artifacts consist of, as it is now. */
  record: () => DocumentedRecord;
  /** The address of the licence of the catalogue's data, if any. */
  dataLicense: string | null;
  /** Changes with every write that the caller may see; it is the ETag of streamed lists. */
  catalogueRevision: (request: FastifyRequest) => string;
}

/** The request decorator that holds the caller's e-mail address; null for a visitor. */
const VIEWER_EMAIL = 'restViewerEmail';

/**
 * Serves the documented REST calls. Each call executes a GraphQL operation in process, so that only
 * the schema decides who may do what, and which input is valid.
 */
export const restCompat: FastifyPluginAsync<RestCompatOptions> = async (scope, options) => {
  scope.decorateRequest(VIEWER_EMAIL, null);
  scope.setErrorHandler((error, request, reply) => {
    // The rate limit refuses a request before the hooks of its route.
    const { successor } = request.routeOptions.config;
    if (successor !== undefined && !reply.hasHeader('link')) void reply.header('link', successor);
    return sendError(error, request, reply);
  });
  // Without this handler the server would send the web client's page for an unknown path.
  scope.setNotFoundHandler(() => {
    throw routeNotFound();
  });
  scope.all('/*', { preParsing: async () => Promise.reject(routeNotFound()) }, () => {});
  acceptJsonOnly(scope);
  await registerOpenApi(scope, options);
  for (const route of routes) registerRoute(scope, route, options);
  await registerDocs(scope, routes, options);
};

function registerRoute(
  scope: FastifyInstance,
  route: Route,
  {
    execute,
    viewerEmail,
    chargeAhead,
    beginStream,
    doNotCache,
    catalogueRevision,
    publicUrl,
    record,
  }: RestCompatOptions,
) {
  const contextOf = (request: FastifyRequest): RouteContext => ({
    params: request.params as Record<string, string>,
    query: request.query as Record<string, unknown>,
    headers: request.headers,
    body: jsonObject(request.body),
    record: record(),
    run: createOperationRunner((operation) => execute(request, operation)),
    isViewer: (email) => {
      const viewer = request.getDecorator<string | null>(VIEWER_EMAIL);
      return viewer !== null && sameEmail(viewer, email);
    },
  });

  const isNumbered = route.kind === 'list' && route.readNumbered !== null;
  const successor = `<${publicUrl}/api#${route.documentation.id}>; rel="successor-version"`;
  scope.route({
    config: { successor, parameters: isNumbered ? LIST_PARAMETERS : [] },
    method: route.method,
    url: route.path,
    schema: routeSchema(route.who, route.status, route.documentation),
    onRequest: async (_request, reply) => void reply.header('link', successor),
    // Runs before the body is parsed, so that a caller without a valid token gets 401 for any body.
    preParsing: async (request) => {
      const viewer = await viewerEmail(request);
      if (route.who === 'members' && viewer === null) throw unauthenticated();
      request.setDecorator(VIEWER_EMAIL, viewer);
    },
    handler: async (request, reply) => {
      const context = contextOf(request);
      if (route.kind === 'call') {
        const { headers, body } = await route.respond(context);
        if (headers === null) doNotCache(request);
        return reply
          .code(route.status)
          .headers(headers ?? {})
          .send(body);
      }
      route.authorize(context);
      const page = route.readNumbered && numberedPageOf(context.query);
      if (route.readNumbered && page) {
        const chargeAheadForRequest = (operations: number) => chargeAhead(request, operations);
        const { total, edges } = await route.readNumbered(context, page, chargeAheadForRequest);
        const address = publicUrl + addressOf(route.path, context);
        const links = pageLinks(address, page, total, context.query);
        return reply
          .header('x-total-count', total)
          .header('link', `${links}, ${successor}`)
          .send(edges.map(({ node }) => presentArtifact(node, context.record.types)));
      }
      return sendList(request, reply, jsonArray(route.pages(context)), {
        revision: catalogueRevision(request),
        contentType: 'application/json; charset=utf-8',
        beforeStreaming: async (pagesRead) => {
          beginStream(request, reply);
          const pages = await route.countPages(context);
          await chargeAhead(request, Math.max(0, pages - pagesRead));
        },
      });
    },
  });
}

/** The path that a request has called, with its own parameters. */
const addressOf = (path: string, { params }: RouteContext): string =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '').replaceAll('%40', '@'))}`;

/** Accepts JSON bodies only. An empty body counts as no body, even with a JSON content type. */
function acceptJsonOnly(scope: FastifyInstance) {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}

/** The body if it is a JSON object, else an empty object. */
function jsonObject(body: unknown): Record<string, unknown> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : {};
}
