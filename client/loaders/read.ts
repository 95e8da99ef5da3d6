import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { publicPaths } from '../../common/public-paths';
import { fetchAgain } from './fetch-again';

/** The text of an operation, with the types of its data and variables. */
export type OperationText<Data, Variables> = DocumentTypeDecoration<Data, Variables> & {
  toString: () => string;
};

/** Reads what everybody may see, by one operation. @throws when the API refuses or cannot be reached. */
export type Read = <Data, Variables>(
  operation: OperationText<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

export interface ReadResult {
  data?: unknown;
  errors?: readonly { message: string }[];
}

/** The data of a result. @throws for a result with errors. */
export function dataOf({ data, errors }: ReadResult): unknown {
  if (errors || data == null) throw new AggregateError(errors ?? [], 'The API refused to answer.');
  return data;
}

/** Reads over HTTP. No token is sent: a visitor's response is cached, and the same for everybody. */
export const readFromApi: Read = (operation, variables) => readWith({}, operation, variables);

/** Reads what only the member sees, where there is no Apollo Client. */
export const readAsMember = <Data, Variables>(
  token: string,
  operation: OperationText<Data, Variables>,
  variables: Variables,
): Promise<Data> => readWith({ authorization: `Bearer ${token}` }, operation, variables);

async function readWith<Data, Variables>(
  headers: Record<string, string>,
  operation: OperationText<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetchAgain(publicPaths.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: operation.toString(), variables }),
  });
  // Codegen derived the type from the schema.
  return dataOf((await response.json()) as ReadResult) as Data;
}

declare module 'react-router' {
  interface Future {
    /** Gives `context` its type in the loaders of routes. */
    v8_middleware: true;
  }
}

const readContext = createContext<Read>();

/** What the router passes to the loaders of routes: on the server, operations are executed in process. */
export const loaderContext = (read: Read) =>
  new RouterContextProvider(new Map([[readContext, read]]));

/** For the loader of a route. */
export const readerOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Read =>
  context.get(readContext);

export const isServer = typeof document === 'undefined';

/**
 * Null where the browser cannot read it: the page tells the visitor. The server throws, and leaves the
 * page to the browser, which tries again.
 */
export async function ifPossible<Data>(reading: Promise<Data>): Promise<Data | null> {
  try {
    return await reading;
  } catch (error) {
    if (isServer) throw error;
    return null;
  }
}

/** Data for a part of a page, which the browser shows when they arrive. */
export interface Part<Data> {
  value: Data | null | Promise<Data | null>;
}

/** The server waits for the part; the browser shows the rest of the page first. */
export async function partOf<Data>(reading: Promise<Data>): Promise<Part<Data>> {
  const value = ifPossible(reading);
  return { value: isServer ? await value : value };
}
