/**
 * What a person waits for, in a real browser over the built app: the first words of a reading after Enter, and the
 * second visit with the network gone and the processor slowed to a quarter.
 */
import { freshPage, inBrowser, median, phone } from './in-browser.mjs';

const RUNS = 5;
const SLOWER = 4;

export function measure() {
  return inBrowser(async (browser, url) => {
    const { context, page } = await freshPage(browser, phone);
    await giveBirth(page, url);
    const firstWords = await firstWordsMs(page, url);
    const offline = await secondVisitMs(page, context, url);
    return [
      { what: 'first words after Enter, median', value: median(firstWords), unit: 'ms', budget: 100 },
      {
        what: 'offline second visit, 4× slower, median',
        value: median(offline) / 1000,
        unit: 's',
        budget: 1,
      },
    ];
  });
}

async function giveBirth(page, url) {
  await page.goto(`${url}/personal`);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await page.getByLabel('Birth date').fill('14 April 1993');
  await page.getByLabel('Birth time').fill('07:42');
  await page.getByRole('combobox', { name: /Birth place/ }).fill('lisbon');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Edit/ }).first().waitFor();
}

/** From the key press to the first painted word of the reply, five questions in chats of their own. */
async function firstWordsMs(page, url) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}/`);
    const box = page.getByRole('textbox', { name: 'Ask Vesper' });
    await box.fill('Why do I always get ghosted?');
    // The person has been typing: the words of the companion have had this long to load.
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      window.waited = new Promise((resolve) => {
        let pressedAt = 0;
        addEventListener(
          'keydown',
          (event) => {
            if (event.key === 'Enter') pressedAt = performance.now();
          },
          true,
        );
        new MutationObserver((_, watcher) => {
          const words = document.querySelector('[role=log] article[aria-label=Vesper] [lang]');
          if (pressedAt === 0 || !words?.textContent?.trim()) return;
          watcher.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - pressedAt));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    });
    await box.press('Enter');
    times.push(await page.evaluate(() => window.waited));
  }
  return times;
}

/**
 * From the start of the navigation until a frame with the text area is on the screen, with no network and a slow
 * processor. React attaches its handlers in the same step, so it takes typing from then on. Told by the page itself:
 * asking from outside would add the time of the asking.
 */
async function secondVisitMs(page, context, url) {
  await page.goto(`${url}/`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForTimeout(1500);
  await context.setOffline(true);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    window.usable = new Promise((resolve) => {
      new MutationObserver((_, watcher) => {
        const field = document.querySelector('textarea');
        if (field === null || field.disabled) return;
        watcher.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      }).observe(document, { subtree: true, childList: true });
    });
  });
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.reload({ waitUntil: 'commit' });
    times.push(await page.evaluate(() => window.usable));
  }
  return times;
}
