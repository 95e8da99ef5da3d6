import type { ArtifactType } from '../generated/graphql';

/** The display text of each type, in the order in which the site lists the types. */
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

export const isArtifactType = (value: string | null): value is ArtifactType =>
  value !== null && Object.hasOwn(artifactTypeLabels, value);
