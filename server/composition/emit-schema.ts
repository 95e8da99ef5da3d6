import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, schemaText } from '../graphql/schema';
import { resolvers } from './features';

const FILE = resolve('schema.graphql');

/** Writes schema.graphql from the resolvers, unless the file is up to date: watchers see no change. */
const schema = schemaText(buildSchema(resolvers));
const text = `# Generated from the resolvers by "npm run generate"; do not edit.\n\n${schema}`;
if (readFileSync(FILE, 'utf8') !== text) writeFileSync(FILE, text);
