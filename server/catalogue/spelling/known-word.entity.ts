import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A word of the artifacts' texts that may be suggested. The database's triggers add words. They stay when
 * their last artifact goes: a suggestion is shown only if its search finds something.
 */
@Entity('known_words', { withoutRowid: true })
export class KnownWord {
  /** Its first character. */
  @PrimaryColumn('text')
  initial!: string;

  @PrimaryColumn('text')
  word!: string;
}
