import { GraphQLError, type ValidationRule } from 'graphql';

/** No document of this API needs more tokens; a longer one is refused before it is fully parsed. */
export const PARSE_OPTIONS = { maxTokens: 5_000 };

/**
 * Refuses the name `__proto__`: a compiled operation sets a prototype where graphql-js sets a field, and
 * the response would lack the field. Other names that begin with two underscores are used by clients such
 * as Relay.
 */
const noProtoName: ValidationRule = (context) => ({
  Name(node) {
    if (node.value !== '__proto__') return;
    const message = '"__proto__" cannot be a name in a document.';
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});

/** The rules for documents beyond those of the GraphQL specification. */
export const FURTHER_RULES: readonly ValidationRule[] = [noProtoName];
