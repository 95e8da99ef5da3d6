import type { CodegenConfig } from '@graphql-codegen/cli';

/** Operations that the server executes in process: their text, and the types of their data. */
const onServer = (documents: string) => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    documentMode: 'string',
    useTypeImports: true,
    scalars: { DateTime: 'string', ID: 'string' },
  },
});

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'client/generated/graphql.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node', './scripts/apollo-hooks.mjs'],
      config: {
        // Parsed here rather than in every visitor's browser, which then needs no parser.
        documentMode: 'documentNode',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        useTypeImports: true,
        scalars: { DateTime: 'string', ID: 'string' },
      },
    },
    'rest-compat/generated/operations.ts': onServer('rest-compat/operations.graphql'),
    'server/records/generated/operations.ts': onServer('server/records/operations.graphql'),
  },
};

export default config;
