/**
 * A library of 2,000 published titles beside the seven, in a real browser over the built app: from the tap on "Wisdom" until its
 * first cards are painted, the longest task while it scrolls to its end, and from the tap on Play until a title that lies on the device
 * sounds. The page times itself, and nothing is asked of it meanwhile: a question is a task like any other.
 */
import { freshPage, inBrowser, median, phone, wide } from './in-browser.mjs';

const TITLES = 2000;
const RUNS = 5;
const STEPS = 60;
/** Several times as long as anything here takes. */
const QUIET_MS = 1200;

export function measure() {
  return inBrowser(async (browser, url) => {
    const rows = [];
    for (const viewport of [wide, phone]) {
      const name = viewport === phone ? 'phone' : 'wide';
      const { context, page } = await freshPage(browser, viewport);
      await page.route('**/api/soul-wisdom', (route) => route.fulfill({ json: library }));
      // Once before: the code of the screen and the copy of the list are here then, as for whoever comes back.
      await page.goto(`${url}/soul-mirror`);
      await page.getByRole('listitem').nth(3).waitFor();
      // The app is whole on the device: while it is still being fetched, that is what would be measured.
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const opening = await openingMs(page, url, viewport === phone);
      rows.push({
        what: `opening a library of ${TITLES} titles, ${name}, median`,
        value: median(opening),
        unit: 'ms',
        budget: 150,
      });
      rows.push({
        what: `longest task while that library scrolls, ${name}`,
        value: await longestTaskMs(page),
        unit: 'ms',
        budget: 50,
      });
      if (viewport === wide)
        rows.push({
          what: 'from Play until a kept title sounds, median',
          value: median(await startingMs(page, url)),
          unit: 'ms',
          budget: 100,
        });
      await context.close();
    }
    return rows;
  });
}

const library = Array.from({ length: TITLES }, (_, at) => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  type: ['podcast', 'affirmation', 'healing'][at % 3],
  title: `Evening ${at + 1}: what the day leaves behind`,
  description:
    'A quarter of an hour about one small thing that was noticed, and what it had to do with the rest.',
  duration: '15:00',
  audioUrl: `/api/soul-wisdom/audio/${String(at).padStart(32, '0')}.mp3`,
  gradientColor: ['Blue', 'Violet', 'Pink Rose', 'Orange Pink', 'Teal Cyan', 'Green'][at % 6],
  emoji: ['✨', '🌙', '💫', '⭐', '🔮', '🎵', '🎧'][at % 7],
  isPublished: 'true',
  order: String(8 + at),
}));

/** From the tap on the screen's link to the frame that shows its cards. The page has been idle before. */
async function openingMs(page, url, isPhone) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}/journal`);
    if (isPhone) await page.getByRole('button', { name: 'Open sidebar' }).click();
    const link = page.getByRole('link', { name: 'Wisdom' });
    await link.waitFor();
    await page.waitForTimeout(1500);
    await page.evaluate((most) => {
      window.opened = new Promise((resolve) => {
        let tappedAt = 0;
        addEventListener('click', () => (tappedAt = performance.now()), { capture: true, once: true });
        const look = () => {
          const set = document.querySelector('[role=listitem][aria-setsize]')?.getAttribute('aria-setsize');
          // Before the first card is there, there is no number to compare.
          const there = tappedAt > 0 && Number(set ?? 0) >= most;
          if (!there) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - tappedAt));
        };
        look();
      });
    }, TITLES);
    await link.click();
    await page.waitForTimeout(QUIET_MS);
    times.push(await page.evaluate(() => window.opened));
  }
  return times;
}

/** The longest task that the browser reports while the list goes by, to its end and back. 0 when there was none over 50 ms. */
async function longestTaskMs(page) {
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => {
      window.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  const box = page.locator('main');
  await box.hover();
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, step % 2 === 0 ? 900 : 2400);
    await page.waitForTimeout(30);
  }
  await page.evaluate(async () => {
    const scroller = document.querySelector('main').parentElement;
    scroller.scrollTo(0, scroller.scrollHeight);
    await new Promise((resolve) => setTimeout(resolve, 300));
    scroller.scrollTo(0, 0);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  return page.evaluate(() => Math.max(0, ...window.tasks));
}

/** From the tap on Play to the element's first sound, of a title that was downloaded. The page was opened anew each time. */
async function startingMs(page, url) {
  const title = 'Daily Abundance Affirmations';
  await page.addInitScript(() => {
    window.Audio = class extends Audio {
      constructor() {
        super();
        this.addEventListener('playing', () => (window.playingAt ??= performance.now()), { once: true });
      }
    };
  });
  await page.goto(`${url}/soul-mirror`);
  await page.getByRole('button', { name: new RegExp(`^Download for offline.*: ${title}`) }).click();
  await page.getByRole('button', { name: `Remove from this device: ${title}` }).waitFor();
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${url}/soul-mirror`);
    const play = page.getByRole('button', { name: `Play: ${title}` });
    await play.waitFor();
    await page.waitForTimeout(1500);
    await page.evaluate(() =>
      addEventListener('click', () => (window.tappedAt = performance.now()), { capture: true, once: true }),
    );
    await play.click();
    await page.waitForTimeout(QUIET_MS);
    times.push(await page.evaluate(() => window.playingAt - window.tappedAt));
    await page.getByRole('button', { name: 'Close player' }).click();
  }
  return times;
}
