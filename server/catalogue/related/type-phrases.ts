import type { ArtifactTypeName } from '../../../common/artifact-types';

/** One thing of a type, and several, as they stand within a sentence. */
const words: Record<ArtifactTypeName, [one: string, several: string]> = {
  TOOLS: ['tool', 'tools'],
  WEAPONS: ['weapon', 'weapons'],
  DOCUMENTS: ['document', 'documents'],
  WRITINGS: ['piece of writing', 'writings'],
  SCULPTURE: ['sculpture', 'sculptures'],
  FUNERARY_MASK: ['funerary mask', 'funerary masks'],
  GOLD_AND_SILVER_RELIGIOUS_STATUES: [
    'religious statue of gold or silver',
    'religious statues of gold or silver',
  ],
  ALABASTER_VASE: ['alabaster vase', 'alabaster vases'],
  WOODEN_MODEL: ['wooden model', 'wooden models'],
  WOOL_CARPET: ['wool carpet', 'wool carpets'],
};

/** "Another funerary mask" */
export const anotherOf = (type: ArtifactTypeName): string => `Another ${words[type][0]}`;

/** "More funerary masks" */
export const moreOf = (type: ArtifactTypeName): string => `More ${words[type][1]}`;
