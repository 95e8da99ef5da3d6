/** What a form field says of itself in the OpenAPI document; its rules are the schema's. */
export interface FieldDescription {
  description: string;
  example: string;
  maxLength: number;
  format?: string;
}

const TEXT = { maxLength: 10_000 };

/** The texts of the documented forms, beside `artifactType`. */
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

/** A text that no form asks for: absent, an artifact has none, or keeps the one that it has. */
export const descriptionField: FieldDescription = {
  ...TEXT,
  description: 'What one sees: material, size, state. Absent where nobody has written it.',
  example: 'A round mirror, 14 cm across, with a knob in the middle.',
};

const INPUT_FIELDS = [...Object.keys(textFields), 'artifactType', 'description'];

/** The fields of a body that are the artifact's own, as they came. */
export function pickInput(body: Record<string, unknown>): Record<string, unknown> {
  const present = INPUT_FIELDS.filter((name) => body[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, body[name]]));
}
