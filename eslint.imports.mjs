// @ts-check
import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import { free, parts } from './eslint.boundaries.mjs';

/**
 * The rules that refuse an import which `eslint.boundaries.mjs` does not list, and circles.
 * @type {import('eslint').Linter.Config[]}
 */
export const boundariesConfig = [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { boundaries, 'import-x': /** @type {any} */ (importX) },
    settings: {
      'boundaries/files': [
        ...Object.entries(parts).map(([category, { files }]) => ({ category, pattern: files })),
        ...Object.entries(free).map(([category, pattern]) => ({ category, pattern })),
      ],
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'] } },
      'import-x/resolver': { node: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'] } },
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: Object.values(free).flat(),
    rules: {
      'boundaries/no-unknown-dependencies': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: Object.entries(parts).map(([part, { imports }]) => ({
            from: { file: { categories: part } },
            allow: { to: { file: { categories: { anyOf: [part, ...imports] } } } },
          })),
        },
      ],
    },
  },
  {
    // Its own files alone: no package, and no module of Node.js, which a browser lacks.
    files: ['common/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(?!\\.\\.?/[\\w-]+$)' }] }],
    },
  },
  {
    files: ['{common,server,rest-compat,client}/**/*.{ts,tsx}'],
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
];
