import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Database } from '../database/database';
import { unexpectedError } from '../errors';
import type { Context } from '../graphql/context';
import { translateDatabaseError } from '../graphql/schema';
import type { RateLimit } from '../http/rate-limit';
import { logFault } from '../logging';
import type { Sessions } from '../members/sessions';
import { pendingResponseOf } from '../response-cache/cache-handler';

interface ContextParts {
  sessions: Sessions;
  database: Database;
  limit: RateLimit | null;
  publicUrl: string;
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
    { id: requestId, log, raw }: FastifyRequest,
    authorization: string | undefined,
  ): Promise<Context> {
    const { sessions, database, limit, publicUrl } = this.parts;
    // The request itself was counted as one.
    let prepaid = 1;
    try {
      const { viewer, assertNotRevoked } = await sessions.caller(authorization);
      return {
        viewer,
        assertMayWrite: async () => {
          if (viewer) limit?.countWrite(viewer);
          await assertNotRevoked();
        },
        countAnyway: (requests) => limit?.countAnyway(raw, requests),
        countOperation: (requests) => {
          const due = requests - prepaid;
          prepaid = Math.max(0, -due);
          limit?.countMore(raw, due);
        },
        countAhead: (requests) => {
          limit?.countAhead(raw, requests);
          prepaid += requests;
        },
        pendingResponse: pendingResponseOf(raw),
        publicUrl,
        requestId,
        log,
      };
    } catch (thrown) {
      const error = translateDatabaseError(database, thrown);
      logFault(log, error);
      throw error instanceof GraphQLError ? error : unexpectedError(requestId);
    }
  }
}
