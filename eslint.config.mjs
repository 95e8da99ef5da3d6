// @ts-check
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundariesConfig } from './eslint.imports.mjs';
import { translationConfig } from './eslint.translation.mjs';

/** What Oxlint does not know: all other rules are in .oxlintrc.json. */
export default defineConfig(
  globalIgnores(['dist', 'data', '**/generated', 'client/public']),
  // No comment switches a rule off: what is right for a line is right for its like, and said here.
  { linterOptions: { noInlineConfig: true } },
  {
    rules: {
      'no-warning-comments': [
        'error',
        { terms: ['eslint-disable', 'oxlint-disable'], location: 'anywhere' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    languageOptions: {
      parser: tseslint.parser,
      // A type that a decorator needs at run time is imported as a value.
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Where site data are blocked, the mere names throw.
    files: ['client/**/*.{ts,tsx}'],
    ignores: ['client/ui/browser-storage.ts', 'client/auth/stored-session.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Use client/ui/browser-storage.ts, which never throws.',
        })),
      ],
    },
  },
  {
    // In a batch such a hook would run for the first file alone. jest.config.mjs loads these for all files.
    files: ['tests/support/**/*.{ts,tsx}'],
    ignores: ['tests/support/{client-hooks,temporary-folders}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(All|Each)$/]',
          message: 'Write this hook into a function, or into a file of setupFilesAfterEnv.',
        },
      ],
    },
  },
  ...boundariesConfig,
  translationConfig,
);
