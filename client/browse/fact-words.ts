import { runtimeConfig } from '../runtime-config';
import { formatCount } from '../ui/format-count';

const joined = new Intl.ListFormat('en', { type: 'conjunction', style: 'long' });

/** The label of a fact within a sentence: an abbreviation keeps its capitals. */
export const inSentence = (label: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** "culture, period and material" */
export const labelsInWords = (facts: readonly { label: string }[]): string =>
  joined.format(facts.map(({ label }) => inSentence(label))).replace(', and ', ' and ');

/**
 * "23 cultures". What the plural of several words, or of a word in another language, is cannot be told: then
 * "23 values".
 */
export function valuesInWords(count: number, label: string): string {
  const word = inSentence(label);
  const isEnglishWord = /^en\b/i.test(runtimeConfig().site.language) && /^[a-z]+$/.test(word);
  const one = isEnglishWord ? word : 'value';
  return `${formatCount(count)} ${count === 1 ? one : pluralOf(one)}`;
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  if (/(?:s|x|z|ch|sh)$/.test(word)) return word.endsWith('ies') ? word : `${word}es`;
  return `${word}s`;
}
