/** How the OpenAPI document describes a field. The GraphQL schema validates the field's value. */
export interface FieldDescription {
  description: string;
  example: string;
  maxLength: number;
  format?: string;
}

const TEXT = { maxLength: 10_000 };

/** The required texts of an artifact; `artifactType` is required too. */
export const textFields: Readonly<Record<string, FieldDescription>> = {
  artifactName: { description: 'The name.', example: 'Bronze mirror', maxLength: 200 },
  image: {
    ...TEXT,
    description: 'The address of its picture, http or https.',
    example: 'https://example.org/mirror.jpg',
    format: 'uri',
  },
  createdAt: {
    ...TEXT,
    description: 'When it was made, as free text such as an era.',
    example: 'c. 200 BC',
  },
  discoveredAt: { ...TEXT, description: 'The place where it was found.', example: 'Luoyang' },
  discoveredBy: { ...TEXT, description: 'Who found it.', example: 'Unknown' },
  presentLocation: {
    ...TEXT,
    description: 'Where it is kept today.',
    example: 'Luoyang Museum',
  },
  historicalContext: {
    ...TEXT,
    description: 'What it meant in its time.',
    example: 'A mirror of the Han dynasty.',
  },
};

/** The optional text. If an update leaves it out, the artifact keeps the description it has. */
export const descriptionField: FieldDescription = {
  ...TEXT,
  description: 'What it looks like: material, size, condition. Absent if nobody has described it.',
  example: 'A round mirror, 14 cm across, with a knob in the middle.',
};

const INPUT_FIELDS = [...Object.keys(textFields), 'artifactType', 'description'];

/** Picks the artifact's fields from a body, with their values unchanged. */
export function pickInput(body: Record<string, unknown>): Record<string, unknown> {
  const present = INPUT_FIELDS.filter((name) => body[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, body[name]]));
}
