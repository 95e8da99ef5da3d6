import { rowsOfMember } from '../../database/member-data';
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

/** What is stored of a member's imports. */
export const importedMemberData = rowsOfMember('imports', ImportedArtifact, {
  uidColumn: 'ownerUid',
  whenErased: 'kept',
});
