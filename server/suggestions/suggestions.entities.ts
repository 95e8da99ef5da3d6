import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A word of the artifacts' texts. The database's triggers keep it. */
@Entity('vocabulary', { withoutRowid: true })
export class VocabularyWord {
  /** The first characters of the word. */
  @PrimaryColumn('text')
  prefix!: string;

  @PrimaryColumn('text')
  word!: string;

  /** How many artifacts have it: exact when they are few, else about as many. */
  @Column('integer')
  artifacts!: number;
}

/** What is left of a prefix of words when some characters are deleted. The database's triggers keep it. */
@Entity('vocabulary_deletions', { withoutRowid: true })
export class VocabularyDeletion {
  @PrimaryColumn('text')
  deletion!: string;

  @PrimaryColumn('text')
  prefix!: string;
}
