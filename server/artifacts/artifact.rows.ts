import type { Statement } from '../database/statement';
import { Member } from '../members/member.entity';
import { Artifact } from './artifact.entity';

/**
 * Whether a list's artifacts carry their owners' e-mail addresses. Where they are not read from
 * the database, nothing behind it can give them away.
 */
export type OwnerColumns = 'name' | 'name and email';

/** The names of the fields that a request shows; where it is not said, all are read. */
export type Asked = ReadonlySet<string>;

/** The columns that a list's cursors are made of, and those that tell who may do what. */
const ALWAYS = ['id', 'ownerUid', 'likeCount'];

/** What a statement over `artifact`, and `owner` where it is asked for, selects for `toArtifact`. */
export function artifactColumns(
  { dataSource }: Statement,
  owner: OwnerColumns,
  asked?: Asked,
): string {
  const own = dataSource
    .getMetadata(Artifact)
    .columns.map(({ propertyName }) => propertyName)
    .filter((name) => !asked || asked.has(name) || ALWAYS.includes(name))
    .map((name) => `artifact."${name}"`);
  if (!asksOwner(asked)) return own.join(', ');
  const email = owner === 'name and email' ? ['owner."email" AS "ownerEmail"'] : [];
  return [...own, 'owner."displayName" AS "ownerName"', ...email].join(', ');
}

const asksOwner = (asked?: Asked) => !asked || asked.has('userName') || asked.has('userEmail');

/** Joins the member who owns each artifact. */
export const joinOwner = 'JOIN "members" owner ON owner."uid" = artifact."ownerUid"';

type Plain = Omit<Artifact, 'owner' | 'addedAt' | 'updatedAt'>;

/** A row of `artifactColumns`. */
export interface ArtifactRow extends Plain {
  addedAt: number | string;
  updatedAt: number | string;
  ownerName?: string | null;
  ownerEmail?: string;
}

/** The artifact of a row, with what is known of its owner; what was not asked is not there. */
export function toArtifact(row: ArtifactRow): Artifact {
  const { ownerName, ownerEmail, addedAt, updatedAt } = row;
  const artifact = Object.assign(new Artifact(), row, {
    addedAt: new Date(Number(addedAt)),
    updatedAt: new Date(Number(updatedAt)),
  });
  if (ownerName !== undefined) {
    artifact.owner = Object.assign(new Member(), { displayName: ownerName, email: ownerEmail });
  }
  return artifact;
}

/** Reads the artifacts that the rest of a statement keeps, from WHERE on. */
export async function readArtifacts(
  statement: Statement,
  owner: OwnerColumns,
  rest: string,
  asked?: Asked,
): Promise<Artifact[]> {
  const columns = artifactColumns(statement, owner, asked);
  const join = asksOwner(asked) ? joinOwner : '';
  const sql = `SELECT ${columns} FROM "artifacts" artifact ${join} ${rest}`;
  const rows = await statement.rows<ArtifactRow>(sql);
  return rows.map(toArtifact);
}
