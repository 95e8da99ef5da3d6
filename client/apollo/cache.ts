import { InMemoryCache, type FieldFunctionOptions } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { Kind, type FieldNode } from 'graphql';
import { normalizeEmail } from '../../common/members';
import { viewerFieldsOfArtifact, viewerFieldsOfQuery } from './viewer-fields';

interface SelectedField {
  field: FieldNode | null;
}

/** Counts of a list without its artifacts must not pass for a page of it. */
const hasArtifacts = ({ field }: SelectedField) =>
  (field?.selectionSet?.selections ?? []).some(
    (one) => one.kind === Kind.FIELD && one.name.value === 'edges',
  );

/** The spellings of an e-mail address that are equal share one list. */
function byEmail(args: FieldFunctionOptions['args'], selected: SelectedField) {
  const list = hasArtifacts(selected) ? 'list' : 'count';
  const described = String(args?.described ?? 'any');
  return `artifactsByUser:${list}:${described}:${normalizeEmail(String(args?.email))}`;
}

/** Whether a field of the cache counts the artifacts whose picture has no description: see `byEmail`. */
export const isCountOfUndescribed = (storeFieldName: string): boolean =>
  storeFieldName.startsWith('artifactsByUser:count:false:');

/** Artifacts are cached by id, so that a like shows in every list with the artifact. */
export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          artifacts: relayStylePagination(['filter', 'orderBy']),
          artifactHistory: relayStylePagination(['artifactId']),
          artifactsByUser: relayStylePagination(byEmail),
          reports: relayStylePagination(),
          hiddenArtifacts: relayStylePagination(),
          members: relayStylePagination(['search', 'first']),
        },
      },
      // Pages ask for different fields of the same picture.
      Picture: { keyFields: ['url'] },
      Viewer: {
        keyFields: ['uid'],
        fields: {
          artifacts: relayStylePagination(),
          likedArtifacts: relayStylePagination(),
          hiddenArtifacts: relayStylePagination(),
          desk: relayStylePagination(),
          sheets: relayStylePagination(),
        },
      },
      Sheet: { fields: { rows: relayStylePagination(['kind']) } },
    },
  });
}

/** Types whose objects only some members see. */
const OF_MEMBERS: readonly unknown[] = ['Viewer', 'Suggestion', 'Sheet'];

/** Removes the data of one member from the cache. Keeps public lists and pending queries. */
export function forgetViewer(cache: InMemoryCache) {
  cache.batch({
    update() {
      for (const [id, entity] of Object.entries(cache.extract())) {
        if (OF_MEMBERS.includes(entity?.__typename)) cache.evict({ id });
        if (entity?.__typename !== 'Artifact') continue;
        viewerFieldsOfArtifact.forEach((fieldName) => cache.evict({ id, fieldName }));
      }
      viewerFieldsOfQuery.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
      cache.gc();
    },
  });
}
