import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A value of a fact of an artifact, by which lists are filtered and counted. The database's triggers write
 * it from `artifacts.factRows`, also for keys that the operator does not declare any more.
 */
@Entity('artifact_facts', { withoutRowid: true })
@Index('artifact_facts_of_artifact', ['artifactId', 'key'])
export class ArtifactFact {
  @PrimaryColumn('text')
  key!: string;

  /** As it is compared: see `comparable`. */
  @PrimaryColumn('text')
  value!: string;

  @PrimaryColumn('integer')
  artifactId!: number;

  /** As its author wrote it. */
  @Column('text')
  spelling!: string;
}
