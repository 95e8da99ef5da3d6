// @ts-check
import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { Failure, main } from './run.mjs';

/**
 * Checks the lint, and then the types of the whole project with what the lint has computed: rules
 * with types need the same program as tsc, which takes half a minute of CPU to compute it again.
 */

/** @type {ts.Program | undefined} */
let program;

/** A rule that reports nothing, and keeps the program of this project's tsconfig.json. */
const keepProgram = {
  /** @param {import('eslint').Rule.RuleContext} context */
  create({ sourceCode }) {
    /** @type {ts.Program} */
    const linted = sourceCode.parserServices.program;
    if (linted.getCompilerOptions().configFilePath === resolve('tsconfig.json')) program = linted;
    return {};
  },
};

await main(async () => {
  const eslint = new ESLint({
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      plugins: { project: { rules: { 'keep-program': keepProgram } } },
      rules: { 'project/keep-program': 'error' },
    },
  });
  const results = await eslint.lintFiles('.');
  const formatter = await eslint.loadFormatter();
  const lint = await formatter.format(results);
  if (lint) console.error(lint);

  if (!program) throw new Failure('The lint has computed no types.');
  const diagnostics = ts.getPreEmitDiagnostics(program);
  const types = ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
  if (types) console.error(types);

  const isWrong = diagnostics.length > 0 || results.some(({ errorCount }) => errorCount > 0);
  if (isWrong) throw new Failure('The lint or the types have errors.');
});
