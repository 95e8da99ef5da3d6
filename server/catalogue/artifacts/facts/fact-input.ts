import { comparable, fieldOfFact } from '../../../../common/facts';
import { MAX_FACT_TEXT, MAX_FACT_VALUES, MAX_TERM } from '../../../../common/fact-limits';
import { inCharacters } from '../../../../common/text-limits';
import { visibleText } from '../../../../common/visible-text';
import type { FieldErrors } from '../../../base/errors';
import type { CatalogueRecord, FactDeclaration } from '../../../site/record';
import { isPlainText, webAddress } from '../../../web/graphql/validation';
import type { FactInput } from './facts.types';
import { type FactValues, listedTerms } from './stored-facts';

/**
 * The facts that an artifact has after an input. Keys that the input does not list stay as they are.
 * @returns also what is wrong, by the names of the facts; these then stay as they are.
 */
export function factsAfter(
  stored: FactValues,
  input: readonly FactInput[],
  record: CatalogueRecord,
): { facts: FactValues; errors: FieldErrors } {
  const facts = new Map(stored);
  const errors: Record<string, string> = {};
  const given = new Set<string>();
  for (const { key, values } of input) {
    const declared = record.facts.find((fact) => fact.key === key);
    const read = declared ? readValues(values, declared) : 'This catalogue has no such fact.';
    if (given.has(key)) errors[fieldOfFact(key)] = 'Please give each fact once.';
    else if (typeof read === 'string') errors[fieldOfFact(key)] = read;
    else if (read.length > 0) facts.set(key, read);
    else facts.delete(key);
    given.add(key);
  }
  return { facts, errors };
}

/** The values as they are stored: each once, a listed term as the operator writes it. */
function readValues(values: readonly string[], declared: FactDeclaration): string[] | string {
  const read = new Map<string, string>();
  for (const value of values) {
    const text = visibleText(value);
    if (text === null) continue;
    const valid = readValue(text, declared);
    if ('error' in valid) return valid.error;
    if (!read.has(comparable(valid.value))) read.set(comparable(valid.value), valid.value);
  }
  if (declared.kind === 'text' && read.size > 1) return 'Please give one text.';
  if (read.size > MAX_FACT_VALUES) return `Please give at most ${MAX_FACT_VALUES} values.`;
  return [...read.values()];
}

function readValue(text: string, declared: FactDeclaration): { value: string } | { error: string } {
  const { kind, open } = declared;
  const most = kind === 'terms' ? MAX_TERM : MAX_FACT_TEXT;
  if ([...text].length > most) return { error: `Please use at most ${inCharacters(most)}.` };
  if (!isPlainText(text, kind === 'text')) return { error: 'Please leave out control characters.' };
  if (kind === 'link') {
    const address = webAddress(text);
    return address === null ? { error: `Invalid URL: ${text}` } : { value: address };
  }
  const listed = listedTerms(declared).get(comparable(text));
  if (listed) return { value: listed.label };
  return open || kind === 'text'
    ? { value: text }
    : { error: `Please choose terms of the list: it has no "${text}".` };
}
