import { registerEnumType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Member } from '../../catalogue/members/member.entity';
import { instant, milliseconds } from '../../database/instant';

/** What is done with a sheet. */
export enum SheetState {
  READY = 'READY',
  APPLYING = 'APPLYING',
  APPLIED = 'APPLIED',
  UNDOING = 'UNDOING',
  UNDONE = 'UNDONE',
}

registerEnumType(SheetState, {
  name: 'SheetState',
  description: 'What is done with a sheet.',
  valuesConfig: {
    READY: { description: 'It can be looked at, and nothing of it is written.' },
    APPLYING: { description: 'Its rows are being written.' },
    APPLIED: { description: 'Its rows are written; it can be taken back for 30 days.' },
    UNDOING: { description: 'It is being taken back.' },
    UNDONE: { description: 'It was taken back.' },
  },
});

/** What a row of a sheet does to the catalogue. */
export enum SheetRowKind {
  NEW = 'NEW',
  CHANGED = 'CHANGED',
  SAME = 'SAME',
  WRONG = 'WRONG',
  KEPT = 'KEPT',
}

registerEnumType(SheetRowKind, {
  name: 'SheetRowKind',
  description: 'What a row of a sheet does to the catalogue.',
  valuesConfig: {
    NEW: { description: 'It adds an artifact.' },
    CHANGED: { description: 'It changes an artifact.' },
    SAME: { description: 'It would change nothing.' },
    WRONG: { description: 'It breaks a rule, and is left out.' },
    KEPT: {
      description:
        'The sheet was taken back, but not in this artifact, because it was changed, hidden or removed since.',
    },
  },
});

/** A spreadsheet that a member has given. */
@Entity('sheets')
@Index(['memberUid', 'uploadedAt'])
@Index('sheets_with_work', ['turnAt'], { where: '"turnAt" IS NOT NULL' })
export class StoredSheet {
  /** Random, so that nobody guesses the address of another's sheet. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  memberUid!: string;

  @ManyToOne(() => Member, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'memberUid' })
  member!: Member;

  @Column('text')
  name!: string;

  @Column('text')
  state!: SheetState;

  @Column('bigint', { transformer: instant })
  uploadedAt!: Date;

  /** When the last of its rows was written. */
  @Column('bigint', { transformer: instant, nullable: true })
  appliedAt!: Date | null;

  /** `MatchedColumn[]` as JSON. */
  @Column('text')
  columns!: string;

  /** `RowCounts` as JSON. They stay when the rows are deleted. */
  @Column('text')
  counts!: string;

  /** When a process may go on with the work; null without any. The one that has the turn moves it ahead. */
  @Column('bigint', { transformer: instant, nullable: true })
  turnAt!: Date | null;
}

/** A row of a sheet, and what it does. */
@Entity('sheet_rows')
@Index(['sheetId', 'kind', 'line'])
@Index('due_sheet_rows', ['sheetId', 'line'], { where: '"isDue" = 1' })
export class StoredSheetRow {
  @PrimaryColumn('text')
  sheetId!: string;

  @ManyToOne(() => StoredSheet, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sheetId' })
  sheet!: StoredSheet;

  /** Its number as a spreadsheet shows it; the row of the headings counts. */
  @PrimaryColumn('integer')
  line!: number;

  /** Whether the work that goes on, applying or undoing, has yet to come to the row: 1 or 0. */
  @Column('integer')
  isDue!: number;

  /** The texts of its cells as JSON; null for a row that cannot be read. */
  @Column('text', { nullable: true })
  cells!: string | null;

  @Column('text')
  kind!: SheetRowKind;

  /** The artifact that it changes, or has added. */
  @Column('integer', { nullable: true })
  artifactId!: number | null;

  /** `ArtifactFieldChange[]` as JSON. */
  @Column('text')
  changes!: string;

  /** `SheetProblem[]` as JSON. */
  @Column('text')
  problems!: string;

  /** What an undo writes: the values of the changed fields before, as JSON; null until a change is written. */
  @Column('text', { nullable: true })
  replaced!: string | null;

  /** The `updatedAt` of the artifact's version that the row made; null until it is written. */
  @Column('bigint', { transformer: instant, nullable: true })
  version!: Date | null;
}

/** Which sheet made a version of an artifact. It stays when the rows of the sheet are deleted. */
@Entity('sheet_versions')
@Index(['sheetId'])
export class SheetVersion {
  @PrimaryColumn('integer')
  artifactId!: number;

  /** The `updatedAt` of the version, in milliseconds. */
  @PrimaryColumn('bigint', { transformer: milliseconds })
  version!: number;

  @Column('text')
  sheetId!: string;

  @ManyToOne(() => StoredSheet, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sheetId' })
  sheet!: StoredSheet;
}
