import { Table } from 'typeorm';
import {
  generated,
  index,
  instant,
  integer,
  nullable,
  ofHiddenArtifact,
  ofMember,
  primary,
  text,
  withDefault,
} from './columns';

/** Reports of artifacts, the log of acts, and hidden artifacts. */
export const moderationTables = [
  new Table({
    name: 'operator_acts',
    columns: [
      generated('id'),
      instant('at'),
      text('act'),
      text('subject'),
      nullable(text('moderatorUid')),
      nullable(text('reason')),
    ],
  }),
  new Table({
    name: 'hidden_artifacts',
    columns: [
      primary(integer('id')),
      instant('hiddenAt'),
      text('record'),
      withDefault(text('ownerUid'), "''"),
      nullable(text('reason')),
      nullable(text('deciderUid')),
      nullable(text('answer')),
      nullable(instant('answeredAt')),
    ],
    indices: [index('ownerUid', 'id')],
  }),
  new Table({
    name: 'hidden_likes',
    columns: [primary(integer('id')), text('memberUid'), integer('artifactId')],
    indices: [index('artifactId')],
    foreignKeys: [ofMember, ofHiddenArtifact],
  }),
  new Table({
    name: 'hidden_views',
    columns: [primary(integer('artifactId')), primary(text('memberUid')), primary(text('day'))],
    foreignKeys: [ofHiddenArtifact, ofMember],
  }),
  new Table({
    name: 'reports',
    columns: [
      generated('id'),
      integer('artifactId'),
      text('receipt'),
      text('reason'),
      nullable(text('text')),
      nullable(text('email')),
      nullable(text('memberUid')),
      instant('reportedAt'),
      nullable(text('decision')),
      nullable(instant('decidedAt')),
    ],
    uniques: [{ columnNames: ['receipt'] }],
    indices: [
      index('artifactId'),
      index('decidedAt', 'id'),
      // A member has one open report of an artifact.
      { ...index('memberUid', 'artifactId'), isUnique: true, where: '"decidedAt" IS NULL' },
    ],
    foreignKeys: [ofMember],
  }),
];
