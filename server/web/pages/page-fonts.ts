/** A file of a web font. */
interface Face {
  family: string;
  href: string;
  /** Its letters that no later face of the family has: a browser takes the last face that has a letter. */
  letters: RegExp;
}

/** The family of headings. All other text has the other one. */
const HEADINGS = 'Fraunces';

/**
 * Reads the faces of the fonts from a page's style sheet. A browser would find out only while it lays out the
 * text that it needs further letters, and would lay out the whole text again for each font that arrives.
 * @param index the start page, with its style sheet and the links to the fonts that every page preloads
 * @returns a function: links to the other fonts that the text of this body needs
 */
export function readPageFonts(index: string): (body: string) => string {
  const faces = readFaces(index).filter(({ href }) => !index.includes(`href="${href}"`));
  const facesFor = (text: string) => {
    const needed = furtherLetters(text);
    return faces.filter(({ letters }) => needed.some((letter) => letters.test(letter)));
  };
  return (body) => {
    // Attributes and data have letters that are not shown. Most pages need no further look.
    if (facesFor(body).length === 0) return '';
    const shown = body.replaceAll(/<script.*?<\/script>/gs, '');
    const headings = (shown.match(HEADING) ?? []).map(withoutTags).join('');
    const rest = withoutTags(shown.replaceAll(HEADING, ''));
    return [
      ...facesFor(headings).filter(({ family }) => family.includes(HEADINGS)),
      ...facesFor(rest).filter(({ family }) => !family.includes(HEADINGS)),
    ]
      .map(
        ({ href }) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
      )
      .join('');
  };
}

const HEADING = /<h[1-4][ >].*?<\/h[1-4]>/gs;

/** The letters beyond Latin-1, which the fonts of every page have, each once. */
const furtherLetters = (text: string) => [...new Set(text.match(/[^\0-\xff]/g))];

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

function readFaces(css: string): Face[] {
  const rules = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const of = (pattern: RegExp) => pattern.exec(rule)?.[1];
    const family = of(/font-family:\s*["']?([^;"']+)/);
    const href = of(/url\(["']?([^)"']+)/);
    const range = of(/unicode-range:\s*([^;]+)/);
    return family && href && range ? [{ family, href, range: characterClass(range) }] : [];
  });
  return rules.map(({ family, href, range }, place) => {
    const later = rules.slice(place + 1).filter((other) => other.family === family);
    const excluded = later.map((other) => other.range).join('');
    const letters = new RegExp(excluded ? `(?![${excluded}])[${range}]` : `[${range}]`, 'u');
    return { family, href, letters };
  });
}

/** A `unicode-range` as the inside of a class of a regular expression: `U+30-39, U+1F??` is `\u{30}-\u{39}\u{1F00}-\u{1FFF}`. */
function characterClass(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
      return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
    })
    .join('');
}
