import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildCatalogueSchema } from './graphql/schema';

const FILE = resolve('schema.graphql');
const emitted = `# Generated from the resolvers by "npm run generate"; do not edit.\n\n${printSchema(
  lexicographicSortSchema(buildCatalogueSchema()),
)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, emitted);
} else if (readFileSync(FILE, 'utf8') !== emitted) {
  console.error('schema.graphql is stale: run "npm run generate".');
  process.exitCode = 1;
}
