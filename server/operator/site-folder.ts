import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { z, type ZodType } from 'zod';
import type { Environment } from '../base/env';
import { ConfigurationError } from '../base/errors';
import { BUILT_IN_SITE, readSite } from '../site/read-site';
import { recordSchema } from '../site/record-schema';
import { siteSchema } from '../site/site-schema';
import { checkDeclaredTypes } from './check/declared-types';

/** The records of other trades to start from, which the build copies beside the program. */
const RECORDS = join(__dirname, '../site/records');

/** The names of these records. */
export const recordNames = (): string[] => readdirSync(RECORDS).map((file) => parse(file).name);

/**
 * Writes the built-in site into a folder as files to start from, with JSON Schemas for editors.
 * @param record the name of the record of a trade; empty for that of the built-in site.
 * @throws ConfigurationError when the folder has files, or there is no such record.
 */
export function initSite(folder: string, record = ''): string {
  if (record !== '' && !recordNames().includes(record)) {
    throw new ConfigurationError(`There is no record "${record}": ${recordNames().join(', ')}.`);
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} has files. Name a new or an empty folder.`);
  }
  cpSync(BUILT_IN_SITE, folder, { recursive: true });
  const recordFile = join(folder, 'record.json');
  if (record !== '') cpSync(join(RECORDS, `${record}.json`), recordFile);
  addSchema(folder, 'site', siteSchema);
  addSchema(folder, 'record', recordSchema);
  return `The site is in ${resolve(folder)}. Start the server with SITE_DIR=${resolve(folder)}.`;
}

/** Writes the JSON Schema of a file for editors, which the file then names. */
function addSchema(folder: string, name: string, schema: ZodType): void {
  const schemaFile = `${name}.schema.json`;
  const write = (file: string, value: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write(schemaFile, z.toJSONSchema(schema, { io: 'input' }));
  const value = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as object;
  write(`${name}.json`, { $schema: `./${schemaFile}`, ...value });
}

/**
 * Checks the site in a folder.
 * @param environment of the catalogue that is to be served with it; null where there is none.
 * @throws ConfigurationError that names every fault.
 */
export async function checkSite(folder: string, environment: Environment | null): Promise<string> {
  const { identity, content, record } = readSite(resolve(folder));
  const { hero, civilizations, faq } = content;
  const isOfCatalogue =
    environment !== null && (await checkDeclaredTypes(environment, record.types));
  const counts = [
    ...[`${hero.length} slides`, `${civilizations.length} civilizations`],
    ...[`${faq.length} questions`, `${Object.keys(record.types).length} types`],
    `${record.facts.length} facts`,
  ];
  return (
    `The site "${identity.name}" has no faults: ${counts.join(', ')}.` +
    (isOfCatalogue ? ' It has every type that an artifact of the catalogue has.' : '')
  );
}
