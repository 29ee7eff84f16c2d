/** The chats and the shell around them: lists, folders, undo, theme, addresses, and all of it without a mouse. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ask, enter, factsButtonIn, input, marksIn, replies } from '../support/e2e-app.ts';

test(
  'chats are listed, moved to a folder and back, deleted and brought back',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    await ask(page, 'What is today good for?');
    const first = page.url();
    await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(replies(page)).toHaveCount(0);
    await ask(page, 'Should I change my job?');
    expect(page.url()).not.toBe(first);

    const recent = page.getByRole('region', { name: 'Recent Chats' });
    const organised = page.getByRole('region', { name: 'Organized' });
    const links = recent.getByRole('link');
    await expect(links).toHaveText([/^Should I change my job\?/, /^What is today good for\?/]);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
    const options = (inside: Locator, title: string) =>
      inside.getByRole('button', { name: `Options for ${title}` });

    await test.step('into a folder', async () => {
      await options(recent, 'What is today good for?').click();
      await page.getByRole('menuitem', { name: 'Your Soul Pattern' }).click();
      await expect(links).toHaveCount(1);
      const folder = organised.getByRole('button', { name: /Your Soul Pattern.*1 chat/ });
      await folder.click();
      await organised.getByRole('link', { name: /What is today good for/ }).click();
      await expect(page).toHaveURL(first);
      await expect(page.getByRole('article', { name: 'You' })).toContainText('What is today good for?');
    });

    await test.step('and back', async () => {
      await options(organised, 'What is today good for?').click();
      await page.getByRole('menuitem', { name: 'Move to Recent Chats' }).click();
      await expect(links).toHaveCount(2);
    });

    await test.step('deleted, and undone', async () => {
      await options(recent, 'Should I change my job?').click();
      await page.getByRole('menuitem', { name: 'Delete chat' }).click();
      await expect(links).toHaveCount(1);
      await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
      await expect(links).toHaveCount(2);
      await page.reload();
      await expect(links).toHaveCount(2);
      await links.filter({ hasText: 'Should I change my job?' }).click();
      await expect(factsButtonIn(replies(page).first())).toBeVisible();
    });

    await test.step('deleted for good: its address says so', async () => {
      const address = page.url();
      await options(recent, 'Should I change my job?').click();
      await page.getByRole('menuitem', { name: 'Delete chat' }).click();
      await expect(links).toHaveCount(1);
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'This chat is not here' })).toBeVisible();
      await page.getByRole('link', { name: 'Start a new chat' }).click();
      await expect(input(page)).toBeEnabled();
    });
  },
);

test('the theme that was chosen is there before anything is painted', async ({ page }) => {
  await enter(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // Nothing is painted before there is a body: what the theme was from then on is what was seen.
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    (globalThis as unknown as { themesSeen: (string | null)[] }).themesSeen = seen;
    new MutationObserver(() => {
      if (document.body !== null) seen.push(document.documentElement.getAttribute('data-theme'));
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme'],
    });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  const seen = await page.evaluate(() => (globalThis as unknown as { themesSeen: string[] }).themesSeen);
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['light']));
});

test('an address leads to its screen, or says that nothing is there', { tag: '@long' }, async ({ page }) => {
  await test.step('from outside every inner screen leads to the door', async () => {
    for (const path of ['/', '/personal', '/c/AAAAAAAAAAAAAAAAAAAAA', '/no-such-page']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/sign-in$/);
    }
    await expect(page.getByRole('button', { name: 'Skip (Development Only)' })).toHaveCount(0);
    await page.goto('/licences');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/licences$/);
    await expect(page.getByText('GeoNames').first()).toBeVisible();
  });
  await enter(page);
  await page.goto('/sign-in');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(input(page)).toBeEnabled();
  await page.goto('/c/AAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'This chat is not here' })).toBeVisible();
});

/** Presses Tab until `wanted` has the focus. Fails after `most` presses, or when the focus cannot be seen. */
async function tabTo(page: Page, wanted: Locator, most = 40): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab did not reach ${String(wanted)} within ${most} presses`);
}

test('the way from the door to the facts of a reading needs no mouse', async ({ page }) => {
  await page.goto('/');
  const go = page.getByRole('button', { name: 'Continue without login' });
  await expect(go).toBeVisible();
  await tabTo(page, go);
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeEnabled();

  if (!(await input(page).evaluate((element) => element === document.activeElement)))
    await tabTo(page, input(page));
  await page.keyboard.type('What is today good for?');
  await page.keyboard.press('Enter');
  const reply = replies(page).first();
  await expect(factsButtonIn(reply)).toBeVisible();
  await expect(input(page)).toBeFocused();

  await test.step('a mark', async () => {
    const mark = marksIn(reply).first();
    // Marks stand before the input in the page: the way there is back.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.getByRole('log').focus();
    await tabTo(page, mark, 12);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Fact' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Fact' })).toBeHidden();
    await expect(mark).toBeFocused();
  });

  await test.step('the drawer', async () => {
    const button = factsButtonIn(reply);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary', { name: 'Facts' });
    await expect(drawer).toBeVisible();
    const close = drawer.getByRole('button', { name: 'Close facts' });
    await tabTo(page, close);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
