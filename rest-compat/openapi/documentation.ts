import type { DocumentedStatus, SuccessResponse } from './responses';
import { type SchemaName, schemaRef } from './schemas';

/** A parameter in a path. */
export interface Parameter {
  name: string;
  description: string;
  schema: object;
  example: string;
}

/** What the OpenAPI document says about a route beside its method, path, callers and status. */
export interface RouteDocumentation {
  /** The `operationId`, unique in the document. */
  id: string;
  summary: string;
  description?: string;
  /** In the order of the path. */
  parameters?: readonly Parameter[];
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

/** The response of success, with a body of this schema. */
export const response = (description: string, schema: SchemaName): SuccessResponse => ({
  description,
  schema: schemaRef(schema),
});

/** The response of a route that gives a list of artifacts. */
export const artifactsResponse: SuccessResponse = {
  description: 'The artifacts.',
  schema: { type: 'array', items: schemaRef('Artifact') },
};
