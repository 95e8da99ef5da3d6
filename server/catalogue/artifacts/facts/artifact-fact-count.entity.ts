import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many artifacts have a value of a fact in a spelling; at least 1. Triggers on `artifact_facts` count. */
@Entity('artifact_fact_counts', { withoutRowid: true })
export class ArtifactFactCount {
  @PrimaryColumn('text')
  key!: string;

  /** As it is compared. */
  @PrimaryColumn('text')
  value!: string;

  @PrimaryColumn('text')
  spelling!: string;

  @Column('integer')
  count!: number;
}
