// @ts-check
import { dirname, relative, resolve } from 'node:path';

/**
 * An ESLint rule for a house whose imports are all relative: every file belongs to one part, and a
 * part imports itself and the parts that it names. A file outside all parts is an error too, so a
 * new folder is placed before it is filled.
 *
 * @typedef {Record<string, { path: RegExp, may: string[] | 'all' }>} Parts The first path that
 * matches (seen from the project's root, without extension for what is imported) tells the part.
 */

/** @type {import('eslint').Rule.RuleModule} */
export const boundaries = {
  meta: {
    type: 'problem',
    schema: false,
    messages: {
      nowhere: '{{path}} belongs to no part of the house: place it in eslint.config.mjs.',
      forbidden: '"{{from}}" may not import "{{to}}": see the parts in eslint.config.mjs.',
    },
  },
  create(context) {
    const parts = /** @type {Parts} */ (context.options[0]);
    const here = relative(context.cwd, context.filename);
    const from = partOf(parts, here);
    /** @param {import('eslint').Rule.Node} node @param {unknown} source */
    function check(node, source) {
      if (from === undefined || typeof source !== 'string' || !source.startsWith('.')) return;
      const path = relative(context.cwd, resolve(dirname(context.filename), source));
      const to = partOf(parts, path);
      if (to === undefined) {
        context.report({ node, messageId: 'nowhere', data: { path } });
      } else if (to !== from && parts[from]?.may !== 'all' && !parts[from]?.may.includes(to)) {
        context.report({ node, messageId: 'forbidden', data: { from, to } });
      }
    }
    /** @param {import('eslint').Rule.Node & { source?: { value?: unknown } | null }} node */
    const checkSource = (node) => check(node, node.source?.value);
    return {
      Program(node) {
        if (from !== undefined) return;
        context.report({ node, messageId: 'nowhere', data: { path: here } });
      },
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      TSImportType: checkSource,
      /** @param {import('eslint').Rule.Node & { arguments: { value?: unknown }[] }} node */
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]?.value),
    };
  },
};

/** @param {Parts} parts @param {string} path */
function partOf(parts, path) {
  return Object.keys(parts).find((name) => parts[name]?.path.test(path));
}
