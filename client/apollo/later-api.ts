import { createContext, use } from 'react';
import {
  createContext as createRouterContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
} from 'react-router-dom';
import type { Later } from '../ui/useLater';
import type { Api } from './Api';

/** The API's client, which pages without data do not load. */
export type LaterApi = Later<Api>;

export const LaterApiContext = createContext<LaterApi | null>(null);

/** For a component that loads its data after the page. */
export function useLaterApi(): LaterApi {
  const api = use(LaterApiContext);
  if (!api) throw new Error('useLaterApi needs an App above it.');
  return api;
}

declare module 'react-router' {
  interface Future {
    /** Gives `context` its type in the loaders of routes. */
    v8_middleware: true;
  }
}

const loaderApi = createRouterContext<LaterApi>();

/** What the router passes to the loaders of routes. */
export const loaderContext = (api: LaterApi) =>
  new RouterContextProvider(new Map([[loaderApi, api]]));

/** For the loader of a route. */
export const loadApi = ({ context }: LoaderFunctionArgs): Promise<Api> =>
  context.get(loaderApi).load();
