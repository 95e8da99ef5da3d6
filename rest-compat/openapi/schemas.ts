import type { TypeLabels } from '../../common/artifact-types';
import { type FieldDeclarations, fieldsThatMayBeEmpty } from '../../common/record-fields';
import { MAX_ARTIFACT_NAME, MAX_TEXT } from '../../common/text-limits';

/** How the OpenAPI document describes a text of an artifact. The GraphQL schema validates its value. */
const text = (description: string, example: string, rest: object = {}) => ({
  type: 'string',
  description,
  example,
  maxLength: MAX_TEXT,
  ...rest,
});

/** The specified texts of an artifact. The operator may let all but the name be empty. */
const texts = {
  artifactName: text('The name.', 'Bronze mirror', { maxLength: MAX_ARTIFACT_NAME }),
  image: text('The address of its picture, http or https.', 'https://example.org/mirror.jpg', {
    format: 'uri',
  }),
  createdAt: text('When it was made, as free text such as an era.', 'c. 200 BC'),
  discoveredAt: text('The place where it was found.', 'Luoyang'),
  discoveredBy: text('Who found it.', 'Unknown'),
  presentLocation: text('Where it is kept today.', 'Luoyang Museum'),
  historicalContext: text('What it meant in its time.', 'A mirror of the Han dynasty.'),
};

/** The optional text. If an update leaves it out, the artifact keeps the description it has. */
const description = text(
  'What it looks like: material, size, condition. Absent if nobody has described it.',
  'A round mirror, 14 cm across, with a knob in the middle.',
);

/** The fields of an artifact that a member writes. */
export const INPUT_FIELDS = [
  ...(Object.keys(texts) as (keyof typeof texts)[]),
  'artifactType',
  'description',
] as const;

const examples = Object.fromEntries(
  Object.entries(texts).map(([name, { example }]) => [name, example]),
);

/** The name of a schema in `components.schemas`. */
export type SchemaName = keyof ReturnType<typeof schemas>;

/** A reference to a schema, as Fastify resolves it. */
export const schemaRef = (name: SchemaName) => ({ $ref: `${name}#` });

const id = { type: 'string', description: 'The identifier.', example: '42' };
const count = (description: string) => ({ type: 'integer', minimum: 0, description, example: 1 });
const email = { type: 'string', format: 'email', example: 'ada@example.org' };
const acknowledged = { type: 'boolean', const: true, description: 'Always true.' };

function object(
  properties: Record<string, object>,
  { required = Object.keys(properties), ...rest }: { required?: string[]; description: string },
) {
  return { type: 'object', ...rest, required, properties };
}

/** What the operator declares about the records of artifacts. */
export interface DocumentedRecord {
  types: TypeLabels;
  fields: FieldDeclarations;
}

/** The texts of an artifact, as this catalogue has them. An empty text is no address. */
function textsOf({ fields }: DocumentedRecord): Record<string, object> {
  const described: Record<string, object> = { ...texts };
  for (const name of fieldsThatMayBeEmpty(fields)) {
    const description = `${texts[name].description} May be empty.`;
    described[name] = { ...texts[name], description, format: undefined };
  }
  return described;
}

/** The schemas of the bodies of requests and responses of a catalogue with this record, by name. */
export function schemas(record: DocumentedRecord) {
  const texts = textsOf(record);
  const optional: readonly string[] = fieldsThatMayBeEmpty(record.fields);
  const labels = Object.values(record.types);
  const artifactType = {
    type: 'string',
    enum: labels,
    description: 'What kind of object it is.',
    example: labels[0],
  };
  const input = {
    ...texts,
    artifactType,
    description: { ...description, type: ['string', 'null'] },
  };
  const required = [...Object.keys(texts), 'artifactType'];
  const ownEmail = { ...email, description: "The caller's own e-mail address." };
  const body = (about: { description: string; required: string[] }) => ({
    ...object(
      {
        ...input,
        userEmail: { ...ownEmail, type: ['string', 'null'] },
        userName: { description: "Ignored: the name is the token's.", example: 'Ada Ashby' },
        liked: { description: 'Ignored: the server counts the likes.', example: 0 },
      },
      about,
    ),
    example: { ...examples, artifactType: labels[0], userEmail: email.example, liked: 0 },
  });
  return {
    Artifact: object(
      {
        _id: id,
        id: { ...id, description: 'The identifier, the same as `_id`.' },
        ...texts,
        artifactType,
        description,
        userName: {
          type: 'string',
          description: 'The name of the member who added it.',
          example: 'Ada Ashby',
        },
        userEmail: {
          ...email,
          description:
            'The e-mail address of that member. Left out for visitors, and in the public lists.',
        },
        liked: count('How many members like it.'),
        likes: count('The same as `liked`.'),
      },
      {
        description: 'An artifact of the catalogue.',
        required: ['_id', 'id', ...required, 'userName', 'liked', 'likes'],
      },
    ),
    ArtifactInput: body({
      description: 'What a member writes about a new artifact; texts are trimmed.',
      required: required.filter((name) => !optional.includes(name)),
    }),
    // What an update left out by mistake would be lost.
    ArtifactUpdate: body({
      description: 'What a member writes about an artifact; texts are trimmed.',
      required,
    }),
    Member: object({ userEmail: ownEmail }, { description: 'The member who makes the call.' }),
    Added: object({ acknowledged, insertedId: id }, { description: 'What was added.' }),
    Updated: object(
      {
        acknowledged,
        matchedCount: count('How many artifacts were found.'),
        modifiedCount: count('1, or 0 when the update changes nothing.'),
      },
      { description: 'What was changed.' },
    ),
    Deleted: object(
      { acknowledged, deletedCount: count('1, or 0 when there was none.') },
      { description: 'What was deleted.' },
    ),
    Liked: object(
      { liked: { type: 'boolean', description: 'Whether the caller likes it.', example: true } },
      { description: 'Whether the caller likes an artifact.' },
    ),
    Toggled: object(
      {
        modifiedCount: count('1 when something changed, else 0.'),
        liked: { type: 'boolean', description: 'Whether the caller likes it now.', example: true },
      },
      { description: 'The like as it is now.' },
    ),
    Unliked: object(
      { modifiedCount: count('1 when a like was taken back, 0 when there was none.') },
      { description: 'What was taken back.' },
    ),
    Error: object(
      {
        message: {
          type: 'string',
          description: 'What went wrong.',
          example: 'Sign in to do this.',
        },
      },
      { description: 'An error.' },
    ),
    BadInput: object(
      {
        message: { type: 'string', description: 'What is wrong.' },
        fields: {
          type: 'object',
          description: 'The message of each invalid field, by the name of the field.',
          additionalProperties: { type: 'string' },
        },
      },
      { description: 'Input that is invalid, or cannot be parsed.', required: ['message'] },
    ),
    UnexpectedError: object(
      {
        message: { type: 'string', description: 'That something went wrong.' },
        requestId: {
          type: 'string',
          description: 'The ID under which the server has logged the error.',
        },
      },
      { description: 'An unexpected error.' },
    ),
  };
}
