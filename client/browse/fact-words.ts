import { runtimeConfig } from '../runtime-config';
import { formatCount } from '../ui/format-count';

const isEnglish = () => /^en\b/i.test(runtimeConfig().site.language);

/** The label of a fact within a sentence: "broad period". Abbreviations, and words of other languages, stay. */
export const inSentence = (label: string): string =>
  isEnglish()
    ? label.replace(/(?<!\p{L})\p{Lu}(?!\p{Lu})/gu, (first) => first.toLowerCase())
    : label;

/** "culture, period and material" */
export function labelsInWords(facts: readonly { label: string }[]): string {
  const labels = facts.map(({ label }) => inSentence(label));
  const allButLast = labels.slice(0, -1).join(', ');
  return [allButLast, ...labels.slice(-1)].filter(Boolean).join(' and ');
}

/**
 * "23 cultures". What the plural of several words, or of a word in another language, is cannot be told: then
 * "23 values".
 */
export function valuesInWords(count: number, label: string): string {
  const word = inSentence(label);
  const isEnglishWord = isEnglish() && /^[a-z]+$/.test(word);
  const one = isEnglishWord ? word : 'value';
  return `${formatCount(count)} ${count === 1 ? one : pluralOf(one)}`;
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  if (/(?:s|x|z|ch|sh)$/.test(word)) return word.endsWith('ies') ? word : `${word}es`;
  return `${word}s`;
}
