import {
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from '../graphql/context';
import { FURTHER_RULES, PARSE_OPTIONS } from '../graphql/document-rules';
import { oneErrorPerNull } from '../graphql/execution-errors';
import { type Cost, hasFixedCost } from '../graphql/operation-cost';
import { isCompilable } from './compilable';

/** How many operations are remembered. Clients have few, and repeat them. */
const MAX_OPERATIONS = 200;
/** An operation is compiled at its third request: compiling costs as much as many executions. */
const COMPILE_AT = 3;
/** Longer documents are not remembered, in characters: a literal in them may be a megabyte. */
const MAX_LENGTH = 4_000;

/** A valid operation in compiled form. */
export interface CompiledOperation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** The names of its variables. */
  readonly variables: ReadonlySet<string>;
  /** Whether it costs the same with all variables. */
  readonly hasFixedCost: boolean;
  /** Such a cost, once it was measured and is within the limits. */
  fixedCost?: Cost;
  /** Executes it as graphql-js does. */
  execute(contextValue: Context, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

interface SeenOperation {
  requests: number;
  /** Null before the operation is compiled, and for one that is not valid or cannot be compiled. */
  compiled: CompiledOperation | null;
}

/** Counts the operations of requests by the text of their document, and compiles repeated ones. */
export class KnownOperations {
  private readonly operations = new LRUCache<string, SeenOperation>({ max: MAX_OPERATIONS });

  constructor(private readonly schema: GraphQLSchema) {}

  /** Counts a request. @returns its operation in compiled form, or null where Apollo Server has to answer. */
  find(source: string, operationName: string | null): CompiledOperation | null {
    if (source.length > MAX_LENGTH) return null;
    // NUL separates name and document. Valid GraphQL cannot contain it, so keys do not collide.
    const key = `${operationName === null ? 'any' : `named ${operationName}`}\0${source}`;
    const seen = this.operations.get(key) ?? { requests: 0, compiled: null };
    seen.requests += 1;
    this.operations.set(key, seen);
    if (seen.requests === COMPILE_AT) {
      seen.compiled = compile(this.schema, source, operationName);
    }
    return seen.compiled;
  }
}

function compile(
  schema: GraphQLSchema,
  source: string,
  operationName: string | null,
): CompiledOperation | null {
  const document = parseValid(schema, source);
  const definition = document && getOperationAST(document, operationName);
  if (!definition || !schema.getRootType(definition.operation)) return null;
  if (!isCompilable(schema, document)) return null;
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  if (!isCompiledQuery(compiled)) return null;
  const definitions = definition.variableDefinitions ?? [];
  return {
    document,
    definition,
    variables: new Set(definitions.map(({ variable }) => variable.name.value)),
    hasFixedCost: hasFixedCost(document),
    execute: (contextValue, variables) =>
      Promise.resolve(compiled.query(undefined, contextValue, variables)).then(withGraphQLErrors),
  };
}

/** The document, or null where it is not valid. */
function parseValid(schema: GraphQLSchema, source: string): DocumentNode | null {
  try {
    const document = parse(source, PARSE_OPTIONS);
    const errors = validate(schema, document, [...specifiedRules, ...FURTHER_RULES]);
    return errors.length === 0 ? document : null;
  } catch {
    // A syntax error: Apollo Server tells the client.
    return null;
  }
}

const withGraphQLErrors = (result: ExecutionResult): ExecutionResult =>
  result.errors
    ? { ...result, errors: oneErrorPerNull(result.data, result.errors.map(asGraphQLError)) }
    : result;

/** The errors of a compiled operation are no GraphQLErrors, and may lack extensions. */
function asGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}
