import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/** GraphiQL's files are half of all bytes. The highest level would cost 10 s of CPU for them. */
const graphiql = /\/(graphiql|codemirror)/;
const brotli = (quality: number) =>
  defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressed = { threshold: 1024, logLevel: 'silent' } as const;

/**
 * The separate chunks of the site; an earlier one takes the modules that it shares with a later one.
 * client/start.ts runs each chunk in a separate task.
 */
const files: Record<string, RegExp> = {
  preload: /vite[\\/](preload-helper|modulepreload-polyfill)/,
  // What start.ts needs before all others.
  early: /client[\\/](auth[\\/]stored-session|artifacts[\\/]placeholder)/,
  react: /node_modules[\\/](react|scheduler|react-dom)[\\/](?!client|cjs[\\/]react-dom-client)/,
  // React's renderer: half of the code, which only the hydration itself needs.
  'react-dom': /node_modules[\\/]react-dom[\\/]/,
  router: /node_modules[\\/]react-router/,
  'styled-components': /node_modules[\\/]styled-components[\\/]/,
  apollo: /node_modules[\\/](@apollo|@wry|optimism|rxjs|tslib)[\\/]/,
};

/**
 * Modules that several pages share, so that a page loads in few requests: for all pages, and for the
 * pages with data.
 */
const site =
  /client[\\/](ui[\\/]|auth[\\/](AuthProvider|RequireAuth|session|return-path)|paths|route-handle|runtime-config|apollo[\\/]later-api|artifacts[\\/](ArtifactPicture|ArtifactThumbnail|picture-sizes|artifact-types|gallery-filters|later-gallery-results))/;
/** The parts of `artifacts` that are left out run before the client of the API has loaded, or belong to `form`. */
const api =
  /client[\\/](apollo|generated|likes|artifacts)[\\/](?!WaitingArtifactPanel|waiting-artifact-loader|ContinueToArtifact|GalleryPage|gallery-loader|ArtifactForm|ChangedElsewhere|useArtifactDraft|upload)/;

/** The form of an artifact, for those who add or update one. */
const form = /client[\\/]artifacts[\\/](ArtifactForm|ChangedElsewhere|useArtifactDraft|upload)/;

/** What the pages of sign-in, registration and a forgotten password share, and the account page in part. */
const signIn =
  /client[\\/](auth[\\/](AuthCard|GoogleMark|auth-fields|provider-message|useSignIn)|artifacts[\\/]WaitingArtifactPanel)/;

/**
 * Makes the browser compile these chunks in the background while it fetches them, instead of function
 * by function during hydration. This saves a sixth of the page's work on the main thread.
 */
const compileAhead = ({ name }: { name: string }) =>
  name in files ? '//# allFunctionsCalledOnLoad' : '';

/**
 * Builds two pages: the site, and GraphiQL, which the server sends to a browser that opens /graphql.
 * With --ssr, builds the program that renders the site's pages on the server, including its libraries.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  plugins: [
    react(),
    !isSsrBuild && [
      compression({ ...compressed, exclude: graphiql, algorithms: ['gzip', brotli(11)] }),
      compression({ ...compressed, include: graphiql, algorithms: ['gzip', brotli(9)] }),
    ],
  ],
  // Class names must be the same on the server and in the browser, in any order of loading modules.
  oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
  ssr: { noExternal: true },
  // The server renders results that it has, and needs no client of its own API.
  resolve: {
    alias: isSsrBuild
      ? [{ find: '@apollo/client/react', replacement: resolve('client/apollo/server-hooks.ts') }]
      : [],
  },
  // Otherwise the libraries read NODE_ENV at run time, and a development server would render with
  // React's development build, which takes more than twice the time.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? '../dist/render' : '../dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // In kB. GraphiQL is one large chunk. The chunks of the site stay far below the limit.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: (isSsrBuild ? ['render.tsx'] : ['index.html', 'graphiql.html']).map((entry) =>
        resolve('client', entry),
      ),
      output: isSsrBuild
        ? { format: 'cjs', entryFileNames: '[name].cjs' }
        : {
            codeSplitting: {
              // A group takes what its modules import, unless a group of a higher priority has it.
              groups: [
                ...Object.entries(files).map(([name, test], index) => ({
                  name,
                  test,
                  priority: 20 - index,
                })),
                { name: 'site', test: site, priority: 1 },
                { name: 'api', test: api, minShareCount: 2 },
                { name: 'form', test: form, minShareCount: 2 },
                { name: 'sign-in', test: signIn, minShareCount: 2 },
              ],
            },
            postBanner: compileAhead,
          },
      onLog(level, log, report) {
        // GraphiQL has a directive for React's compiler, which the bundler may drop.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
}));
