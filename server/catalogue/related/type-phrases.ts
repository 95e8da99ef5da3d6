/** One thing of a type, and several, as they stand within a sentence, by the label of the type. */
const words: Readonly<Record<string, [one: string, several: string]>> = {
  Tools: ['tool', 'tools'],
  Weapons: ['weapon', 'weapons'],
  Documents: ['document', 'documents'],
  Writings: ['piece of writing', 'writings'],
  Sculpture: ['sculpture', 'sculptures'],
  'Funerary Mask': ['funerary mask', 'funerary masks'],
  'Gold & Silver Religious Statues': [
    'religious statue of gold or silver',
    'religious statues of gold or silver',
  ],
  'Alabaster Vase': ['alabaster vase', 'alabaster vases'],
  'Wooden Model': ['wooden model', 'wooden models'],
  'Wool Carpet': ['wool carpet', 'wool carpets'],
};

/** "Another funerary mask"; of a type without words of its own: "Another of the type “Coin”". */
export const anotherOf = (label: string): string =>
  `Another ${words[label]?.[0] ?? `of the type “${label}”`}`;

/** "More funerary masks"; "More of the type “Coin”" */
export const moreOf = (label: string): string =>
  `More ${words[label]?.[1] ?? `of the type “${label}”`}`;
