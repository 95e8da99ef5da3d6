import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';

/** A GraphQL operation that a documented call stands for. */
export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
}

/** What the schema answers. */
export interface OperationResult {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

export interface RestCompatOptions {
  /**
   * Executes an operation in process, as the member whose token came with the request.
   * @throws GraphQLError when the caller cannot be established.
   */
  execute: (request: FastifyRequest, operation: Operation) => Promise<OperationResult>;
  publicUrl: string;
  /** Changes with every write; what the full list's ETag is made of. */
  catalogueRevision: () => string;
}

export const restCompat: FastifyPluginAsync<RestCompatOptions> = async () => {};
