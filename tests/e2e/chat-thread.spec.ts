/** A conversation with a model that streams: stopping, going on, branches, what was struck, and a chat that leaves no trace. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, input, recordPage, replies, send } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import {
  breakOff,
  chooseHosted,
  finish,
  lastAsked,
  type Said,
  say,
  timesAsked,
  withdraw,
  withHostedModel,
} from '../support/e2e-model.ts';
import { keptMessages, rowsOf } from '../support/e2e-store.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const moon: Said = { text: 'The Moon **slows** this down.', cites: ['sky.moon.sign'], verdict: 'supported' };
const denied: Said = { text: 'The Sun stands in Leo.', verdict: 'contradicted', truth: 'transit.sun.sign' };
const guess: Said = { text: 'You kept a lighthouse once.', verdict: 'unsupported' };
const close: Said = { text: 'What would rest look like?', opens: true };

/** Asks the model and waits until it was reached. */
async function askModel(page: Page, text: string): Promise<void> {
  const before = await timesAsked(page);
  await send(page, text);
  await expect.poll(() => timesAsked(page)).toBe(before + 1);
}

/** Records what the page says to a screen reader from now on. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text = element?.closest('[role=status], [role=alert]')?.textContent ?? '';
        if (text !== '' && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

test(
  'what a model writes appears sentence by sentence, is checked, said once and kept',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await withHostedModel(page);
    await enter(page);
    await chooseHosted(page);
    await askModel(page, 'What does **tonight** ask of me?');
    const bubble = page.getByRole('article', { name: 'You' }).first();
    await expect(bubble.locator('strong')).toHaveText('tonight');
    const heard = await listen(page);
    const reply = replies(page).first();
    const again = reply.getByRole('button', { name: 'Regenerate' });

    await test.step('sentences', async () => {
      await say(page, [moon]);
      await expect(reply.locator('strong')).toHaveText('slows');
      await expect(reply).not.toContainText('Leo');
      await say(page, [denied, guess]);
      await expect(reply.locator('s')).toHaveText('The Sun stands in Leo.');
      await expect(reply).toContainText('Your sheet says: Sun');
      await expect(reply.getByRole('button', { name: 'Not on your sheet' })).toBeVisible();
      await expect(again).toHaveCount(0);
      expect(await keptMessages(page)).toHaveLength(1);
      await finish(page, [moon, denied, guess, close]);
      await expect(again).toBeVisible();
      await expect(reply).toContainText('1 of 4 sentences rests on your chart; 1 struck.');
      await expect(reply).toContainText('Written by stub-model.');
      await expect(reply).toContainText(/sent to 127\.0\.0\.1/i);
      const kept = (await keptMessages(page)).at(-1);
      expect(kept?.content).toBe(
        'The Moon **slows** this down. You kept a lighthouse once.\n\nWhat would rest look like?',
      );
      const spoken = 'The Moon slows this down. You kept a lighthouse once.\n\nWhat would rest look like?';
      await expect.poll(heard).toEqual([spoken]);
      expect(await findingsInBothThemes(page)).toEqual([]);
    });

    await test.step('actions', async () => {
      await reply.getByRole('button', { name: 'This landed' }).click();
      await expect(reply.getByRole('button', { name: 'This landed' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(
        (await rowsOf<{ rating: string | null }>(page, 'message')).map(({ rating }) => rating),
      ).toContain('landed');
      await reply.getByRole('button', { name: 'Copy', exact: true }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('Leo');
    });

    await test.step('answered again: two branches, turned by the keyboard, and neither is said a second time', async () => {
      await again.click();
      await expect.poll(() => timesAsked(page)).toBe(2);
      await say(page, [close]);
      await finish(page, [close]);
      const branches = replies(page).first().getByRole('group', { name: 'Answers to this message' });
      await expect(branches).toContainText('2/2');
      await branches.getByRole('button', { name: 'Previous answer' }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(branches).toContainText('1/2');
      await expect(branches.getByRole('button', { name: 'Next answer' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(branches).toContainText('2/2');
      expect((await heard()).filter((text) => text === close.text)).toHaveLength(1);
    });

    await test.step('stopped: the text stays and can go on', async () => {
      await askModel(page, 'And then?');
      await say(page, [moon]);
      const last = replies(page).last();
      await expect(last.locator('strong')).toHaveText('slows');
      await page.getByRole('button', { name: 'Stop' }).click();
      await expect(last).toContainText('You stopped this reading.');
      expect((await lastAsked(page)).aborted).toBe(true);
      await last.getByRole('button', { name: 'Continue' }).click();
      await expect.poll(() => timesAsked(page)).toBe(4);
      expect((await lastAsked(page)).messages.at(-1)?.content).toContain('Go on from there');
      await say(page, [close]);
      await finish(page, [close]);
      await expect(replies(page).last()).toContainText(/slows this down\..*What would rest look like\?/s);
      await expect(replies(page).last().getByRole('button', { name: 'Continue' })).toHaveCount(0);
    });

    await test.step('a page closed meanwhile: what was there is there again', async () => {
      await askModel(page, 'Once more?');
      await say(page, [moon]);
      await expect(replies(page).last().locator('strong')).toHaveText('slows');
      await page.reload();
      await expect(replies(page).last()).toContainText('The page was closed while this was being written.');
      await expect(replies(page).last().getByRole('button', { name: 'Continue' })).toBeVisible();
      const local = await rowsOf<{ key: string }>(page, 'local');
      expect(local.filter(({ key }) => key.startsWith('reply:'))).toEqual([]);
    });

    await test.step('withdrawn, or out of reach: answered on the device, and said so', async () => {
      await askModel(page, 'What is today good for?');
      await say(page, [denied]);
      await expect(replies(page).last().locator('s')).toBeVisible();
      await withdraw(page, 'contradicted');
      await expect(replies(page).last().locator('s')).toHaveCount(0);
      await breakOff(page);
      await expect(replies(page).last()).toContainText('Answered on this device instead:');
      const kept = (await keptMessages(page)).at(-1)?.reading;
      expect(kept).toMatchObject({ author: 'composer', fellBack: 'unreachable' });
    });

    await test.step('a question in other words is a branch of its own', async () => {
      const first = page.getByRole('article', { name: 'You' }).first();
      await first.getByRole('button', { name: 'Edit and send again' }).click();
      const box = first.getByRole('textbox', { name: 'Your message' });
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      await first.getByRole('button', { name: 'Edit and send again' }).click();
      const asked = await timesAsked(page);
      await box.fill('What does tomorrow ask?');
      await box.press('Enter');
      await expect.poll(() => timesAsked(page)).toBe(asked + 1);
      expect((await lastAsked(page)).messages).toHaveLength(1);
      await say(page, [close]);
      await finish(page, [close]);
      await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
      const versions = page.getByRole('group', { name: 'Versions of this message' });
      await expect(versions).toContainText('2/2');
      await versions.getByRole('button', { name: 'Previous version' }).click();
      await expect(page.getByRole('article', { name: 'You' })).toHaveCount(4);
    });
    expect(record.faults).toEqual([]);
    expect(record.violations).toEqual([]);
  },
);

test('a temporary chat leaves no trace', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  await expect(page.getByRole('link', { name: 'Temporary chat' })).toBeVisible();
  const everything = () =>
    page.evaluate(async () => {
      const all: string[] = [localStorage, sessionStorage].map((storage) =>
        JSON.stringify(
          Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
        ),
      );
      for (const { name = '' } of await indexedDB.databases()) {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener('success', () => resolve(opening.result));
          opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
        });
        for (const table of db.objectStoreNames) {
          const rows = await new Promise<unknown>((resolve, reject) => {
            const reading = db.transaction(table).objectStore(table).getAll();
            reading.addEventListener('success', () => resolve(reading.result));
            reading.addEventListener('error', () => reject(reading.error ?? new Error(table)));
          });
          all.push(`${name}/${table} ${JSON.stringify(rows)}`);
        }
        db.close();
      }
      return all;
    });
  // The card of the day is kept once it is made: a trace of the day, not of the chat.
  await expect.poll(async () => (await everything()).join('\n')).toContain('soulcast:');
  const before = await everything();
  await page.getByRole('link', { name: 'Temporary chat' }).click();
  await expect(page.getByRole('complementary', { name: 'Temporary chat' })).toBeVisible();
  await input(page).pressSequentially('A secret about the harbour');
  // By then a draft would have been kept.
  await page.clock.runFor(2000);
  await input(page).press('Enter');
  const reply = replies(page).first();
  await expect(reply.getByRole('button', { name: 'Regenerate' })).toBeVisible();
  await reply.getByRole('button', { name: 'This landed' }).click();
  await reply.getByRole('button', { name: 'Regenerate' }).click();
  await expect(replies(page).first().getByRole('group', { name: 'Answers to this message' })).toContainText(
    '2/2',
  );
  await input(page).pressSequentially('more of the harbour');
  await page.clock.runFor(2000);
  const after = await everything();
  expect(after.join('\n')).not.toContain('harbour');
  expect(after).toEqual(before);

  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(page.getByRole('complementary', { name: 'Temporary chat' })).toHaveCount(0);
  await expect(replies(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Temporary chat' }).click();
  await expect(page.getByRole('complementary', { name: 'Temporary chat' })).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expect(input(page)).toHaveValue('');
});
