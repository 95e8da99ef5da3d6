import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Context } from './context';
import type { KnownOperations } from './known-operations';
import { oneErrorPerNull } from './one-error-per-null';

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;

/**
 * Executes operations as graphql-js does. Repeated operations are compiled. Apollo accepts an
 * executor only from a gateway.
 */
export function compilingGateway(schema: GraphQLSchema, known: KnownOperations): Gateway {
  const executor: Executor = async ({
    source,
    document,
    // Apollo's own `operationName` is null for a name that no operation has.
    request: { variables = {}, operationName = null },
    context,
  }): Promise<ExecutionResult> => {
    const contextValue = context as Context;
    if (contextValue.execution) return contextValue.execution.result;
    const compiled = known.findOrCompile(source, document, operationName);
    if (compiled) return compiled.execute(contextValue, variables);
    const request = { schema, document, operationName, contextValue, variableValues: variables };
    return oneErrorPerNull(await execute(request));
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
