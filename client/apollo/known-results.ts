import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import {
  ArtifactTypesDocument,
  GalleryCenturiesDocument,
  GalleryPageDocument,
} from '../generated/graphql';

/**
 * The operations whose results the browser's cache takes over, for hooks and for the loader of the next
 * search. Results of other operations are in the data of a page's loader.
 */
const documents: Readonly<Record<string, DocumentNode>> = {
  ArtifactTypes: ArtifactTypesDocument,
  GalleryCenturies: GalleryCenturiesDocument,
  GalleryPage: GalleryPageDocument,
};

/** The results with which the server rendered the page, by operation, and by variables as JSON. */
export type KnownResults = Record<string, Record<string, unknown>>;

export const isKnownOperation = (name: string): boolean => Object.hasOwn(documents, name);

/** Puts the results into the browser's cache, so that it need not request them again. */
export function writeKnownResults(cache: ApolloCache, results: KnownResults): void {
  for (const [operation, byVariables] of Object.entries(results)) {
    const query = documents[operation];
    if (!query) throw new Error(`The page has a result of the unknown operation ${operation}.`);
    for (const [variables, data] of Object.entries(byVariables)) {
      cache.writeQuery({ query, variables: JSON.parse(variables) as OperationVariables, data });
    }
  }
}
