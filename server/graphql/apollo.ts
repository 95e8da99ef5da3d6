import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Context } from '../context';
import { unforeseen } from '../errors';
import { logFault } from '../http/logging';
import { dependencyNotes } from './dependencies';
import { compilingGateway } from './executor';
import { COST_HEADER, type Cost, enforceLimits, LIMITS, measureCost, requestsOf } from './limits';
import { coerceVariables } from './variables';

/** No document of this API needs more; longer ones are refused before they are parsed whole. */
const MAX_TOKENS = 5_000;

/** What the parser says of a document that nests deeper than its stack, which no sane one does. */
const STACK_IS_FULL = 'Maximum call stack size exceeded';

/** Errors of the document, to which Apollo gives status 400. */
const DOCUMENT_ERRORS = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

/** graphql-js finds a subscription to a schema without any valid, and then fails to execute it. */
function noSuchOperation(kind: string): GraphQLError {
  const code = ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED;
  return new GraphQLError(`There is no ${kind} in this schema.`, { extensions: { code } });
}

/**
 * Checks each request's variables and cost before it is executed, and tells the cost to those who
 * ask for it.
 */
const requestRules: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    let cost: Cost | undefined;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        // Without one, Apollo answers that there is no such operation.
        if (!operation) return;
        if (!schema.getRootType(operation.operation)) throw noSuchOperation(operation.operation);
        const signedIn = contextValue.viewer !== null;
        const values = request.variables ?? {};
        const variables = await coerceVariables(schema, operation, values, signedIn);
        cost = measureCost(schema, document, operation, variables);
        enforceLimits(cost);
        // Operations that the product itself executes, for a page or a call of REST, cost what those do.
        if (request.http) contextValue.countMore(requestsOf(cost) - 1);
      },
      async willSendResponse({ request, response }) {
        const isAsked = request.http?.headers.has(COST_HEADER) ?? false;
        if (!cost || !isAsked || response.body.kind !== 'single') return;
        response.body.singleResult.extensions = { cost: { ...cost, limits: LIMITS } };
      },
    };
  },
};

/** Logs what nobody foresaw, and shows the caller its request id alone. */
const unforeseenErrors: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) logFault(contextValue.log, error);
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        singleResult.errors = singleResult.errors?.map((error) =>
          error.extensions?.['code'] === 'INTERNAL_SERVER_ERROR'
            ? unforeseen(contextValue.requestId).toJSON()
            : error,
        );
      },
    };
  },
};

/**
 * GraphQL over HTTP asks for status 400 where a client accepts application/graphql-response+json,
 * and for 200 where it only knows plain JSON, whose status then speaks of the transport alone.
 * A limit's error names its own status, and keeps it.
 */
const requestErrorStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response, errors = [] }) {
        const [error] = errors;
        const executed = response.body.kind !== 'single' || 'data' in response.body.singleResult;
        if (executed || !error) return;
        const { code, http } = error.extensions;
        const badInput = code === 'BAD_USER_INPUT' && http === undefined;
        if (!badInput && !DOCUMENT_ERRORS.includes(String(code))) return;
        const accept = request.http?.headers.get('accept') ?? '';
        response.http.status = accept.includes('application/graphql-response+json') ? 400 : 200;
      },
    };
  },
};

/** Apollo Server as the product runs it: in front of `/graphql`, and of the REST calls. */
export function createApolloServer(schema: GraphQLSchema): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: compilingGateway(schema),
    introspection: true,
    csrfPrevention: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: (error) =>
      error.message === STACK_IS_FULL
        ? { ...error, message: 'The document nests too deep.' }
        : error,
    plugins: [
      requestRules,
      dependencyNotes,
      unforeseenErrors,
      requestErrorStatus,
      ApolloServerPluginCacheControlDisabled(),
      // GraphiQL is served from our own origin instead.
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
