import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const serverOutput = { format: 'cjs', entryFileNames: '[name].cjs' } as const;

/** Nearly every page needs what sixteen pages share: one file of it has fewer bytes than many. */
const siteOutput = { codeSplitting: { groups: [{ name: 'shared', minShareCount: 16 }] } };

/**
 * Builds the site. With `--mode graphiql` builds GraphiQL, which the server sends to a browser that opens
 * /graphql: apart, so that the site's pages load none of its code. With --ssr builds the program that
 * renders the site's pages on the server, including its libraries.
 */
export default defineConfig(({ isSsrBuild, mode }) => {
  const isGraphiql = mode === 'graphiql';
  const input = isSsrBuild ? 'render.tsx' : isGraphiql ? 'graphiql.html' : 'index.html';
  // GraphiQL's files are half of all bytes. The highest level would cost 10 s of CPU for them.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: isGraphiql ? 9 : 11 };
  return {
    root: 'client',
    plugins: [
      react(),
      !isSsrBuild &&
        compression({
          threshold: 1024,
          logLevel: 'silent',
          algorithms: ['gzip', defineAlgorithm('brotliCompress', { params: quality })],
        }),
    ],
    // Class names must be the same on the server and in the browser, in any order of loading modules.
    oxc: { plugins: { styledComponents: { displayName: false, pure: true } } },
    ssr: { noExternal: true },
    // Otherwise the libraries read NODE_ENV at run time, and a development server would render with
    // React's development build, which takes more than twice the time.
    define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      outDir: isSsrBuild ? '../dist/render' : '../dist/client',
      emptyOutDir: false,
      // The server reads from it which scripts a page needs.
      manifest: !isSsrBuild && !isGraphiql,
      copyPublicDir: !isSsrBuild && !isGraphiql,
      // In kB. GraphiQL is one large chunk. The chunks of the site stay far below the limit.
      chunkSizeWarningLimit: 1200,
      rolldownOptions: {
        // On a busy machine it would warn that the plugins take most of the time: compressing does.
        checks: { bundlerTimings: false },
        input: resolve('client', input),
        output: isSsrBuild ? serverOutput : isGraphiql ? {} : siteOutput,
        onLog(level, log, report) {
          // GraphiQL has a directive for React's compiler, which the bundler may drop.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  };
});
