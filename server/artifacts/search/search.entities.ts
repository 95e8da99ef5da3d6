import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A term that many names contain. Which terms are chosen decides the speed of a search alone. */
@Entity('search_terms')
export class SearchTerm {
  @PrimaryColumn('text')
  term!: string;

  /** No name that contains the term comes before this text, in the order of names. */
  @Column('text')
  firstName!: string;

  /** How many artifacts there were when the terms were chosen; 0 while the names are being counted. */
  @Column('integer')
  catalogueSize!: number;
}

/** In how many names of one type a frequent term is found. The database's triggers keep it. */
@Entity('search_totals')
export class SearchTotal {
  @PrimaryColumn('text')
  term!: string;

  @PrimaryColumn('text')
  type!: string;

  @Column('integer')
  count!: number;
}
