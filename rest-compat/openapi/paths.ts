import { answers, schemaRef } from './answers';

interface Call {
  id: string;
  summary: string;
  description?: string;
  /** Members' calls need a token; the others take one. */
  members?: true;
  body?: string;
  answer: { status?: number; description: string; schema: object };
  /** The statuses that this call answers with beside those that every call does. */
  also: number[];
}

const token = [{ idToken: [] }];
const tokenOrNone = [{}, ...token];

const parameter = (name: string, description: string, schema: object, example: string) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
  example,
});
const text = { type: 'string' };
const artifactParameter = (name: string) =>
  parameter(name, "The artifact's identifier.", text, '42');
const emailParameter = (whose: string) =>
  parameter('email', whose, { type: 'string', format: 'email' }, 'ada@example.org');
const ownEmail = emailParameter("The caller's own e-mail address; case makes no difference.");

const artifact = { description: 'The artifact.', schema: schemaRef('Artifact') };
const artifacts = {
  description: 'The artifacts.',
  schema: { type: 'array', items: schemaRef('Artifact') },
};

function operation({ id, summary, description, members, body, answer, also }: Call) {
  const { status = 200, schema } = answer;
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [members ? 'Members' : 'Public'],
    security: members ? token : tokenOrNone,
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaRef(body) } },
      },
    }),
    responses: answers(status, answer.description, schema, also),
  };
}

const read = (id: string, summary: string) =>
  operation({ id, summary, answer: artifact, also: [304, 404] });

/** The twelve documented calls. */
export const paths = {
  '/api/mostliked': {
    get: operation({
      id: 'listMostLiked',
      summary: 'The artifacts that most members like',
      answer: artifacts,
      also: [304],
    }),
  },
  '/api/allartifacts': {
    get: operation({
      id: 'listArtifacts',
      summary: 'The whole catalogue, last added first',
      description: 'Streamed: an answer that breaks off before its closing bracket is not whole.',
      answer: artifacts,
      also: [304],
    }),
  },
  '/api/allartifacts/{id}': {
    parameters: [artifactParameter('id')],
    get: read('readArtifact', 'One artifact'),
  },
  '/api/shareartifacts': {
    post: operation({
      id: 'addArtifact',
      summary: 'Add an artifact',
      description: 'The caller owns it. A `userEmail` other than the token’s is refused.',
      members: true,
      body: 'ArtifactInput',
      answer: { status: 201, description: 'It was added.', schema: schemaRef('Added') },
      also: [403, 413, 415],
    }),
  },
  '/api/shareartifacts/{id}': {
    parameters: [artifactParameter('id')],
    get: read('readSharedArtifact', 'One artifact, for the update form'),
    delete: operation({
      id: 'deleteArtifact',
      summary: 'Delete an artifact of one’s own',
      members: true,
      answer: { description: 'It is not there any more.', schema: schemaRef('Deleted') },
      also: [403, 413, 415],
    }),
  },
  '/api/shareartifacts/email/{email}': {
    parameters: [emailParameter("The member's e-mail address; case makes no difference.")],
    get: operation({
      id: 'listArtifactsOfMember',
      summary: 'What a member added, last added first',
      members: true,
      answer: artifacts,
      also: [304],
    }),
  },
  '/api/updateartifacts/{id}': {
    parameters: [artifactParameter('id')],
    put: operation({
      id: 'updateArtifact',
      summary: 'Change an artifact of one’s own',
      description: 'Without `description` the artifact keeps the one that it has.',
      members: true,
      body: 'ArtifactInput',
      answer: { description: 'It was changed.', schema: schemaRef('Updated') },
      also: [403, 404, 413, 415],
    }),
  },
  '/api/likedartifacts/check/{artifactId}/{email}': {
    parameters: [artifactParameter('artifactId'), ownEmail],
    get: operation({
      id: 'checkLike',
      summary: 'Whether the caller likes an artifact',
      members: true,
      answer: { description: 'Whether it is liked.', schema: schemaRef('Liked') },
      also: [304, 403, 404],
    }),
  },
  '/api/likedartifacts/user/{email}': {
    parameters: [ownEmail],
    get: operation({
      id: 'listLikedArtifacts',
      summary: 'What the caller likes, last liked first',
      members: true,
      answer: artifacts,
      also: [304, 403],
    }),
  },
  '/api/like/{artifactId}': {
    parameters: [artifactParameter('artifactId')],
    patch: operation({
      id: 'toggleLike',
      summary: 'Like an artifact, or take the like back',
      members: true,
      body: 'Member',
      answer: { description: 'The like as it is now.', schema: schemaRef('Toggled') },
      also: [403, 404, 413, 415],
    }),
  },
  '/api/unlike/{artifactId}': {
    parameters: [artifactParameter('artifactId')],
    patch: operation({
      id: 'unlikeArtifact',
      summary: 'Take a like back',
      members: true,
      body: 'Member',
      answer: { description: 'What was taken back.', schema: schemaRef('Unliked') },
      also: [403, 404, 413, 415],
    }),
  },
};
