import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Database } from '../database/database';
import { forbidden, unexpectedError } from '../errors';
import type { Context, DirectContexts, Requester, Viewer } from '../graphql/context';
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

/** A request that has a context. */
interface BegunRequest {
  id: string;
  context: Promise<Context>;
}

/** Establishes who makes a request, once, and what its resolvers need to know. */
export class RequestContexts implements DirectContexts {
  private readonly begun = new WeakMap<IncomingMessage, BegunRequest>();

  constructor(private readonly parts: ContextParts) {}

  /** Always the same context for a request. @throws GraphQLError alone, which callers show. */
  of(requester: Requester): Promise<Context> {
    const existing = this.begun.get(requester.raw);
    if (existing) return existing.context;
    const context = this.create(requester);
    this.handOver(requester, context);
    return context;
  }

  /** The context of a visitor, for what everybody gets alike. */
  ofVisitor(requester: Requester): Promise<Context> {
    return this.createFor(requester, undefined);
  }

  /** Another context each time, which is not remembered: remembering one costs time. */
  create(requester: Requester): Promise<Context> {
    return this.createFor(requester, requester.raw.headers.authorization);
  }

  handOver({ raw, id }: Requester, context: Promise<Context>): void {
    this.begun.set(raw, { id, context });
  }

  /** The identifier of a request that has a context already. */
  idOf(raw: IncomingMessage): string | undefined {
    return this.begun.get(raw)?.id;
  }

  private async createFor(
    requester: Requester,
    authorization: string | undefined,
  ): Promise<Context> {
    const { sessions, database, limit } = this.parts;
    try {
      return new RequestContext(requester, await sessions.caller(authorization), limit);
    } catch (thrown) {
      const error = translateDatabaseError(database, thrown);
      logFault(requester.log, error);
      throw error instanceof GraphQLError ? error : unexpectedError(requester.id);
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
    private readonly requester: Requester,
    private readonly caller: Caller,
    private readonly limit: RateLimit | null,
  ) {
    this.viewer = caller.viewer;
    this.isModerator = caller.isModerator;
    this.signedInAt = caller.signedInAt;
    this.pendingResponse = pendingResponseOf(requester.raw);
  }

  get requestId(): string {
    return this.requester.id;
  }

  get log(): FastifyBaseLogger {
    return this.requester.log;
  }

  async assertMayWrite(): Promise<void> {
    this.pendingResponse?.doNotCache();
    if (this.viewer) this.limit?.countWrite(this.viewer);
    else this.limit?.countVisitorWrite(this.requester.raw);
    await this.caller.assertNotRevoked();
  }

  async assertMayModerate(): Promise<void> {
    if (!this.isModerator) throw forbidden('Only moderators may do this.');
    await this.caller.assertNotRevoked();
  }

  countAnyway(requests: number): void {
    this.limit?.countAnyway(this.requester.raw, requests);
  }

  countOperation(requests: number): void {
    const due = requests - this.prepaid.requests;
    this.prepaid.requests = Math.max(0, -due);
    this.limit?.countMore(this.requester.raw, due);
  }

  countAhead(requests: number): void {
    this.limit?.countAhead(this.requester.raw, requests);
    this.prepaid.requests += requests;
  }
}
