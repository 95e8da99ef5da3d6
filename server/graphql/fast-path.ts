import type { HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { getVariableValues, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { COST_HEADER } from '../http/requests';
import type { Context } from './context';
import type { CompiledOperation, KnownOperations } from './known-operations';
import { type Cost, enforceLimits, measureCost, requestsOf, requestsOfLongText } from './limits';
import { isRecord } from './variables';

/** How many values of Accept are remembered, and how long one may be, in characters. */
const MAX_ACCEPTS = 100;
const MAX_ACCEPT_LENGTH = 200;
/** As clients write it; Apollo answers other spellings and types. */
const JSON_TYPE = /^application\/json(; ?charset=utf-8)?$/i;

/** Gives the context of a request, always the same one. */
export type ContextOf = (request: FastifyRequest) => Promise<Context>;

interface Answer {
  contentType: string;
  body: string;
}

/** A request that the fast path takes. */
interface KnownRequest {
  operation: CompiledOperation;
  variables: Record<string, unknown>;
  /** Of the response. */
  contentType: string;
}

/**
 * Answers known operations without Apollo Server, with the response that Apollo would give. Apollo
 * still formats all errors.
 */
export class FastPath {
  /** The Content-Type that Apollo chose for successful responses, by the request's Accept. */
  private readonly contentTypes = new LRUCache<string, string>({ max: MAX_ACCEPTS });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operations: KnownOperations,
  ) {}

  /**
   * Decides which path a request takes: the fast path, or Apollo's, for which it returns null. The
   * fast path takes a request for which all of this holds.
   * - It is a POST of one JSON object, with a plain Content-Type and without the header that asks for
   *   the cost.
   * - Its query, with its operation name, was executed twice by Apollo and compiled: it is valid, and
   *   has no directives.
   * - Its variables are an object or absent, and it has no extensions, such as a persisted query.
   * - Apollo has chosen a Content-Type for the same Accept before.
   */
  match({ method, headers, body }: FastifyRequest): KnownRequest | null {
    if (method !== 'POST' || COST_HEADER in headers || !isRecord(body)) return null;
    if (!JSON_TYPE.test(headers['content-type'] ?? '')) return null;
    const { query, variables, operationName, extensions } = body;
    const name = operationName ?? null;
    const values = variables ?? {};
    if (typeof query !== 'string' || (name !== null && typeof name !== 'string')) return null;
    if (!isRecord(values) || (extensions ?? null) !== null) return null;
    const operation = this.operations.find(query, name);
    const contentType = this.contentTypes.get(headers.accept ?? '');
    return operation && contentType !== undefined
      ? { operation, variables: values, contentType }
      : null;
  }

  /**
   * Executes the operation of a known request, after the same checks as Apollo's requests.
   * @returns null when Apollo has to answer. Where it has to format errors of an execution, it finds
   * the execution in the request's context, and does not repeat it.
   */
  async answer(request: FastifyRequest, contextOf: ContextOf): Promise<Answer | null> {
    const known = this.match(request);
    if (!known) return null;
    const context = await contextOf(request).catch(() => null);
    if (!context) return null;
    const { operation, variables, contentType } = known;
    const cost = admissibleCost(this.schema, operation, variables);
    if (!cost) return null;
    const count = requestsOf(cost);
    const countAndExecute = async () => {
      context.countOperation(count);
      return operation.execute(context, variables);
    };
    context.execution = { cost, result: countAndExecute() };
    const result = await context.execution.result.catch(() => null);
    if (!result || result.errors) return null;
    const body = `${JSON.stringify({ data: result.data })}\n`;
    context.countAnyway(requestsOfLongText(result.data, body.length) - count);
    return { contentType, body };
  }

  /** Learns the Content-Type of a successful response of Apollo. */
  learn({ headers: { accept = '' } }: FastifyRequest, { status, headers }: HTTPGraphQLResponse) {
    const contentType = headers.get('content-type');
    if (status !== undefined || contentType === undefined) return;
    if (accept.length <= MAX_ACCEPT_LENGTH) this.contentTypes.set(accept, contentType);
  }
}

/** The cost of an operation; null where its variables or its cost are to be refused. */
function admissibleCost(
  schema: GraphQLSchema,
  { document, definition }: CompiledOperation,
  values: Record<string, unknown>,
): Cost | null {
  try {
    const { coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], values);
    if (!coerced) return null;
    const cost = measureCost(schema, document, definition, coerced);
    enforceLimits(cost);
    return cost;
  } catch {
    return null;
  }
}
