import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Database } from '../database/database';
import { unexpectedError } from '../base/errors';
import type { Context, Viewer } from '../web/graphql/context';
import { translateDatabaseError } from '../web/graphql/schema';
import type { RateLimit } from '../web/http/rate-limit';
import { requestIdOf } from '../web/http/request-id';
import { logFault } from '../base/logging';
import type { Role } from '../../common/roles';
import type { Caller, Sessions } from '../catalogue/members/sessions';
import { type PendingResponse, pendingResponseOf } from '../web/response-cache/pending-response';

interface ContextParts {
  sessions: Sessions;
  database: Database;
  limit: RateLimit | null;
  log: FastifyBaseLogger;
}

const CONTEXT = Symbol('context');

type RequestWithContext = IncomingMessage & { [CONTEXT]?: Promise<Context> };

/** Establishes who makes a request, once, and what its resolvers need to know. */
export class RequestContexts {
  constructor(private readonly parts: ContextParts) {}

  /** Always the same context for a request. @throws GraphQLError alone, which callers show. */
  of(request: RequestWithContext): Promise<Context> {
    return (request[CONTEXT] ??= this.create(request, request.headers.authorization));
  }

  /** The context of a visitor, for responses that are the same for everybody. */
  ofVisitor(request: IncomingMessage): Promise<Context> {
    return this.create(request, undefined);
  }

  /** The same for a page that was admitted: its operation is never refused, later minutes pay for it. */
  ofPage(request: IncomingMessage): Promise<Context> {
    return this.create(request, undefined, true);
  }

  private async create(
    request: IncomingMessage,
    authorization: string | undefined,
    isAdmitted = false,
  ): Promise<Context> {
    const { sessions, database, limit, log } = this.parts;
    try {
      const caller = await sessions.caller(authorization);
      return new RequestContext(request, caller, { limit, log, isAdmitted });
    } catch (thrown) {
      const error = translateDatabaseError(database, thrown);
      logFault(logOf(request, log), error);
      throw error instanceof GraphQLError ? error : unexpectedError(requestIdOf(request));
    }
  }
}

/** The log of one request, as Fastify writes it. */
const logOf = (request: IncomingMessage, log: FastifyBaseLogger) =>
  log.child({ reqId: requestIdOf(request) });

/** The context of one request. As a class it needs no closures for each request. */
class RequestContext implements Context {
  readonly viewer: Viewer | null;
  readonly role: Role;
  readonly signedInAt: Date | null;
  readonly pendingResponse: PendingResponse | undefined;
  /**
   * How many counted requests no operation has used yet. Receiving the request counts one. This is an
   * object, because Apollo copies the context for each operation.
   */
  private readonly creditedRequests = { requests: 1 };

  constructor(
    private readonly request: IncomingMessage,
    private readonly caller: Caller,
    private readonly parts: Pick<ContextParts, 'limit' | 'log'> & { isAdmitted: boolean },
  ) {
    this.viewer = caller.viewer;
    this.role = caller.role;
    this.signedInAt = caller.signedInAt;
    this.pendingResponse = pendingResponseOf(request);
  }

  get requestId(): string {
    return requestIdOf(this.request);
  }

  get log(): FastifyBaseLogger {
    return logOf(this.request, this.parts.log);
  }

  async assertMayWrite(): Promise<void> {
    this.pendingResponse?.doNotCache();
    const { limit } = this.parts;
    if (this.viewer) limit?.chargeWrite(this.viewer);
    else limit?.chargeVisitorWrite(this.request);
    await this.assertNotRevoked();
  }

  assertNotRevoked(): Promise<void> {
    return this.caller.assertNotRevoked();
  }

  chargeBeyondLimit(requests: number): void {
    this.parts.limit?.chargeBeyondLimit(this.request, requests);
  }

  chargeOperation(requests: number): void {
    const due = requests - this.creditedRequests.requests;
    this.creditedRequests.requests = Math.max(0, -due);
    const { limit, isAdmitted } = this.parts;
    if (isAdmitted) limit?.chargeBeyondLimit(this.request, due);
    else limit?.charge(this.request, due);
  }

  chargeAhead(requests: number): void {
    this.parts.limit?.chargeAhead(this.request, requests);
    this.creditedRequests.requests += requests;
  }
}
