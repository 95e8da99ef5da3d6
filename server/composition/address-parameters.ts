import { restParametersOf } from '../../rest-compat/plugin';
import { isEmbedPath } from '../embeds/embeds';
import { oEmbedParameters } from '../embeds/oembed';
import { isApiPath, isRecordPath } from '../http/requests';
import type { PageRenderer } from '../pages/page-rendering';
import { filterParameters } from '../records/filter-parameters';

/** The parameters of an address that its response can depend on. */
export function parametersOf(path: string, renderer: PageRenderer | undefined): readonly string[] {
  if (path === '/graphql') return ['query', 'variables', 'operationName', 'extensions'];
  // A single record, as a page or in a format, reads none.
  if (path.startsWith('/records/')) return [];
  if (isRecordPath(path)) return filterParameters;
  if (path === '/oembed') return oEmbedParameters;
  const ofPage = isApiPath(path) || isEmbedPath(path) ? [] : (renderer?.searchParameters ?? []);
  return [...restParametersOf(path), ...ofPage];
}
