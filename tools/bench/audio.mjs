/**
 * How soon kept audio is heard: from asking the shelf until the element plays, in a real browser over the built app, after the title was
 * downloaded once.
 */
import { readdirSync } from 'node:fs';
import { freshPage, inBrowser, median, wide } from './in-browser.mjs';

const RUNS = 9;

const title = {
  kind: 'built-in',
  key: 'built-in:forest-bathing-soundscape',
  id: 'forest-bathing-soundscape',
  title: 'Forest Bathing Soundscape',
};

export function measure() {
  const name = readdirSync('dist/assets').find((file) => /^browser-shelf-[\w-]+\.js$/.test(file));
  return inBrowser(async (browser, url) => {
    const { page } = await freshPage(browser, wide);
    await page.goto(url);
    await page.locator('textarea').waitFor();
    const found = await page.evaluate(startOfPlay, { module: `/assets/${name}`, item: title, runs: RUNS });
    return [
      { what: 'an hour of kept audio, opened', value: median(found.opened), unit: 'ms' },
      { what: 'an hour of kept audio, until it plays', value: median(found.played), unit: 'ms', budget: 100 },
    ];
  });
}

/** Runs in the page. */
async function startOfPlay({ module, item, runs }) {
  const { startAudioShelf } = await import(module);
  const shelf = startAudioShelf({ budget: async () => 500_000_000, keepBudget: async () => {} });
  const state = await shelf.download(item);
  if (state.type !== 'kept') throw new Error(`the title was not kept: ${JSON.stringify(state)}`);
  const opened = [];
  const played = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    const playable = await shelf.open(item);
    opened.push(performance.now() - from);
    const audio = new Audio(playable.url);
    audio.muted = true;
    const playing = new Promise((resolve) => audio.addEventListener('playing', resolve, { once: true }));
    await audio.play();
    await playing;
    played.push(performance.now() - from);
    audio.pause();
    playable.release();
  }
  return { opened, played };
}
