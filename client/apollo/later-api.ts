import { createContext, use } from 'react';
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
