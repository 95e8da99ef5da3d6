import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** Brotli's best level costs the build 11 s of CPU for the last 7 %. */
const brotli = defineAlgorithm('brotliCompress', {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
});

/** Files of their own: client/start.ts runs each file of the site in a task of its own. */
const files: Record<string, RegExp> = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  // A CommonJS module is run where it is imported.
  'react-dom': /client[\\/]react-dom\.ts$/,
  router: /node_modules[\\/]react-router/,
  'styled-components': /node_modules[\\/]styled-components[\\/]/,
  apollo: /node_modules[\\/](@apollo|@wry|optimism|rxjs)[\\/]/,
};

/**
 * Has the browser compile them while it fetches them, beside the page, rather than function by
 * function when the page is taken over: that spares the page a sixth of its work.
 */
const compileAhead = ({ name }: { name: string }) =>
  name in files ? '//# allFunctionsCalledOnLoad' : '';

/**
 * Two pages: the site, and GraphiQL, which the server gives to a browser that opens /graphql.
 * With --ssr: the site's half that draws its pages on the server, whole, with all that it imports.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [
    react(),
    !isSsrBuild &&
      compression({ algorithms: ['gzip', brotli], threshold: 1024, logLevel: 'silent' }),
  ],
  // The same class names on both sides, whatever the order in which their modules are loaded.
  oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
  ssr: { noExternal: true },
  // Else the libraries ask when they are run, and a development server would draw with React's own
  // development build, at more than twice the price.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? '../dist/render' : '../dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // In kB. GraphiQL is one chunk of its own page; the chunks of the site stay far below.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: (isSsrBuild ? ['render.tsx'] : ['index.html', 'graphiql.html']).map((entry) =>
        resolve('client', entry),
      ),
      output: isSsrBuild
        ? { format: 'cjs', entryFileNames: '[name].cjs' }
        : {
            codeSplitting: {
              groups: Object.entries(files).map(([name, test]) => ({ name, test })),
            },
            postBanner: compileAhead,
          },
      onLog(level, log, report) {
        // GraphiQL carries a directive for React's compiler, which the bundler need not keep.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
}));
