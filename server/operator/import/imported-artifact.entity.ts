import { type MemberData, rowsOfMember } from '../../database/member-data';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An artifact that was imported, so that a second import of the same file adds nothing. */
@Entity('imported_artifacts')
@Index('imported_artifacts_by_artifact', ['artifactId'])
export class ImportedArtifact {
  /** The member who owns the import. */
  @PrimaryColumn('text')
  ownerUid!: string;

  /** What identifies it in its file: see `sourceIdOf`. */
  @PrimaryColumn('text')
  sourceId!: string;

  /** What would identify it without an identifier; null for an import before there was this column. */
  @Column('text', { nullable: true })
  textsId!: string | null;

  /** Its identifier here; the artifact may have been deleted since. */
  @Column('integer')
  artifactId!: number;
}

/** How many rows one statement inserts: databases limit its parameters. */
const ROWS_AT_ONCE = 200;

/** What is stored of a member's imports. */
export const importedMemberData: MemberData = {
  ...rowsOfMember('imports', ImportedArtifact, { uidColumn: 'ownerUid', whenErased: 'kept' }),
  /** The rows are copied: an import for either member finds the artifacts that are there. */
  async handOver(_database, { manager }, { from, to }) {
    const rows = await manager.findBy(ImportedArtifact, { ownerUid: from });
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const copies = rows.slice(start, start + ROWS_AT_ONCE);
      await manager
        .createQueryBuilder()
        .insert()
        .into(ImportedArtifact)
        .values(copies.map((row) => Object.assign(row, { ownerUid: to })))
        .orIgnore()
        .execute();
    }
    return 0;
  },
};
