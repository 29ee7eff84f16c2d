/** axe looks at the chart screens on a phone in the dark theme, each with its chart, and finds nothing. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, fillBirth, marta, openNatalChart, save, thatEvening } from '../support/e2e-app.ts';
import { axeFindings } from '../support/e2e-axe.ts';
import { fillCoordinates, openTool } from '../support/e2e-charts.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: 'Europe/Lisbon',
});

/** Nothing of the page is wider than the phone: it never scrolls sideways. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('axe finds nothing on the chart screens of a phone', { tag: '@long' }, async ({ page }) => {
  await page.clock.setFixedTime(thatEvening);
  await enter(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const clean = (screen: string) =>
    test.step(screen, async () => {
      expect.soft(await axeFindings(page, 'all'), screen).toEqual([]);
      expect.soft(await overflow(page), `${screen}, wider than the phone`).toBe(0);
    });

  await page.goto('/personal');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await fillBirth(page, marta);
  await save(page);
  await openNatalChart(page);
  await page.getByRole('button', { name: /^Time machine/ }).click();
  await expect(page.getByLabel(/^Saturn \d+° [A-Z][a-z]+/)).toBeVisible();
  await clean('natal tab with the time machine');

  await page.goto('/charts');
  await page.getByRole('button', { name: /^Natal Chart Calculator/ }).click();
  await page.getByRole('button', { name: 'Use my birth details' }).click();
  await clean('form of the generator');
  await page.getByRole('button', { name: 'Generate Natal Chart Calculator' }).click();
  await expect(page.getByRole('heading', { name: 'Interpretation' })).toBeVisible();
  await clean('chart of the generator');

  await page.goto('/');
  await openTool(page, 'Synastry');
  const dialog = page.getByRole('dialog', { name: 'Synastry Chart Generator' });
  const partner = dialog.getByRole('group', { name: 'Partner', exact: true });
  await partner.getByLabel('Birth date').fill('23 October 1973');
  await partner.getByLabel('Birth time').fill('06:40');
  await fillCoordinates(partner, { lat: 44.6, lon: -74.8 });
  await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(dialog.getByRole('table', { name: 'How the score adds up' })).toBeVisible();
  await clean('dialog with a synastry');
});
