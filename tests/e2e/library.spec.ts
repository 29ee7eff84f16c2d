/** Chats a person has: kept in order, found again by a word in them, reached and commanded by keys. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { enter, recordPage, send } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { rowsOf } from '../support/e2e-store.ts';
import { seedChats } from '../../tools/bench/search/seed.mjs';

const recent = (page: Page) => page.getByRole('region', { name: 'Recent Chats' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => page.getByRole('combobox', { name: /^Search/ });

async function choose(page: Page, title: string | RegExp, item: string | RegExp): Promise<void> {
  const row = page.locator('#sidebar li').filter({ has: page.getByRole('link', { name: title }) });
  await row.first().hover();
  await row
    .first()
    .getByRole('button', { name: /^Options for/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The option the field says is the active one. */
async function active(page: Page): Promise<Locator> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return page.locator(`[id="${id ?? ''}"]`);
}

async function saved(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await act();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test(
  'a few chats: pinned, renamed, copied, taken out, archived, cleared and brought back',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await enter(page);
    await send(page, 'Should I change my job?');
    const links = recent(page).getByRole('link');
    await expect(links).toHaveText([/^Should I change my job\?/]);

    await test.step('renamed in its place, then pinned', async () => {
      await choose(page, /Should I change/, 'Rename');
      await page.keyboard.type('The job question');
      await page.keyboard.press('Enter');
      await expect(links).toHaveText([/^The job question/]);
      await expect(links.first()).toBeFocused();
      await choose(page, /The job question/, 'Pin');
      await expect(page.getByRole('region', { name: 'Pinned' }).getByRole('link')).toHaveCount(1);
      await choose(page, /The job question/, 'Unpin');
      await expect(links).toHaveCount(1);
    });

    await test.step('duplicated: a chat of its own with the same words', async () => {
      const first = page.url();
      await choose(page, /The job question/, 'Duplicate');
      await expect(links).toHaveText([/^The job question \(copy\)/, /^The job question/]);
      expect(page.url()).not.toBe(first);
      await expect(page.getByRole('article', { name: 'You' })).toContainText('Should I change my job?');
    });

    await test.step('as Markdown, as JSON, and all of them in a file named with the date', async () => {
      const exported = async (kind: string) => {
        await choose(page, /The job question \(copy\)/, 'Export chat');
        return saved(page, () => page.getByRole('button', { name: kind, exact: true }).click());
      };
      const markdown = await exported('Markdown');
      expect(markdown.name).toMatch(/^soulstice-chat-the-job-question-copy-\d{4}-\d{2}-\d{2}\.md$/);
      expect(markdown.text).toContain('# The job question (copy)');
      expect(markdown.text).toMatch(/## You, .*\n\nShould I change my job\?/);
      const json = await exported('JSON');
      expect(json.name).toMatch(/\.json$/);
      expect(JSON.parse(json.text)).toMatchObject({ threads: [{ title: 'The job question (copy)' }] });
      await recent(page).getByRole('button', { name: 'Manage all chats' }).click();
      const all = await saved(page, () => page.getByRole('menuitem', { name: 'Export all chats' }).click());
      expect(all.name).toMatch(/^soulstice-chats-\d{4}-\d{2}-\d{2}\.json$/);
      expect((JSON.parse(all.text) as { threads: unknown[] }).threads).toHaveLength(2);
    });

    await test.step('on paper: every message, and what each reading stands on', async () => {
      await page.evaluate(() => {
        Object.assign(globalThis, { printed: 0 });
        window.print = () => void ((globalThis as unknown as { printed: number }).printed += 1);
      });
      await choose(page, /The job question \(copy\)/, 'Export chat');
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await page.waitForFunction(() => (globalThis as unknown as { printed: number }).printed === 1);
      await page.emulateMedia({ media: 'print' });
      const paper = page.locator('body > article');
      await expect(paper).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
      await expect(paper).toContainText('Should I change my job?');
      const last = Number((await paper.locator('sup').last().innerText()).split(', ').at(-1));
      await expect(paper.locator('ol li')).toHaveCount(last);
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(paper).toHaveCount(0);
    });

    await test.step('archived, seen there, and taken back', async () => {
      await choose(page, /The job question \(copy\)/, 'Archive');
      await expect(links).toHaveCount(1);
      await page.getByRole('button', { name: /^Archived chats/ }).click();
      const archive = page.getByRole('dialog', { name: 'Archived chats' });
      expect.soft(await findingsInBothThemes(page)).toEqual([]);
      await archive.getByRole('button', { name: /^Take out of the archive/ }).click();
      await expect(archive.getByText(/^Nothing is archived/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(links).toHaveCount(2);
    });

    await test.step('all cleared, and all brought back', async () => {
      await recent(page).getByRole('button', { name: 'Manage all chats' }).click();
      await page.getByRole('menuitem', { name: 'Clear all chats' }).click();
      const question = page.getByRole('alertdialog', { name: 'Clear all chats?' });
      await expect(question).toContainText('2 chats');
      await question.getByRole('button', { name: 'Clear all' }).click();
      await expect(links).toHaveCount(0);
      await expect(page.getByText('No chats yet. The first question starts one.')).toBeVisible();
      await notices(page).getByRole('button', { name: 'Undo' }).click();
      await expect(links).toHaveCount(2);
      const rows = await rowsOf<{ deletedAt: number | null }>(page, 'thread');
      expect(rows.every(({ deletedAt }) => deletedAt === null)).toBe(true);
    });
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

test(
  'a long chat goes on paper whole, though only a part of it is drawn',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    const seed = { chats: 1, messages: 300, needle: 'lighthouse', nowMs: Date.now() };
    const { threadId } = await page.evaluate(seedChats, seed);
    await page.goto(`/c/${threadId}`);
    await expect(page.getByRole('article', { name: 'Vesper' }).last()).toBeVisible();
    expect(await page.getByRole('article').count()).toBeLessThan(100);
    await page.evaluate(() => {
      window.print = () => {
        const sections = document.querySelectorAll('body > article > section');
        Object.assign(globalThis, { printed: [...sections].map((one) => one.textContent) });
      };
    });
    await choose(page, /^Chat 1:/, 'Export chat');
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const printed = await page.waitForFunction(
      () => (globalThis as unknown as { printed?: string[] }).printed,
    );
    const kept = await rowsOf<{ content: string; createdAt: number }>(page, 'message');
    const sections = await printed.jsonValue();
    expect(sections).toHaveLength(300);
    for (const [at, { content }] of kept.toSorted((a, b) => a.createdAt - b.createdAt).entries())
      expect(sections?.[at]).toContain(content);
  },
);

test('many chats: listed, found by a word, reached by keys', { tag: '@long' }, async ({ page }) => {
  const record = await recordPage(page);
  await enter(page);
  const seed = { chats: 1000, messages: 6000, needle: 'lighthouse', nowMs: Date.now() };
  await page.evaluate(seedChats, seed);
  await page.reload();

  await test.step('of a long list only what is near the window is drawn', async () => {
    await page.getByRole('button', { name: 'Show older chats' }).click();
    const rows = recent(page).getByRole('listitem');
    await expect(rows.first()).toHaveAttribute('aria-setsize', /^[5-7]\d\d$/);
    expect(await rows.count()).toBeLessThan(80);
    const link = recent(page).getByRole('link').first();
    await link.focus();
    await page.mouse.move(150, 500);
    await page.mouse.wheel(0, 9000);
    await expect(
      recent(page)
        .getByRole('link', { name: /^Chat [23]\d\d:/ })
        .first(),
    ).toBeVisible();
    // Scrolled out of sight, but not out of the page: the focus is still there.
    await expect(link).toBeFocused();
  });

  await test.step('found, opened, the message in view with its word marked', async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(palette(page).getByRole('group', { name: 'Chats' }).getByRole('option')).toHaveCount(6);
    await field(page).fill('lighth');
    const hits = palette(page).getByRole('group', { name: 'In your chats' }).getByRole('option');
    await expect(hits.first().locator('mark')).toHaveText('lighth');
    expect.soft(await findingsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(await active(page)).toHaveAttribute('aria-selected', 'true');
    expect(await (await active(page)).textContent()).toBe(await hits.nth(1).textContent());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/c\/[\w-]{21}\?message=[0-9a-f-]{36}$/);
    const messageId = new URL(page.url()).searchParams.get('message') ?? '';
    const message = page.locator(`[data-message="${messageId}"]`);
    await expect(message).toBeInViewport();
    await expect(message).toContainText('lighthouse');
    await expect.poll(() => page.evaluate(() => CSS.highlights.get('found-words')?.size ?? 0)).toBe(1);
  });

  await test.step('a slip and Thai are found, nonsense is not, and what is deleted is not', async () => {
    await page.keyboard.press('Alt+Shift+F');
    const search = page.getByRole('dialog', { name: 'Search' });
    await field(page).fill('lihgthouse');
    await expect(search.getByText(/^Nothing has exactly these words/)).toBeVisible();
    await field(page).fill('ความรัก');
    await expect(search.locator('mark').first()).toHaveText('ความรัก');
    await field(page).fill('xyzzy plugh');
    await expect(search.getByText('Nothing found for “xyzzy plugh”').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('clear all');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Clear all', exact: true }).click();
    await expect(notices(page)).toContainText('All chats cleared.');
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('lighthouse');
    await expect(palette(page).getByText('Nothing found for “lighthouse”').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the shortcuts, which leave typing alone', async () => {
    const box = page.getByRole('textbox', { name: 'Ask Vesper' });
    await box.click();
    await page.keyboard.type('?');
    await expect(box).toHaveValue('?');
    await page.keyboard.press('Alt+Shift+S');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
    await page.keyboard.press('Alt+Shift+S');
    await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
    await expect(list.getByRole('term')).toHaveCount(12);
    await page.keyboard.press('Escape');
    await page.goto('/personal');
    await expect(page.getByRole('region', { name: 'Quick Setup' })).toBeVisible();
    await page.keyboard.press('Alt+Shift+N');
    await expect(box).toBeFocused();
  });
  expect(record.violations).toEqual([]);
  expect(record.faults).toEqual([]);
});
