/** Writing and reading a chat: a long one that stays where the reader is, and everything the input takes. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/e2e-axe.ts';
import { enter, input, recordPage, replies, send } from '../support/e2e-app.ts';
import { putRow } from '../support/e2e-store.ts';
import { exifWithPlace } from '../support/picture-samples.ts';

const long = 'a-long-chat-012345678';
const idOf = (at: number) => `019${at.toString(16).padStart(5, '0')}-0000-7000-8000-000000000000`;

/** A chat of `count` messages, past every check of the app. */
async function plantChat(page: Page, count: number): Promise<void> {
  const began = Date.UTC(2026, 0, 1);
  await putRow(page, 'thread', {
    id: long,
    title: 'A long chat',
    mode: 'western',
    lastMessage: '',
    createdAt: began,
    updatedAt: Date.UTC(2026, 10, 1),
    folderId: null,
    leafId: idOf(count - 1),
    pinned: false,
    archived: false,
    deletedAt: null,
    _t: {},
  });
  await page.evaluate(
    async ([thread, ids, start]) => {
      const opening = indexedDB.open('soulstice-anon');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const writing = opening.result.transaction('message', 'readwrite');
      for (const [at, id] of ids.entries())
        writing.objectStore('message').put({
          id,
          threadId: thread,
          parentId: ids[at - 1] ?? null,
          sender: at % 2 === 0 ? 'user' : 'ai',
          content: `Message ${at}. ${'It goes on like this for a while. '.repeat(1 + (at % 7) * 3)}`,
          readingMode: 'mixed',
          createdAt: start + at * 60_000,
          imageId: null,
          rating: null,
          deletedAt: null,
          attached: null,
          reading: null,
          _t: {},
        });
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      opening.result.close();
    },
    [long, Array.from({ length: count }, (_, at) => idOf(at)), began] as const,
  );
}

/** How far the log is from its end, px, and where a message of it stands. */
const place = (page: Page, message: number) =>
  page.evaluate((id) => {
    const log = document.querySelector('[role=log]');
    const row = document.querySelector(`[data-message="${id}"]`);
    if (log === null) throw new Error('no log');
    return {
      toEnd: Math.round(log.scrollHeight - log.scrollTop - log.clientHeight),
      top: row === null ? null : Math.round(row.getBoundingClientRect().top),
    };
  }, idOf(message));
const message = (page: Page, at: number) => page.getByText(new RegExp(`^Message ${at}\\. `));

test(
  'a long chat opens at its end, keeps the reader’s place, and leads to a message by its address',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await enter(page);
    await plantChat(page, 600);
    await page.reload();
    await page.getByRole('link', { name: /A long chat/ }).click();
    await expect(message(page, 599)).toBeInViewport();
    // A chat has the mode it was begun in.
    await expect(page.getByRole('button', { name: 'Reading mode: Western' })).toBeVisible();
    const log = page.getByRole('log');
    await expect.poll(async () => (await place(page, 599)).toEnd).toBeLessThan(2);
    expect(await log.getByRole('article').count()).toBeLessThan(40);

    await test.step('more comes in above, and what is read stays where it is', async () => {
      await log.hover();
      // The thirty that opening reads are left behind: message 560 was not among them.
      await expect(async () => {
        await page.mouse.wheel(0, -600);
        expect(await message(page, 560).count()).toBe(1);
      }).toPass({ intervals: [50] });
      await expect(message(page, 560)).toBeVisible();
      // What has just come in is laid out once more before it stands.
      await expect.poll(async () => (await place(page, 560)).top).not.toBeNull();
      const before = await place(page, 560);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      expect((await place(page, 560)).top).toBe(before.top);
      await page.getByRole('button', { name: 'Jump to latest' }).click();
      await expect(message(page, 599)).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
    });

    await test.step('by address', async () => {
      await page.goto(`/c/${long}?message=${idOf(101)}`);
      await expect(message(page, 101)).toBeInViewport();
      await expect(page.locator(`[data-message="${idOf(101)}"]`)).toBeFocused();
      await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    });

    await test.step('a reply that appears is followed, until the reader goes up', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await send(page, 'What is today good for?');
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      await expect.poll(async () => (await place(page, 599)).toEnd).toBeLessThan(2);
      // One goes on writing meanwhile.
      await input(page).fill('And tomorrow?');
      await log.hover();
      await page.mouse.wheel(0, -400);
      await expect.poll(async () => (await place(page, 599)).toEnd).toBeGreaterThan(200);
      const { top } = await place(page, 599);
      await page.getByRole('button', { name: 'Stop' }).click();
      expect((await place(page, 599)).top).toBe(top);
      await expect(replies(page).last()).toBeAttached();
    });

    await test.step('each chat has its own draft', async () => {
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await expect(input(page)).toHaveValue('');
      await page.getByRole('link', { name: /A long chat/ }).click();
      await expect(input(page)).toHaveValue('And tomorrow?');
    });
    expect(record).toMatchObject({ violations: [], faults: [] });
  },
);

test('the input takes modes, commands, pictures and speech', { tag: '@long' }, async ({ page }) => {
  const record = await recordPage(page);
  await page.addInitScript(() => {
    const heard = globalThis as unknown as { recogniser?: EventTarget };
    class Recogniser extends EventTarget {
      start() {
        heard.recogniser = this;
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
  });
  await enter(page);

  await test.step('a mode', async () => {
    await page.getByRole('button', { name: 'Reading mode: Mixed' }).click();
    await page.getByRole('combobox', { name: 'Search modes' }).fill('tarots');
    await expect(page.getByText('No mode')).toBeVisible();
    expect(await axeFindings(page, 'all')).toEqual([]);
    await page.getByRole('combobox', { name: 'Search modes' }).fill('western');
    expect(await axeFindings(page, 'all')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Reading mode: Western' })).toBeVisible();
    await expect(input(page)).toBeFocused();
  });

  await test.step('commands and Quick Tools', async () => {
    await page.keyboard.type('/syn');
    await expect(page.getByRole('option', { name: /^Synastry/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Synastry Chart Generator' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Quick Tools' }).click();
    for (const name of ['Natal Chart', 'Synastry', 'Transits'])
      await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Upload an image' }).click();
  });

  const dialog = page.getByRole('dialog', { name: 'Upload an image' });
  const file = dialog.locator('input[type=file]');
  await test.step('a picture that cannot be taken', async () => {
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a') });
    await expect(dialog.getByText('Please select a JPEG or PNG image')).toBeVisible();
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large });
    await expect(dialog.getByText('File size must be under 10MB')).toBeVisible();
  });

  await test.step('a picture loses its place on the way, and its words are the person’s', async () => {
    const drawn = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(40, 30);
      canvas.getContext('2d')?.fillRect(5, 5, 20, 10);
      const bytes = await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer();
      return [...new Uint8Array(bytes)];
    });
    const photograph = Buffer.concat([
      Buffer.from(drawn.slice(0, 2)),
      exifWithPlace(1),
      Buffer.from(drawn.slice(2)),
    ]);
    expect(photograph.includes('GPS-13-45')).toBe(true);
    const choose = () => file.setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await choose();
    await expect(dialog.getByRole('img', { name: 'The image you chose' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove the image' }).click();
    await choose();
    expect(await axeFindings(page, 'all')).toEqual([]);
    await dialog.getByLabel('What is in it?').fill('a dark door');
    await dialog.getByRole('button', { name: 'Add to message' }).click();
    await expect(input(page)).toHaveValue('I chose a picture to look at with you.\nIt shows: a dark door.');
    await input(page).press('Enter');
    await expect(replies(page)).toHaveCount(1);
    const kept = await page.evaluate(async () => {
      const opening = indexedDB.open('soulstice-anon');
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const all = opening.result.transaction('blob_data').objectStore('blob_data').getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      opening.result.close();
      return (all.result as { data: ArrayBuffer }[]).map(({ data }) => [...new Uint8Array(data)]);
    });
    expect(kept).toHaveLength(1);
    const bytes = Buffer.from(kept[0] ?? []);
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.includes('GPS-13-45') || bytes.includes('Exif')).toBe(false);
  });

  await test.step('speech, once it was said where it goes', async () => {
    const tell = (type: string, more: object) =>
      page.evaluate(
        ([name, values]) => {
          const { recogniser } = globalThis as unknown as { recogniser: EventTarget };
          recogniser.dispatchEvent(Object.assign(new Event(name), values));
        },
        [type, more] as const,
      );
    await input(page).fill('Tell me:');
    await page.getByRole('button', { name: 'Voice input' }).click();
    await page.getByRole('button', { name: 'Start listening' }).click();
    const stop = page.getByRole('button', { name: 'Stop listening' });
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await tell('result', { results: [[{ transcript: 'why do I' }]] });
    await expect(input(page)).toHaveValue('Tell me: why do I');
    await tell('result', { results: [[{ transcript: 'why do I wait' }]] });
    await stop.click();
    await expect(input(page)).toHaveValue('Tell me: why do I wait');
    await page.getByRole('button', { name: 'Voice input' }).click();
    await expect(stop).toHaveAttribute('aria-pressed', 'true');
    await tell('error', { error: 'not-allowed' });
    await tell('end', {});
    await expect(page.getByText(/does not let Soulstice use the microphone/).last()).toBeVisible();
  });
  expect(record).toMatchObject({ violations: [], faults: [] });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Enter makes a line, and nothing makes the page zoom or scroll sideways', async ({ page }) => {
    await enter(page);
    await input(page).tap();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await expect(input(page)).toHaveValue('one\ntwo');
    await expect(input(page)).toHaveAttribute('enterkeyhint', 'enter');
    await expect(page.getByText('Enter to send')).toHaveCount(0);
    const size = await input(page).evaluate((field) => parseFloat(getComputedStyle(field).fontSize));
    expect(size).toBeGreaterThanOrEqual(16);
    await input(page).fill('line\n'.repeat(30));
    expect((await input(page).boundingBox())?.height).toBeLessThanOrEqual(128);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Send' }).tap();
    await expect(replies(page)).toHaveCount(1);
  });
});
