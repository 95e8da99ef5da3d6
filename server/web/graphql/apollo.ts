import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { COST_HEADER } from '../http/requests';
import type { Context } from './context';
import { FURTHER_RULES, PARSE_OPTIONS } from './document-rules';
import { noteErrors, oneErrorPerNull, shownError } from './execution-errors';
import {
  type Cost,
  enforceLimits,
  LIMITS,
  measureCost,
  requestsOf,
  requestsOfText,
} from './operation-cost';
import { mayBeEmptyIn } from './schema';
import type { Services } from './services';
import { coerceVariables } from './variables';

/** How many tokens of a document one more request pays for. */
const TOKENS_PER_REQUEST = 500;

/** The parser's message for a document that nests deeper than its stack. */
const STACK_OVERFLOW = 'Maximum call stack size exceeded';

/** Codes of errors in the document, which Apollo answers with status 400. */
const DOCUMENT_ERRORS = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED'];

/** graphql-js validates a subscription although the schema has none, and fails to execute it. */
function noSuchOperation(kind: string): GraphQLError {
  const code = ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED;
  return new GraphQLError(`There is no ${kind} in this schema.`, { extensions: { code } });
}

/**
 * How many further requests the validation of a document is worth: it compares each field and each
 * fragment with every other.
 */
function requestsOfDocument({ tokenCount = 0 }: DocumentNode): number {
  return Math.floor(tokenCount / TOKENS_PER_REQUEST);
}

/**
 * Checks the variables and the cost of each operation before it is executed. The response states the
 * cost when the request asks for it.
 */
const requestRules = (services: Services): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    let cost: Cost | undefined;
    return {
      async validationDidStart({ document, contextValue }) {
        // Apollo would answer 500 to an error from here.
        contextValue.chargeBeyondLimit(requestsOfDocument(document));
      },
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        // Apollo answers that there is no such operation.
        if (!operation) return;
        if (!schema.getRootType(operation.operation)) throw noSuchOperation(operation.operation);
        const signedIn = contextValue.viewer !== null;
        const values = request.variables ?? {};
        const variables = await coerceVariables(schema, operation, values, {
          signedIn,
          mayBeEmpty: mayBeEmptyIn(services),
        });
        cost = measureCost(schema, document, operation, variables);
        enforceLimits(cost);
        contextValue.chargeOperation(requestsOf(cost));
      },
      async willSendResponse({ request, response, contextValue }) {
        if (!cost || response.body.kind !== 'single') return;
        const more = requestsOfText(response.body.singleResult.data) - requestsOf(cost);
        contextValue.chargeBeyondLimit(more);
        const isAsked = request.http?.headers.has(COST_HEADER) ?? false;
        if (!isAsked) return;
        response.body.singleResult.extensions = { cost: { ...cost, limits: LIMITS } };
      },
    };
  },
});

/** Errors of a request for a persisted query, to which Apollo gives no code. */
const PERSISTED_QUERY_ERRORS = [
  'provided sha does not match query',
  'Unsupported persisted query version',
];

/** Gives these errors a code: without one they would be unexpected errors. */
const persistedQueryErrors: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors }) {
        for (const { message, extensions } of errors) {
          if (PERSISTED_QUERY_ERRORS.includes(message)) extensions['code'] = 'BAD_REQUEST';
        }
      },
    };
  },
};

/**
 * Logs unexpected errors, and shows the caller only the request id. A response with any error is not
 * cached, and states one error for each null.
 */
const unexpectedErrors: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        noteErrors(errors, contextValue);
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const isExecuted = 'data' in singleResult;
        const errors = isExecuted
          ? oneErrorPerNull(singleResult.data, singleResult.errors)
          : singleResult.errors;
        singleResult.errors = errors.map((error) => shownError(error, contextValue));
      },
    };
  },
};

/**
 * The status of errors of parsing, validation and input. "GraphQL over HTTP" asks for 400 when the
 * client accepts application/graphql-response+json, and for 200 when it accepts only plain JSON. An
 * exceeded limit names its own status, and keeps it.
 */
const requestErrorStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response, errors = [] }) {
        const [error] = errors;
        const isExecuted = response.body.kind !== 'single' || 'data' in response.body.singleResult;
        if (isExecuted || !error) return;
        const { code, http } = error.extensions;
        const isBadInput = code === 'BAD_USER_INPUT' && http === undefined;
        if (!isBadInput && !DOCUMENT_ERRORS.includes(String(code))) return;
        const accept = request.http?.headers.get('accept') ?? '';
        response.http.status = accept.includes('application/graphql-response+json') ? 400 : 200;
      },
    };
  },
};

/** Apollo Server as the product runs it, behind `/graphql`, the REST calls and rendered pages. */
export function createApolloServer(
  schema: GraphQLSchema,
  services: Services,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    validationRules: [...FURTHER_RULES],
    parseOptions: PARSE_OPTIONS,
    formatError: (error) =>
      error.message === STACK_OVERFLOW
        ? { ...error, message: 'The document nests too deep.' }
        : error,
    plugins: [
      persistedQueryErrors,
      requestRules(services),
      unexpectedErrors,
      requestErrorStatus,
      ApolloServerPluginCacheControlDisabled(),
      // GraphiQL is served from our own origin.
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
