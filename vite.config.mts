import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** Two pages: the site, and GraphiQL, which the server gives to a browser that opens /graphql. */
export default defineConfig({
  root: 'client',
  plugins: [react()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // GraphiQL's editor is one large chunk of its own page; the site's stay far below.
    chunkSizeWarningLimit: 2500,
    rolldownOptions: {
      input: {
        index: resolve('client/index.html'),
        graphiql: resolve('client/graphiql.html'),
      },
      onLog(level, log, report) {
        // GraphiQL's compiled React code carries a directive for its compiler alone.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
      },
    },
  },
});
