/** The daily practice: five steps from the bell or the home screen, and the card of the day; both without a network. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, enterWithBirth, recordPage, waitUntilOffline } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { rowsOf } from '../support/e2e-store.ts';

const family = '👨‍👩‍👧‍👦';
const worry = "What if I blank in tomorrow's exam? I keep seeing the empty page and all the others writing.";

type KeptEntry = {
  readonly date: string;
  readonly deletedAt: number | null;
  readonly helped: number | null;
  readonly completed: boolean;
  readonly reflection: string;
  readonly entry: {
    readonly userInput: string;
    readonly patternId: string | null;
    readonly cited?: unknown[];
  };
};

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Daily Soul OS Loop' });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name });
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const field = (page: Page) => dialog(page).getByRole('textbox');

/** Entries that are not in the trash. */
const entriesOf = async (page: Page): Promise<KeptEntry[]> =>
  (await rowsOf<KeptEntry>(page, 'soul_entry')).filter(({ deletedAt }) => deletedAt === null);

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('five steps offline: nothing written is lost, one entry a date, and tomorrow asks', async ({
    page,
    context,
  }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime('2026-11-21T10:06:00Z');
    await enter(page);
    await waitUntilOffline(page);
    await context.setOffline(true);
    // The shortcut of the installed app.
    await page.goto('/?loop=1');
    await expect(heading(page, 'What is here today?')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(field(page)).toBeFocused();

    // Blank is asked about; a family is one character.
    await press(page, 'Begin Soul Loop');
    await expect(
      page.getByText("Please share how you're feeling or what's on your mind.").first(),
    ).toBeVisible();
    await field(page).fill(family.repeat(301));
    await expect(dialog(page).getByText('300/300')).toBeVisible();
    expect(await field(page).inputValue()).toBe(family.repeat(300));
    expect(await findingsInBothThemes(page)).toEqual([]);

    await field(page).fill(worry);
    await dialog(page).getByRole('button', { name: 'Anxious' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Soul Loop, today’s is not done' }).click();
    await expect(field(page)).toHaveValue(worry);
    await press(page, 'Begin Soul Loop');
    await expect(heading(page, 'A pattern, perhaps')).toBeVisible();
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(dialog(page).getByText("What if I blank in tomorrow's exam", { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Why the sky says this' }).click();
    await expect(
      dialog(page)
        .getByText(/Computed on this device/)
        .first(),
    ).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await press(page, 'Continue');
    await expect(heading(page, 'A question to keep you company')).toBeVisible();
    await press(page, 'Continue');
    await dialog(page).getByRole('checkbox', { name: 'I completed this action' }).check();
    await page.reload();
    await page.getByRole('button', { name: 'Soul Loop, today’s is not done' }).click();
    await expect(dialog(page).getByRole('checkbox', { name: 'I completed this action' })).toBeChecked();
    await press(page, 'Continue');
    await field(page).fill(`I take the bus home${family.repeat(190)}`);
    await expect(dialog(page).getByText('200/200')).toBeVisible();
    await field(page).fill('I write something, it is fine, I take the bus home');
    await expect(dialog(page).getByText(/You ended with “I write something/)).toBeVisible();
    await press(page, 'Complete Today’s Soul Loop');
    await expect(page.getByText('Your daily inner-work cycle has been saved.').first()).toBeVisible();
    await expect(heading(page, 'Today is held')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await entriesOf(page)).toMatchObject([
      { date: '2026-11-21', completed: true, entry: { userInput: worry, patternId: 'worst-film' } },
    ]);

    // Another loop takes the day's place, this time in Thai.
    await press(page, 'Start New Loop');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start New Loop' }).click();
    await field(page).fill('งานเยอะมาก ไม่ทันแล้ว ใครขออะไรก็เกรงใจเขา');
    await press(page, 'Begin Soul Loop');
    await expect(dialog(page).locator('[lang="th"]').first()).toBeVisible();
    for (let step = 2; step < 5; step += 1) await press(page, 'Continue');
    await press(page, 'Complete Today’s Soul Loop');
    await expect(heading(page, 'Today is held')).toBeVisible();
    expect(await entriesOf(page)).toMatchObject([
      { date: '2026-11-21', entry: { userInput: 'งานเยอะมาก ไม่ทันแล้ว ใครขออะไรก็เกรงใจเขา' } },
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Soul Loop, done for today' })).toBeVisible();

    // Tomorrow.
    await page.clock.setFixedTime('2026-11-22T10:06:00Z');
    await page.goto('/?loop=1');
    await expect(dialog(page).getByText('Did it help?')).toBeVisible();
    await press(page, 'A lot');
    await press(page, 'Nothing today');
    await expect(dialog(page).getByText('A day of rest. It counts like any other.')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^21 November/ })
      .click();
    await expect(dialog(page).getByRole('term').filter({ hasText: 'You wrote' })).toBeVisible();
    expect((await entriesOf(page)).find(({ date }) => date === '2026-11-21')?.helped).toBe(2);
    expect(record.faults).toEqual([]);
    expect(record.violations).toEqual([]);
  });
});

test.describe('on a desk', () => {
  test.use({ timezoneId: 'Europe/Lisbon', contextOptions: { reducedMotion: 'reduce' } });

  test('the card of the day gives its reasons offline; words in need get people first', async ({
    page,
    context,
  }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime('2026-11-21T10:06:00Z');
    await enter(page);
    const card = page.getByRole('region', { name: 'Daily Soulcast' });
    await expect(card.getByText('Saturday, November 21st')).toBeVisible();
    await expect(
      card.getByText(
        'Complete your birth information in your profile to receive personalized daily cosmic guidance.',
      ),
    ).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('soulstice.skip-auth'));
    await enterWithBirth(page);
    await expect(card.getByRole('button', { name: /^Why: / })).toHaveCount(3);
    await waitUntilOffline(page);
    await context.setOffline(true);
    await page.reload();
    await card.getByRole('button', { name: 'Why: Sky' }).click();
    await expect(card.getByText(/Aries/).first()).toBeVisible();
    await card.getByRole('button', { name: 'Refresh Soulcast' }).click();
    await expect(card.getByText('New words, same sky')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);

    // By the palette, and by keyboard alone.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('soul os loop');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ไม่อยากอยู่แล้ว อยากตาย');
    await press(page, 'Begin Soul Loop');
    const support = dialog(page).getByRole('region', { name: 'Support' });
    await expect(support).toHaveAttribute('lang', 'th');
    await expect(support.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Not this' })).toHaveCount(0);
    expect(await entriesOf(page)).toMatchObject([
      { entry: { userInput: 'ไม่อยากอยู่แล้ว อยากตาย', patternId: null } },
    ]);
    await press(page, 'That is enough for today');
    await expect(heading(page, 'Today is held')).toBeVisible();
    await expect(page.getByText('Soul Loop Complete!')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.clock.setFixedTime('2026-11-22T10:06:00Z');
    await page.reload();
    await expect(card.getByText('Sunday, November 22nd')).toBeVisible();
    await expect(card.getByText('New words, same sky')).toHaveCount(0);
    expect(record.faults).toEqual([]);
    expect(record.violations).toEqual([]);
  });
});
