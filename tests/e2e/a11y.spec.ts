/** axe looks at every screen, on a phone and on a wide window, there in both themes, and finds nothing. */
import { expect, test } from '@playwright/test';
import {
  enter,
  factsButtonIn,
  fillBirth,
  input,
  marksIn,
  marta,
  openNatalChart,
  save,
  thatEvening,
} from '../support/e2e-app.ts';
import { findingsBySize } from '../support/e2e-axe.ts';

for (const { device, width, height, phone } of [
  { device: 'a phone', width: 390, height: 844, phone: true },
  { device: 'a wide window', width: 1440, height: 900, phone: false },
]) {
  test.describe(device, () => {
    test.use({
      viewport: { width, height },
      hasTouch: phone,
      isMobile: phone,
      timezoneId: 'Europe/Lisbon',
    });

    test(`axe finds nothing on ${device}`, phone ? { tag: '@long' } : {}, async ({ page }) => {
      await page.clock.setFixedTime(thatEvening);
      const clean = (screen: string, isLikeAnother = false) =>
        test.step(screen, async () => {
          expect.soft(await findingsBySize(page, phone, isLikeAnother), screen).toEqual([]);
        });
      const sidebar = async () => {
        if (phone) await page.getByRole('button', { name: 'Open sidebar' }).click();
      };

      await page.goto('/licences');
      await expect(page.getByText('GeoNames').first()).toBeVisible();
      await clean('licences, from outside', true);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Continue without login' })).toBeVisible();
      await clean('sign-in');
      await enter(page);
      await expect(page.getByText(/^Moon enters/)).toBeVisible();
      await clean('empty chat');

      await sidebar();
      await page.getByRole('link', { name: 'My Blueprint' }).click();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
      await clean('profile, nothing known', true);
      await openNatalChart(page);
      await expect(page.getByRole('button', { name: 'Add birth details' })).toBeVisible();
      await clean('natal chart, nothing known', true);
      await page.getByRole('tab', { name: 'Profile & Stats' }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await fillBirth(page, { date: '31 February 1990', time: '25:00' });
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('No calendar has this day.')).toBeVisible();
      await clean('profile form, with problems');
      await fillBirth(page, marta);
      await expect(page.getByRole('region', { name: 'The clock at birth' })).toContainText('UTC+02:00');
      await clean('profile form', true);
      await save(page);
      await openNatalChart(page);
      for (const tab of ['Chart', 'Planets', 'Aspects', 'Houses']) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await clean(`natal chart, ${tab}`, tab !== 'Chart');
      }

      await sidebar();
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await expect(input(page)).toBeEnabled();
      await input(page).fill('Why do I always get ghosted?');
      await page.getByRole('button', { name: 'Send' }).click();
      const reply = page.getByRole('article', { name: 'Vesper' });
      await expect(factsButtonIn(reply)).toBeVisible();
      await clean('chat with a reading');
      await marksIn(reply).first().click();
      await expect(page.getByRole('dialog', { name: 'Fact' })).toContainText('Source: ');
      await clean('a fact');
      await page.keyboard.press('Escape');
      await factsButtonIn(reply).click();
      await page.getByRole('button', { name: 'Why these?' }).click();
      await page.getByText(/^Everything computed/).click();
      await clean('facts');
      await page.getByRole('button', { name: 'Close facts' }).click();

      await sidebar();
      await page
        .getByRole('button', { name: /^Options for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem', { name: 'Delete chat' })).toBeVisible();
      await clean('sidebar, with a menu');
      await page.keyboard.press('Escape');
      await page.goto('/no-such-page');
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await clean('404', true);
      await page.goto('/');
      await expect(input(page)).toBeEnabled();
      await input(page).fill('I took all the pills');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('region', { name: 'Support' }).getByRole('link').first()).toBeVisible();
      await clean('support card');
    });
  });
}
