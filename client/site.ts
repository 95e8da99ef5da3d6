import type { TypeLabels } from '../common/artifact-types';
import type { FieldDeclarations } from '../common/record-fields';

/** A picture of the site: its path, and that of a smaller one for phones, if there is one. */
export interface SitePicture {
  path: string;
  small: string | null;
}

/** A fact that records may have besides the specified fields, as the operator declares it. */
export interface DeclaredFact {
  key: string;
  label: string;
  /** text: one text. terms: words of a list. link: addresses with http or https. */
  kind: 'text' | 'terms' | 'link';
  /** Whether no two artifacts may have the same value. */
  unique: boolean;
  /** Whether only the owner, editors and moderators see it. */
  private: boolean;
  /** Whether the gallery narrows by it, and it has pages. */
  facet: boolean;
  /** Whether members may write terms that are not listed. */
  open: boolean;
}

/** What every page shows of the site: the server writes it into each page. */
export interface SiteIdentity {
  name: string;
  tagline: string;
  /** The path of the logo. */
  logo: string;
  /** The language of the site's own texts. */
  language: string;
  links: {
    icon: 'facebook' | 'instagram' | 'x' | 'link';
    label: string;
    url?: string | undefined;
  }[];
  /** The caption of pictures without rights. */
  pictureNote: string | null;
  /** The types of artifacts, what is different from the specified fields, and the further facts. */
  record: { types: TypeLabels; fields: FieldDeclarations; facts: DeclaredFact[] };
}

export interface HeroSlide {
  title: string;
  subtitle: string;
  picture: SitePicture;
  button: string;
  link: string;
}

export interface Civilization {
  key: string;
  name: string;
  picture: SitePicture;
  pictureAlt: string;
  /** One sentence for the home page. */
  summary: string;
  /** The words by which artifacts mention it. */
  search: string;
  /** The value of the fact culture whose page shows its artifacts. */
  culture?: string | undefined;
  /** When it was, in years. */
  dates?: string | undefined;
  /** The paragraphs, lists and so on of its text, as HTML without scripts. */
  blocks: string[];
}

/** What the home page and the pages of the civilizations show. */
export interface SiteContent {
  hero: HeroSlide[];
  about: { title: string; text: string }[];
  faq: { question: string; answer: string }[];
  civilizations: Civilization[];
}

let content: SiteContent | undefined;
let palette = '';

/** For the server, which has the content, and the rules with the colours of the theme. */
export function setSite(found: SiteContent, paletteRules: string): void {
  content = found;
  palette = paletteRules;
}

/** The rules with the colours of the theme, on the server. The server writes them into each page. */
export const paletteCss = () => palette;

/** The content on the server. */
export function knownSiteContent(): SiteContent {
  if (!content) throw new Error('The content of the site was not set.');
  return content;
}

/** The content, which the browser requests once. @throws when the server cannot be reached. */
export async function siteContent(): Promise<SiteContent> {
  if (!content) {
    const response = await fetch('/site.json');
    if (!response.ok) throw new Error(`The site's texts could not be read: ${response.status}.`);
    content = (await response.json()) as SiteContent;
  }
  return content;
}
