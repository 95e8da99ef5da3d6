import type { KeysetPage } from '../database/keyset';
import type { Sql } from '../database/sql';
import type { KindCount } from '../database/text-index';
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
  /** What follows FROM to read the types and the years of all of them; it ends with a condition. */
  typesAndYears(): Promise<Sql>;
  /** How many there are by type and century, where one scan is faster than reading their types and years. */
  kinds?(): Promise<readonly KindCount[] | null>;
  planPage(page: KeysetPage): Promise<PagePlan>;
}
