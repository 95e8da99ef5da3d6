import 'reflect-metadata';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { artifactTypeEnum } from '../catalogue/artifacts/artifact-type';
import { pictureRights } from '../catalogue/artifacts/picture-rights';
import { readSite } from '../site/read-site';
import { buildSchema, schemaText } from '../web/graphql/schema';
import { resolvers } from './features';

/** Writes a file, unless it is up to date: watchers see no change. */
function emit(path: string, text: string): void {
  const file = resolve(path);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const { types } = readSite(null).record;
const schema = schemaText(buildSchema(resolvers, [artifactTypeEnum(types)]));
emit(
  'schema.graphql',
  `# Generated from the resolvers by "npm run generate"; do not edit.\n\n${schema}`,
);

// The client imports nothing of the server.
emit(
  'client/generated/picture-rights.ts',
  `// Generated from server/catalogue/artifacts/picture-rights.ts by "npm run generate"; do not edit.

/** The rights that a picture may have: each URI with its label. */
export const pictureRights: readonly (readonly [uri: string, label: string])[] = ${JSON.stringify(
    Object.entries(pictureRights),
    null,
    2,
  )};
`,
);
