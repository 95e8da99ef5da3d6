import {
  ApolloCache,
  type Cache,
  type DocumentNode,
  type OperationVariables,
  type Unmasked,
} from '@apollo/client';
import {
  addTypenameToDocument,
  canonicalStringify,
  DocumentTransform,
  getMainDefinition,
} from '@apollo/client/utilities';
import { isKnownOperation, type KnownResults } from './known-results';

/** The browser's cache, which takes over the results, identifies objects by their types. */
const withTypenames = new DocumentTransform(addTypenameToDocument);

const nameOf = (query: DocumentNode): string => {
  const definition = getMainDefinition(query);
  return ('name' in definition && definition.name?.value) || '';
};

/**
 * Apollo's cache for rendering one page on the server. It has the results of the page's operations as
 * they are: nothing is normalized, watched or changed.
 */
export class PageResults extends ApolloCache {
  private readonly results: KnownResults = {};

  override write<Data, Variables extends OperationVariables>({
    query,
    variables,
    result,
  }: Cache.WriteOptions<Data, Variables>): undefined {
    (this.results[nameOf(query)] ??= {})[canonicalStringify(variables ?? {})] = result;
  }

  override diff<Data, Variables extends OperationVariables>({
    query,
    variables,
  }: Cache.DiffOptions<Data, Variables>): Cache.DiffResult<Data> {
    const result = this.results[nameOf(query)]?.[canonicalStringify(variables ?? {})];
    // Written for this operation and these variables.
    if (result !== undefined) return { complete: true, result: result as Unmasked<Data> };
    return { complete: false, result: null };
  }

  override read<Data, Variables extends OperationVariables>(
    query: Cache.ReadOptions<Data, Variables>,
  ): Unmasked<Data> | null {
    return this.diff(query).result as Unmasked<Data> | null;
  }

  override transformDocument(document: DocumentNode): DocumentNode {
    return withTypenames.transformDocument(document);
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }

  /** The results that the browser's cache takes over, in one order whichever arrived first. */
  override extract(): KnownResults {
    const known = Object.entries(this.results).filter(([operation]) => isKnownOperation(operation));
    return sorted(
      known.map(([operation, byVariables]) => [operation, sorted(Object.entries(byVariables))]),
    );
  }

  override watch = () => () => undefined;
  override reset = () => Promise.resolve();
  override evict = () => false;
  override restore = () => this;
  override removeOptimistic = () => undefined;
  override fragmentMatches = () => false;
}

const sorted = <Value>(entries: [string, Value][]): Record<string, Value> =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
