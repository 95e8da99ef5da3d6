import type { FastifyRequest } from 'fastify';
import { createOperationRunner, type RunOperation } from '../../web/graphql/operation-runner';
import type { Host } from '../../web/feature';

/** Executes operations for one request as a visitor, also for a member's request. */
interface Visitor {
  run: RunOperation;
  /**
   * Counts operations before they are executed, even beyond the limit.
   * @throws RATE_LIMITED when the limit is exceeded already.
   */
  chargeAhead: (operations: number) => void;
}

/** Executes as a visitor, so that everybody gets the same records. */
export async function asVisitor(
  request: FastifyRequest,
  { execute, visitorContext }: Host,
): Promise<Visitor> {
  const context = await visitorContext(request);
  return {
    run: createOperationRunner((operation) => execute(operation, context)),
    chargeAhead: (operations) => context.chargeAhead(operations),
  };
}
