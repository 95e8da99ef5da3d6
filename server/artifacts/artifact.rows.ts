import type { Statement } from '../database/statement';
import { Member } from '../members/member.entity';
import { Artifact } from './artifact.entity';

/**
 * Whether a list's artifacts carry their owners' e-mail addresses. Where they are not read from
 * the database, nothing behind it can give them away.
 */
export type OwnerColumns = 'name' | 'name and email';

/** What a statement over `artifact` and its `owner` selects, for `toArtifact`. */
export function artifactColumns({ dataSource }: Statement, owner: OwnerColumns): string {
  const own = dataSource
    .getMetadata(Artifact)
    .columns.map(({ propertyName }) => `artifact."${propertyName}"`);
  const email = owner === 'name and email' ? ['owner."email" AS "ownerEmail"'] : [];
  return [...own, 'owner."displayName" AS "ownerName"', ...email].join(', ');
}

/** Joins the member who owns each artifact. */
export const joinOwner = 'JOIN "members" owner ON owner."uid" = artifact."ownerUid"';

type Plain = Omit<Artifact, 'owner' | 'addedAt' | 'updatedAt'>;

/** A row of `artifactColumns`. */
export interface ArtifactRow extends Plain {
  addedAt: number | string;
  updatedAt: number | string;
  ownerName: string | null;
  ownerEmail?: string;
}

/** The artifact of a row, with what is known of its owner. */
export function toArtifact({ ownerName, ownerEmail, ...row }: ArtifactRow): Artifact {
  const owner = Object.assign(new Member(), { displayName: ownerName, email: ownerEmail });
  return Object.assign(new Artifact(), row, {
    addedAt: new Date(Number(row.addedAt)),
    updatedAt: new Date(Number(row.updatedAt)),
    owner,
  });
}

/** Reads the artifacts that the rest of a statement keeps, from WHERE on. */
export async function readArtifacts(
  statement: Statement,
  owner: OwnerColumns,
  rest: string,
): Promise<Artifact[]> {
  const columns = artifactColumns(statement, owner);
  const sql = `SELECT ${columns} FROM "artifacts" artifact ${joinOwner} ${rest}`;
  const rows = await statement.rows<ArtifactRow>(sql);
  return rows.map(toArtifact);
}
