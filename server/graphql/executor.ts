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

/** How many operations are kept compiled; clients have few, and send them again and again. */
const MAX_COMPILED = 200;
/** An operation is compiled when it is asked for again: that costs as much as executing it often. */
const ASKED_AGAIN = 2;
/** Longer ones are not kept, in characters: a text in them may be a megabyte. */
const MAX_LENGTH = 4_000;

type Gateway = ApolloServerOptionsWithGateway<object>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

interface Known {
  asked: number;
  compiled: CompiledQuery | null;
}

/**
 * Executes operations as graphql-js does; those that are asked for again, in compiled form. Apollo
 * takes an executor from a gateway alone.
 */
export function compilingGateway(schema: GraphQLSchema): Gateway {
  const known = new LRUCache<string, Known>({ max: MAX_COMPILED });

  function compiledFor(key: string, document: DocumentNode, operationName: string | null) {
    const operation = known.get(key) ?? { asked: 0, compiled: null };
    operation.asked += 1;
    known.set(key, operation);
    if (operation.asked === ASKED_AGAIN && isCompilable(document)) {
      const result = compileQuery(schema, document, operationName ?? undefined);
      operation.compiled = isCompiledQuery(result) ? result : null;
    }
    return operation.compiled;
  }

  const executor: Executor = async ({
    source,
    document,
    queryHash,
    // As it was asked for: Apollo's own is null for a name that no operation has.
    request: { variables = {}, operationName = null },
    context: contextValue,
  }): Promise<ExecutionResult> => {
    const compiled =
      // graphql-jit takes an empty name for none; no operation has it.
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

/** A compiled operation's errors look like graphql-js' own, but are none, and may lack extensions. */
function asGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}
