import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Database } from '../database/database';
import { forbidden, unexpectedError } from '../errors';
import type { Context, Viewer } from '../graphql/context';
import { translateDatabaseError } from '../graphql/schema';
import type { RateLimit } from '../http/rate-limit';
import { logFault } from '../logging';
import type { Caller, Sessions } from '../members/sessions';
import { pendingResponseOf } from '../response-cache/cache-handler';
import type { PendingResponse } from '../response-cache/pending-response';

interface ContextParts {
  sessions: Sessions;
  database: Database;
  limit: RateLimit | null;
}

/** Establishes who makes a request, once, and what its resolvers need to know. */
export class RequestContexts {
  private readonly contexts = new WeakMap<FastifyRequest, Promise<Context>>();

  constructor(private readonly parts: ContextParts) {}

  /** @throws GraphQLError alone: callers show it as any other error. */
  of(request: FastifyRequest): Promise<Context> {
    const existing = this.contexts.get(request);
    if (existing) return existing;
    const context = this.create(request, request.headers.authorization);
    this.contexts.set(request, context);
    return context;
  }

  /** The context of a visitor, for what everybody gets alike. */
  ofVisitor(request: FastifyRequest): Promise<Context> {
    return this.create(request, undefined);
  }

  private async create(
    request: FastifyRequest,
    authorization: string | undefined,
  ): Promise<Context> {
    const { sessions, database, limit } = this.parts;
    try {
      return new RequestContext(request, await sessions.caller(authorization), limit);
    } catch (thrown) {
      const error = translateDatabaseError(database, thrown);
      logFault(request.log, error);
      throw error instanceof GraphQLError ? error : unexpectedError(request.id);
    }
  }
}

/** The context of one request. A class, because a request makes no closure then. */
class RequestContext implements Context {
  readonly viewer: Viewer | null;
  readonly isModerator: boolean;
  readonly signedInAt: Date | null;
  readonly pendingResponse: PendingResponse | undefined;
  /**
   * How many requests were counted that no operation has used yet: one, when the request arrived. An
   * object, because Apollo copies the context for each operation.
   */
  private readonly prepaid = { requests: 1 };

  constructor(
    private readonly request: FastifyRequest,
    private readonly caller: Caller,
    private readonly limit: RateLimit | null,
  ) {
    this.viewer = caller.viewer;
    this.isModerator = caller.isModerator;
    this.signedInAt = caller.signedInAt;
    this.pendingResponse = pendingResponseOf(request.raw);
  }

  get requestId(): string {
    return this.request.id;
  }

  get log(): FastifyBaseLogger {
    return this.request.log;
  }

  async assertMayWrite(): Promise<void> {
    this.pendingResponse?.doNotCache();
    if (this.viewer) this.limit?.countWrite(this.viewer);
    else this.limit?.countVisitorWrite(this.request.raw);
    await this.caller.assertNotRevoked();
  }

  async assertMayModerate(): Promise<void> {
    if (!this.isModerator) throw forbidden('Only moderators may do this.');
    await this.caller.assertNotRevoked();
  }

  countAnyway(requests: number): void {
    this.limit?.countAnyway(this.request.raw, requests);
  }

  countOperation(requests: number): void {
    const due = requests - this.prepaid.requests;
    this.prepaid.requests = Math.max(0, -due);
    this.limit?.countMore(this.request.raw, due);
  }

  countAhead(requests: number): void {
    this.limit?.countAhead(this.request.raw, requests);
    this.prepaid.requests += requests;
  }
}
