import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type ExecutionResult, getVariableValues, GraphQLError, type GraphQLSchema } from 'graphql';
import { publicPaths } from '../../../common/public-paths';
import type { Context, ContextOf } from '../graphql/context';
import {
  type Cost,
  enforceLimits,
  measureCost,
  requestsOf,
  requestsOfBody,
} from '../graphql/operation-cost';
import { isRecord } from '../graphql/validation';
import type { RateLimit } from '../http/rate-limit';
import { requestIdOf } from '../http/request-id';
import { CACHE_CONTROL, COST_HEADER } from '../http/requests';
import { type AnsweredRequest, logAnswer } from '../../base/logging';
import { CompleteResponse, hashOf } from '../response-cache/complete-response';
import type { FrontServer, ReadRequest } from '../response-cache/front-server';
import { pendingResponseOf } from '../response-cache/pending-response';
import { type CompiledOperation, KnownOperations } from './known-operations';
import { failedResponse, type FailedResponse, ResponseHeaders } from './responses';

/** The route that these responses stand for, in logs and metrics. */
const ROUTE = publicPaths.graphql;
/** As clients write it; Apollo answers other spellings and types. */
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
/** The members of a plain body. */
const MEMBERS = ['query', 'variables', 'operationName', 'extensions'];

interface Parts {
  schema: GraphQLSchema;
  contextOf: ContextOf;
  limit: RateLimit | null;
  log: FastifyBaseLogger;
  /** Counts an answered request. */
  observe: (answered: AnsweredRequest) => void;
}

/** A request that the accelerator answers. */
interface KnownRequest extends ReadRequest {
  operation: CompiledOperation;
  variables: Record<string, unknown>;
  cost: Cost;
  /** Of the response, names and values in turn. */
  headers: readonly string[];
}

/**
 * Answers repeated operations of GraphQL before Fastify and Apollo Server, with the response that they
 * would give. Without this call, Fastify and Apollo Server answer them.
 */
export function accelerate(app: FastifyInstance, front: FrontServer, parts: Parts): void {
  const operations = new KnownOperations(parts.schema);
  const headers = new ResponseHeaders();
  const failed = new WeakMap<IncomingMessage, FailedResponse>();
  let asking = Promise.resolve();
  app.addHook('onListen', () => (asking = headers.ask(app)));
  app.addHook('preClose', () => {
    headers.stopAsking();
    return asking;
  });

  front.handleGraphQL((read, next) => {
    const known = match(read, parts.schema, operations, headers);
    if (!known) {
      next();
      return;
    }
    answer(known, parts).then(
      (outcome) => {
        if (outcome === 'answered') return;
        if (outcome) failed.set(read.request, outcome);
        next();
      },
      (err: unknown) => {
        parts.log.error({ err }, 'a response cannot be sent');
        pendingResponseOf(read.request)?.end(null);
        read.response.destroy();
      },
    );
  });

  // The headers of a failure depend on its status: Fastify's hooks add them.
  app.addHook('preHandler', async ({ raw }, reply) => {
    const failure = failed.get(raw);
    if (!failure) return;
    const { status, headers, body } = failure;
    return reply.code(status).headers(headers).send(body);
  });
}

/**
 * Decides who answers a request: the accelerator, or Fastify, for which it returns null. The accelerator
 * answers a request for which all of this holds.
 * - Its body is a plain JSON object, with a plain Content-Type and without the header that asks for the
 *   cost. It asks for no persisted query.
 * - Its operation was requested before, is valid, and is compiled.
 * - Its variables and its cost are admissible. A variable that the operation does not declare is ignored.
 * - The headers of its response are known for its value of Accept.
 */
function match(
  read: ReadRequest,
  schema: GraphQLSchema,
  operations: KnownOperations,
  responseHeaders: ResponseHeaders,
): KnownRequest | null {
  const { headers } = read.request;
  if (COST_HEADER in headers || !JSON_TYPE.test(headers['content-type'] ?? '')) return null;
  const known = responseHeaders.find(headers);
  const content = known && plainContentOf(read.body);
  if (!content) return null;
  const { query, variables, operationName, extensions } = content;
  const name = operationName ?? null;
  const values = variables ?? {};
  if (typeof query !== 'string' || (name !== null && typeof name !== 'string')) return null;
  if (!isRecord(values) || !isPlain(extensions ?? {})) return null;
  const operation = operations.find(query, name);
  if (!operation) return null;
  const undeclared = Object.entries(values).filter(([key]) => !operation.variables.has(key));
  if (!undeclared.every(isIgnored)) return null;
  const cost = admissibleCost(schema, operation, values);
  return cost ? { ...read, operation, variables: values, cost, headers: known } : null;
}

/** The object in a body; null for anything that Fastify or Apollo Server may refuse. */
function plainContentOf(body: Buffer): Record<string, unknown> | null {
  if (!isUtf8(body)) return null;
  try {
    const content: unknown = JSON.parse(body.toString());
    return hasOnly(MEMBERS, content) ? content : null;
  } catch {
    // Fastify explains what is wrong with the body.
    return null;
  }
}

/** Whether a value is an object without other members, such as those that Fastify refuses. */
const hasOnly = (members: readonly string[], value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((key) => members.includes(key));

/** Whether Fastify accepts a variable of any name: it refuses some objects. */
const isIgnored = ([name, value]: [string, unknown]): boolean =>
  name !== '__proto__' && (value === null || typeof value !== 'object');

/** Whether extensions only name the client, as Apollo Client's do. */
const isPlain = (extensions: unknown): boolean =>
  hasOnly(['clientLibrary'], extensions) &&
  hasOnly(['name', 'version'], extensions['clientLibrary'] ?? {});

/** The cost of an operation, or null when its variables or its cost must be refused. */
function admissibleCost(
  schema: GraphQLSchema,
  operation: CompiledOperation,
  values: Record<string, unknown>,
): Cost | null {
  const { document, definition, fixedCost } = operation;
  try {
    const { coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], values);
    if (!coerced) return null;
    if (fixedCost) return fixedCost;
    const cost = measureCost(schema, document, definition, coerced);
    enforceLimits(cost);
    if (operation.hasFixedCost) operation.fixedCost = cost;
    return cost;
  } catch {
    // Apollo Server names the limit.
    return null;
  }
}

/**
 * Executes and answers a request. @returns what Fastify has to send where the execution failed, and null
 * where the token is bad: Fastify meets the same error.
 */
async function answer(
  known: KnownRequest,
  parts: Parts,
): Promise<'answered' | FailedResponse | null> {
  const { request, headers, cost } = known;
  const startedAt = performance.now();
  pendingResponseOf(request)?.markHandled();
  const context = await parts.contextOf(request).catch(() => null);
  if (!context) return null;
  const { data, errors } = await execute(known, context);
  if (errors) return failedResponse({ data, errors }, context, headers);
  const json = JSON.stringify({ data });
  context.chargeBeyondLimit(requestsOfBody(data, json.length) - requestsOf(cost));
  send(known, json, startedAt, parts);
  // Node.js ends a request only after its body was read.
  request.resume();
  return 'answered';
}

async function execute(
  { operation, variables, cost }: KnownRequest,
  context: Context,
): Promise<ExecutionResult> {
  try {
    context.chargeOperation(requestsOf(cost));
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
  return operation.execute(context, variables);
}

function send(
  { request, response, headers }: KnownRequest,
  json: string,
  startedAt: number,
  { limit, log, observe }: Parts,
): void {
  const pending = pendingResponseOf(request);
  // As Apollo, which ends the body with a line feed.
  const body = Buffer.from(`${json}\n`);
  const etag = `W/"${hashOf(body)}"`;
  const isOfVisitor = request.headers.authorization === undefined;
  const cacheControl = CACHE_CONTROL[isOfVisitor ? 'forEverybody' : 'forOne'];
  // A response from the cache belongs to no single request.
  const ofRequest = pending ? [] : ['x-request-id', requestIdOf(request)];
  const complete = new CompleteResponse({
    route: ROUTE,
    etag,
    headers: [...headers, 'cache-control', cacheControl, 'etag', etag, ...ofRequest],
    body,
    isForCache: pending !== undefined,
    onCompressionFailure: (err) => log.error({ err }, 'a response cannot be compressed'),
  });
  pending?.end(complete);
  observeEnd(request, response, startedAt, { log, observe });
  complete.send(response, request.headers['accept-encoding'], limit?.headersOf(request) ?? []);
}

function observeEnd(
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
  { log, observe }: Pick<Parts, 'log' | 'observe'>,
): void {
  response.once('finish', () => {
    const milliseconds = performance.now() - startedAt;
    const answered = { route: ROUTE, method: 'POST', status: 200, milliseconds };
    observe(answered);
    // A child logger is created only at the level that logs requests.
    if (log.level === 'info') logAnswer(log.child({ reqId: requestIdOf(request) }), answered);
  });
}
