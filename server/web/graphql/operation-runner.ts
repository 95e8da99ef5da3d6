import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApolloServer } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from './context';

/** The text of an operation, with the types that codegen derives from it. */
export type TypedOperation<Data, Variables> = DocumentTypeDecoration<Data, Variables> & {
  toString: () => string;
};

/** A GraphQL operation with its variables. */
export interface Operation {
  query: string;
  variables?: Record<string, unknown>;
}

/** The GraphQL response. */
export interface OperationResult {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

/** Executes a typed operation. The variables are not validated yet: the schema validates them. */
export type RunOperation = <Data, Variables>(
  operation: TypedOperation<Data, Variables>,
  variables: Record<keyof Variables, unknown>,
) => Promise<Data>;

/** Runs operations in process. @throws GraphQLError: the first error of the response. */
export function createOperationRunner(
  execute: (operation: Operation) => Promise<OperationResult>,
): RunOperation {
  return async <Data, Variables>(
    operation: TypedOperation<Data, Variables>,
    variables: Record<keyof Variables, unknown>,
  ) => {
    const { data, errors = [] } = await execute({ query: operation.toString(), variables });
    const [error] = errors;
    if (error) throw new GraphQLError(error.message, { extensions: error.extensions ?? {} });
    // Codegen derived `Data` from the schema that produced this response.
    return data as Data;
  };
}

export type Execute = (operation: Operation, context: Context) => Promise<OperationResult>;

/** Executes operations in process, with the checks of every request. */
export const executorOf =
  (apollo: ApolloServer<Context>): Execute =>
  async ({ query, variables }, contextValue) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not supported.');
    return body.singleResult;
  };
