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

/** After the Publication Manual of the American Psychological Association, seventh edition. */
function apa({ author, title, year, month, day, url }: Citation): string {
  const date = `(${year}, ${MONTHS[month - 1]} ${day}).`;
  return `${sentence(onOneLine(author))} ${date} ${sentence(onOneLine(title))} Antiquary. ${url}`;
}

/** After the Chicago Manual of Style, as an entry of a bibliography. */
function chicago({ author, title, year, month, day, url }: Citation): string {
  const quoted = `“${sentence(innerQuotes(onOneLine(title)))}”`;
  const date = `${MONTHS[month - 1]} ${day}, ${year}`;
  return `${sentence(onOneLine(author))} ${quoted} Antiquary, ${date}. ${url}.`;
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
