// @ts-check
import boundaries from 'eslint-plugin-boundaries';
import { free, parts } from './eslint.boundaries.mjs';

const SOURCES = '**/*.{ts,tsx,mjs}';
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.d.ts'];

/**
 * What a file may import, of all that belongs to a part.
 * @param {string[]} anyOf names of parts @returns {import('eslint').Linter.RuleEntry}
 */
const allow = (anyOf) => [
  'error',
  { default: 'disallow', policies: [{ allow: { to: { file: { categories: { anyOf } } } } }] },
];

/**
 * The rules that refuse an import which `eslint.boundaries.mjs` does not list.
 * @type {import('eslint').Linter.Config[]}
 */
export const boundariesConfig = [
  {
    files: [SOURCES],
    plugins: { boundaries },
    settings: {
      'boundaries/files': [
        ...Object.entries(parts).map(([category, { files }]) => ({ category, pattern: files })),
        ...Object.entries(free).map(([category, pattern]) => ({ category, pattern })),
      ],
      'import/resolver': { node: { extensions: EXTENSIONS } },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: [SOURCES],
    ignores: Object.values(free).flat(),
    rules: {
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': ['error', { default: 'disallow', policies: [] }],
    },
  },
  // Each file has the policy of its part alone: with those of all parts, they take a fifth of the lint.
  ...Object.entries(parts).map(([part, { files, imports }]) => ({
    // Those of them that are sources.
    files: [files].flat().map((pattern) => [pattern, SOURCES]),
    rules: { 'boundaries/dependencies': allow([part, ...imports]) },
  })),
  {
    // Its own files alone: no package, and no module of Node.js, which a browser lacks.
    files: ['common/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(?!\\.\\.?/[\\w-]+$)' }] }],
    },
  },
];
