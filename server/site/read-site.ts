import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../base/errors';
import { ifPresent, readIfPresent, readJsonFile } from './files';
import { renderMarkdown } from './markdown';
import { mergePalette, paletteFaults } from './palette';
import { readRecord } from './read-record';
import type { FactDeclaration } from './record';
import { type DeclaredFact, PICTURES_PATH, type Site, type SitePicture } from './site';
import { type Palette, siteSchema } from './site-schema';

/** The folder of the built-in site, which the build copies beside the program. */
export const BUILT_IN_SITE = join(__dirname, 'default');

/** The longest text of a civilization, in characters. */
const MAX_CIVILIZATION_TEXT = 20_000;
/** The picture that chats show with links, where the site has one. */
const LINK_PREVIEW = 'social.jpg';

/**
 * Reads the operator's site over the built-in one: what the folder lacks comes from there.
 * @param directory null for the built-in site.
 * @throws ConfigurationError that names every fault with its place.
 */
export function readSite(directory: string | null): Site {
  const folders = directory === null ? [BUILT_IN_SITE] : [directory, BUILT_IN_SITE];
  const faults: string[] = [];
  const ownFile = readJsonFile(folders[0] ?? BUILT_IN_SITE, 'site.json', siteSchema, faults);
  if (!ownFile) faults.push('site.json: there is no such file');
  const own = ownFile?.sound ?? {};
  const builtIn = siteSchema.required().partial({ $schema: true, pictureNote: true });
  const base = builtIn.parse(JSON.parse(readFileSync(join(BUILT_IN_SITE, 'site.json'), 'utf8')));
  const file = { ...base, ...own };
  const pictures = picturesOf(folders, faults);

  const picture = (name: string, place: string): SitePicture => {
    if (!pictures.has(name)) faults.push(`${place}: there is no picture "${name}"`);
    const small = name.replace(/\.(\w+)$/, '-small.$1');
    return {
      path: PICTURES_PATH + name,
      small: pictures.has(small) ? PICTURES_PATH + small : null,
    };
  };

  // The built-in site names every colour.
  const palette = mergePalette(base.colours as Palette, own.colours ?? {});
  faults.push(...paletteFaults(palette).map((fault) => `site.json: ${fault}`));

  const hero = file.hero.map(({ picture: name, ...slide }, nth) => ({
    ...slide,
    picture: picture(name, `site.json: hero[${nth}].picture`),
  }));
  const civilizations = file.civilizations.map(({ picture: name, ...civilization }, nth) => ({
    ...civilization,
    picture: picture(name, `site.json: civilizations[${nth}].picture`),
    blocks: renderMarkdown(civilizationText(folders, civilization.key, faults)).blocks,
  }));
  const keys = file.civilizations.map(({ key }) => key);
  for (const key of new Set(keys.filter((key, nth) => keys.indexOf(key) !== nth))) {
    faults.push(`site.json: civilizations: the key "${key}" occurs twice`);
  }
  const record = readRecord(folders, faults);
  const { path: logo } = picture(file.logo, 'site.json: logo');
  if (faults.length > 0) {
    throw new ConfigurationError(
      `The site in ${folders[0]} (SITE_DIR) has faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }

  const {
    name,
    tagline,
    description,
    language,
    links,
    pictureNote = null,
    about,
    faq,
    review,
    showAddresses,
  } = file;
  const { types, fields } = record;
  const facts = record.facts.map(withoutTerms);
  const ownPreview = directory === null || existsSync(join(directory, 'pictures', LINK_PREVIEW));
  return {
    identity: {
      name,
      tagline,
      logo,
      language,
      links,
      pictureNote,
      record: { types, fields, facts },
    },
    content: { hero, about, faq, civilizations },
    description,
    record,
    review,
    showAddresses,
    palette,
    linkPreview: ownPreview ? PICTURES_PATH + LINK_PREVIEW : (hero[0]?.picture.path ?? logo),
    policies: {
      privacy: directory && readIfPresent(join(directory, 'privacy.md')),
      terms: directory && readIfPresent(join(directory, 'terms.md')),
    },
    pictures,
  };
}

const withoutTerms = (fact: FactDeclaration): DeclaredFact => {
  const { key, label, kind, unique, private: isPrivate, facet, open } = fact;
  return { key, label, kind, unique, private: isPrivate, facet, open };
};

function civilizationText(folders: readonly string[], key: string, faults: string[]): string {
  const name = `civilizations/${key}.md`;
  const text = folders
    .map((folder) => readIfPresent(join(folder, name)))
    .find((found) => found !== null);
  if (text === undefined) faults.push(`${name}: there is no such file`);
  else if (text.length > MAX_CIVILIZATION_TEXT) {
    faults.push(`${name}: has ${text.length} characters, and may have ${MAX_CIVILIZATION_TEXT}`);
  }
  return text ?? '';
}

/** The files of pictures by their names; those of the first folder come before. Adds faults to the list. */
function picturesOf(folders: readonly string[], faults: string[]): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const folder of folders.toReversed()) {
    const directory = join(folder, 'pictures');
    const entries = ifPresent(directory, () => readdirSync(directory, { withFileTypes: true }));
    for (const entry of entries ?? []) {
      if (entry.isDirectory()) continue;
      const file = join(directory, entry.name);
      if (!isReadable(file)) faults.push(`pictures/${entry.name}: cannot be read`);
      pictures.set(entry.name, file);
    }
  }
  return pictures;
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
