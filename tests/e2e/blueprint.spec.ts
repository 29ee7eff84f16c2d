/** My Soul Blueprint without a network: days and counts, archetypes with their facts, and the questionnaire by keyboard. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, fillBirth, recordPage, save, waitUntilOffline } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { putBirth, putRows, rowsOf, soulEntryRow } from '../support/e2e-store.ts';

test.use({ serviceWorkers: 'allow' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

type KeptResult = { readonly test: string; readonly outcome: string; readonly answers: readonly number[] };

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('days, patterns, counts and preferences, offline', { tag: '@long' }, async ({ page, context }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime('2026-11-21T21:06:00Z');
    await enter(page);
    await waitUntilOffline(page);
    await context.setOffline(true);
    await page.goto('/personal?tab=archetypes');
    await expect(page.getByText('Add your birth data to see this')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add your birth data' }).click();
    await fillBirth(page, { name: 'Marta Leal', date: '14 April 1993', time: '07:42' });
    await save(page);

    await expect(page.getByText('0 of the last 30 days.')).toBeVisible();
    await expect(page.getByText(/^7 more entries and this page can begin\./)).toHaveCount(2);
    await expect(page.getByText('0 rated; 5 more ratings needed')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Daily reminder' }).check();

    await putRows(page, 'soul_entry', nineDays);
    await page.goto('/personal?tab=stats');
    await page.getByRole('button', { name: 'Show 9 entries behind “9 of the last 30 days.”' }).click();
    const dialog = page.getByRole('dialog', { name: 'Entries behind this line' });
    await expect(dialog.getByText(/^What if the exam/)).toHaveCount(9);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(title(page, 'The Guard')).toBeVisible();
    await expect(page.getByRole('row', { name: /^anxious 6 of 9/ })).toBeVisible();
    await page.getByText('Year', { exact: true }).first().click();
    await expect(page.getByText('9 of the last 365 days.')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    // The next day's first visit says what was asked for, once.
    await page.clock.setFixedTime('2026-11-22T10:06:00Z');
    await page.goto('/');
    await expect(page.getByText('Today’s Soul Loop is open.').first()).toBeVisible();
    expect(record.faults).toEqual([]);
    expect(record.violations).toEqual([]);
  });
});

test.describe('on a desk', () => {
  test(
    'archetypes add up, and forty-eight answers are given by keyboard, offline',
    { tag: '@long' },
    async ({ page, context }) => {
      const record = await recordPage(page);
      await page.clock.setFixedTime('2026-11-21T21:06:00Z');
      await enter(page);
      await putBirth(page);
      await waitUntilOffline(page);
      await context.setOffline(true);
      await page.goto('/personal');
      await expect(tab(page, 'Profile & Stats')).toHaveAttribute('aria-selected', 'true');
      await tab(page, 'Natal Chart').click();
      await expect(page).toHaveURL(/\?tab=natal$/);
      await page.getByRole('button', { name: 'Generate Chart' }).click();
      await expect(page.locator('[role="graphics-document"]')).toBeVisible();

      await tab(page, 'Archetypes').click();
      const bars = page.getByRole('button', { name: /stronger than in \d+ of 100 births/ });
      await expect(bars).toHaveCount(3);
      for (const at of [0, 1, 2]) await bars.nth(at).click();
      for (const table of await page.getByRole('table').all()) {
        const points = await table.locator('tr > :last-child').allTextContents();
        const tenths = points.slice(1).map((text) => Math.round(Number(text) * 10));
        expect(tenths.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(tenths.at(-1));
      }
      await expect(page.getByText(/whole signs here, whatever your setting/)).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);

      await tab(page, 'MBTI').focus();
      await page.keyboard.press('Enter');
      await expect(title(page, 'ENFP Campaigner')).toBeVisible();
      await expect(page.getByText('Example', { exact: true })).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);
      await page.getByRole('button', { name: 'Begin the questionnaire' }).press('Enter');
      await expect(title(page, 'Questionnaire')).toBeFocused();
      expect(await findingsInBothThemes(page)).toEqual([]);
      for (let number = 1; number <= 6; number += 1) {
        await expect(page.getByText(new RegExp(`^Page ${number} of 6`))).toBeVisible();
        await expect(title(page, 'Questionnaire')).toBeFocused();
        // Odd statements of an axis are keyed to its first letter: E, S and T are waved away, J is meant.
        const ids = await page
          .locator('fieldset[data-item]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-item') ?? ''));
        expect(ids).toHaveLength(8);
        for (const id of ids) {
          await page.keyboard.press('Tab');
          await page.keyboard.press((Number(id.slice(2)) % 2 === 1) === id.startsWith('JP') ? '5' : '2');
        }
        await expect(page.getByRole('progressbar', { name: 'Questionnaire' })).toHaveAttribute(
          'aria-valuenow',
          String(number * 8),
        );
        if (number === 3) {
          // Left in the middle: what was answered is there again, once it is kept.
          await expect
            .poll(async () => {
              const rows = await rowsOf<{ key: string; value: { answers?: number[] } }>(page, 'local');
              const draft = rows.find(({ key }) => key.startsWith('type-draft:'))?.value;
              return draft?.answers?.filter((answer) => answer > 0).length;
            })
            .toBe(24);
          await page.goto('/personal?tab=mbti');
          await page.getByRole('button', { name: 'Go on with the questionnaire' }).press('Enter');
          await expect(page.getByText('Page 3 of 6 · 24 of 48 answered')).toBeVisible();
          await page.getByRole('button', { name: 'Next page' }).press('Enter');
          continue;
        }
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      await expect(title(page, 'INFJ Advocate')).toBeVisible();
      await expect(title(page, 'INFJ Advocate')).toBeFocused();
      await expect(page.getByText('Type Confidence', { exact: true })).toBeVisible();
      for (const name of ['Core motivation', 'Stress response', 'Leadership'])
        await expect(title(page, name)).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);
      const kept = await rowsOf<KeptResult>(page, 'type_result');
      expect(kept).toMatchObject([{ test: 'mbti', outcome: 'INFJ' }]);
      expect(kept[0]?.answers).toHaveLength(48);

      await tab(page, 'Profile & Stats').click();
      const type = page.getByRole('definition').filter({ hasText: 'INFJ Advocate' });
      await expect(type.getByText(/^Type Confidence (?:> )?\d+ %$/)).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(/\/$/);
      expect(record.faults).toEqual([]);
      expect(record.violations).toEqual([]);
    },
  );
});

/** Nine days of November as the app keeps them, six of them anxious. */
const nineDays = Array.from({ length: 9 }, (_, at) =>
  soulEntryRow(
    10 + at,
    `2026-11-${String(21 - at).padStart(2, '0')}`,
    `What if the exam goes wrong, ${at}?`,
    at % 3 === 0 ? 'sad' : 'anxious',
  ),
);
