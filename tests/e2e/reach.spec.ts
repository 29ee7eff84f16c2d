/** Every link of the tools and every entry of the palette leads to a page that goes on answering. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { input, recordPage } from '../support/e2e-app.ts';
import { test, withBirth } from '../support/e2e-test.ts';

test.use(withBirth);

/** Fails when the page is busy for so long that it draws nothing. */
async function expectAnswers(page: Page, where: string): Promise<void> {
  const frame = page.evaluate(() => new Promise<string>((done) => requestAnimationFrame(() => done('yes'))));
  const late = new Promise<string>((done) => setTimeout(done, 10_000, 'no'));
  expect(await Promise.race([frame, late]), `${where} answers`).toBe('yes');
}

test('every link of the tools leads to a page that answers', async ({ page }) => {
  const record = await recordPage(page);
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toContain('/?upload=1');
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    await page.getByRole('main').locator(`a[href="${link}"]`).click();
    await expect(page).not.toHaveURL(/\/tools$/);
    await expectAnswers(page, String(link));
    if (link === '/?upload=1') {
      await expect(page.getByRole('dialog', { name: 'Upload an image' })).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await page.getByRole('button', { name: 'Cancel' }).click();
    }
    await page.getByRole('link', { name: 'Tools', exact: true }).click();
    await expect(page).toHaveURL(/\/tools$/);
  }
  expect(record.faults).toEqual([]);
});

test('every entry of the palette leads to a page that answers', { tag: '@long' }, async ({ page }) => {
  const record = await recordPage(page);
  await page.goto('/');
  await expect(input(page)).toBeEnabled();
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const options = palette.getByRole('group', { name: /^(?:Commands|Screens)$/ }).getByRole('option');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(options.first()).toBeVisible();
  const count = await options.count();
  expect(count).toBeGreaterThan(35);
  for (let at = 0; at < count; at += 1) {
    const name = (await options.nth(at).textContent()) ?? '';
    await options.nth(at).click();
    await expectAnswers(page, name);
    // Whatever was opened over the page is gone after this.
    await page.goto('/');
    await expect(input(page)).toBeEnabled();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(options.first()).toBeVisible();
  }
  expect(record.faults).toEqual([]);
});
