import type { CatalogueRecord, FactDeclaration } from './record';
import type { Palette, SiteFile } from './site-schema';

/** A picture of the site: its path, and that of a smaller one for phones, if there is one. */
export interface SitePicture {
  path: string;
  small: string | null;
}

type Given<Key extends keyof SiteFile> = NonNullable<SiteFile[Key]>;

/** What pages say about a fact. Its terms, of which there may be thousands, are for the forms alone. */
export type DeclaredFact = Omit<FactDeclaration, 'schema' | 'terms'>;

/** What every page shows of the site. */
export interface SiteIdentity {
  name: string;
  tagline: string;
  /** The path of the logo. */
  logo: string;
  language: string;
  links: Given<'links'>;
  /** The caption of pictures without rights, if any. */
  pictureNote: string | null;
  /** The types of artifacts, what is different from the specified fields, and the further facts. */
  record: Pick<CatalogueRecord, 'types' | 'fields'> & { facts: DeclaredFact[] };
}

/** What the home page and the pages of the civilizations show. */
export interface SiteContent {
  hero: (Omit<Given<'hero'>[number], 'picture'> & { picture: SitePicture })[];
  about: Given<'about'>;
  faq: Given<'faq'>;
  civilizations: (Omit<Given<'civilizations'>[number], 'picture'> & {
    picture: SitePicture;
    /** The paragraphs, lists and so on of its text, as HTML without scripts. */
    blocks: string[];
  })[];
}

/** The operator's site, read and checked. */
export interface Site {
  identity: SiteIdentity;
  content: SiteContent;
  description: string;
  /** What the records of the catalogue consist of. */
  record: CatalogueRecord;
  /** Whose artifacts wait for review. */
  review: Given<'review'>;
  /** Whether members see the e-mail addresses of others. Moderators do. */
  showAddresses: boolean;
  palette: Palette;
  /** The path of the picture that chats show with a link to a page without a picture of its own. */
  linkPreview: string;
  /** The operator's policies as Markdown; null where the default text holds. */
  policies: { privacy: string | null; terms: string | null };
  /** The files of pictures by their names. */
  pictures: ReadonlyMap<string, string>;
}

/** Where the pictures of the site are served. */
export const PICTURES_PATH = '/site/pictures/';

const PICTURE_TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/** The media type of a picture by the ending of its path. */
export const pictureType = (path: string): string =>
  PICTURE_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
