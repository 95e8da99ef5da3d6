/** The names of an artifact's fields in forms, as they are specified. */
export const FIELD_LABELS = {
  artifactName: 'Artifact Name',
  artifactType: 'Artifact Type',
  image: 'Image URL',
  createdAt: 'Created At',
  discoveredAt: 'Discovered At',
  discoveredBy: 'Discovered By',
  presentLocation: 'Present Location',
  historicalContext: 'Historical Context',
  description: 'Description',
  imageCaption: 'Caption of the Picture',
  imageAlt: 'Description of the Picture',
  rights: 'Rights of the Picture',
} as const;
