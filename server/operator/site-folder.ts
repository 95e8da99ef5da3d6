import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { ConfigurationError } from '../base/errors';
import { BUILT_IN_SITE, readSite } from '../site/read-site';
import { siteSchema } from '../site/site-schema';

/** The JSON Schema of `site.json`, for editors. */
const SCHEMA_FILE = 'site.schema.json';

/**
 * Writes the built-in site into a folder as files to start from, with a JSON Schema for editors.
 * @throws ConfigurationError when the folder has files.
 */
export function initSite(folder: string): string {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new ConfigurationError(`${folder} has files. Name a new or an empty folder.`);
  }
  cpSync(BUILT_IN_SITE, folder, { recursive: true });
  const schema = z.toJSONSchema(siteSchema, { io: 'input' });
  writeFileSync(join(folder, SCHEMA_FILE), `${JSON.stringify(schema, null, 2)}\n`);
  const file = join(folder, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ $schema: `./${SCHEMA_FILE}`, ...site }, null, 2)}\n`);
  return `The site is in ${resolve(folder)}. Start the server with SITE_DIR=${resolve(folder)}.`;
}

/** @throws ConfigurationError that names every fault of the site in a folder. */
export function checkSite(folder: string): string {
  const { identity, content } = readSite(resolve(folder));
  return `The site "${identity.name}" has no faults: ${content.hero.length} slides, ${content.civilizations.length} civilizations, ${content.faq.length} questions.`;
}
