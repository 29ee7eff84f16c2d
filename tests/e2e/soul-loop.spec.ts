/** The daily practice: five steps from the bell or the home screen, and the card of the day; both without a network. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, fillBirth, marta, openProfileForm, recordPage, save } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { cutNetwork } from '../support/e2e-charts.ts';
import { rowsOf } from '../support/e2e-store.ts';
import { isLong } from '../support/long-run.ts';

// Both windows in one walk: a profile of its own would hold the whole app for later a second time.
test.use({
  serviceWorkers: 'allow',
  timezoneId: 'Europe/Lisbon',
  hasTouch: true,
});

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

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const card = (page: Page) => page.getByRole('region', { name: 'Daily Soulcast' });
/** All else is inert behind the dialog. */
const findingsInDialog = (page: Page) => findingsInBothThemes(page, 'dialog[open]');
/** Each step of the loop; the gate looks at the first one. */
const findingsInStep = (page: Page) => (isLong ? findingsInDialog(page) : []);

/** Entries that are not in the trash. */
const entriesOf = async (page: Page): Promise<KeptEntry[]> =>
  (await rowsOf<KeptEntry>(page, 'soul_entry')).filter(({ deletedAt }) => deletedAt === null);

/** The loop that is being written, as the device keeps it. */
const draftOf = async (page: Page): Promise<unknown> =>
  (await rowsOf<{ key: string; value: unknown }>(page, 'local')).find(({ key }) => key === 'soul-loop:draft')
    ?.value;

const entryOf = async (page: Page, date: string): Promise<KeptEntry | undefined> =>
  (await entriesOf(page)).find((entry) => entry.date === date);

test('a loop a day and the card of the day, offline, on a desk and on a phone', async ({ page, context }) => {
  const record = await recordPage(page);
  await page.clock.setFixedTime('2026-11-21T10:06:00Z');
  await enter(page);
  await test.step('the card asks for a birth, and then gives its reasons offline', async () => {
    await expect(card(page).getByText('Saturday, November 21st')).toBeVisible();
    await expect(
      card(page).getByText(
        'Complete your birth information in your profile to receive personalized daily cosmic guidance.',
      ),
    ).toBeVisible();
    await openProfileForm(page);
    await fillBirth(page, marta);
    await save(page);
    await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    await expect(card(page).getByRole('button', { name: /^Why: / })).toHaveCount(2);
    await cutNetwork(page, context);
    await card(page).getByRole('button', { name: 'Why: Sky' }).click();
    await expect(card(page).getByText(/Aries/).first()).toBeVisible();
    await card(page).getByRole('button', { name: 'Refresh Soulcast' }).click();
    await expect(card(page).getByText('New words, same sky')).toBeVisible();
    expect(isLong ? await findingsInBothThemes(page) : []).toEqual([]);
  });

  await page.setViewportSize(phone);
  await test.step('five steps: nothing written is lost', async () => {
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
    expect(await findingsInDialog(page)).toEqual([]);

    await field(page).fill(worry);
    await dialog(page).getByRole('button', { name: 'Anxious' }).click();
    // It is written at once, and a reload in the same instant is still sooner.
    await expect.poll(() => draftOf(page)).toMatchObject({ text: worry, emotion: 'anxious' });
    await page.reload();
    await page.getByRole('button', { name: 'Soul Loop, today’s is not done' }).click();
    await expect(field(page)).toHaveValue(worry);
    await press(page, 'Begin Soul Loop');
    await expect(heading(page, 'A pattern, perhaps')).toBeVisible();
    await expect(dialog(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(dialog(page).getByText(worry.replace(/\.$/, ''), { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Why the sky says this' }).click();
    await expect(
      dialog(page)
        .getByText(/Computed on this device/)
        .first(),
    ).toBeVisible();
    expect(await findingsInStep(page)).toEqual([]);
    await press(page, 'Continue');
    await expect(heading(page, 'A question to keep you company')).toBeVisible();
    expect(await findingsInStep(page)).toEqual([]);
    await press(page, 'Continue');
    await dialog(page).getByRole('checkbox', { name: 'I completed this action' }).check();
    expect(await findingsInStep(page)).toEqual([]);
    await expect.poll(() => draftOf(page)).toMatchObject({ done: true });
    await page.reload();
    await page.getByRole('button', { name: 'Soul Loop, today’s is not done' }).click();
    await expect(dialog(page).getByRole('checkbox', { name: 'I completed this action' })).toBeChecked();
    await press(page, 'Continue');
    await field(page).fill(`I take the bus home${family.repeat(190)}`);
    await expect(dialog(page).getByText('200/200')).toBeVisible();
    await field(page).fill('I write something, it is fine, I take the bus home');
    await expect(dialog(page).getByText(/You ended with “I write something/)).toBeVisible();
    expect(await findingsInStep(page)).toEqual([]);
    await press(page, 'Complete Today’s Soul Loop');
    await expect(page.getByText('Your daily inner-work cycle has been saved.').first()).toBeVisible();
    await expect(heading(page, 'Today is held')).toBeVisible();
    expect(await findingsInStep(page)).toEqual([]);
    expect(await entriesOf(page)).toMatchObject([
      { date: '2026-11-21', completed: true, entry: { userInput: worry, patternId: 'worst-film' } },
    ]);
  });

  await test.step('another loop takes the place of the day’s, this time in Thai', async () => {
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
  });

  await test.step('tomorrow asks whether it helped, and a day of rest counts', async () => {
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
    expect((await entryOf(page, '2026-11-21'))?.helped).toBe(2);
    await page.keyboard.press('Escape');
  });

  await page.setViewportSize(desk);
  await test.step('and has another sky on its card', async () => {
    await expect(card(page).getByText('Sunday, November 22nd')).toBeVisible();
    await expect(card(page).getByText('New words, same sky')).toHaveCount(0);
  });

  await test.step('words in need get people first, by keyboard alone', async () => {
    await page.clock.setFixedTime('2026-11-23T10:06:00Z');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('soul os loop');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('ไม่อยากอยู่แล้ว อยากตาย');
    const support = dialog(page).getByRole('region', { name: 'Support' });
    // While it is written already, and above it.
    await expect(support).toHaveAttribute('lang', 'th');
    const [people, words] = [await support.boundingBox(), await field(page).boundingBox()];
    expect((people?.y ?? 0) + (people?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
    await press(page, 'Begin Soul Loop');
    await expect(heading(page, 'First, this')).toBeVisible();
    await expect(support).toHaveAttribute('lang', 'th');
    await expect(support.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Not this' })).toHaveCount(0);
    expect((await entryOf(page, '2026-11-23'))?.entry).toMatchObject({
      userInput: 'ไม่อยากอยู่แล้ว อยากตาย',
      patternId: null,
    });
    await press(page, 'That is enough for today');
    await expect(heading(page, 'Today is held')).toBeVisible();
    await expect(page.getByText('Soul Loop Complete!')).toHaveCount(0);
  });
  expect(record.faults).toEqual([]);
  expect(record.violations).toEqual([]);
});
