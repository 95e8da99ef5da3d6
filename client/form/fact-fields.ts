import { type FactFieldName, fieldOfFact, joinValues, splitValues } from '../../common/facts';
import { declaredFacts } from '../artifacts/declared-facts';
import type {
  ArtifactForm_ArtifactFragment,
  FactInput,
  FactTerms_ViewerFragment,
} from '../generated/graphql';
import type { DeclaredFact } from '../site';
import type { FieldSpec } from '../ui/fields';

type FactTexts = Readonly<Partial<Record<FactFieldName, string>>>;

/** A longer text has a control of several lines. */
const ONE_LINE = 100;

/** The fields of facts. @param initial the texts with which the form begins */
export const factFields = (
  facts: readonly DeclaredFact[],
  initial: FactTexts = {},
): FieldSpec<FactFieldName>[] =>
  facts.map((fact) => {
    const name = fieldOfFact(fact.key);
    const text = (fact.kind === 'text' && initial[name]) || '';
    return {
      name,
      label: fact.private ? `${fact.label} (private)` : fact.label,
      kind: text.length > ONE_LINE || text.includes('\n') ? 'longText' : 'text',
      hint: hintOf(fact),
      optional: true,
      section: 'More facts (optional)',
      isFolded: true,
    };
  });

function hintOf({ kind, open, unique }: DeclaredFact): string | undefined {
  const sentences = [
    unique && 'No two artifacts have the same',
    kind === 'link' && 'Addresses with http or https',
    kind === 'terms' && !open && 'Terms of the list only',
    kind !== 'text' && 'Separate several with “;”',
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? sentences.join('. ') : undefined;
}

/** The facts of an artifact as the form has them. */
export const textsOfFacts = ({ facts }: ArtifactForm_ArtifactFragment): FactTexts =>
  Object.fromEntries(
    declaredFacts().map(({ key, kind }) => {
      const fact = facts.find((one) => one.key === key);
      const values = fact?.values.map(({ text }) => text) ?? [];
      return [fieldOfFact(key), kind === 'text' ? values.join('\n') : joinValues(values)];
    }),
  );

/** The text of a fact as the form has it, for the text that the history has. */
export const formTextOfFact = (fact: DeclaredFact, text: string): string =>
  fact.kind === 'text' ? splitValues(text).join('\n') : text;

/** The facts whose texts differ from those of a version; none for a new artifact. */
export function changedFacts(
  texts: FactTexts,
  version?: ArtifactForm_ArtifactFragment,
): FactInput[] {
  const before = version ? textsOfFacts(version) : {};
  return declaredFacts().flatMap(({ key, kind }) => {
    const text = texts[fieldOfFact(key)] ?? '';
    if (text === (before[fieldOfFact(key)] ?? '')) return [];
    return [{ key, values: kind === 'text' ? [text].filter(Boolean) : splitValues(text) }];
  });
}

/** A text up to its last separator: the values before the one that is being written. */
const FINISHED_VALUES = /^(?:\\[\\;]|\\(?![\\;])|[^\\])*;\s*/;

/** What the controls suggest: each known term, after the values that stand there. */
export function suggestionsFor(
  texts: FactTexts,
  known: FactTerms_ViewerFragment['factTerms'],
): Partial<Record<FactFieldName, readonly string[]>> {
  return Object.fromEntries(
    known.map(({ key, terms }) => {
      const text = texts[fieldOfFact(key)] ?? '';
      const before = FINISHED_VALUES.exec(text)?.[0] ?? '';
      // The text of the form lacks white space at its end.
      const finished = before !== '' && before === text ? `${before.trimEnd()} ` : before;
      const given = splitValues(finished);
      const others = terms.filter((term) => !given.includes(term));
      return [fieldOfFact(key), others.map((term) => finished + joinValues([term]))];
    }),
  );
}
