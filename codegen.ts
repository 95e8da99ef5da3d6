import type { CodegenConfig } from '@graphql-codegen/cli';

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
    'rest-compat/generated/operations.ts': {
      documents: 'rest-compat/operations.ts',
      plugins: ['typescript-operations'],
      config: { useTypeImports: true, scalars: { DateTime: 'string', ID: 'string' } },
    },
    'server/records/generated/operations.ts': {
      documents: 'server/records/operations.ts',
      plugins: ['typescript-operations'],
      config: { useTypeImports: true, scalars: { DateTime: 'string', ID: 'string' } },
    },
  },
};

export default config;
