import type { FastifySchema } from 'fastify';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../common/page-sizes';
import { inCharacters, MAX_IDEMPOTENCY_KEY } from '../../common/text-limits';
import { type SchemaName, schemaRef } from './schemas';

/** A parameter in a path or behind it, or a header of a request. */
export interface Parameter {
  name: string;
  description: string;
  schema: object;
  example: string | number;
}

/** What the OpenAPI document says about a route beside its method, path, callers and status. */
export interface RouteDocumentation {
  /** The `operationId`, unique in the document. */
  id: string;
  summary: string;
  description?: string;
  /** In the order of the path. */
  parameters?: readonly Parameter[];
  /** Parameters that an address may have behind its path. */
  query?: readonly Parameter[];
  /** Headers that a request may have. */
  headers?: readonly Parameter[];
  /** The schema of the request's body. */
  body?: SchemaName;
  response: SuccessResponse;
  /** The statuses of failure and 304, without those that every route has. */
  statuses: readonly DocumentedStatus[];
}

/** A parameter that holds an artifact's ID. */
export const artifactId = (name: string): Parameter => ({
  name,
  description: "The artifact's identifier.",
  schema: { type: 'string' },
  example: '42',
});

const email = (description: string): Parameter => ({
  name: 'email',
  description,
  schema: { type: 'string', format: 'email' },
  example: 'ada@example.org',
});

/** The parameter `email` where any member may be named. */
export const memberEmail = email("The member's e-mail address; case makes no difference.");

/** The parameter `email` where only the caller may be named. */
export const ownEmail = email("The caller's own e-mail address; case makes no difference.");

/** The header of an update that must not overwrite a later change. */
export const ifUnmodifiedSince: Parameter = {
  name: 'If-Unmodified-Since',
  description:
    'The `Last-Modified` of the artifact as it was read. A change after this second is not overwritten. A value that is no HTTP-date is ignored.',
  schema: { type: 'string' },
  example: 'Sun, 06 Nov 1994 08:49:37 GMT',
};

/** The header of an addition that may be sent twice. */
export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  description: `Any text of at most ${inCharacters(MAX_IDEMPOTENCY_KEY)} that names this addition. Within a day, the same key of the same member with the same body adds nothing, and answers with the artifact that was added first. With another body the response is 400.`,
  schema: { type: 'string' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
};

/** The parameters of a list that has pages with numbers. */
export const listParameters: readonly Parameter[] = [
  {
    name: 'page',
    description:
      'Which page of the list, from 1; 1 when only `limit` is given. A page behind the last one is empty. Pages are counted when they are read, so artifacts that are added meanwhile move others to later pages. Without `page` and `limit` the response is the whole list.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  {
    name: 'limit',
    description: `How many artifacts a page holds; ${DEFAULT_PAGE_SIZE} when only \`page\` is given.`,
    schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
    example: 50,
  },
  {
    name: 'updatedSince',
    description:
      'Keeps the artifacts that were added or changed at this instant or later, with and without `page` and `limit`.',
    schema: { type: 'string', format: 'date-time' },
    example: '2026-11-01T00:00:00Z',
  },
];

/** The response of success. */
interface SuccessResponse {
  description: string;
  schema: object;
  headers?: Record<string, object>;
}

/** A header of a response. */
const header = (description: string, type: string, example: string | number) => ({
  description,
  type,
  example,
});

const successor = 'The GraphQL operation that replaces this call (`rel="successor-version"`).';
/** The headers of every response. */
const common = {
  Link: header(
    successor,
    'string',
    '<https://example.org/api#listArtifacts>; rel="successor-version"',
  ),
  'RateLimit-Policy': header(
    'The limit of the client: `q` requests in `w` seconds. Absent where there is no limit.',
    'string',
    '"default";q=600;w=60',
  ),
  RateLimit: header(
    'What is left of the limit: `r` requests, until `t` seconds are over. Absent where there is no limit.',
    'string',
    '"default";r=599;t=12',
  ),
};
const etag = {
  ETag: header('The version of this response, for If-None-Match.', 'string', 'W/"1f-5b2c"'),
};
const retryAfter = { 'Retry-After': header('Seconds to wait.', 'integer', 5) };

/** The response of success, with a body of this schema. */
export const response = (description: string, schema: SchemaName): SuccessResponse => ({
  description,
  schema: schemaRef(schema),
});

/** The response of a route that gives one artifact. */
export const artifactResponse: SuccessResponse = {
  ...response('The artifact.', 'Artifact'),
  headers: {
    'Last-Modified': header(
      'When the owner last changed the artifact, for If-Unmodified-Since. Left out until that second is over. Likes and views do not count as changes.',
      'string',
      'Sun, 06 Nov 1994 08:49:37 GMT',
    ),
  },
};

/** The response of a route that gives a list of artifacts. */
export const artifactsResponse: SuccessResponse = {
  description: 'The artifacts.',
  schema: { type: 'array', items: schemaRef('Artifact') },
};

/** The response of a route that gives a list of artifacts, or one page of it. */
export const numberedResponse: SuccessResponse = {
  ...artifactsResponse,
  headers: {
    'X-Total-Count': header(
      'How many artifacts the whole list has. Only with `page` or `limit`.',
      'integer',
      120,
    ),
    Link: header(
      `${successor} With \`page\` or \`limit\` also the addresses of other pages: \`first\`, \`prev\`, \`next\` and \`last\`. The first page has no \`prev\`, the last one no \`next\`.`,
      'string',
      '<https://example.org/api/allartifacts?page=3&limit=50>; rel="next"',
    ),
  },
};

/** A response with a body of this schema. */
const answer = (description: string, schema: object, headers: object = {}) => ({
  description,
  headers: { ...common, ...headers },
  content: { 'application/json': { schema } },
});

const failure = (description: string, headers?: object) =>
  answer(description, schemaRef('Error'), headers);

const failures = {
  400: answer('The input is invalid, or cannot be parsed.', schemaRef('BadInput')),
  401: failure('The call needs a token and has none, or the token does not verify.', {
    'WWW-Authenticate': header('The scheme of the token.', 'string', 'Bearer'),
  }),
  403: failure("The call is about another member, or about another member's artifact."),
  404: failure('There is no such artifact.'),
  412: failure('The artifact was changed after the date in If-Unmodified-Since.'),
  413: failure('The body is too large.'),
  415: failure('The body is not sent as JSON, or it has a Content-Encoding.'),
  429: failure('Too many requests.', retryAfter),
  500: answer('An unexpected error.', schemaRef('UnexpectedError')),
  503: failure('The database or the check of tokens is temporarily unavailable.', retryAfter),
  304: {
    type: 'null',
    description: 'The response still has the ETag that If-None-Match names.',
    headers: { ...common, ...etag },
  },
};

/** 304, or the status of a failure. */
type DocumentedStatus = keyof typeof failures;

/** Every route can respond with these. */
const STATUSES_OF_EVERY_ROUTE: readonly DocumentedStatus[] = [400, 401, 429, 500, 503];

const token = [{ idToken: [] }];

/**
 * The schema of a route in Fastify, from which the OpenAPI document is generated. It checks no request:
 * the GraphQL schema does.
 */
export function routeSchema(
  who: 'anyone' | 'members',
  status: number,
  documentation: RouteDocumentation,
): FastifySchema {
  const { id, summary, description = '', parameters, query, headers, body } = documentation;
  const { response: success, statuses } = documentation;
  const isForMembers = who === 'members';
  return {
    operationId: id,
    summary,
    description,
    tags: [isForMembers ? 'Members' : 'Public'],
    security: isForMembers ? token : [{}, ...token],
    ...(parameters && { params: parametersSchema(parameters) }),
    ...(query && { querystring: parametersSchema(query) }),
    ...(headers && { headers: parametersSchema(headers) }),
    ...(body && { body: schemaRef(body) }),
    response: {
      [status]: answer(success.description, success.schema, {
        ...(statuses.includes(304) && etag),
        ...success.headers,
      }),
      ...Object.fromEntries(
        [...statuses, ...STATUSES_OF_EVERY_ROUTE].map((code) => [code, failures[code]]),
      ),
    },
  };
}

const parametersSchema = (parameters: readonly Parameter[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    parameters.map(({ name, description, schema, example }) => [
      name,
      { ...schema, description, examples: [example] },
    ]),
  ),
});
