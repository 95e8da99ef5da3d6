import { schemaRef } from './schemas';

/** The response of success. */
export interface SuccessResponse {
  description: string;
  schema: object;
  headers?: Record<string, object>;
}

/** The `content` of a JSON body with this schema. */
export const jsonContent = (schema: object) => ({ 'application/json': { schema } });

const etagHeader = {
  ETag: {
    description: 'The version of this response, for If-None-Match.',
    schema: { type: 'string' },
  },
};

const SUCCESSOR = 'The GraphQL operation that replaces this call (`rel="successor-version"`).';
const linkHeader = {
  Link: {
    description: SUCCESSOR,
    schema: { type: 'string' },
    example: '<https://example.org/api#listArtifacts>; rel="successor-version"',
  },
};

/** The headers of a page that was asked for by its number. */
export const numberedPageHeaders = {
  'X-Total-Count': {
    description: 'How many artifacts the whole list has. Only with `page` or `limit`.',
    schema: { type: 'integer' },
    example: 120,
  },
  Link: {
    description: `${SUCCESSOR} With \`page\` or \`limit\` also the addresses of other pages: \`first\`, \`prev\`, \`next\` and \`last\`. The first page has no \`prev\`, the last one no \`next\`.`,
    schema: { type: 'string' },
    example: '<https://example.org/api/allartifacts?page=3&limit=50>; rel="next"',
  },
};

export const lastModifiedHeader = {
  'Last-Modified': {
    description:
      'When the owner last changed the artifact, for If-Unmodified-Since. Left out until that second is over. Likes and views do not count as changes.',
    schema: { type: 'string' },
    example: 'Sun, 06 Nov 1994 08:49:37 GMT',
  },
};

const responsesWithoutLink = {
  NotModified: {
    description: 'The response still has the ETag that If-None-Match names.',
    headers: etagHeader,
  },
  BadRequest: {
    description: 'The input is invalid, or cannot be parsed.',
    content: jsonContent(schemaRef('BadInput')),
  },
  Unauthenticated: {
    description: 'The call needs a token and has none, or the token does not verify.',
    headers: {
      'WWW-Authenticate': { description: 'Bearer.', schema: { type: 'string' } },
    },
    content: jsonContent(schemaRef('Error')),
  },
  Forbidden: {
    description: "The call is about another member, or about another member's artifact.",
    content: jsonContent(schemaRef('Error')),
  },
  NotFound: { description: 'There is no such artifact.', content: jsonContent(schemaRef('Error')) },
  PreconditionFailed: {
    description: 'The artifact was changed after the date in If-Unmodified-Since.',
    content: jsonContent(schemaRef('Error')),
  },
  TooLarge: { description: 'The body is too large.', content: jsonContent(schemaRef('Error')) },
  NotJson: {
    description: 'The body is not sent as JSON.',
    content: jsonContent(schemaRef('Error')),
  },
  TooMany: {
    description: 'Too many requests.',
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    },
    content: jsonContent(schemaRef('Error')),
  },
  Unexpected: {
    description: 'An unexpected error.',
    content: jsonContent(schemaRef('UnexpectedError')),
  },
  Unavailable: {
    description: 'The database or the check of tokens is temporarily unavailable.',
    headers: {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    },
    content: jsonContent(schemaRef('Error')),
  },
};

/** The responses that many routes have, for `components.responses`. */
export const sharedResponses = Object.fromEntries(
  Object.entries(responsesWithoutLink).map(([name, response]) => [
    name,
    { ...response, headers: { ...linkHeader, ...('headers' in response && response.headers) } },
  ]),
) as Record<keyof typeof responsesWithoutLink, object>;

const sharedByStatus = {
  304: 'NotModified',
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  412: 'PreconditionFailed',
  413: 'TooLarge',
  415: 'NotJson',
  429: 'TooMany',
  500: 'Unexpected',
  503: 'Unavailable',
} as const satisfies Record<number, keyof typeof sharedResponses>;

/** A status whose response many routes share. */
export type DocumentedStatus = keyof typeof sharedByStatus;

/** Every route can respond with these. */
const STATUSES_OF_EVERY_ROUTE: readonly DocumentedStatus[] = [400, 401, 429, 500, 503];

/** The `responses` of one route: the successful one, then the shared ones. */
export function responses(
  status: number,
  { description, schema, headers }: SuccessResponse,
  statuses: readonly DocumentedStatus[],
): Record<string, object> {
  const success = {
    description,
    headers: { ...linkHeader, ...(statuses.includes(304) && etagHeader), ...headers },
    content: jsonContent(schema),
  };
  const shared = [...statuses, ...STATUSES_OF_EVERY_ROUTE].map((code) => [
    code,
    { $ref: `#/components/responses/${sharedByStatus[code]}` },
  ]);
  return { [status]: success, ...(Object.fromEntries(shared) as Record<string, object>) };
}
