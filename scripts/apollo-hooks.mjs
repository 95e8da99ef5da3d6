// @ts-check
import { Kind, OperationTypeNode } from 'graphql';

/**
 * A plugin of GraphQL Code Generator: an Apollo hook for each operation, typed by the operation's
 * document, which the plugin `typed-document-node` writes into the same file. The package
 * `typescript-react-apollo` also emits Suspense hooks, which do not compile under `strict`, and it has
 * no option that omits them.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_schema, documents) => ({
  prepend: [
    "import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';",
  ],
  content: documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map(hooksOf)
    .join('\n'),
});

/** @param {import('graphql').OperationDefinitionNode} operation */
function hooksOf({ operation, name, variableDefinitions = [] }) {
  if (!name) throw new Error('An operation without a name gets no hook.');
  const operationName = name.value;
  const document = `${operationName}Document`;

  if (operation === OperationTypeNode.MUTATION) {
    const types = `${operationName}Mutation, ${operationName}MutationVariables`;
    return `export const use${operationName}Mutation = (options?: useMutation.Options<${types}>) => useMutation(${document}, options);`;
  }
  const types = `${operationName}Query, ${operationName}QueryVariables`;
  const isRequired = variableDefinitions.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  return [
    `export const use${operationName}Query = (options${isRequired ? '' : '?'}: SkipToken | useQuery.Options<${types}>) => useQuery(${document}, options);`,
    `export const use${operationName}LazyQuery = (options?: useLazyQuery.Options<${types}>) => useLazyQuery(${document}, options);`,
  ].join('\n');
}
