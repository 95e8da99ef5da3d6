import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which version of the program has derived the columns of the artifacts from their texts, and how far. */
@Entity('derived_column_fillings')
export class DerivedColumnFilling {
  @PrimaryColumn('text')
  version!: string;

  /** Artifacts up to this one are read; null once all are. */
  @Column('integer', { nullable: true })
  filledThrough!: number | null;
}
