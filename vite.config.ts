/** The client: dist/, with the service worker. `npm run dev` serves the same sources. */
import { readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { iconPlugin } from './tools/icon-plugin.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

interface ChunkingContext {
  getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** What a person comes to one after the other: each stage is one file, and a module is in the first that needs it. */
const stages = [
  { name: 'core', roots: ['main.tsx', 'features/chat/chat-screen.tsx'] },
  {
    name: 'soon',
    roots: [
      'app/shell/sidebar.tsx',
      'app/shell/dialogs.tsx',
      'app/shell/reminder-keeper.tsx',
      'app/prepare-database.ts',
      'account/actions.ts',
      'ui/sky/sky-hero.tsx',
      'features/soul-loop/loop-bell.tsx',
      'features/soulcast/soulcast-card.tsx',
    ],
  },
  {
    name: 'asking',
    roots: [
      'features/chat/conversation.tsx',
      'features/chat/begin-answer.ts',
      'features/chat/recover-replies.ts',
      'parts/safety/support-notice.tsx',
      'companion/safety/assess-safety.ts',
      'text/en/fact-words.ts',
    ],
  },
  {
    name: 'library',
    roots: [
      'features/wisdom/wisdom-screen.tsx',
      'features/player/player-bar.tsx',
      'audio/browser-shelf.ts',
      'parts/audio/published-copy.ts',
    ],
  },
];
/** What the worker computes before the first question: the sky of today. */
const skyRoots = ['engine/engine.worker.ts', 'engine/soulcast.ts'];

export default defineConfig({
  plugins: [
    react(),
    iconPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.js',
      injectRegister: false, // src/app/service-worker.ts registers it
      manifest: false, // public/manifest.webmanifest is written by hand
      integration: {
        // The plugin names the worker after its source, and ours is src/sw/index.ts.
        beforeBuildServiceWorker(options) {
          options.swSrc = join(import.meta.dirname, 'src/sw/index.ts');
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [
          '*.{html,js,css,webmanifest}',
          'assets/**/*.{js,css,svg}',
          // Every script: a Thai or Chinese word may come up for the first time where there is no network.
          'assets/**/*.woff2',
          'icons/{favicon.svg,mark.svg,icon-192.png}',
        ],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
    }),
    firstPaintFirst(),
    // Its answers are the same to the byte without it, and the gate looks at nothing else.
    ...(process.env.QUICK_BUILD === undefined ? [precompress()] : []),
  ],
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: false,
    // What every screen needs travels in two files: two dozen small ones cost an installed phone a third of its start.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|dexie|dexie-react-hooks|jotai|zod|clsx)[\\/]/,
            },
            ...stages.map(({ name, roots }) => ({
              name: (id: string, context: ChunkingContext) =>
                isReached(id, roots, (one) => context.getModuleInfo(one)) ? name : null,
              test: /src[\\/]|virtual:icon[\\/]/,
              debugName: name,
            })),
            // What the cards of several modes are drawn with, and their words; each mode brings only its own besides.
            { name: 'mode-cards', test: /src[\\/]parts[\\/]mode-cards[\\/]/, minShareCount: 2 },
            { name: 'mode-words', test: /src[\\/]text[\\/]en[\\/]traditions[\\/]/, minShareCount: 2 },
            { name: 'icons', test: /virtual:icon[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
    assetsInlineLimit: 0, // the policy allows no data: fonts, and hashed files cache better
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // A folder of its own: copies that browsers kept before scripts carried Cross-Origin-Embedder-Policy cannot run as
        // workers of a page that has it.
        entryFileNames: 'assets/workers/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: (id, context) =>
                isReached(id, skyRoots, (one) => context.getModuleInfo(one)) ? 'sky' : null,
              test: /src[\\/]/,
              debugName: 'sky',
            },
            { name: 'modes', test: /src[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The server's own paths, with the address the browser used: sign-in comes back to it.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/rest/v1'].map((path) => [path, { target: 'http://127.0.0.1:8787' }]),
    ),
  },
});

/**
 * Whether a root imports our module, directly or through others: before anything is asked for. What only a lazy part
 * needs must not come along, whatever folder it is in. A root itself stays a file of its own, which others ask for.
 */
function isReached(
  id: string,
  roots: readonly string[],
  infoOf: (id: string) => { readonly importers: readonly string[] } | null,
): boolean {
  const isRoot = (one: string) => roots.some((root) => one.replaceAll('\\', '/').endsWith(`/src/${root}`));
  if (isRoot(id)) return false;
  const seen = new Set([id]);
  for (const one of seen) {
    if (isRoot(one)) return true;
    for (const importer of infoOf(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/**
 * Lets the static page be seen before the app is here: the app's styles and scripts go to the end of the body
 * and give way to what the first paint needs. Scripts of a module still wait for the styles before them.
 */
function firstPaintFirst(): Plugin {
  return {
    name: 'first-paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const later: string[] = [];
        const head = html.replace(
          /[ \t]*<(?:link rel="(?:stylesheet|modulepreload)" crossorigin|script type="module")[^>]*>(?:<\/script>)?\n/g,
          (tag) => {
            later.push(tag.replace(/ crossorigin/, ' crossorigin fetchpriority="low"'));
            return '';
          },
        );
        // Styles come before the scripts that wait for them.
        const inOrder = later.toSorted(
          (a, b) => Number(b.includes('stylesheet')) - Number(a.includes('stylesheet')),
        );
        return head.replace('  </body>', `${inOrder.join('')}  </body>`);
      },
    },
  };
}

/** Writes .br and .gz beside the hashed text files, so that the server packs nothing twice. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const folder = join(dir, 'assets');
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter((file) => /\.(?:js|css|svg|json)$/.test(file))) {
        const content = await readFile(join(folder, name));
        if (content.length < 1024) continue;
        await writeFile(join(folder, `${name}.gz`), await zip(content, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
      }
    },
  };
}
