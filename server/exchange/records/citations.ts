import { bibtex } from './bibtex';
import { type Citation, citationOf } from './csl-json';
import type { ArtifactRecord, RecordSource } from './record';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/** A text on one line. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A text as a sentence: with a full stop, unless it ends in a mark of its own. */
const sentence = (text: string) => (/[.!?…。！？]$/u.test(text) ? text : `${text}.`);

/** Within quotation marks, a text's own become single ones. */
const innerQuotes = (text: string) =>
  text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/“/g, '‘')
    .replace(/”/g, '’');

/** Latin words, of which the last ones, such as "van Gogh", are the family's. */
const LATIN_NAME =
  /^((?:\p{Lu}[\p{Script=Latin}\p{M}’'-]*\.? )+)((?:\p{Ll}+ )*\p{Lu}[\p{Script=Latin}\p{M}’'-]*)$/u;

/** The family's name first. A name that is not of Latin words with a given name stays as it is. */
function invertName(author: string, writeGiven: (given: string) => string): string {
  const name = onOneLine(author);
  const [, given = '', family = ''] = LATIN_NAME.exec(name) ?? [];
  return family === '' ? name : `${family}, ${writeGiven(given.trim())}`;
}

/** "Nadia", "Jean-Paul" and "Nadia M." as "N.", "J.-P." and "N. M." */
const initials = (given: string) => given.replace(/(\p{L})[^ -]*/gu, '$1.');

/** After the Publication Manual of the American Psychological Association, seventh edition. */
function apa({ author, title, year, month, day, url, siteName }: Citation): string {
  const name = sentence(invertName(author, initials));
  const date = `(${year}, ${MONTHS[month - 1]} ${day}).`;
  return `${name} ${date} ${onOneLine(title)} [Catalogue record]. ${siteName}. ${url}`;
}

/** After the Chicago Manual of Style, as an entry of a bibliography. */
function chicago({ author, title, year, month, day, url, siteName }: Citation): string {
  const name = sentence(invertName(author, (given) => given));
  const quoted = `“${sentence(innerQuotes(onOneLine(title)))}”`;
  const date = `${MONTHS[month - 1]} ${day}, ${year}`;
  return `${name} ${quoted} Catalogue record. ${siteName}, ${date}. ${url}.`;
}

/**
 * How to cite the record in the styles that readers ask for. Our own code: citation-js formats with
 * citeproc-js, whose licence (CPAL or AGPL) asks more of an operator than this product's.
 */
export function citations(record: ArtifactRecord, source: RecordSource) {
  const citation = citationOf(record, source);
  return {
    apa: apa(citation),
    chicago: chicago(citation),
    bibtex: bibtex(record, source),
    permalink: citation.url,
  };
}
