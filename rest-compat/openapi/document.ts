import type { Route } from '../route';
import { openApiPaths } from './paths';
import { sharedResponses } from './responses';
import { schemas } from './schemas';

/** The deployment that the OpenAPI document describes. */
export interface DocumentedApi {
  publicUrl: string;
  /** The address of the licence of the catalogue's data; null when it has none. */
  dataLicense: string | null;
  /** The display texts of the artifact types. */
  typeLabels: readonly string[];
  routes: readonly Route[];
}

const description =
  'The documented calls of Antiquary, a community catalogue of historical artifacts. GraphQL at `/graphql` offers the same and more.';

/** Describes the routes as an OpenAPI 3.1 document. */
export function openApiDocument({ publicUrl, dataLicense, typeLabels, routes }: DocumentedApi) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Antiquary REST API',
      version: '1.0.0',
      description: description + (dataLicense ? ` The licence of the data is ${dataLicense}` : ''),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This catalogue.' }],
    tags: [
      { name: 'Public', description: 'For anyone, with or without a token.' },
      { name: 'Members', description: 'For members, with their token.' },
    ],
    paths: openApiPaths(routes),
    components: {
      schemas: schemas(typeLabels),
      responses: sharedResponses,
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of Firebase Authentication.',
        },
      },
    },
  };
}
