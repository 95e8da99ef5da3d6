import { inCharacters, MAX_MESSAGE, MAX_SOURCE } from '../../common/text-limits';
import type { FieldSpec } from '../ui/fields';

/** What a suggestion says besides the values that it changes. */
export type SuggestionFieldName = 'source' | 'remark';

const aboutTheSuggestion = {
  section: 'About your suggestion',
  kind: 'paragraph',
  optional: true,
  isLast: true,
} as const;

export const suggestionFields: readonly FieldSpec<SuggestionFieldName>[] = [
  {
    name: 'source',
    label: 'Where can one look this up?',
    hint: `A book, a catalogue or an address; at most ${inCharacters(MAX_SOURCE)}`,
    ...aboutTheSuggestion,
  },
  {
    ...aboutTheSuggestion,
    name: 'remark',
    label: 'What do you know about it?',
    kind: 'longText',
    hint: `It is not published; at most ${inCharacters(MAX_MESSAGE)}`,
  },
];
