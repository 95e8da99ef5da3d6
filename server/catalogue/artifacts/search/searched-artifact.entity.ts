import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What lists of a search read of an artifact. The database's triggers copy it from the artifact. */
@Entity('searched_artifacts')
// The migrations create these on PostgreSQL: see database/postgres/migrations/search-index.ts.
@Index('searched_artifacts_names', { synchronize: false })
@Index('searched_artifacts_words', { synchronize: false })
export class SearchedArtifact {
  @PrimaryColumn('integer')
  id!: number;

  @Column('text')
  artifactType!: string;

  @Column('integer')
  madeEarliest!: number;

  @Column('integer')
  madeLatest!: number;

  @Column('text')
  artifactNameNormalized!: string;
}
