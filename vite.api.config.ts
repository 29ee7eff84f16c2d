/**
 * The server: dist-api/server.js, that plain Node runs, and database-worker.js, the thread it starts for the embedded
 * database. The databases' drivers stay in node_modules: PGlite reads its
 * WebAssembly from beside itself, and pg looks for optional parts of its own. The payment client is large and read only where
 * payments are set up; web-push stays as it is published, since its licence (MPL-2.0) is by file.
 */
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-api',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { server: 'api/server.ts', 'database-worker': 'api/db/database-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', 'pg', 'nodemailer', 'stripe', 'web-push'],
  },
});
