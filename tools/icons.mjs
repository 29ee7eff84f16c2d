/**
 * Renders the PNG icons out of public/icons/icon.svg. Run by hand after the drawing changes:
 *   node tools/icons.mjs
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureBrowser } from './test-browser.mjs';

const folder = new URL('../public/icons/', import.meta.url);

/** `round` is the corner radius in parts of the side; platforms that mask icons themselves get square ones. */
const icons = [
  { file: 'icon-192.png', size: 192, round: 0.22 },
  { file: 'icon-512.png', size: 512, round: 0.22 },
  { file: 'icon-maskable-192.png', size: 192, round: 0 },
  { file: 'icon-maskable-512.png', size: 512, round: 0 },
  { file: 'apple-touch-icon.png', size: 180, round: 0 },
];

const drawing = await readFile(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: chromiumFlags });
try {
  for (const { file, size, round } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px;border-radius:${size * round}px}</style>${drawing}`,
    );
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(new URL(file, folder), png);
    process.stdout.write(`${file}  ${png.length} bytes\n`);
    await page.close();
  }
} finally {
  await browser.close();
}
