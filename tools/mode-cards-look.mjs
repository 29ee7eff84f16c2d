/**
 * Pictures of the facts cards of reading modes, as a phone and a desktop show them, in both themes.
 *
 *   node --import tsx tools/mode-cards-look.mjs runes lenormand
 *   node tools/mode-cards-look.mjs runes --with "answers.spread:cross" --tag cross
 *
 * `--with` changes the inputs (`answers.NAME`, `school.NAME`, `seed`, `entered`, `date`, `time` (`none`), `sex` (`none`), `latin`; parted by `;`),
 * `--open` presses "As a table" and "Show the arithmetic", `--image` keeps what "Share image" saves, `--paper` what
 * "Print" puts on paper, `--full` draws a page instead of a column, `--only phone-dark` takes one
 * picture, `--out FOLDER` says where they go (default: a folder of the system's for temporary files). Prints one line a picture,
 * and what the page logged or what axe found.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { iconPlugin } from './icon-plugin.ts';
import { chromiumFlags, ensureBrowser } from './test-browser.mjs';

const views = [
  { name: 'phone-dark', theme: 'dark', width: 390, height: 844 },
  { name: 'phone-light', theme: 'light', width: 390, height: 844 },
  { name: 'desktop-dark', theme: 'dark', width: 1440, height: 900 },
  { name: 'desktop-light', theme: 'light', width: 1440, height: 900 },
];

const { values, positionals: modes } = parseArgs({
  allowPositionals: true,
  options: {
    with: { type: 'string', default: '' },
    tag: { type: 'string', default: '' },
    out: { type: 'string', default: join(tmpdir(), 'mode-cards') },
    only: { type: 'string' },
    open: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    image: { type: 'boolean', default: false },
    paper: { type: 'boolean', default: false },
  },
});

/** The page, made here: it is no part of the app. */
const page = {
  name: 'mode-cards-page',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!request.url?.startsWith('/mode-cards?')) return void next();
      const html =
        '<!doctype html><html lang="en"><title>Card</title><body><div id="root"></div><script type="module" src="/tools/mode-cards-page.tsx"></script></body></html>';
      response.setHeader('content-type', 'text/html');
      server.transformIndexHtml(request.url, html).then((made) => response.end(made), next);
    });
  },
};

const server = await createServer({
  configFile: false,
  plugins: [react(), iconPlugin(), page],
  cacheDir: join(tmpdir(), `mode-cards-vite-${process.pid}`),
  define: { __APP_VERSION__: '"0.0.0-look"' },
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  // The page alone is looked through for packages: the app itself may be under way.
  optimizeDeps: { entries: ['tools/mode-cards-page.tsx'], include: ['react', 'react-dom/client'] },
  logLevel: 'error',
});
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
await mkdir(values.out, { recursive: true });

for (const mode of modes) {
  for (const { name, theme, width, height } of views) {
    if (values.only !== undefined && values.only !== name) continue;
    const tab = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: width < 500 ? 2 : 1,
    });
    tab.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404'))
        console.log(`  ${mode} ${name}: ${message.text()}`);
    });
    tab.on('pageerror', (error) => console.log(`  ${mode} ${name}: ${error.message}`));
    const query = new URLSearchParams({
      mode,
      theme,
      size: values.full ? 'full' : 'chat',
      with: values.with,
    });
    await tab.goto(`http://127.0.0.1:${port}/mode-cards?${query}`, { timeout: 120_000 });
    await tab.waitForSelector('body[data-shown]', { timeout: 60_000 });
    await tab.evaluate(() => document.fonts.ready);
    if (values.open) {
      await tab.getByRole('button', { name: 'As a table' }).click();
      await tab.getByText('Show the arithmetic').click();
    }
    const file = join(values.out, [mode, values.tag, name].filter(Boolean).join('-').concat('.png'));
    await tab.screenshot({ path: file, fullPage: true });
    const drawn = await tab.evaluate(smallText);
    console.log(`${file}${drawn === '' ? '' : `  small text: ${drawn}`}`);
    await tab.evaluate(axe);
    const found = await tab.evaluate(async () => (await globalThis.axe.run('section')).violations);
    for (const { id, nodes } of found)
      console.log(`  ${mode} ${name}: ${id} on ${nodes.map((node) => node.target.join(' ')).join('; ')}`);
    if (values.image) {
      const saved = tab.waitForEvent('download');
      await tab.getByRole('button', { name: 'Share image' }).click();
      await (await saved).saveAs(file.replace('.png', '-image.png'));
    }
    if (values.paper) {
      await tab.evaluate(() => (window.print = () => undefined));
      await tab.getByRole('button', { name: 'Print' }).click();
      await tab.emulateMedia({ media: 'print' });
      await tab.screenshot({ path: file.replace('.png', '-paper.png'), fullPage: true });
    }
    await tab.close();
  }
}
await browser.close();
await server.close();

/** Texts of the drawing that are smaller than 11 px on this screen, or that leave it. */
function smallText() {
  const svg = document.querySelector('figure svg');
  if (svg === null) return '';
  const frame = svg.getBoundingClientRect();
  const scale = frame.width / svg.viewBox.baseVal.width;
  return [...svg.querySelectorAll('text')]
    .filter((text) => {
      const box = text.getBoundingClientRect();
      const px = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      const outside =
        box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
      return px < 10.95 || outside;
    })
    .map(
      (text) =>
        `${text.textContent} (${(Number.parseFloat(getComputedStyle(text).fontSize) * scale).toFixed(1)})`,
    )
    .join(', ');
}
