import { sharedAnswers } from './answers';
import { paths } from './paths';
import { schemas } from './schemas';

/** The REST calls as an OpenAPI 3.1 document for the deployment at `publicUrl`. */
export function openApiDocument(publicUrl: string, typeLabels: readonly string[]) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Antiquary REST API',
      version: '1.0.0',
      description:
        'The documented calls of Antiquary, a community catalogue of historical artifacts. GraphQL at `/graphql` offers the same and more.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl, description: 'This catalogue.' }],
    tags: [
      { name: 'Public', description: 'For anyone, with or without a token.' },
      { name: 'Members', description: 'For members, with their token.' },
    ],
    paths,
    components: {
      schemas: schemas(typeLabels),
      responses: sharedAnswers,
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
