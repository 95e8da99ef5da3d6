import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './compilable';

/** How many compiled operations are kept; clients have few, and send them again and again. */
const MAX_COMPILED = 200;
/** An operation is compiled at its second execution: compiling costs as much as many executions. */
const COMPILE_AT = 2;
/** Longer documents are not kept, in characters: a literal in them may be a megabyte. */
const MAX_LENGTH = 4_000;

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

interface KnownOperation {
  executions: number;
  compiled: CompiledQuery | null;
}

/**
 * Executes operations as graphql-js does; those that come again, in compiled form. Apollo accepts an
 * executor only from a gateway.
 */
export function compilingGateway(schema: GraphQLSchema): Gateway {
  const known = new LRUCache<string, KnownOperation>({ max: MAX_COMPILED });

  function compiledFor(key: string, document: DocumentNode, operationName: string | null) {
    const operation = known.get(key) ?? { executions: 0, compiled: null };
    operation.executions += 1;
    known.set(key, operation);
    if (operation.executions === COMPILE_AT && isCompilable(document)) {
      const result = compileQuery(schema, document, operationName ?? undefined);
      operation.compiled = isCompiledQuery(result) ? result : null;
    }
    return operation.compiled;
  }

  const executor: Executor = async ({
    source,
    document,
    queryHash,
    // Apollo's own `operationName` is null for a name that no operation has.
    request: { variables = {}, operationName = null },
    context: contextValue,
  }): Promise<ExecutionResult> => {
    const compiled =
      // graphql-jit treats an empty name as no name; no operation has an empty name.
      source.length > MAX_LENGTH || operationName === ''
        ? null
        : compiledFor(`${queryHash} ${operationName ?? ''}`, document, operationName);
    if (!compiled) {
      return execute({ schema, document, operationName, contextValue, variableValues: variables });
    }
    const result = await compiled.query(undefined, contextValue, variables);
    return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
  };

  return {
    load: async () => ({ executor }),
    onSchemaLoadOrUpdate(use) {
      use({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** The errors of a compiled operation are no GraphQLErrors, and may lack extensions. */
function asGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}
