import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { addTypenameToDocument, getMainDefinition } from '@apollo/client/utilities';
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

const nameOf = (document: DocumentNode): string => {
  const definition = getMainDefinition(document);
  return ('name' in definition && definition.name?.value) || '';
};

/** The browser's cache, which takes over the results, identifies objects by their types. */
const withTypenames = new WeakMap<DocumentNode, DocumentNode>();
function documentOf(query: DocumentNode): DocumentNode {
  const known = withTypenames.get(query);
  if (known) return known;
  const document = addTypenameToDocument(query);
  withTypenames.set(query, document);
  return document;
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
  private readonly results = new Map<string, unknown>();
  /** Why operations have failed. */
  readonly failures: unknown[] = [];

  constructor(private readonly execute: ExecuteAsVisitor) {}

  /** Executes an operation, as Apollo Client does for the loaders in the browser. */
  query(operation: PageOperation): Promise<{ data: unknown }> {
    const key = keyOf(operation);
    const known = this.executed.get(key);
    if (known) return known;
    const executed = this.executeOrFail(operation, key);
    this.executed.set(key, executed);
    return executed;
  }

  /** The result of an operation of a loader. */
  read(operation: PageOperation): unknown {
    return this.results.get(keyOf(operation));
  }

  /** The results that the browser's cache takes over, in one order whichever arrived first. */
  known(): KnownResults {
    const known: KnownResults = {};
    for (const [key, data] of [...this.results].sort(([one], [other]) => (one < other ? -1 : 1))) {
      const [operation = '', variables = ''] = key.split(/ (.*)/s);
      if (isKnownOperation(operation)) (known[operation] ??= {})[variables] = data;
    }
    return known;
  }

  private async executeOrFail({ query, variables = {} }: PageOperation, key: string) {
    try {
      const { data, errors } = await this.execute({ query: documentOf(query), variables });
      if (errors) throw new AggregateError(errors);
      this.results.set(key, data);
      return { data };
    } catch (error) {
      this.failures.push(error);
      throw error;
    }
  }
}

const keyOf = ({ query, variables = {} }: PageOperation): string =>
  `${nameOf(query)} ${JSON.stringify(variables)}`;
