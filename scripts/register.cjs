// @ts-check
const { join } = require('node:path');
const { transformFileSync } = require('@swc/core');

/**
 * Lets a process run the sources: `node -r ./scripts/register.cjs server/main.ts`. Each file is compiled when
 * it is required, as scripts/build.mjs compiles it. A picture is made by a process of its own, so that the
 * start must be short: TypeScript, which most such programs load, takes longer than a small picture.
 * @type {import('@swc/core').Options}
 */
const options = { configFile: join(__dirname, '../.swcrc'), sourceMaps: 'inline' };

process.setSourceMapsEnabled(true);
for (const extension of ['.ts', '.tsx']) {
  require.extensions[extension] = (module, file) => {
    const { code } = transformFileSync(file, options);
    /** @type {NodeModule & { _compile(code: string, file: string): void }} */ (module)._compile(
      code,
      file,
    );
  };
}
