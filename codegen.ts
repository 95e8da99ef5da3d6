import type { CodegenConfig } from '@graphql-codegen/cli';

/** The operator declares the types of artifacts: the built-in ones are not all. */
const enumsFrom = (root: string) => ({
  ArtifactType: `${root}/common/artifact-types#ArtifactType`,
});

/** Operations that are executed as they are written: their text, and the types of their data. */
const asText = (documents: string | string[], root = '../..') => ({
  documents,
  plugins: ['typescript-operations', 'typed-document-node'],
  config: {
    documentMode: 'string',
    useTypeImports: true,
    enumValues: enumsFrom(root),
    scalars: { Date: 'string', DateTime: 'string', ID: 'string' },
  },
});

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    // The operations of loaders: a visitor's browser loads no client of the API for them.
    'client/generated/pages.ts': asText([
      'client/**/*.page.graphql',
      'client/**/*.fragment.graphql',
    ]),
    'client/generated/graphql.ts': {
      documents: ['client/**/*.graphql', '!client/**/*.page.graphql'],
      plugins: ['typescript-operations', 'typed-document-node', './scripts/apollo-hooks.mjs'],
      config: {
        // Parsed here rather than in every visitor's browser, which then needs no parser.
        documentMode: 'documentNode',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        useTypeImports: true,
        enumValues: enumsFrom('../..'),
        scalars: { Date: 'string', DateTime: 'string', ID: 'string' },
      },
    },
    'rest-compat/generated/operations.ts': asText('rest-compat/operations.graphql'),
    'server/exchange/records/generated/operations.ts': asText(
      'server/exchange/records/operations.graphql',
      '../../../..',
    ),
  },
};

export default config;
