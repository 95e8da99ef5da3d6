import { Table } from 'typeorm';
import { integer, primary, text } from './columns';

/** The counts of frequent terms of names, and the words of all texts: see vocabulary.ts. */
export const searchTables = [
  new Table({
    name: 'search_terms',
    columns: [primary(text('term')), text('firstName'), integer('catalogueSize')],
  }),
  new Table({
    name: 'search_totals',
    columns: [primary(text('term')), primary(text('type')), integer('count')],
  }),
  new Table({
    name: 'vocabulary',
    withoutRowid: true,
    columns: [primary(text('prefix')), primary(text('word')), integer('artifacts')],
  }),
  new Table({
    name: 'vocabulary_deletions',
    withoutRowid: true,
    columns: [primary(text('deletion')), primary(text('prefix'))],
  }),
];
