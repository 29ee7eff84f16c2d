/** Opens a page that writes in a real browser and takes its times. */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { pageScript } from '../../page-script.ts';
import { chromiumFlags, ensureBrowser } from '../../test-browser.mjs';
import { part } from './figures.ts';
import type { WriteTimes } from './write-page.ts';

const WARM_UP = 50;
const WRITES = 400;
/** Answered from here: no server, but an origin that may keep a database. */
const address = 'http://localhost/';

/** Median of a single write, milliseconds: bare, and through the app's door with its outbox. */
export async function measureSingleWrite(): Promise<{
  readonly bareMs: number;
  readonly withOutboxMs: number;
}> {
  const script = await pageScript(fileURLToPath(new URL('write-page.ts', import.meta.url)));
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  try {
    const page = await browser.newPage();
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>writes</title>' }),
    );
    await page.goto(address);
    await page.addScriptTag({ content: script });
    const measure = (count: number): Promise<WriteTimes> =>
      page.evaluate(async (times) => {
        const work = window.measureWrites;
        if (work === undefined) throw new Error('the page has no script');
        return work(times);
      }, count);
    await measure(WARM_UP);
    const { bareMs, withOutboxMs } = await measure(WRITES);
    return { bareMs: part(bareMs, 0.5), withOutboxMs: part(withOutboxMs, 0.5) };
  } finally {
    await browser.close();
  }
}
