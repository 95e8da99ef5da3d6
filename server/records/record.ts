import type { RecordFieldsFragment } from './generated/operations';

/** An artifact as a visitor sees it, with everything that the formats say of it. */
export type ArtifactRecord = Omit<RecordFieldsFragment, 'addedAt' | 'updatedAt'> & {
  /** In ISO 8601. */
  addedAt: string;
  updatedAt: string;
};

/** The artifact of a GraphQL response. Before serialization to JSON, its instants are objects. */
export const toRecord = (fields: RecordFieldsFragment): ArtifactRecord => ({
  ...fields,
  addedAt: new Date(fields.addedAt).toISOString(),
  updatedAt: new Date(fields.updatedAt).toISOString(),
});
