/** Unit, law and reference tests. `node` has no screen; `dom` has happy-dom for the screens. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { iconPlugin } from './tools/icon-plugin.ts';

// A zone far from the others, with a quarter of an hour in it: code that leans on the machine's zone shows.
process.env.TZ = 'Asia/Kathmandu';

const setupFiles = ['tests/support/console.ts', 'tests/support/property-runs.ts', 'tests/support/content.ts'];

export default defineConfig({
  plugins: [react(), iconPlugin()],
  define: { __APP_VERSION__: '"0.0.0-test"' },
  test: {
    // The three projects share many modules: each is turned into JavaScript once.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    testTimeout: process.env.LONG_RUN === undefined ? 60_000 : 1_200_000,
    // The first hook of a file may start a database while other files load.
    hookTimeout: 60_000,
    // Threads share what is compiled; processes would each do it again.
    pool: 'threads',
    // The default leaves one core for a watcher.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // One module graph a worker: twice as fast, and a test that leaned on a fresh one would show.
          isolate: false,
          include: ['{src,api,tests}/**/*.test.ts', 'tools/**/*.test.mjs'],
          // They take minutes.
          exclude: [
            'tests/e2e/**',
            '**/*.pg.test.ts',
            ...(process.env.LONG_RUN === undefined ? ['**/*.long.test.ts'] : []),
          ],
          setupFiles: [...setupFiles, 'fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          isolate: false,
          include: ['{api,tests}/**/*.pg.test.ts'],
          globalSetup: ['tests/support/start-postgres.ts'],
          setupFiles,
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            { find: /^jotai$/u, replacement: join(import.meta.dirname, 'tests/support/fresh-jotai.ts') },
          ],
        },
        test: {
          name: 'dom',
          // Files share their modules, which halves the time; what modules hold is renewed after each test.
          isolate: false,
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: [...setupFiles, 'fake-indexeddb/auto', 'tests/support/dom.ts'],
        },
      },
    ],
  },
});
