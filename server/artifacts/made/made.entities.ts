import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * How many artifacts of a type begin and end in a year. The database's triggers keep it. The artifacts
 * that overlap a span are those that begin until its end, less those that end before its beginning.
 */
@Entity('artifact_year_counts')
export class ArtifactYearCount {
  @PrimaryColumn('text')
  type!: string;

  @PrimaryColumn('integer')
  year!: number;

  /** How many artifacts have this year as the earliest. */
  @Column('integer')
  earliest!: number;

  /** How many artifacts have this year as the latest. */
  @Column('integer')
  latest!: number;
}
