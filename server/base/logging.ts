import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { GraphQLError } from 'graphql';
import pino from 'pino';
import type { LogLevel } from './env';
import { errorCode } from './errors';
import { standardOutput } from './log-streams';

/**
 * pino's settings. Addresses of requests and parameters of statements contain members' e-mail
 * addresses. So a request is logged by its route, and an error by its message and stack.
 */
export const loggerSettings = (level: LogLevel) => ({
  level,
  serializers: {
    req: (request: RoutedRequest) => ({ method: request.method, route: routeOf(request) }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    err: describe,
  },
});

/** A stream that takes lines of the log. */
export interface LogOutput {
  write(line: string): void;
}

/** The log of requests. */
export const createLog = (level: LogLevel, output: LogOutput = standardOutput): FastifyBaseLogger =>
  pino(loggerSettings(level), output);

type RoutedRequest = Pick<FastifyRequest, 'method'> & { routeOptions: { url?: string } };

/** The pattern of the route, such as `/api/allartifacts/:id`. */
export function routeOf({ routeOptions }: Pick<RoutedRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'none';
}

interface ErrorDescription extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
}

function describe(thrown: unknown): ErrorDescription {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    type: error.name,
    code: errorCode(error) || undefined,
    message: error.message,
    stack: error.stack ?? '',
    cause: error.cause === undefined ? undefined : describe(error.cause),
  };
}

/** Logs an error that a caller met, unless the caller made it. */
export function logFault(log: FastifyBaseLogger, error: unknown): void {
  const { code } = error instanceof GraphQLError ? error.extensions : {};
  const err = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (code === 'UNAVAILABLE') log.warn({ err }, 'unavailable');
  else if (code === undefined || code === 'INTERNAL_SERVER_ERROR') {
    log.error({ err }, 'unexpected error');
  }
}

/** A request that was answered, as logs and metrics show it. */
export interface AnsweredRequest {
  route: string;
  method: string;
  status: number;
  milliseconds: number;
}

/** Logs one line for each response, with the request id that the caller can quote. */
export class ResponseLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    logAnswer(request.log, {
      route: routeOf(request),
      method: request.method,
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
  }
}

/** @param log knows the request id. */
export function logAnswer(
  log: FastifyBaseLogger,
  { route, method, status, milliseconds }: AnsweredRequest,
): void {
  // The serializers above read a request and a reply.
  const req: RoutedRequest = { method, routeOptions: { url: route } };
  const res = { statusCode: status };
  log.info({ req, res, milliseconds: Math.round(milliseconds) }, 'answered');
}
