import type { FastifyRequest } from 'fastify';
import type { Context } from '../graphql/context';
import {
  createOperationRunner,
  type Operation,
  type OperationResult,
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
  execute: (operation: Operation, context: Context) => Promise<OperationResult>;
  visitorContext: (request: FastifyRequest) => Promise<Context>;
}

/** Executes as a visitor, so that everybody gets the same records. */
export async function asVisitor(
  request: FastifyRequest,
  { execute, visitorContext }: VisitorParts,
): Promise<Visitor> {
  const context = await visitorContext(request);
  return {
    run: createOperationRunner((operation) => execute(operation, context)),
    reserve: (operations) => context.reserve(operations),
  };
}
