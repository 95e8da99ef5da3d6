import type { GroupCounting } from '../database/group-counts';
import type { KeysetPage } from '../database/keyset';
import type { Sql } from '../database/sql';
import type { ArtifactRow } from './artifact.rows';

/** The place of an artifact in a list: its identifier, and the keys that are not columns. */
export type ListKeys = Pick<ArtifactRow, 'id' | 'relevance'>;

/**
 * How a page is read: by conditions on `artifact.COLUMN`, or by a statement of its own that reads the
 * places of its artifacts in order.
 */
export type PagePlan =
  { conditions: readonly (Sql | null)[] } | { readKeys: () => Promise<readonly ListKeys[]> };

/** The artifacts that some criteria keep. */
export interface KeptArtifacts {
  count(): Promise<number>;
  /** What follows FROM to read columns of all of them; it ends with a condition. */
  source(): Promise<Sql>;
  /** Counts all of them by type and centuries. */
  groupCounting(): Promise<GroupCounting>;
  planPage(page: KeysetPage): Promise<PagePlan>;
}
