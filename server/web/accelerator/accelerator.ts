import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { getVariableValues, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../http/rate-limit';
import { COST_HEADER } from '../http/requests';
import { type AnsweredRequest, logAnswer } from '../logging';
import { pendingResponseOf } from '../response-cache/pending-response';
import { CompleteResponse, hashOf } from '../response-cache/complete-response';
import type { ReadRequest } from '../response-cache/front-server';
import type { Context, DirectContexts, Requester } from './context';
import type { CompiledOperation, KnownOperations } from './known-operations';
import {
  type Cost,
  enforceLimits,
  measureCost,
  requestsOf,
  requestsOfBody,
} from './operation-cost';
import { isRecord } from './validation';

/** The route that these responses stand for, in logs and metrics. */
const ROUTE = '/graphql';
/** How many heads of responses are cached, and how long a value of Accept may be, in characters. */
const MAX_HEADS = 100;
const MAX_ACCEPT_LENGTH = 200;
/** As clients write it; Apollo answers other spellings and types. */
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;
/** Fastify refuses these names in a body, also in escaped form. */
const REFUSED_IN_BODY = ['__proto__', 'constructor', '\\u00'];
/** Headers that are added to each response anew: of the body's encoding, and of the rate limit. */
const ADDED_HEADERS = ['content-length', 'content-encoding', 'ratelimit-policy', 'ratelimit'];
/** Headers whose values differ in every response. */
const PER_RESPONSE_HEADERS = ['etag', 'x-request-id'];

interface FastPathParts {
  schema: GraphQLSchema;
  operations: KnownOperations;
  contexts: DirectContexts;
  limit: RateLimit | null;
  log: FastifyBaseLogger;
  /** Counts an answered request. */
  observe: (answered: AnsweredRequest) => void;
}

/** The names and values of headers, alternating. */
type Head = readonly string[];

/** A request that the fast path takes. */
interface KnownRequest {
  operation: CompiledOperation;
  variables: Record<string, unknown>;
  cost: Cost;
  /** Of the response. */
  head: Head;
}

/**
 * Answers known operations before Fastify and Apollo Server, with the response that they would give.
 * Apollo still formats all errors.
 */
export class FastPath {
  /** The heads of Fastify's responses, by `headKey`. */
  private readonly heads = new LRUCache<string, Head>({ max: MAX_HEADS });

  constructor(private readonly parts: FastPathParts) {}

  /** Counts and answers a known operation. @returns false when Fastify has to answer. */
  answer(read: ReadRequest): boolean {
    const known = this.match(read);
    if (!known || this.parts.limit?.countOnce(read.request)) return false;
    this.execute(known, read).catch((err: unknown) => {
      this.parts.log.error({ err }, 'a response cannot be sent');
      read.response.destroy();
    });
    return true;
  }

  /**
   * Decides which path a request takes: the fast path, or Apollo's, for which it returns null. The
   * fast path takes a request for which all of this holds.
   * - Its body is one JSON object, with a plain Content-Type and without the header that asks for the
   *   cost.
   * - Its query, with its operation name, was executed twice by Apollo and compiled: it is valid, and
   *   has no directives.
   * - Its variables are an object or absent, and it has no extensions, such as a persisted query.
   * - Its variables and its cost are admissible.
   * - Fastify has sent a response with status 200 for the same Accept before.
   */
  private match({ request: { headers }, body }: ReadRequest): KnownRequest | null {
    if (COST_HEADER in headers || !JSON_TYPE.test(headers['content-type'] ?? '')) return null;
    const head = this.heads.get(headKey(headers));
    const content = head && contentOf(body);
    if (!content) return null;
    const { query, variables, operationName, extensions } = content;
    const name = operationName ?? null;
    const values = variables ?? {};
    if (typeof query !== 'string' || (name !== null && typeof name !== 'string')) return null;
    if (!isRecord(values) || (extensions ?? null) !== null) return null;
    const operation = this.parts.operations.find(query, name);
    const cost = operation && admissibleCost(this.parts.schema, operation, values);
    return cost ? { operation, variables: values, cost, head } : null;
  }

  /**
   * Answers a request that was counted. When the execution has errors, Apollo finds it in the request's
   * context, formats the errors, and does not repeat it.
   */
  private async execute(known: KnownRequest, { request, response, handOver }: ReadRequest) {
    const { contexts, log } = this.parts;
    const requester = new DirectRequester(request, log);
    const context = contexts.create(requester);
    pendingResponseOf(request)?.markHandled();
    // Apollo formats the error of a bad token or of a resolver.
    const json = await executeIn(context, known).catch(() => null);
    if (json === null) {
      contexts.handOver(requester, context);
      handOver();
      return;
    }
    this.send(json, known.head, requester, response);
    // Node.js ends a request only after its body was read.
    request.resume();
  }

  private send(
    json: string,
    head: Head,
    requester: DirectRequester,
    response: ServerResponse,
  ): void {
    const { limit, log, observe } = this.parts;
    const pending = pendingResponseOf(requester.raw);
    // As Apollo, which ends the body with a line feed.
    const body = Buffer.from(`${json}\n`);
    const etag = `W/"${hashOf(body)}"`;
    const complete = new CompleteResponse({
      route: ROUTE,
      etag,
      // A response from the cache belongs to no single request.
      headers: headersOf(head, etag, pending ? null : requester.id),
      body,
      isForCache: pending !== undefined,
      onCompressionFailure: (err) => log.error({ err }, 'a response cannot be compressed'),
    });
    pending?.end(complete);
    response.once('finish', () => {
      const milliseconds = performance.now() - requester.startedAt;
      const answered = { route: ROUTE, method: 'POST', status: 200, milliseconds };
      observe(answered);
      // A child logger is created only at the level that logs requests.
      if (log.level === 'info') logAnswer(requester.log, answered);
    });
    const { raw } = requester;
    complete.send(response, raw.headers['accept-encoding'], limit?.headersOf(raw) ?? []);
  }

  /** Learns the head of a response with status 200 to a POST. */
  learn({ headers }: IncomingMessage, responseHeaders: Readonly<Record<string, unknown>>): void {
    const isWhole = PER_RESPONSE_HEADERS.every((name) => name in responseHeaders);
    if (!isWhole || (headers.accept ?? '').length > MAX_ACCEPT_LENGTH) return;
    const ofAll = Object.entries(responseHeaders).filter(([name]) => !ADDED_HEADERS.includes(name));
    this.heads.set(
      headKey(headers),
      ofAll.flatMap(([name, value]) => [name, String(value)]),
    );
  }
}

/** A request that Fastify has not seen. */
class DirectRequester implements Requester {
  readonly id = randomUUID();
  readonly startedAt = performance.now();

  constructor(
    readonly raw: IncomingMessage,
    private readonly parentLog: FastifyBaseLogger,
  ) {}

  get log(): FastifyBaseLogger {
    return this.parentLog.child({ reqId: this.id });
  }
}

/** Everything in a request that the head of its response depends on. */
const headKey = ({ accept = '', authorization }: IncomingHttpHeaders): string =>
  `${authorization === undefined ? 'visitor' : 'member'}\n${accept}`;

/** The headers of one response. */
function headersOf(head: Head, etag: string, requestId: string | null): string[] {
  const headers: string[] = [];
  for (let index = 0; index < head.length; index += 2) {
    const name = head[index] ?? '';
    const value =
      name === 'etag' ? etag : name === 'x-request-id' ? requestId : (head[index + 1] ?? '');
    if (value !== null) headers.push(name, value);
  }
  return headers;
}

/** The object in a body; null for anything that Fastify may refuse. */
function contentOf(body: Buffer): Record<string, unknown> | null {
  const text = body.toString();
  if (REFUSED_IN_BODY.some((part) => text.includes(part)) || !isUtf8(body)) return null;
  try {
    const content: unknown = JSON.parse(text);
    return isRecord(content) ? content : null;
  } catch {
    return null;
  }
}

/** @returns the body of the response without the line feed, or null when the execution has errors. */
async function executeIn(
  contextPromise: Promise<Context>,
  { operation, variables, cost }: KnownRequest,
): Promise<string | null> {
  const context = await contextPromise;
  const count = requestsOf(cost);
  const countAndExecute = async () => {
    context.chargeOperation(count);
    return operation.execute(context, variables);
  };
  context.execution = { cost, result: countAndExecute() };
  const { data, errors } = await context.execution.result;
  if (errors) return null;
  const json = JSON.stringify({ data });
  context.chargeUnconditionally(requestsOfBody(data, json.length) - count);
  return json;
}

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
    return null;
  }
}
