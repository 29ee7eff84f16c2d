/** The three rooms: a beginning of their own, a grounded chat in its place, the sky of a chosen moment; and Help. */
import { expect } from '@playwright/test';
import {
  factsButtonIn,
  input,
  marksIn,
  open,
  recordPage,
  replies,
  thatEvening,
  waitUntilOffline,
} from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { keptMessages } from '../support/e2e-store.ts';
import { test, withBirth } from '../support/e2e-test.ts';

test.use(withBirth);

test(
  'a room asks its question, answers in place, and lets go; also on a phone',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime(thatEvening);
    await open(page);

    // From the focus card of the empty chat; the description is typed out and a key shows the rest.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.resume();
    await page.getByRole('link', { name: /^Soul Clarity Room/ }).click();
    await expect(page).toHaveURL(/\/agent-love$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Clarity Room' })).toBeVisible();
    await expect(page.locator('[data-typing]')).toHaveCount(1);
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-typing]')).toHaveCount(0);
    // Colours that are still changing are not the theme's.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('list', { name: 'Questions to begin with' }).getByRole('button')).toHaveCount(
      5,
    );
    expect(await findingsInBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Why do I always get ghosted?' }).click();
    await expect(page).toHaveURL(/\/agent-love\?chat=/);
    await expect(factsButtonIn(replies(page))).toBeVisible();
    expect(await marksIn(replies(page)).count()).toBeGreaterThanOrEqual(3);
    const [asked, answer] = await keptMessages(page);
    expect(asked?.content).toMatch(/^Why do I always get ghosted\? .{80,}/);
    expect(answer?.reading).not.toBeNull();
    await page.reload();
    await expect(factsButtonIn(replies(page))).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    const back = page.getByRole('link', { name: 'Back to Soul Clarity Room' });
    await expect(back).toBeInViewport();
    await expect(input(page)).toBeInViewport();
    await back.click();
    await expect(page.getByRole('button', { name: 'Is he the right person for me?' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);

    // Help is linked from each room, and holds the protocol.
    await page.getByRole('link', { name: /^Your Soul Pattern/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Self-Understanding' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Questions to begin with' })).toHaveCount(0);
    await page.getByRole('link', { name: 'How we look after you' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How we look after you' })).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(record.faults).toEqual([]);
    expect(record.violations).toEqual([]);
  },
);

test.describe('with reduced motion', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'the sky of a moment is read signed out and without a network',
    { tag: '@long' },
    async ({ page, context }) => {
      await open(page);
      await page.goto('/agent-soulcast');
      const form = page.getByRole('form', { name: 'The moment' });
      const read = form.getByRole('button', { name: 'Read This Moment' });
      await read.click();
      await expect(form.getByRole('alert')).toHaveText('Please select both date and time');
      await form.getByLabel('Date').fill('2027-03-12');
      await form.getByLabel('Time').fill('14:30');
      await read.click();
      await expect(form.getByRole('alert')).toHaveText('Please select a location');
      await waitUntilOffline(page);
      await context.setOffline(true);
      await form.getByRole('combobox', { name: 'Location' }).fill('bangkok');
      await form.getByRole('option').first().click();
      expect(await findingsInBothThemes(page)).toEqual([]);
      await read.click();
      await expect(page).toHaveURL(/\/agent-soulcast\?chat=/);
      await expect(factsButtonIn(replies(page))).toBeVisible();
      const [asked, answer] = await keptMessages(page);
      expect(asked?.content).toContain('Friday, 12 March 2027, 14:30 in Bangkok');
      expect(answer?.reading?.sheet.inputs).toMatchObject({ now: '2027-03-12T07:30:00Z' });
      // A second later the question back stands in the input, selected: typing replaces it.
      await expect(input(page)).toHaveValue(
        "What's happening on this day? (A date? A meeting? A decision? Tell me more, or you can skip.)",
      );
      await expect(input(page)).toBeFocused();
      await page.keyboard.type('A job interview');
      await expect(input(page)).toHaveValue('A job interview');
    },
  );
});
