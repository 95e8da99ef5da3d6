/** The ten types of artifacts, in the order in which readers see them, each with its label for readers and REST. */
export const artifactTypeLabels = {
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
} as const;

/** The name of a type in the schema and in the database. */
export type ArtifactTypeName = keyof typeof artifactTypeLabels;

export const isArtifactType = (value: unknown): value is ArtifactTypeName =>
  typeof value === 'string' && Object.hasOwn(artifactTypeLabels, value);

/** The types, in the order of their labels. */
export const artifactTypes: readonly ArtifactTypeName[] =
  Object.keys(artifactTypeLabels).filter(isArtifactType);

/** The type with this label; null for any other value. */
export const typeOfLabel = (label: unknown): ArtifactTypeName | null =>
  artifactTypes.find((type) => artifactTypeLabels[type] === label) ?? null;

/** The type that a person names, by its name or its label; null for any other text. */
export const readArtifactType = (text: string | null): ArtifactTypeName | null =>
  isArtifactType(text) ? text : typeOfLabel(text);
