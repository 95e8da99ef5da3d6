import { registerEnumType } from 'type-graphql';

/** The ten types of artifacts, in the order in which readers see them. */
export enum ArtifactType {
  TOOLS = 'TOOLS',
  WEAPONS = 'WEAPONS',
  DOCUMENTS = 'DOCUMENTS',
  WRITINGS = 'WRITINGS',
  SCULPTURE = 'SCULPTURE',
  FUNERARY_MASK = 'FUNERARY_MASK',
  GOLD_AND_SILVER_RELIGIOUS_STATUES = 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
  ALABASTER_VASE = 'ALABASTER_VASE',
  WOODEN_MODEL = 'WOODEN_MODEL',
  WOOL_CARPET = 'WOOL_CARPET',
}

/** How each type is written for readers, and in the documented REST calls. */
export const artifactTypeLabels: Record<ArtifactType, string> = {
  TOOLS: 'Tools',
  WEAPONS: 'Weapons',
  DOCUMENTS: 'Documents',
  WRITINGS: 'Writings',
  SCULPTURE: 'Sculpture',
  FUNERARY_MASK: 'Funerary Mask',
  GOLD_AND_SILVER_RELIGIOUS_STATUES: 'Gold & Silver Religious Statues',
  ALABASTER_VASE: 'Alabaster Vase',
  WOODEN_MODEL: 'Wooden Model',
  WOOL_CARPET: 'Wool Carpet',
};

const valuesConfig = Object.fromEntries(
  Object.entries(artifactTypeLabels).map(([type, label]) => [type, { description: label }]),
) as Record<ArtifactType, { description: string }>;

registerEnumType(ArtifactType, {
  name: 'ArtifactType',
  description: 'What kind of object an artifact is.',
  valuesConfig,
});
