import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { type DocumentedRecord, schemas } from './schemas';

/** The deployment that the OpenAPI document describes. */
export interface DocumentedApi {
  publicUrl: string;
  /** The address of the licence of the catalogue's data, if any. */
  dataLicense: string | null;
  /** What records of artifacts consist of, as it is now. */
  record: () => DocumentedRecord;
}

const description =
  'The documented calls of this catalogue of historical artifacts. GraphQL at `/graphql` offers the same and more.';

/** Describes the routes that are registered after it as an OpenAPI 3.1 document: `scope.swagger()`. */
export async function registerOpenApi(
  scope: FastifyInstance,
  { publicUrl, dataLicense, record }: DocumentedApi,
): Promise<void> {
  // The schemas of the routes only describe: GraphQL validates the input.
  scope.setValidatorCompiler(() => () => true);
  scope.setSerializerCompiler(() => (body) => JSON.stringify(body));
  for (const [name, schema] of Object.entries(schemas(record()))) {
    scope.addSchema({ $id: name, ...schema });
  }
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'REST API',
        version: '1.0.0',
        description:
          description + (dataLicense ? ` The licence of the data is ${dataLicense}` : ''),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl, description: 'This catalogue.' }],
      tags: [
        { name: 'Public', description: 'For anyone, with or without a token.' },
        { name: 'Members', description: 'For members, with their token.' },
      ],
      components: {
        securitySchemes: {
          idToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The ID token of Firebase Authentication.',
          },
        },
      },
    },
    hideUntagged: true,
    refResolver: { buildLocalReference: (schema) => schema.$id as string },
  });
}
