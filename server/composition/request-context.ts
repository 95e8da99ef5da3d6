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
import { type PendingResponse, pendingResponseOf } from '../response-cache/pending-response';

interface ContextParts {
  sessions: Sessions;
  database: Database;
  limit: RateLimit | null;
}

/** A request that has a context. */
interface KnownRequest {
  id: string;
  context: Promise<Context>;
}

/** Establishes who makes a request, once, and what its resolvers need to know. */
export class RequestContexts implements DirectContexts {
  private readonly requests = new WeakMap<IncomingMessage, KnownRequest>();

  constructor(private readonly parts: ContextParts) {}

  /** Always the same context for a request. @throws GraphQLError alone, which callers show. */
  of(requester: Requester): Promise<Context> {
    const existing = this.requests.get(requester.raw);
    if (existing) return existing.context;
    const context = this.create(requester);
    this.handOver(requester, context);
    return context;
  }

  /** The context of a visitor, for responses that are the same for everybody. */
  ofVisitor(requester: Requester): Promise<Context> {
    return this.createFor(requester, undefined);
  }

  /** A new context each time. It is not cached; the caller stores it with `handOver`. */
  create(requester: Requester): Promise<Context> {
    return this.createFor(requester, requester.raw.headers.authorization);
  }

  handOver({ raw, id }: Requester, context: Promise<Context>): void {
    this.requests.set(raw, { id, context });
  }

  /** The identifier of a request that has a context already. */
  idOf(raw: IncomingMessage): string | undefined {
    return this.requests.get(raw)?.id;
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

/** The context of one request. As a class it needs no closures for each request. */
class RequestContext implements Context {
  readonly viewer: Viewer | null;
  readonly isModerator: boolean;
  readonly signedInAt: Date | null;
  readonly pendingResponse: PendingResponse | undefined;
  /**
   * How many counted requests no operation has used yet. Receiving the request counts one. This is an
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
    if (this.viewer) this.limit?.chargeWrite(this.viewer);
    else this.limit?.chargeVisitorWrite(this.requester.raw);
    await this.caller.assertNotRevoked();
  }

  async assertMayModerate(): Promise<void> {
    if (!this.isModerator) throw forbidden('Only moderators may do this.');
    await this.caller.assertNotRevoked();
  }

  chargeUnconditionally(requests: number): void {
    this.limit?.chargeUnconditionally(this.requester.raw, requests);
  }

  chargeOperation(requests: number): void {
    const due = requests - this.prepaid.requests;
    this.prepaid.requests = Math.max(0, -due);
    this.limit?.charge(this.requester.raw, due);
  }

  reserve(requests: number): void {
    this.limit?.reserve(this.requester.raw, requests);
    this.prepaid.requests += requests;
  }
}
