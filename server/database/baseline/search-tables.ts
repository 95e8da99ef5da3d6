import { Table } from 'typeorm';
import { integer, primary, text } from './columns';

/** The columns that searches read of each artifact, and the words that may be suggested. */
export const searchTables = [
  // A row of artifacts fills a database page. Triggers copy these columns into narrow rows.
  new Table({
    name: 'searched_artifacts',
    columns: [
      primary(integer('id')),
      text('artifactType'),
      integer('madeEarliest'),
      integer('madeLatest'),
      text('artifactNameNormalized'),
    ],
  }),
  new Table({
    name: 'known_words',
    withoutRowid: true,
    columns: [primary(text('initial')), primary(text('word'))],
  }),
];
