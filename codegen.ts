import type { CodegenConfig } from '@graphql-codegen/cli';
import { readFile, writeFile } from 'node:fs/promises';

/**
 * Typed operations and Apollo hooks for the client. The Suspense hooks that the plugin always emits
 * do not compile under `strict`, and nothing uses them: they are cut out of the written file, with the
 * `@ts-ignore` that the plugin puts above each of them.
 */
async function dropSuspenseHooks(file: string) {
  const text = await readFile(file, 'utf8');
  const kept = text
    .split('\n')
    .filter((line) => !line.startsWith('// @ts-ignore'))
    .join('\n')
    .replace(/^export function use\w+SuspenseQuery\([\s\S]*?^ *}$\n/gm, '')
    .replace(/^export type \w+SuspenseQueryHookResult = .*\n?/gm, '');
  await writeFile(file, kept);
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'client/generated/graphql.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['typescript-operations', 'typescript-react-apollo'],
      config: {
        withHooks: true,
        // Parsed here rather than in every visitor's browser, which then needs no parser.
        documentMode: 'documentNode',
        withResultType: false,
        withMutationFn: false,
        withMutationOptionsType: false,
        apolloReactHooksImportFrom: '@apollo/client/react',
        useTypeImports: true,
        scalars: { DateTime: 'string', ID: 'string' },
      },
      hooks: { afterOneFileWrite: [dropSuspenseHooks] },
    },
    'rest-compat/generated/operations.ts': {
      documents: 'rest-compat/operations.ts',
      plugins: ['typescript-operations'],
      config: { useTypeImports: true, scalars: { DateTime: 'string', ID: 'string' } },
    },
  },
};

export default config;
