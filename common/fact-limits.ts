/** How long the value of a fact may be, by its kind, in characters. */
export const MAX_FACT_TEXT = 2_000;
export const MAX_TERM = 200;

/** How many values a fact of one artifact may have, unless it is one text. */
export const MAX_FACT_VALUES = 20;

/** How many facts a catalogue may declare. */
export const MAX_FACTS = 20;
