/** Privacy Policy and Terms of Service: there without a network, and linked from wherever they are accepted. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chooseInProfileMenu } from '../support/e2e-account.ts';
import { enter, recordPage, waitUntilOffline } from '../support/e2e-app.ts';
import { findingsBySize } from '../support/e2e-axe.ts';
import { ownServer } from '../support/server.ts';

test.use({ serviceWorkers: 'allow' });

const texts = [
  { name: 'Privacy Policy', path: '/privacy' },
  { name: 'Terms of Service', path: '/terms' },
] as const;

const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

test(
  'both texts open without a server after the first visit, and at the door they can be read before accepting',
  { tag: '@long' },
  async ({ page }) => {
    const server = await ownServer();
    try {
      const record = await recordPage(page);
      await page.goto(`${server.url}/`);
      await waitUntilOffline(page);
      await server.kill();
      for (const { name, path } of texts) {
        await page.goto(`${server.url}${path}`);
        await expect(title(page, name)).toBeVisible();
        await expect(page.getByRole('note')).toContainText(/review/i);
        // By the sentence at the door, and back to it.
        await page.goto(`${server.url}/sign-in`);
        await page.getByRole('main').getByRole('link', { name }).click();
        await expect(page).toHaveURL(`${server.url}${path}`);
        await expect(title(page, name)).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      }
      expect(record.violations).toEqual([]);
      expect(record.faults).toEqual([]);
    } finally {
      await server.dispose();
    }
  },
);

test(
  'both texts are linked where a code is sent: in Sync Your Data and in App Settings',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    for (const { name, path } of texts) {
      await chooseInProfileMenu(page, 'Sync Your Data');
      const sync = page.getByRole('dialog', { name: 'Sync Your Data' });
      await expect(sync.getByRole('button', { name: 'Send Code' })).toBeVisible();
      await sync.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(title(page, name)).toBeVisible();
      await expect(sync).toHaveCount(0);

      await chooseInProfileMenu(page, 'Settings');
      const settings = page.getByRole('dialog', { name: 'App Settings' });
      await settings.getByRole('button', { name: 'Cloud Sync & Backup' }).click();
      await expect(settings.getByRole('button', { name: 'Send Code' })).toBeVisible();
      await settings.getByRole('region').getByRole('link', { name }).last().click();
      await expect(title(page, name)).toBeVisible();
      await expect(settings).toHaveCount(0);
      await page.goto('/');
    }
  },
);

for (const { device, width, height, phone } of [
  { device: 'a phone', width: 390, height: 844, phone: true },
  { device: 'a wide window', width: 1440, height: 900, phone: false },
]) {
  test.describe(device, () => {
    test.use({
      viewport: { width, height },
      hasTouch: phone,
      isMobile: phone,
    });

    test(`axe finds nothing in the texts of law on ${device}`, { tag: '@long' }, async ({ page }) => {
      for (const { name, path } of texts) {
        await page.goto(path);
        await expect(title(page, name)).toBeVisible();
        expect.soft(await findingsBySize(page, phone), name).toEqual([]);
      }
    });
  });
}
