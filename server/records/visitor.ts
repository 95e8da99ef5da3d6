import type { FastifyRequest } from 'fastify';
import type { Context } from '../graphql/context';
import {
  createOperationRunner,
  type Execute,
  type RunOperation,
} from '../graphql/operation-runner';

/** Executes operations for one request as a visitor, also for a member's request. */
interface Visitor {
  run: RunOperation;
  /**
   * Counts operations before they are executed, even beyond the limit.
   * @throws RATE_LIMITED when the limit is exceeded already.
   */
  reserve: (operations: number) => void;
}

export interface VisitorParts {
  execute: (operation: Parameters<Execute>[1], context: Context) => ReturnType<Execute>;
  visitorContext: (request: FastifyRequest) => Promise<Context>;
}

/** Executes as a visitor, so that everybody gets the same records. */
export async function asVisitor(
  request: FastifyRequest,
  { execute, visitorContext }: VisitorParts,
): Promise<Visitor> {
  const context = await visitorContext(request);
  return {
    run: createOperationRunner(request, (_request, operation) => execute(operation, context)),
    reserve: (operations) => context.reserve(operations),
  };
}
