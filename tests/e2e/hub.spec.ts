/** Questions, tools, the journal and the sky without a network: found, filled, sent to the chat, kept, and given back. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, fixChance, input, recordPage, thatEvening } from '../support/e2e-app.ts';
import { findingsInBothThemes } from '../support/e2e-axe.ts';
import { cutNetwork } from '../support/e2e-charts.ts';
import { putBirth, rowsOf } from '../support/e2e-store.ts';

test.use({ serviceWorkers: 'allow' });

type Row = { readonly [member: string]: unknown };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('questions and the sky, offline on a wide window', { tag: '@long' }, async ({ page, context }) => {
  const record = await recordPage(page);
  await page.clock.setFixedTime(new Date(thatEvening));
  await enter(page);
  await putBirth(page);
  await cutNetwork(page, context);

  await test.step('twelve questions, by category, tag, words and order', async () => {
    await page.getByRole('link', { name: 'Prompts' }).click();
    await expect(page.getByRole('heading', { name: 'Real Life Questions' })).toBeVisible();
    const cards = page.getByRole('list', { name: 'Questions', exact: true }).locator('> li');
    await expect(cards).toHaveCount(12);
    await expect(cards.first().getByRole('list', { name: 'Tags' })).toContainText('+1');
    for (const name of ['Love', 'Work', 'Emotional Patterns', 'Future & Timing'])
      await expect(button(page, `${name}, 3 questions`)).toBeVisible();
    await press(page, 'Love, 3 questions');
    await expect(cards).toHaveCount(3);
    await page.getByLabel('Tag', { exact: true }).selectOption('venus');
    await expect(cards).toHaveCount(1);
    await page.getByRole('searchbox').fill('no such question');
    await expect(page.getByText('No questions found')).toBeVisible();
    await expect(page.getByText('Try selecting a different category or adjusting your search')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Tag', { exact: true }).selectOption('');
    await press(page, 'All, 12 questions');
    await page.getByLabel('Sort by').selectOption('alphabetical');
    await expect(cards.first()).toContainText('A conversation I have been putting off');
  });

  await test.step('brackets are fields, and the question goes to the chat', async () => {
    await button(page, 'What am I really asking of love?').focus();
    await page.keyboard.press('Enter');
    const whole = dialog(page, 'What am I really asking of love?');
    await expect(whole.getByText('Used 0 times')).toBeVisible();
    await whole.getByLabel(/^Person or situation/).fill('my brother');
    await expect(whole.getByText('2 fields are open. They stay in brackets.')).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await whole.getByRole('button', { name: 'Use This Prompt' }).click();
    await expect(input(page)).toHaveValue(
      /^Lately the question I keep asking about my brother is: \[THE QUESTION/,
    );
    await expect(button(page, /^Reading mode: Mixed/)).toBeVisible();
    await page.getByRole('link', { name: 'Prompts' }).click();
    await press(page, 'What am I really asking of love?');
    await expect(whole.getByText('Used 1 time', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an own question is written, edited, deleted and given back', async () => {
    await press(page, 'Write your own');
    const form = dialog(page, 'Your own question');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('This cannot be empty.')).toHaveCount(2);
    await form.getByLabel('Title').fill('คำถามถึงแม่');
    await form.getByLabel('The question').fill('What would I like to hear from [PERSON]?');
    await expect(form.getByText('Fields: Person')).toBeVisible();
    await form.getByLabel('Tags').fill('#mother, home');
    await form.getByRole('button', { name: 'Save' }).click();
    // What lies behind a dialog takes no letters, until it has been written and is gone.
    await expect(form).toBeHidden();
    await page.getByRole('searchbox').fill('แม่');
    await press(page, 'คำถามถึงแม่');
    const own = dialog(page, 'คำถามถึงแม่');
    await expect(own.getByText('Custom')).toBeVisible();
    await own.getByRole('button', { name: 'Edit' }).click();
    const edit = dialog(page, 'Edit your question');
    await edit.getByLabel('Title').fill('To my mother');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit).toBeHidden();
    await page.getByRole('searchbox').fill('mother');
    await press(page, 'To my mother');
    await dialog(page, 'To my mother').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No questions found')).toBeVisible();
    await press(page, 'Undo');
    await expect(button(page, 'To my mother')).toBeVisible();
  });

  await test.step('the sky in the zone of the person, with a reason for each line', async () => {
    await page.getByRole('link', { name: 'Sky', exact: true }).click();
    await expect(page.getByText(/^As it stands on Sat, 21 Nov 2026, /)).toBeVisible();
    // Almanacs: the Sun enters Sagittarius on 22 November 2026 at 07:23 UT, the Moon is full on the 24th at 14:53 UT.
    const next = page.getByRole('region', { name: 'What comes next' });
    for (const [what, at] of [
      ['Sun enters Sagittarius', '2026-11-22T07:23:00Z'],
      ['Full Moon at 2°20′ Gemini', '2026-11-24T14:53:00Z'],
    ] as const) {
      const time = await next
        .getByRole('listitem')
        .filter({ hasText: what })
        .locator('time')
        .getAttribute('datetime');
      expect(Math.abs(Date.parse(time ?? '') - Date.parse(at))).toBeLessThanOrEqual(60_000);
    }
    await page.getByRole('button', { name: 'Why: Saturn', exact: true }).click();
    await expect(page.getByText(/^Saturn stands \d+\.\d{4}° from the equinox/)).toBeVisible();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  await test.step('a calendar file that begins with its month and names each event once', async () => {
    const read = async () => {
      const waiting = page.waitForEvent('download');
      await press(page, 'Download calendar file');
      const file = await waiting;
      expect(file.suggestedFilename()).toBe('soulstice-sky.ics');
      return readFile(await file.path(), 'utf8');
    };
    const first = await read();
    expect(first.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
    expect(first.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(first.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of first.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const uids = (text: string) => [...text.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);
    expect(new Set(uids(first)).size).toBe(uids(first).length);
    expect(first).toMatch(/DTSTART:20261124T145[34]00Z/);
    expect(first).toMatch(/SUMMARY;LANGUAGE=en:Saturn \w+ your \w+/);
    await page.getByLabel('How far').selectOption('3');
    const shorter = uids(await read());
    expect(uids(first)).toEqual(expect.arrayContaining(shorter));
  });
  expect(record.violations).toEqual([]);
  expect(record.faults).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('tools and the journal, offline', { tag: '@long' }, async ({ page, context }) => {
    const record = await recordPage(page);
    await fixChance(page);
    await enter(page);
    await cutNetwork(page, context);

    await test.step('the hub: two cards, chips, and the rest behind them', async () => {
      await page.goto('/plugins');
      await expect(page.getByRole('heading', { name: 'Soul Insight Tools' })).toBeVisible();
      for (const name of ['All', 'Reflection Prompts', 'Analysis', 'Generation', 'Guidance'])
        await expect(button(page, name)).toBeVisible();
      const cards = page.getByRole('list', { name: 'Tools', exact: true }).locator('> li');
      await expect(cards).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'Soulchart Analyzer' })).toHaveAttribute('href', '/charts');
      await expect(page.getByRole('link', { name: 'Tarot Drawer' })).toHaveAttribute('href', '/tarot-drawer');
      await press(page, 'Generation');
      await expect(cards).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^Meditation Generator/ })).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);
    });

    await test.step('numerology shows its arithmetic and refuses no alphabet in silence', async () => {
      await press(page, 'all');
      await page.getByRole('link', { name: /^Numerology/ }).click();
      await page.getByLabel('Full name at birth').fill('Zoé Lim');
      await page.getByLabel('Birth date').fill('1990-05-15');
      await press(page, 'Work out the numbers');
      // 5 + 6 + 1 = 12 → 3; Z 8 O 6 E 5 L 3 I 9 M 4 = 35 → 8; vowels O 6 E 5 I 9 = 20 → 2.
      const sums = page.getByRole('table');
      await expect(sums.getByRole('row', { name: /^Life path: 3 / })).toContainText(
        '5 + (15 → 6) + (1990 → 19 → 10 → 1) = 12 → 3',
      );
      await expect(sums.getByRole('row', { name: /^Expression: 8 / })).toContainText(
        'Z 8 + O 6 + E 5 + L 3 + I 9 + M 4 = 35 → 8',
      );
      await expect(sums.getByRole('row', { name: /^Soul urge: 2 / })).toContainText('= 20 → 2');
      await page.getByLabel('Full name at birth').fill('สมหญิง');
      await press(page, 'Work out the numbers');
      await expect(page.getByText('These letters have no value in this system')).toBeVisible();
      await press(page, 'Send to Chat');
      await expect(input(page)).toHaveValue(/Computed on my device: life path 3, personal year \d+\.$/);
    });

    await test.step('a dream is read image by image, kept, found and given back', async () => {
      await input(page).fill('/dream');
      await page.getByRole('option', { name: /Dream Interpreter/ }).click();
      await expect(page).toHaveURL(/\/tools\?tool=dream-interpreter$/);
      await page
        .getByLabel('The dream', { exact: true })
        .fill('I am falling into water. A snake swims beside me and I am afraid.');
      await page.getByLabel('How did you feel on waking?').selectOption('fear');
      await press(page, 'Look at this dream');
      await expect(page.getByRole('heading', { name: 'The images, one by one' })).toBeVisible();
      await page
        .getByRole('button', { name: /^Fact behind/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('Image: falling');
      await page.keyboard.press('Escape');
      expect(await findingsInBothThemes(page)).toEqual([]);
      await press(page, 'Another dream');
      await page.getByLabel('The dream', { exact: true }).fill('ฝันเห็นงูตัวใหญ่ในบ้าน');
      await press(page, 'Look at this dream');
      await expect(page.getByText(/You have dreamed of a snake before/)).toBeVisible();
      expect(await rowsOf<Row>(page, 'dream')).toHaveLength(2);
      await page.getByRole('searchbox').fill('งู');
      await expect(page.getByRole('button', { name: /^Open the dream: / })).toHaveCount(1);
      await page.getByRole('button', { name: /^Delete the dream: ฝัน/ }).click();
      await expect(page.getByText('No dream with “งู”.')).toBeVisible();
      await press(page, 'Undo');
      await expect(page.getByRole('button', { name: /^Open the dream: ฝัน/ })).toBeVisible();
    });

    await test.step('a card, three stones and a script, each from tonight’s sky; care comes first', async () => {
      await page.getByRole('link', { name: 'All tools' }).click();
      await page.getByRole('link', { name: /^Ask the Universe/ }).click();
      await page.getByLabel('Your question').fill('I want to kill myself');
      await press(page, 'Draw and ask');
      await expect(page.getByText('There is no reading for this now.', { exact: false })).toBeVisible();
      expect(await rowsOf<Row>(page, 'draw')).toHaveLength(0);
      await page.getByLabel('Your question').fill('Why does the house feel so quiet?');
      await press(page, 'Draw and ask');
      await expect(page.getByRole('heading', { name: 'Another way to look at it' })).toBeVisible();
      await page.getByText('Proof of the draw').click();
      await press(page, 'Check this draw');
      await expect(page.getByText(/^It holds\./)).toBeVisible();
      expect(await rowsOf<Row>(page, 'draw')).toHaveLength(1);
      await page.getByRole('link', { name: 'All tools' }).click();
      await page.getByRole('link', { name: /^Crystal Guide/ }).click();
      await page.getByLabel('Your intention').fill('courage');
      await press(page, 'Suggest three stones');
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
      await page.getByRole('link', { name: 'All tools' }).click();
      await page.getByRole('link', { name: /^Meditation Generator/ }).click();
      await page.getByLabel('Minutes').fill('31');
      await press(page, 'Write the script');
      await expect(page.getByRole('alert').filter({ hasText: 'Whole minutes, 2 to 30.' })).toBeVisible();
      await page.getByLabel('Minutes').fill('2');
      await press(page, 'Write the script');
      await expect(page.getByText('0:00 of 2:00')).toBeVisible();
    });

    await test.step('a day of rest is a day of the journal; an entry goes and comes back', async () => {
      await page.goto('/journal');
      await expect(page.getByText('Nothing is written here yet.')).toBeVisible();
      await expect(page.getByRole('grid', { name: 'The last year' })).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);
      await press(page, 'Open the Soul Loop');
      const loop = page.getByRole('dialog');
      await loop.getByRole('button', { name: 'Nothing today' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText('1 of the last 7 days')).toBeVisible();
      const cell = page.getByRole('gridcell', { name: /: a rest day$/ });
      await cell.focus();
      await page.keyboard.press('Enter');
      const entry = page.getByRole('dialog');
      await expect(entry.getByText('You rested that day.')).toBeVisible();
      expect(await findingsInBothThemes(page)).toEqual([]);
      await entry.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Nothing is written here yet.')).toBeVisible();
      await press(page, 'Undo');
      await expect(page.getByText('1 of the last 30 days')).toBeVisible();
    });
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  });
});
