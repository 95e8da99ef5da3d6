import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isCompilable } from './compilable';
import type { Context } from './context';
import { oneErrorPerNull } from './one-error-per-null';
import { type Cost, hasFixedCost } from './operation-cost';

/** How many operations are cached. Clients have few, and repeat them. */
const MAX_KNOWN = 200;
/** An operation is compiled at its second execution: compiling costs as much as many executions. */
const COMPILE_AT = 2;
/** Longer documents are not cached, in characters: a literal in them may be a megabyte. */
const MAX_LENGTH = 4_000;

/** A valid operation in compiled form. */
export interface CompiledOperation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Whether it costs the same with all variables. */
  readonly hasFixedCost: boolean;
  /** Such a cost, once it was measured and is within the limits. */
  fixedCost?: Cost;
  /** Executes it as graphql-js does. */
  execute(contextValue: Context, variables: Record<string, unknown>): Promise<ExecutionResult>;
}

interface KnownOperation {
  executions: number;
  compiled: CompiledOperation | null;
}

/** The operations that Apollo has validated and executed, by the text of their document. */
export class KnownOperations {
  private readonly operations = new LRUCache<string, KnownOperation>({ max: MAX_KNOWN });

  constructor(private readonly schema: GraphQLSchema) {}

  /** The operation in compiled form; null if it was not executed twice, or cannot be compiled. */
  find(source: string, operationName: string | null): CompiledOperation | null {
    const key = keyOf(source, operationName);
    return key === null ? null : (this.operations.get(key)?.compiled ?? null);
  }

  /** As `find`, for a valid document. Counts its execution, and compiles it at the second one. */
  findOrCompile(
    source: string,
    document: DocumentNode,
    operationName: string | null,
  ): CompiledOperation | null {
    const key = keyOf(source, operationName);
    if (key === null) return null;
    const operation = this.operations.get(key) ?? { executions: 0, compiled: null };
    operation.executions += 1;
    this.operations.set(key, operation);
    if (operation.executions === COMPILE_AT) {
      operation.compiled = compile(this.schema, document, operationName);
    }
    return operation.compiled;
  }
}

/** Neither a name nor a document that is valid contains NUL, so only one pair has a known key. */
function keyOf(source: string, operationName: string | null): string | null {
  if (source.length > MAX_LENGTH) return null;
  return `${operationName === null ? 'any' : `named ${operationName}`}\0${source}`;
}

function compile(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null,
): CompiledOperation | null {
  const definition = getOperationAST(document, operationName);
  if (!definition || !isCompilable(schema, document)) return null;
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  if (!isCompiledQuery(compiled)) return null;
  return {
    document,
    definition,
    hasFixedCost: hasFixedCost(document),
    execute: (contextValue, variables) =>
      Promise.resolve(compiled.query(undefined, contextValue, variables)).then(withGraphQLErrors),
  };
}

const withGraphQLErrors = (result: ExecutionResult): ExecutionResult =>
  result.errors
    ? oneErrorPerNull({ ...result, errors: result.errors.map(asGraphQLError) })
    : result;

/** The errors of a compiled operation are no GraphQLErrors, and may lack extensions. */
function asGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  return Object.assign(new GraphQLError(message, { path, originalError }), { locations });
}
