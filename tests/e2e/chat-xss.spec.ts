/** Whatever stands in a message, a title, a name or a model's reply stays text: nothing runs and nothing is fetched. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, input, recordPage, replies } from '../support/e2e-app.ts';
import { chooseHosted, finish, say, timesAsked, withHostedModel } from '../support/e2e-model.ts';
import { putRows, rowsOf } from '../support/e2e-store.ts';
import { xssVectors } from '../support/xss-vectors.ts';
import { plainAsk } from '../support/plain-reading.ts';

const chat = 'xxxxxxxxxxxxxxxxxxxxx';
const started = 1_795_000_000_000;
const stamp = { _t: 'a', _x: {} };

test('two hundred texts that would run run nowhere', { tag: '@long' }, async ({ page, baseURL }) => {
  expect(new Set(xssVectors).size).toBeGreaterThanOrEqual(200);
  const record = await recordPage(page);
  await withHostedModel(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      hits: 0,
      hit: () => void ((globalThis as unknown as { hits: number }).hits += 1),
    });
  });
  await enter(page);
  await chooseHosted(page);
  await fill(page);

  await test.step('as messages, as replies of a model and as replies from elsewhere', async () => {
    await page.goto(`/c/${chat}`);
    await expect(page.getByRole('article').last()).toBeVisible();
    // The long chat is drawn near the eye alone: up to its first message, everything passes by.
    const drawn = await page.evaluate(async () => {
      const log = document.querySelector('[role=log]');
      const seen = new Set<string>();
      let still = 0;
      if (log === null) throw new Error('there is no conversation');
      while (still < 12) {
        const before = seen.size;
        for (const row of log.querySelectorAll<HTMLElement>('[data-message]'))
          seen.add(row.dataset['message'] ?? '');
        log.scrollTop -= log.clientHeight / 2;
        // Two frames: in the first the list learns where it is, in the second the rows are there.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        still = seen.size === before && log.scrollTop <= 60 ? still + 1 : 0;
      }
      return seen.size;
    });
    expect(drawn).toBe(2 * xssVectors.length);
    const first = page.getByRole('article', { name: 'You' }).first();
    await expect(first).toContainText('<img src=x onerror=');
  });

  await test.step('links lead out over https and to mail alone, and only from what a person wrote', async () => {
    const hrefs = await page
      .locator('[role=log] a')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('href')} ${one.getAttribute('rel')}`));
    for (const href of hrefs) expect(href).toMatch(/^(?:https:|mailto:)\S+ noopener noreferrer nofollow$/);
    expect(
      await page.locator('[role=log] :is(img, iframe, script, form, object, embed, style)').count(),
    ).toBe(0);
    expect(await page.getByRole('article', { name: 'Vesper' }).locator('a').count()).toBe(0);
  });

  await test.step('as titles, names of folders and the name of the person', async () => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: /<img src=x onerror=/ }).first()).toBeVisible();
    await page.locator('nav, aside').first().hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 900);
    await page.getByRole('button', { name: 'Ask Vesper', exact: true }).focus();
  });

  await test.step('as a reply while a model writes it', async () => {
    await input(page).fill('What now?');
    await input(page).press('Enter');
    await expect.poll(() => timesAsked(page)).toBe(1);
    const sentences = xssVectors.map((text) => ({ text }));
    await say(page, sentences);
    await finish(page, sentences);
    await expect(replies(page).last().getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    await expect(replies(page).last()).toContainText('<script>');
  });

  expect(await page.evaluate(() => (globalThis as unknown as { hits: number }).hits)).toBe(0);
  expect(record.faults).toEqual([]);
  expect(record.violations).toEqual([]);
  const own = new URL(baseURL ?? '').origin;
  const elsewhere = record.requests.filter(({ url }) => !url.startsWith(own) && !url.startsWith('blob:'));
  expect(elsewhere).toEqual([]);
});

/** Puts every text in every place, past the checks of the app, as another device or an import might. */
async function fill(page: Page): Promise<void> {
  const reading = (text: string) => ({
    author: 'model',
    lang: 'en',
    sentences: [
      { text, cites: [], move: 'core', verdict: 'reflection' },
      { text, cites: [], move: 'core', verdict: 'unsupported' },
      { text, cites: [], move: 'core', verdict: 'contradicted' },
    ],
    ask: plainAsk,
    seed: text,
    planHash: text,
    weighed: [],
    said: {
      testimonies: [],
      facts: [],
      topic: text,
      opener: null,
      image: null,
      practice: null,
      question: null,
      atoms: [],
    },
    sheet: { mode: 'western', school: {}, inputs: {}, engineVersion: 1, hash: '0'.repeat(64) },
    facts: [],
    model: text,
    sentTo: text,
    fellBack: text,
    partial: text,
  });
  const id = (at: number) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`;
  const common = { threadId: chat, readingMode: 'mixed', imageId: null, rating: null, deletedAt: null };
  const messages = xssVectors.flatMap((text, at) => [
    {
      ...common,
      ...stamp,
      id: id(2 * at + 1),
      parentId: at === 0 ? null : id(2 * at),
      sender: 'user',
      content: text,
      createdAt: started + 2 * at,
      attached: null,
      reading: null,
    },
    {
      ...common,
      ...stamp,
      id: id(2 * at + 2),
      parentId: id(2 * at + 1),
      sender: 'ai',
      content: text,
      createdAt: started + 2 * at + 1,
      attached: null,
      reading: at % 2 === 0 ? reading(text) : null,
    },
  ]);
  const thread = (at: number, title: string) => ({
    ...stamp,
    id: at === -1 ? chat : `t${String(at).padStart(20, '0')}`,
    title,
    mode: 'mixed',
    lastMessage: title.slice(0, 50),
    createdAt: started,
    updatedAt: started + at,
    folderId: null,
    leafId: at === -1 ? id(2 * xssVectors.length) : null,
    pinned: false,
    archived: false,
    deletedAt: null,
  });
  const folder = (at: number, name: string) => ({
    ...stamp,
    id: `f${String(at).padStart(20, '0')}`,
    name,
    icon: 'folder',
    order: 10 + at,
    defaultMode: null,
    deletedAt: null,
  });
  await putRows(page, 'message', messages);
  await putRows(
    page,
    'thread',
    [xssVectors[0] ?? '', ...xssVectors].map((text, at) => thread(at - 1, text)),
  );
  await putRows(
    page,
    'folder',
    xssVectors.slice(0, 200).map((text, at) => folder(at, text.slice(0, 80))),
  );
  const [profile] = await rowsOf<object>(page, 'profile');
  if (profile !== undefined) await putRows(page, 'profile', [{ ...profile, name: xssVectors[0] ?? '' }]);
}
