// @ts-check
import { existsSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundariesConfig } from './eslint.imports.mjs';
import { translationConfig } from './eslint.translation.mjs';

export default defineConfig(
  globalIgnores(['dist', 'data', '**/generated', 'client/public']),
  // The bench's peers are a package of their own, whose types are there only when it is installed.
  ...(existsSync('bench/peers/node_modules') ? [] : [globalIgnores(['bench/peers'])]),
  // No comment switches a rule off: what is right for a line is right for its like, and said here.
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.mjs'], extends: [js.configs.recommended] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // Numbers read well in a template; what reads badly there (objects, null) stays forbidden.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // () => setOpen(true) is how a handler is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Spreading a text into its code points is what search and the limits on lengths mean.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A GraphQL type is a class for its decorators' sake; what a resolver returns is plain data.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // graphql-js's kinds are compared as the words that they are: 'Field', 'mutation'.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Fastify's handlers and Apollo's hooks are asynchronous by their types.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'bench/**/*.ts'],
    rules: {
      // A test reads the product's JSON as any client would; the assertion is its type check.
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-restricted-properties': [
        'error',
        { property: 'setViewportSize', message: 'Use resize of tests/support/browser.ts.' },
      ],
    },
  },
  {
    files: ['client/**/*.{ts,tsx}', 'tests/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        clearInterval: false,
        console: false,
        process: false,
        setInterval: false,
        URL: false,
      },
    },
  },
  ...boundariesConfig,
  translationConfig,
);
