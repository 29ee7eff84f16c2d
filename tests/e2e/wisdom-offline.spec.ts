/** Audio in a pocket: kept on purpose, whole and checked, played with the server gone, and never in the way of what a person makes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { audioScores } from '../../src/practice/audio/scores.ts';
import { builtInTitles } from '../../src/practice/audio/titles.ts';
import type { AudioItem } from '../../src/audio/shelf.ts';
import { audioTitles } from '../../src/text/en/audio/titles.ts';
import { chromiumFlags, findBrowser } from '../../tools/test-browser.mjs';
import { wav } from '../support/audio-samples.ts';
import { enter, input, send, waitUntilOffline } from '../support/e2e-app.ts';
import {
  breakingWay,
  downloadIn,
  hasSecondChunk,
  openShelf,
  openedIn,
  playedFrom,
  rangesOf,
  shelfUseIn,
} from '../support/e2e-audio.ts';
import { rowsOf } from '../support/e2e-store.ts';
import { ownServer } from '../support/server.ts';
import { signInAt } from '../support/server-people.ts';

test.use({ serviceWorkers: 'allow' });

/** Two hundred seconds; what is published below. */
const sound = Buffer.from(wav(200));
const [score, other] = Object.values(audioScores);
if (score === undefined || other === undefined) throw new Error('there are built-in titles');
const titleOf = (id: string) => {
  const found = builtInTitles.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no title ${id}`);
  return found;
};
const { seconds } = titleOf(score.id);
const { title: name } = audioTitles[score.id];
const title: AudioItem = { kind: 'built-in', key: `built-in:${score.id}`, id: score.id, title: name };
const titleAddress = `/audio/${score.id}/title.mp3`;
const titleBytes = score.order.reduce(
  (sum, [name, times]) => sum + times * (score.parts.find(({ file }) => file === name)?.bytes ?? 0),
  0,
);

/** Some fifteen kilobytes as a database has them: a letter outside Latin-1 makes two bytes of each. */
const longThought = `A second thought. ${'It’s quiet here. '.repeat(450)}`.trim();

/** A profile that is still there after the browser was closed. */
async function openProfile(folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === null ? {} : { executablePath }),
    args: [...chromiumFlags],
    headless: true,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Publishes the sound as an admin does; gives the item as a listener has it. */
async function publish(server: Awaited<ReturnType<typeof ownServer>>) {
  const admin = await signInAt(server, 'ana@example.org');
  const upload = await fetch(new URL('/api/admin/soul-wisdom/audio', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'audio/wav' },
    body: new Uint8Array(sound),
  });
  const { audioUrl } = (await upload.json()) as { audioUrl: string };
  const made = await admin.call('POST', '/api/admin/soul-wisdom', {
    type: 'podcast',
    title: 'Long quiet',
    description: 'Silence.',
    duration: '3:20',
    audioUrl,
  });
  const { id } = (await made.json()) as { id: string };
  return { kind: 'published', key: `published:${id}`, id, title: 'Long quiet', url: audioUrl } as const;
}

/** Every shape of a range, with the status and the first and last byte that a file of `bytes` answers it with. */
const shapes = (bytes: number): readonly (readonly [string, 200 | 206 | 416, number, number])[] => [
  ['', 200, 0, bytes - 1],
  ['bytes=0-', 206, 0, bytes - 1],
  ['bytes=0-0', 206, 0, 0],
  ['bytes=1000-1999', 206, 1000, 1999],
  [`bytes=${bytes - 10}-`, 206, bytes - 10, bytes - 1],
  [`bytes=${bytes - 10}-${bytes + 10}`, 206, bytes - 10, bytes - 1],
  ['bytes=-500', 206, bytes - 500, bytes - 1],
  [`bytes=-${bytes + 5}`, 206, 0, bytes - 1],
  [`bytes=${bytes}-`, 416, 0, -1],
  ['bytes=-0', 416, 0, -1],
  ['bytes=5-2', 200, 0, bytes - 1],
  ['bytes=0-1,5-6', 200, 0, bytes - 1],
  ['seconds=1-2', 200, 0, bytes - 1],
  ['bytes=a-b', 200, 0, bytes - 1],
];

async function expectShapes(page: Page, address: string, bytes: number): Promise<void> {
  const wanted = shapes(bytes);
  const answers = await rangesOf(
    page,
    address,
    wanted.map(([range]) => range),
  );
  for (const [i, [range, status, first, last]] of wanted.entries()) {
    const answer = answers[i];
    const said = `${address} ${range}`;
    expect(answer?.status, said).toBe(status);
    if (status === 416) {
      expect(answer?.range, said).toBe(`bytes */${bytes}`);
      continue;
    }
    expect(answer?.bytes, said).toBe(last - first + 1);
    expect(answer?.length, said).toBe(String(last - first + 1));
    expect(answer?.range, said).toBe(status === 206 ? `bytes ${first}-${last}/${bytes}` : null);
  }
}

test(
  'audio that was kept plays with the server gone, any part of it, and gives way to what a person writes',
  { tag: '@long' },
  async () => {
    // Two starts of a browser, and the whole app fetched for later in between.
    test.setTimeout(240_000);
    const profile = await mkdtemp(join(tmpdir(), 'profile-'));
    const server = await ownServer({ ADMIN_EMAILS: 'ana@example.org' });
    const way = await breakingWay(server);
    const faults: string[] = [];
    let open = await openProfile(profile);
    try {
      const item = await publish(server);
      const listen = ({ page }: typeof open): void => {
        page.on('pageerror', (error) => faults.push(error.message));
      };

      await test.step('online, every shape of a range is answered right', async () => {
        const { page } = open;
        listen(open);
        await page.goto(`${way.url}/`);
        await waitUntilOffline(page);
        // Loaded anew, the page is answered by the worker.
        await enter(page, way.url);
        await openShelf(page);
        const [part] = score.parts;
        await expectShapes(page, `/audio/${score.id}/${part?.file}`, part?.bytes ?? 0);
        await expectShapes(page, titleAddress, titleBytes);
        await expectShapes(page, item.url, sound.byteLength);
        expect((await shelfUseIn(page)).usedBytes, 'hearing keeps nothing').toBe(0);
      });

      await test.step('a download that is cut goes on from there', async () => {
        const { page } = open;
        way.log.length = 0;
        const line = way.breakOnce(item.url, 1_234_567);
        const cutting = downloadIn(page, item);
        await expect.poll(() => hasSecondChunk(page, item.url)).toBe(true);
        line.end();
        const cut = await cutting;
        expect(cut).toMatchObject({ type: 'stopped', problem: 'offline', total: sound.byteLength });
        const received = 'received' in cut ? cut.received : 0;
        expect(received).toBeGreaterThan(500_000);
        expect(received).toBeLessThanOrEqual(1_234_567);
        expect(await downloadIn(page, item)).toMatchObject({ type: 'kept', bytes: sound.byteLength });
        const asked = way.log.filter(({ path }) => path === item.url);
        expect(asked.map(({ range }) => range)).toEqual([undefined, `bytes=${received}-`]);
        expect(asked[1]?.sent).toBe(sound.byteLength - received);
      });

      await test.step('a title is kept from its card', async () => {
        const { page } = open;
        await page.getByRole('link', { name: 'Wisdom' }).click();
        const card = page.getByRole('article', { name });
        await card.getByRole('button', { name: /^Download for offline/ }).click();
        await expect(card.getByText('On this device')).toBeVisible();
        await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
        await send(page, 'A first thought');
        await expect.poll(async () => (await rowsOf(page, 'message')).length).toBeGreaterThan(0);
      });

      await open.context.close();
      await server.kill();
      await way.close();
      open = await openProfile(profile);

      await test.step('with the server gone and the profile opened anew its card plays; another says that it is not here', async () => {
        const { page } = open;
        listen(open);
        await page.goto(`${way.url}/soul-mirror`);
        const bar = page.getByRole('region', { name: 'Player' });
        await page.getByRole('button', { name: `Play: ${name}` }).click();
        const place = bar.getByRole('slider', { name: 'Place in the title' });
        await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0);
        const absent = 'This title is not on this device, and there is no network.';
        await expect(page.getByText(absent)).toHaveCount(0);
        await page.getByRole('button', { name: `Play: ${audioTitles[other.id].title}` }).click();
        await expect(bar.getByText(absent)).toBeVisible();
      });

      await test.step('it plays by its address, from nine tenths too', async () => {
        const { page } = open;
        const heard = await playedFrom(page, titleAddress, 0.9);
        expect(Math.abs(heard.duration - seconds)).toBeLessThan(0.2);
        expect(heard.from).toBeCloseTo(heard.duration * 0.9, 0);
        expect(heard.to).toBeGreaterThan(heard.from);
        const long = await playedFrom(page, item.url, 0.9);
        expect(long.duration).toBeCloseTo(200, 1);
        expect(long.from).toBeCloseTo(180, 0);
        expect(long.to).toBeGreaterThan(180);
        await openShelf(page);
        expect(Math.abs((await openedIn(page, title)).duration - seconds)).toBeLessThan(0.2);
        expect((await openedIn(page, item)).duration).toBeCloseTo(200, 1);
      });

      await test.step('offline, every shape of a range is answered right; what is not kept says so', async () => {
        const { page } = open;
        await expectShapes(page, titleAddress, titleBytes);
        await expectShapes(page, item.url, sound.byteLength);
        const [absent] = await rangesOf(page, `/audio/${other.id}/title.mp3`, ['bytes=0-']);
        expect(absent?.status).toBe(504);
      });

      await test.step('on a full disk what was played longest ago gives way, and what is written stays', async () => {
        const usage = await open.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
        await open.context.close();
        open = await openProfile(profile);
        const { context, page } = open;
        listen(open);
        // Chrome trusts for half a minute what it last heard of the room for a database: it must meet the full disk from the start on.
        const devtools = await context.newCDPSession(page);
        await devtools.send('Storage.overrideQuotaForOrigin', { origin: way.url, quotaSize: usage + 10_000 });
        await page.goto(`${way.url}/`);
        await openShelf(page);
        const keysNow = async () => (await shelfUseIn(page)).items.map(({ key }) => key);
        await expect(input(page)).toBeEnabled();
        // What the app itself writes as it starts still fits.
        expect(await keysNow()).toEqual([title.key, item.key]);
        await send(page, longThought);
        const thoughts = async () =>
          (await rowsOf<{ content: string }>(page, 'message')).map(({ content }) => content);
        await expect.poll(thoughts).toContain(longThought);
        expect(await thoughts()).toContain('A first thought');
        expect(await keysNow()).toEqual([item.key]);
        expect((await openedIn(page, item)).duration).toBeCloseTo(200, 1);
      });
      expect(faults).toEqual([]);
    } finally {
      await open.context.close();
      await way.close();
      await server.dispose();
      await rm(profile, { recursive: true, force: true });
    }
  },
);
