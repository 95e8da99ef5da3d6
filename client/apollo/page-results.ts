import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { addTypenameToDocument, getMainDefinition, print } from '@apollo/client/utilities';
import { isKnownOperation, type KnownResults } from './known-results';

/**
 * Executes an operation of a page as a visitor. The document has the types of its data and
 * variables.
 */
export type ExecuteAsVisitor = <
  Data = Record<string, unknown>,
  Variables extends Record<string, unknown> = Record<string, unknown>,
>(operation: {
  query: TypedDocumentNode<Data, Variables>;
  variables?: Variables;
}) => Promise<{ data?: Data | null; errors?: readonly { message: string }[] }>;

/** How the server executes operations in process. */
export type ExecuteText = (operation: {
  query: string;
  variables: Record<string, unknown>;
}) => Promise<object>;

/** The text of each document that was executed. */
const texts = new WeakMap<DocumentNode, string>();

/** Passes operations to the server, as text. */
export const asVisitor =
  (execute: ExecuteText): ExecuteAsVisitor =>
  ({ query, variables = {} }) =>
    execute({ query: textOf(query), variables });

function textOf(query: DocumentNode): string {
  const known = texts.get(query);
  if (known !== undefined) return known;
  // The browser's cache, which takes over the results, identifies objects by their types.
  const text = print(addTypenameToDocument(query));
  texts.set(query, text);
  return text;
}

interface PageOperation {
  query: DocumentNode;
  variables?: OperationVariables | undefined;
}

/**
 * The results of the operations of one page, which the server executes while its loaders run, and reads
 * while it renders. Each operation is executed once.
 */
export class PageResults {
  private readonly executed = new Map<string, Promise<{ data: unknown }>>();
  private readonly results: KnownResults = {};
  /** Why operations have failed. */
  readonly failures: unknown[] = [];

  constructor(private readonly execute: ExecuteAsVisitor) {}

  /** Executes an operation, as Apollo Client does for the loaders in the browser. */
  query(operation: PageOperation): Promise<{ data: unknown }> {
    const key = `${nameOf(operation)} ${variablesOf(operation)}`;
    const known = this.executed.get(key);
    if (known) return known;
    const executed = this.executeOrFail(operation);
    this.executed.set(key, executed);
    return executed;
  }

  /** The result of an operation of a loader. */
  read(operation: PageOperation): unknown {
    return this.results[nameOf(operation)]?.[variablesOf(operation)];
  }

  /** The results that the browser's cache takes over, in one order whichever arrived first. */
  known(): KnownResults {
    const known = Object.entries(this.results)
      .filter(([name]) => isKnownOperation(name))
      .map(([name, byVariables]) => [name, sorted(Object.entries(byVariables))] as const);
    return sorted(known);
  }

  private async executeOrFail(operation: PageOperation) {
    const { query, variables = {} } = operation;
    try {
      const { data, errors } = await this.execute({ query, variables });
      if (errors) throw new AggregateError(errors);
      (this.results[nameOf(operation)] ??= {})[variablesOf(operation)] = data;
      return { data };
    } catch (error) {
      this.failures.push(error);
      throw error;
    }
  }
}

function nameOf({ query }: PageOperation): string {
  const definition = getMainDefinition(query);
  return ('name' in definition && definition.name?.value) || '';
}

const variablesOf = ({ variables = {} }: PageOperation): string => JSON.stringify(variables);

const sorted = <Value>(entries: (readonly [string, Value])[]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
