import type { Ordering } from '../graphql/connection';
import type { ArtifactColumns } from './artifact.rows';
import type { ArtifactOrder } from './artifact.types';

const key = (column: keyof ArtifactColumns, type: 'string' | 'number', collation?: string) => ({
  column,
  type,
  ...(collation && { collation }),
});

/**
 * The orders of the public list.
 * @param codePointCollation sorts names by code point, alike on every engine.
 */
export function artifactOrderings(codePointCollation: string): Record<ArtifactOrder, Ordering> {
  const id = key('id', 'number');
  return {
    NEWEST: { name: 'NEWEST', direction: 'DESC', keys: [id] },
    OLDEST: { name: 'OLDEST', direction: 'ASC', keys: [id] },
    MOST_LIKED: {
      name: 'MOST_LIKED',
      direction: 'DESC',
      keys: [key('likeCount', 'number'), id],
    },
    NAME: {
      name: 'NAME',
      direction: 'ASC',
      keys: [key('artifactNameNormalized', 'string', codePointCollation), id],
    },
    RELEVANCE: {
      name: 'RELEVANCE',
      direction: 'DESC',
      keys: [key('relevance', 'number'), id],
    },
    CHRONOLOGICAL: {
      name: 'CHRONOLOGICAL',
      direction: 'ASC',
      keys: [key('madeEarliest', 'number'), id],
    },
  };
}

/** The order of a list of `anywhere`: the artifacts whose names contain the text come first. */
export const namedFirst = (ordering: Ordering): Ordering => ({
  ...ordering,
  name: `ANYWHERE ${ordering.name}`,
  keys: [key('group', 'number'), ...ordering.keys],
});

/** What one member added, newest first. */
export const addedOrdering: Ordering = {
  name: 'ADDED',
  direction: 'DESC',
  keys: [key('id', 'number')],
};
