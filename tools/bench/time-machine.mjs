/**
 * How smoothly the time machine runs: the built app in a real browser with the processor slowed to a quarter, the track
 * pulled to and fro for three seconds with the rings in sight, on a phone and on a wide screen. A frame is the time from
 * one animation frame of the page to the next: 16.7 ms is every frame of the screen.
 */
import { freshPage, inBrowser, phone, wide } from './in-browser.mjs';

const SLOWER = 4;
const PULL_MS = 3000;
const screens = [
  { name: 'phone', viewport: phone },
  { name: 'wide', viewport: wide },
];
const scales = ['Day', 'Month', 'Year'];

export function measure() {
  return inBrowser(async (browser, url) => {
    const rows = [];
    for (const screen of screens) {
      const frames = (await framesOf(browser, url, screen)).toSorted((a, b) => a - b);
      const what = `time machine frame while dragging, ${screen.name}, processor ${SLOWER}× slower`;
      rows.push(
        { what: `${what}, median`, value: part(frames, 0.5), unit: 'ms', budget: 17 },
        { what: `${what}, 95 of 100`, value: part(frames, 0.95), unit: 'ms' },
      );
    }
    return rows;
  });
}

const part = (sorted, of) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))];

/** The frames of all three scales, ms. */
async function framesOf(browser, url, { viewport }) {
  const { context, page } = await freshPage(browser, viewport);
  await giveBirth(page, url);
  await page.goto(`${url}/personal?tab=natal`);
  await page.getByRole('button', { name: 'Generate Chart' }).click();
  await page.getByRole('button', { name: /^Time machine/ }).click();
  const track = page.getByRole('slider', { name: 'Moment' });
  const devtools = await context.newCDPSession(page);
  const frames = [];
  for (const scale of scales) {
    await page.getByRole('radio', { name: scale, exact: true }).check({ force: true });
    await track.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // The hits of the scale are found, the pages of the ephemeris are warm.
    await page.waitForTimeout(1500);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    frames.push(...(await pull(page, track)));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.waitForTimeout(800);
  }
  await context.close();
  return frames;
}

/** A hand that sweeps to and fro, moved by the page itself, so that the pulls and the frames keep step. */
async function pull(page, track) {
  const box = await track.boundingBox();
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const frames = await track.evaluate(
    (element, { from, wide, clientY, pullMs }) =>
      new Promise((resolve) => {
        const times = [];
        let startedAt = null;
        let before = 0;
        const frame = (now) => {
          if (startedAt === null) startedAt = now;
          else times.push(now - before);
          before = now;
          const seconds = (now - startedAt) / 1000;
          if (now - startedAt > pullMs) {
            resolve(times);
            return;
          }
          const clientX = from - wide * 0.35 * (1 - Math.cos(seconds * 2.2)) - 3 * Math.sin(seconds * 9);
          element.dispatchEvent(
            new PointerEvent('pointermove', { clientX, clientY, pointerId: 1, buttons: 1, bubbles: true }),
          );
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    { from: x, wide: box.width, clientY: y, pullMs: PULL_MS },
  );
  await page.mouse.up();
  return frames;
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
