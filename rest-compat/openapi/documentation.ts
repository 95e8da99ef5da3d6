import {
  type DocumentedStatus,
  lastModifiedHeader,
  numberedPageHeaders,
  type SuccessResponse,
} from './responses';
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
  description:
    'Any text of at most 255 characters that names this addition. Within a day, the same key of the same member with the same body adds nothing, and answers with the artifact that was added first. With another body the response is 400.',
  schema: { type: 'string' },
  example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
};

/** The parameters that ask for a page by its number. */
export const pageParameters: readonly Parameter[] = [
  {
    name: 'page',
    description:
      'Which page of the list, from 1; 1 when only `limit` is given. A page behind the last one is empty. Pages are counted when they are read, so artifacts that are added meanwhile move others to later pages. Without `page` and `limit` the response is the whole list.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
  {
    name: 'limit',
    description: 'How many artifacts a page holds; 24 when only `page` is given.',
    schema: { type: 'integer', minimum: 1, maximum: 100 },
    example: 50,
  },
];

/** The response of success, with a body of this schema. */
export const response = (description: string, schema: SchemaName): SuccessResponse => ({
  description,
  schema: schemaRef(schema),
});

/** The response of a route that gives one artifact. */
export const artifactResponse: SuccessResponse = {
  ...response('The artifact.', 'Artifact'),
  headers: lastModifiedHeader,
};

/** The response of a route that gives a list of artifacts. */
export const artifactsResponse: SuccessResponse = {
  description: 'The artifacts.',
  schema: { type: 'array', items: schemaRef('Artifact') },
};

/** The response of a route that gives a list of artifacts, or one page of it. */
export const numberedResponse: SuccessResponse = {
  ...artifactsResponse,
  headers: numberedPageHeaders,
};
