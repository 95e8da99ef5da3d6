/** What a line says of a picture, in order. */
const PARTS = ['image', 'caption', 'alt', 'rights'] as const;

/** What a member says of a picture. */
export interface WrittenPicture {
  image: string;
  caption?: string | null;
  alt?: string | null;
  rights?: string | null;
}

/** A sign between two parts, which is none behind a backslash. */
const PART = /((?:\\.|[^|])*)(?:\||$)/gsu;

/**
 * Pictures as a text for people and spreadsheets: a line for each, `address | caption | alt | rights`, with
 * `\|` and `\\` for these signs. Empty parts at the end are left out.
 */
export const writePictureLines = (pictures: readonly WrittenPicture[]): string =>
  pictures
    .map((picture) => {
      const texts = PARTS.map((name) => (picture[name] ?? '').replace(/[\\|]/g, '\\$&'));
      return texts.join(' | ').replace(/(?: \| )+$/, '');
    })
    .join('\n');

/** The pictures of such a text; an empty line is none. What stands behind the rights spoils them. */
export const readPictureLines = (text: string): WrittenPicture[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const texts = [...line.matchAll(PART)].map(([, part = '']) =>
        part.replace(/\\(.)/gsu, '$1').trim(),
      );
      const [image = '', caption, alt, ...behind] = texts;
      const rights = behind.filter((part) => part !== '').join(' | ');
      return { image, caption: caption || null, alt: alt || null, rights: rights || null };
    });
