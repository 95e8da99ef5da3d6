import { citationOf } from './csl-json';
import type { ArtifactRecord, RecordSource } from './record';

/**
 * What TeX would take for a command, in a form that prints the character. Braces have names: BibTeX
 * counts even an escaped brace.
 */
const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '&': '\\&',
  '%': '\\%',
  $: '\\$',
  '#': '\\#',
  _: '\\_',
};

/** Between two characters that TeX would print as one: dashes, quotes, inverted marks. */
const INSIDE_LIGATURE = /(?<=([-'`,]))(?=\1)|(?<=[?!])(?=`)/g;

/** A text as TeX prints it, on one line. Letters of all scripts stay as they are, in UTF-8. */
const escapeTex = (text: string): string =>
  text
    .replace(/[\\{}<>^~&%$#_]/g, (character) => commands[character] ?? '')
    .replace(INSIDE_LIGATURE, '{}')
    .replace(/\s+/g, ' ');

/**
 * The record as an entry of BibTeX. Our own code: citation-js leaves out letters that are not Latin, and
 * writes names unescaped, so that a brace in a name would end its field.
 */
export function bibtex(record: ArtifactRecord, source: RecordSource): string {
  const { key, title, author, year, month, url, note, siteName } = citationOf(record, source);
  const fields: Record<string, string | undefined> = {
    // A second pair of braces keeps the capitals of a title, and takes a name as a whole.
    title: `{${escapeTex(title)}}`,
    author: `{${escapeTex(author)}}`,
    howpublished: escapeTex(siteName),
    year: String(year),
    month: String(month),
    keywords: escapeTex(record.artifactTypeLabel),
    abstract: escapeTex(record.description || record.historicalContext) || undefined,
    // Programs read this field as it is. It ends with a number.
    url,
    note: note && escapeTex(note),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name} = {${value}},\n`],
  );
  return `@misc{${key},\n${lines.join('')}}\n`;
}
