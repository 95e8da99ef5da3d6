import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema } from '../graphql/schema';
import { resolvers } from './features';

/** Writes schema.graphql from the resolvers: `npm run generate`. */
const schema = printSchema(lexicographicSortSchema(buildSchema(resolvers)));
writeFileSync(
  resolve('schema.graphql'),
  `# Generated from the resolvers by "npm run generate"; do not edit.\n\n${schema}\n`,
);
