import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { GraphQLError } from 'graphql';
import { driverCode } from '../database/engine';
import type { LogLevel } from '../env';
import { routeOf } from './metrics';

/**
 * pino's settings. Addresses, and what the database was asked for, carry members' e-mail addresses:
 * of a request its route is logged, of an error its text and place.
 */
export const loggerSettings = (level: LogLevel) => ({
  level,
  serializers: {
    req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    err: describe,
  },
});

interface Description extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

function describe(thrown: unknown): Description {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    type: error.name,
    code: driverCode(error) || undefined,
    message: error.message,
    stack: error.stack ?? '',
    cause: error.cause === undefined ? undefined : describe(error.cause),
  };
}

/** Logs an error that a caller met, unless it is the caller's own. */
export function logFault(log: FastifyBaseLogger, error: unknown): void {
  const { code } = error instanceof GraphQLError ? error.extensions : {};
  const err = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (code === 'UNAVAILABLE') log.warn({ err }, 'something is away');
  else if (code === undefined || code === 'INTERNAL_SERVER_ERROR') {
    log.error({ err }, 'unforeseen error');
  }
}

/** A line for each answer that is made, under the number by which its caller can ask about it. */
export class AnswerLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const milliseconds = Math.round(reply.elapsedTime);
    request.log.info({ req: request, res: reply, milliseconds }, 'answered');
  }
}
