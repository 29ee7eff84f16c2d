/** A headless browser over the built app, for measures of what a person waits for. */
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureBrowser } from '../test-browser.mjs';
import { startServer } from '../test-server.mjs';

export const phone = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

/** Gives a browser and the app's address to a measure, and takes both away when it ends, however it ends. */
export async function inBrowser(measure) {
  const executablePath = ensureBrowser();
  const server = await startServer();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    return await measure(browser, server.url);
  } finally {
    await browser.close();
    await server.kill();
  }
}

/** A fresh profile of a person who went on without an account, with a page of it. */
export async function freshPage(browser, viewport) {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(() => localStorage.setItem('soulstice.skip-auth', 'true'));
  return { context, page: await context.newPage() };
}

/** The middle one of some values; the upper of the two when they are even in number. */
export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
