/** The Wisdom screen and the player: each title sounds, seeks, ends; words, hearts, keys, and the bar on every screen. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, input, recordPage } from '../support/e2e-app.ts';
import { axeFindings, findingsInBothThemes } from '../support/e2e-axe.ts';
import { fakeVoice, hearAudio, levelOf, soundOf, utterances } from '../support/e2e-sound.ts';
import { isLong } from '../support/long-run.ts';

const titles = [
  ['Cosmic Awakening Journey', 1470],
  ['Daily Abundance Affirmations', 735],
  ['Crystal Bowl Healing Frequencies', 2700],
  ['Chakra Alignment Meditation', 1680],
  ['Lunar Eclipse Wisdom', 1125],
  ['Self-Love Activation', 930],
  ['Forest Bathing Soundscape', 3600],
] as const;

const published = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'podcast',
  title: 'Walking with Saturn',
  description: 'A talk about patience.',
  duration: '52:10',
  audioUrl: '/api/soul-wisdom/audio/0123456789abcdef0123456789abcdef.mp3',
  gradientColor: 'Green',
  emoji: '🎧',
  isPublished: 'true',
  order: '3',
};

const bar = (page: Page) => page.getByRole('region', { name: 'Player' });
const inBar = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const slider = (page: Page) => bar(page).getByRole('slider', { name: 'Place in the title' });
const cards = (page: Page) => page.getByRole('list', { name: 'Titles' }).getByRole('listitem');
const heart = (page: Page, title: string) => page.getByRole('button', { name: `Favourite: ${title}` });

/** The gate hears two; what is in the files of all seven is tested with the tools that make them. */
const heard = isLong ? titles : titles.filter((_, at) => at === 0 || at === 6);

test('titles play, are no silence, seek to 90 %, end and stand at 0', async ({ page }) => {
  const record = await recordPage(page);
  await hearAudio(page);
  await enter(page);
  await page.getByRole('link', { name: 'Wisdom' }).click();
  for (const [title, seconds] of heard)
    await test.step(title, async () => {
      await page.getByRole('button', { name: `Play: ${title}` }).click();
      await expect.poll(async () => (await soundOf(page)).at, { intervals: [50] }).toBeGreaterThan(0.1);
      expect((await soundOf(page)).total).toBeCloseTo(seconds, 0);
      const sought = Math.round(seconds * 0.9);
      await slider(page).fill(String(sought));
      await expect
        .poll(async () => (await soundOf(page)).at, { intervals: [50] })
        .toBeGreaterThan(sought + 0.1);
      // Against full scale: digital silence is 0, the quietest of the beds stays far above this.
      expect(await levelOf(page, 0.001)).toBeGreaterThan(0.001);
      await slider(page).press('End');
      await expect(inBar(page, 'Play')).toBeVisible();
      await expect(bar(page).getByText('Elapsed 0:00')).toBeVisible();
      expect(await soundOf(page)).toMatchObject({ at: 0, paused: true });
    });
  expect(record.faults).toEqual([]);
  expect(record.violations).toEqual([]);
});

test('hearts, words, keys, places and the bar on every screen', { tag: '@long' }, async ({ page }) => {
  let reachable = true;
  await page.route('**/api/soul-wisdom', (route) =>
    reachable ? route.fulfill({ json: [published] }) : route.abort(),
  );
  await hearAudio(page);
  await fakeVoice(page);
  await enter(page);
  await page.getByRole('link', { name: 'Wisdom' }).click();

  await test.step('ours and what was published, in order, by category and words', async () => {
    await expect(cards(page)).toHaveCount(8);
    await expect(cards(page).nth(3)).toContainText('Walking with Saturn');
    await page.getByRole('button', { name: 'Affirmation', exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(page.getByText('(Demo)')).toHaveCount(0);
  });

  await test.step('two hearts at first; one is taken, another given', async () => {
    for (const [at, [title]] of titles.entries())
      await expect(heart(page, title)).toHaveAttribute('aria-pressed', String(at === 1 || at === 3));
    await heart(page, titles[1][0]).click();
    await heart(page, 'Walking with Saturn').click();
    await expect(heart(page, titles[1][0])).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
  });

  await test.step('words are said at their times over softer music, and shown', async () => {
    await page.getByRole('button', { name: `Play: ${titles[1][0]}` }).click();
    await expect(page.getByRole('status').filter({ hasText: 'With headphones, begin quietly' })).toHaveCount(
      1,
    );
    await slider(page).fill('11');
    const line = 'Welcome. This is a short practice for noticing plenty: not pretending to it, noticing it.';
    await expect(bar(page).getByText(line)).toBeVisible();
    await expect.poll(async () => (await utterances(page)).map(({ text }) => text)).toContain(line);
    expect((await utterances(page))[0]?.rate).toBeCloseTo(0.9);
    await expect.poll(async () => (await soundOf(page)).volume, { intervals: [50] }).toBeCloseTo(0.6);
    await inBar(page, 'Pause').click();
    await expect.poll(async () => (await soundOf(page)).volume, { intervals: [50] }).toBe(1);
    expect((await utterances(page)).at(-1)?.cancelled).toBe(true);
  });

  await test.step('keys: arrows and Page Up on the slider, Space, and the end of the title is its length', async () => {
    await slider(page).fill('100');
    await slider(page).press('ArrowRight');
    expect((await soundOf(page)).at).toBeCloseTo(105, 0);
    await slider(page).press('PageUp');
    expect((await soundOf(page)).at).toBeCloseTo(165, 0);
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '2 minutes 45 seconds of 12 minutes 15 seconds',
    );
    await slider(page).press(' ');
    await expect(inBar(page, 'Pause')).toBeVisible();
    await slider(page).press(' ');
    await expect(inBar(page, 'Play')).toBeVisible();
  });

  await test.step('the transcript marks the line of now, and a line leads to its time', async () => {
    await inBar(page, 'Transcript').click();
    const dialog = page.getByRole('dialog', { name: `Transcript: ${titles[1][0]}` });
    await expect(dialog.locator('[aria-current]')).toContainText('2:24');
    expect(await findingsInBothThemes(page, 'dialog')).toEqual([]);
    await dialog.getByRole('button', { name: /^1:46/ }).click();
    await expect(dialog.locator('[aria-current]')).toContainText('I have enough of today to begin with.');
    const told = dialog.getByRole('status').filter({ hasText: 'I have enough of today to begin with.' });
    await expect(told).toHaveCount(1);
    expect((await soundOf(page)).at).toBeGreaterThanOrEqual(106);
    await page.keyboard.press('Escape');
  });

  await test.step('sleep timer and speed', async () => {
    await inBar(page, 'Player options').click();
    await page.getByLabel('Sleep timer').selectOption('10');
    await expect(bar(page).getByText(/Stops in (?:10:00|9:5\d)/)).toBeVisible();
    await page.getByRole('radio', { name: '1.25×' }).check();
    expect((await page.getByRole('radio', { name: '1.25×' }).boundingBox())?.height).toBeGreaterThanOrEqual(
      44,
    );
    expect(await axeFindings(page, 'all', '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('it goes on over other screens, and covers neither them nor the input of the chat', async () => {
    await page.getByRole('link', { name: 'Journal' }).click();
    await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
    const before = (await soundOf(page)).at;
    await expect
      .poll(async () => (await soundOf(page)).at, { intervals: [100] })
      .toBeGreaterThan(before + 0.3);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(input(page)).toBeVisible();
    const foot = await bar(page).boundingBox();
    const field = await input(page).boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(844);
    for (const control of await bar(page).getByRole('button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
    expect(await axeFindings(page, 'layout')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('opened again without the server: nothing plays, hearts and places are kept, the list is there', async () => {
    await page.getByRole('link', { name: 'Wisdom' }).click();
    await expect(cards(page)).toHaveCount(8);
    expect(await findingsInBothThemes(page)).toEqual([]);
    const left = (await soundOf(page)).at;
    await inBar(page, 'Close player').click();
    await expect(bar(page)).toHaveCount(0);
    reachable = false;
    await page.reload();
    await expect(cards(page)).toHaveCount(8);
    await expect(page.getByText('This list is as it was when the server was last reached.')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await expect(heart(page, titles[1][0])).toHaveAttribute('aria-pressed', 'false');
    await expect(heart(page, titles[3][0])).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, 'Walking with Saturn')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: `Play: ${titles[1][0]}` }).click();
    await expect(bar(page).getByText(/Went on at \d:\d\d/)).toBeVisible();
    await expect
      .poll(async () => (await soundOf(page)).at, { intervals: [50] })
      .toBeGreaterThanOrEqual(Math.floor(left) - 6);
    await bar(page).getByRole('button', { name: 'From the beginning' }).click();
    expect((await soundOf(page)).at).toBeLessThan(2);
    await page.getByRole('button', { name: 'Play: Walking with Saturn' }).click();
    await expect(bar(page).getByRole('alert')).toBeVisible();
  });
});
