import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Which version of the program has derived the columns of the artifacts from their texts, and how far. A second
 * row says how far it has followed the log since.
 */
@Entity('derived_column_fillings')
export class DerivedColumnFilling {
  /** See `versionOf` and `logOf`. */
  @PrimaryColumn('text')
  version!: string;

  /**
   * Artifacts up to this one are read; null once all are. In the row of the log: the number of the last entry that
   * was read.
   */
  @Column('integer', { nullable: true })
  filledThrough!: number | null;
}
