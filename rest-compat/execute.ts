import type { FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { TypedOperation } from './operations';

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

/**
 * Executes an operation in process, as the member whose token came with the request.
 * @throws GraphQLError when the caller cannot be established.
 */
export type Execute = (request: FastifyRequest, operation: Operation) => Promise<OperationResult>;

/** Executes a typed operation; its variables go as the request has them, for the schema to judge. */
export type Run = <Data, Variables>(
  operation: TypedOperation<Data, Variables>,
  variables: Record<keyof Variables, unknown>,
) => Promise<Data>;

/** Runs operations for one request. @throws GraphQLError: the first that an answer holds. */
export function runnerFor(request: FastifyRequest, execute: Execute): Run {
  return async <Data>(
    { query }: TypedOperation<Data, unknown>,
    variables: Record<string, unknown>,
  ) => {
    const { data, errors = [] } = await execute(request, { query, variables });
    const [error] = errors;
    if (error) throw new GraphQLError(error.message, { extensions: error.extensions ?? {} });
    // codegen read `Data` from the schema that has answered.
    return data as Data;
  };
}
