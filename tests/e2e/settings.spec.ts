/** App Settings: every control does what it says and survives a reload; opened by a link, left by Back, found by search, without a mouse. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import {
  ask,
  enter,
  input,
  openNatalChart,
  recordPage,
  replies,
  send,
  thatEvening,
} from '../support/e2e-app.ts';
import { chooseInProfileMenu } from '../support/e2e-account.ts';
import { axeFindings, findingsInBothThemes } from '../support/e2e-axe.ts';
import { cellsOf } from '../support/e2e-charts.ts';
import { finish, lastAsked, say, timesAsked, withHostedModel } from '../support/e2e-model.ts';
import { keptReadings, putBirth, putRow, putRows, rowsOf, soulEntryRow } from '../support/e2e-store.ts';

const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'App Settings' });
const control = (page: Page, name: string): Locator => settings(page).getByLabel(name, { exact: true });

/** Every switch of General with what it is at first. */
const switches = [
  ['Dark mode', true],
  ['Auto-save what I type', true],
  ['Stream AI responses', true],
  ['Suggest keywords', false],
  ['Sound notifications', false],
  ['Show more messages', false],
  ['Use my birth chart in answers', true],
  ['Let questions draw on my Soul Loop', true],
] as const;

/** Every choice of General: what stands there at first, and another. */
const choices = [
  ['Motion', 'system', 'reduced'],
  ['Response length', 'medium', 'deep'],
  ['Personality', 'warm', 'clear'],
  ['Astrology depth', 'intermediate', 'advanced'],
  ['Language of readings', 'en', 'th'],
  ['House system', 'placidus', 'whole'],
  ['Zodiac', 'tropical', 'lahiri'],
  ['Lunar node', 'mean', 'true'],
  ['Order of a date in numbers', 'device', 'MM/DD/YYYY'],
  ['Years', 'ce', 'be'],
] as const;

/** Counts the notes that begin to sound. */
const countSounds = {
  content: `globalThis.soundStarts = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      globalThis.soundStarts += 1;
      start.apply(this, when);
    };`,
};

const soundStarts = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { soundStarts: number }).soundStarts);
/** Whether things stand still: how long they take to come in is next to nothing. */
const isStill = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    /^0?\.01ms$/.test(getComputedStyle(document.documentElement).getPropertyValue('--d-enter').trim()),
  );
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-setting') ?? null);

/** Opens General over the screen that is there, changes something and closes it. */
async function inGeneral(page: Page, change: () => Promise<void>): Promise<void> {
  await chooseInProfileMenu(page, 'Settings');
  await settings(page).getByRole('button', { name: 'General' }).click();
  await change();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toHaveCount(0);
}

/** Changes every control of General from what it is at first to something else. */
async function changeGeneral(page: Page): Promise<void> {
  for (const [name, first] of switches) {
    await expect(control(page, name), name).toBeChecked({ checked: first });
    await control(page, name).click();
  }
  for (const [name, first, other] of choices) {
    await expect(control(page, name), name).toHaveValue(first);
    await control(page, name).selectOption(other);
  }
  await control(page, 'Messages per batch').fill('50');
  await control(page, 'Time zone of your days').fill('bangkok');
  await settings(page).getByRole('option', { name: 'Asia/Bangkok' }).click();
}

/** Every control of General is as `changeGeneral` left it. */
async function expectChanged(page: Page): Promise<void> {
  for (const [name, first] of switches)
    await expect.soft(control(page, name), name).toBeChecked({ checked: !first });
  for (const [name, , other] of choices) await expect.soft(control(page, name), name).toHaveValue(other);
  await expect(control(page, 'Messages per batch')).toHaveValue('50');
  await expect(control(page, 'Time zone of your days')).toHaveValue('Asia/Bangkok');
}

/** A chat of 130 messages, one of them each minute, the last at a quarter past noon in Vienna. */
async function putLongChat(page: Page): Promise<void> {
  const stamp = { deletedAt: null, _t: '000000000001-0000-aaaaaaaaaaaaaaaa' };
  const threadId = 'longlonglonglonglong1';
  const idOf = (at: number) => `019${at.toString(16).padStart(5, '0')}-0000-7000-8000-000000000000`;
  const end = Date.parse('2026-11-20T11:15:00Z');
  const messages = Array.from({ length: 130 }, (_, at) => ({
    ...stamp,
    id: idOf(at),
    threadId,
    parentId: at === 0 ? null : idOf(at - 1),
    sender: at % 2 === 0 ? 'user' : 'ai',
    content: `Message ${at}.`,
    readingMode: 'mixed',
    createdAt: end - (129 - at) * 60_000,
    imageId: null,
    rating: null,
    attached: null,
    reading: null,
  }));
  await putRows(page, 'message', messages);
  await putRow(page, 'thread', {
    ...stamp,
    id: threadId,
    title: 'A long chat',
    mode: 'mixed',
    lastMessage: '',
    createdAt: end,
    updatedAt: end,
    folderId: null,
    leafId: idOf(129),
    pinned: false,
    archived: false,
  });
}

const words = async (reply: Locator): Promise<number> => (await reply.innerText()).split(/\s+/u).length;

// One of the settings is how much moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'on a wide window: the chat and its answers are as General has them, and keys as they were chosen',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    const asked = () => record.requests.filter(({ url }) => /\/api\/(?:subscription|admin)/.test(url)).length;
    await page.addInitScript(countSounds);
    await withHostedModel(page);
    await page.clock.setFixedTime(new Date(thatEvening));
    await enter(page);
    await putBirth(page);
    await putLongChat(page);
    await input(page).fill('half a thought');
    await expect.poll(async () => (await rowsOf(page, 'draft')).length).toBe(1);

    await test.step('opened by toggling, closed by Back and by Escape', async () => {
      await expect(settings(page)).toHaveCount(0);
      expect(asked()).toBe(0);
      await chooseInProfileMenu(page, 'Settings');
      await expect(page).toHaveURL(/\/\?settings=storage$/);
      await settings(page).getByRole('button', { name: 'Extensions' }).click();
      await expect(page).toHaveURL(/\/\?settings=extensions$/);
      await expect(settings(page).getByText('This section is coming soon.')).toBeVisible();
      await page.goBack();
      await expect(settings(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await page.goForward();
      await expect(settings(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(settings(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
    });

    await test.step('General is changed, all of it', async () => {
      await chooseInProfileMenu(page, 'Settings');
      await settings(page).getByRole('button', { name: 'General' }).click();
      expect(await isStill(page)).toBe(false);
      await changeGeneral(page);
      expect(await soundStarts(page)).toBe(2);
      await expect.poll(() => isStill(page)).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect.soft(await findingsInBothThemes(page, 'dialog[open]')).toEqual([]);
    });

    await test.step('keys are pressed anew', async () => {
      await settings(page).getByRole('button', { name: 'Keyboard Shortcuts' }).click();
      const keys = (name: string) => settings(page).getByRole('button', { name: new RegExp(`^${name}: `) });
      await keys('New Chat').click();
      await page.keyboard.press('Control+w');
      await expect(settings(page).getByText(/^Control\+W belongs to the system/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keys('New Chat')).toHaveAccessibleName('New Chat: Alt+Shift+N. Change keys');
      await keys('New Chat').press('Enter');
      await page.keyboard.press('Alt+Shift+R');
      await settings(page).getByRole('button', { name: 'Use anyway' }).click();
      await expect(keys('New Chat')).toHaveAccessibleName('New Chat: Alt+Shift+R. Change keys');
      await expect(keys('Regenerate')).toHaveText('No keys');
      expect.soft(await findingsInBothThemes(page, 'dialog[open]')).toEqual([]);
    });

    await page.keyboard.press('Escape');
    await input(page).fill('a thought that is not kept');
    await expect.poll(async () => (await rowsOf(page, 'draft')).length).toBe(0);
    await page.goto('/?settings=general');

    await test.step('after a reload, by a link: all is as it was left, but for what was typed', async () => {
      await expectChanged(page);
      await expect.poll(() => isStill(page)).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await page.goBack();
      await expect(settings(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await expect(input(page)).toBeEnabled();
      await expect(input(page)).toHaveValue('');
    });

    await test.step('answers: with a sound, without the birth chart, and with it as long and as plain as was chosen', async () => {
      const short = await ask(page, 'What does this month hold for love and work?');
      await expect.poll(() => soundStarts(page)).toBe(2);
      const keywords = page.getByRole('group', { name: 'Suggested keywords' });
      await expect(keywords).toHaveCount(0);
      const natal = async () =>
        (await keptReadings(page)).map(({ facts }) => facts.some(({ id }) => id.startsWith('natal.')));
      expect(await natal()).toEqual([false]);
      await expect(short).not.toContainText('birth date');
      await inGeneral(page, () => control(page, 'Use my birth chart in answers').click());
      const long = await ask(page, 'Should I change my job?');
      expect((await natal()).toSorted()).toEqual([false, true]);
      const shown = keywords.getByRole('button');
      await expect(shown.first()).toBeVisible();
      const text = (await long.innerText()).toLowerCase();
      for (const word of await shown.allInnerTexts()) expect(text).toContain(word.toLowerCase());
      expect(await words(long)).toBeGreaterThan(220);
      await shown.first().click();
      await expect(page.getByRole('article', { name: 'You' }).last()).toContainText('Tell me more about');
      await expect(replies(page)).toHaveCount(3);
      await inGeneral(page, async () => {
        await control(page, 'Response length').selectOption('brief');
      });
      expect(await words(await ask(page, 'Should I move to the sea?'))).toBeLessThan(200);
    });

    await test.step('a model is told how to answer, and what it writes is shown whole or as it comes', async () => {
      await inGeneral(page, async () => {
        await settings(page).getByRole('button', { name: 'Who writes, and what leaves' }).click();
        await page.getByRole('radio', { name: 'This app’s model' }).click();
      });
      await send(page, 'What is today good for?');
      await expect.poll(() => timesAsked(page)).toBe(1);
      expect(await lastAsked(page)).toMatchObject({
        length: 'brief',
        depth: 'advanced',
        style: 'clear',
        timeZone: 'Asia/Bangkok',
      });
      const moon = {
        text: 'The Moon slows this down.',
        cites: ['sky.moon.sign'],
        verdict: 'supported',
      } as const;
      await say(page, [moon]);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
      await expect(page.getByText(moon.text)).toHaveCount(0);
      await finish(page, [moon]);
      await expect(replies(page).last()).toContainText(moon.text);
      await inGeneral(page, () => control(page, 'Stream AI responses').click());
      await send(page, 'And tomorrow?');
      await expect.poll(() => timesAsked(page)).toBe(2);
      await say(page, [{ ...moon, text: 'It comes as it is written.' }]);
      await expect(replies(page).last()).toContainText('It comes as it is written.');
      await finish(page, [{ ...moon, text: 'It comes as it is written.' }]);
      await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    });

    await test.step('the new keys run their command, the ones taken away run nothing, and off is off', async () => {
      const chat = page.url();
      await page.keyboard.press('Alt+Shift+N');
      await page.keyboard.press('Alt+Shift+R');
      await expect(page).toHaveURL(/\/$/);
      await expect(input(page)).toBeFocused();
      expect(page.url()).not.toBe(chat);
      const list = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
      await page.getByRole('main').focus();
      await page.keyboard.press('?');
      await expect(list.getByText('No keys')).toBeVisible();
      await list.getByRole('button', { name: 'Choose other keys' }).click();
      await expect(page).toHaveURL(/settings=shortcuts$/);
      await control(page, 'Use keyboard shortcuts').click();
      await settings(page).getByRole('button', { name: 'Reset all' }).click();
      await expect(
        settings(page).getByRole('button', { name: 'Regenerate: Alt+Shift+R. Change keys' }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(settings(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Alt+Shift+F');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('a long chat is read by the batch, at the times of the chosen zone', async () => {
      await page.getByRole('link', { name: /^A long chat/ }).click();
      const log = page.getByRole('log');
      await expect(log.getByText('Message 129.')).toBeVisible();
      await expect(log.getByText('18:15')).toBeVisible();
      // Rows that were not drawn yet are taken to be 180 pixels high: sixteen, fifty and all are far apart.
      const height = () => log.evaluate(({ scrollHeight }) => scrollHeight);
      await expect.poll(height).toBeGreaterThan(5000);
      expect(await height()).toBeLessThan(12_000);
      await log.press('Home');
      await expect.poll(height).toBeGreaterThan(14_000);
      expect(await height()).toBeLessThan(21_500);
    });

    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

/** A day of the Soul Loop on which something was told. */
const soulEntry = soulEntryRow(10, '2026-11-20', 'What if the exam goes wrong?', 'anxious');

/** Lets the browser agree to keep what the page stores, as it would for a site that is used often. */
async function grantDurableStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  await devtools.send('Browser.grantPermissions', {
    permissions: ['durableStorage'],
    ...(browserContextId === undefined ? {} : { browserContextId }),
  });
}

const keepsIt = 'The browser has promised not to clear it by itself.';

const signs = ['Aries', 'Taurus', 'Gemini', 'Cancer', 'Leo', 'Virgo', 'Libra', 'Scorpio'].concat([
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
]);

test(
  'on a wide window: charts, dates and what is kept are as the settings have them',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime(new Date(thatEvening));
    await enter(page);
    await putBirth(page);
    await putRow(page, 'soul_entry', soulEntry);
    const audio = settings(page).getByRole('region', { name: 'Audio kept for offline' });
    const kept = audio.getByRole('list', { name: /^Kept titles/ }).getByRole('listitem');
    await test.step('the browser is asked to keep what is there; audio has a size and a limit', async () => {
      await page.getByRole('link', { name: 'Wisdom', exact: true }).click();
      await page.getByRole('button', { name: /^Download for offline.*: Self-Love Activation$/ }).click();
      await chooseInProfileMenu(page, 'Settings');
      const keep = settings(page).getByRole('button', { name: 'Ask the browser to keep it' });
      await keep.click();
      await expect(settings(page).getByText(/^The browser did not agree/)).toBeVisible();
      await grantDurableStorage(page);
      await keep.click();
      await expect(settings(page).getByText(keepsIt)).toBeVisible();
      await expect(keep).toHaveCount(0);
      await expect(kept).toHaveText(/^Self-Love Activation\d{3} kB/);
      await expect(audio.getByRole('definition')).toHaveText(/^\d{3} kB$/);
      await audio.getByLabel('Keep at most').selectOption('100 MB');
      await page.keyboard.press('Escape');
    });

    const openPlanets = async () => {
      await page.getByRole('tab', { name: 'Planets', exact: true }).click();
      await expect(page.getByRole('table', { name: 'Planets' })).toBeVisible();
    };
    const planets = () => cellsOf(page.getByRole('table', { name: 'Planets' }));
    const head = page.getByRole('columnheader', { name: 'Sidereal' });

    await test.step('as nobody has chosen anything', async () => {
      await page.getByRole('link', { name: 'My Blueprint' }).click();
      await expect(page.getByText(/ 1993$/).first()).toBeVisible();
      await openNatalChart(page);
      await openPlanets();
    });
    const before = await planets();
    const node = (rows: string[][]) => rows.find(([name]) => name === 'North Node')?.slice(0, 3);
    await expect(page.getByRole('button', { name: 'House system: Placidus' })).toBeVisible();
    await expect(head).toHaveCount(0);
    await chooseInProfileMenu(page, 'Settings');

    await test.step('the pages are where the specification has them', async () => {
      const list = settings(page).getByRole('navigation', { name: 'Settings' });
      await expect(list.getByRole('button')).toHaveText([
        'App Data & Storage',
        'Cloud Sync & Backup',
        'General',
        'Keyboard Shortcuts',
        'Text-to-speech',
        'Voice Input',
        'API Keys',
        'Model Context Protocol',
        'Extensions',
        'Proxy & Org ID',
        'Help & About',
      ]);
      await expect(list.getByRole('heading')).toHaveText([
        'Account & Data',
        'Preferences',
        'Advanced Settings',
        'Help',
      ]);
    });

    await test.step('search leads to the control, with the keyboard alone', async () => {
      await page.keyboard.press('Tab');
      await expect(settings(page).getByRole('searchbox', { name: 'Search settings' })).toBeFocused();
      await page.keyboard.type('lunar');
      await expect(settings(page).getByText('1 setting found')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/settings=general$/);
      await expect.poll(() => focused(page)).toBe('chart.node');
      await page.keyboard.press('ArrowDown');
      await expect(control(page, 'Lunar node')).toHaveValue('true');
    });

    await test.step('the chart follows each choice, and a reload changes nothing of it', async () => {
      await control(page, 'House system').selectOption('whole');
      await control(page, 'Zodiac').selectOption('lahiri');
      await control(page, 'Order of a date in numbers').selectOption('MM/DD/YYYY');
      await control(page, 'Years').selectOption('be');
      await control(page, 'Language of readings').selectOption('th');
      await control(page, 'Time zone of your days').fill('bangkok');
      await settings(page).getByRole('option', { name: 'Asia/Bangkok' }).click();
      await control(page, 'Let questions draw on my Soul Loop').click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'House system: Whole Sign' })).toBeVisible();
      await expect(head).toBeVisible();
      const now = await planets();
      expect(node(now)).not.toEqual(node(before));
      const rising = signs.indexOf(now.find(([name]) => name === 'Ascendant')?.[2] ?? '');
      for (const [name, , sign = '', house] of now.filter(([, , , has]) => has !== '–'))
        expect(house, name).toBe(String(((signs.indexOf(sign) - rising + 12) % 12) + 1));
      await page.reload();
      await openPlanets();
      await expect(head).toBeVisible();
      expect(await planets()).toEqual(now);
      await expect(page.getByRole('button', { name: 'House system: Whole Sign' })).toBeVisible();
    });

    await test.step('years are those of the Buddhist Era, and a date in numbers begins with its month', async () => {
      await page.getByRole('tab', { name: 'Profile & Stats' }).click();
      await expect(page.getByText(/ 2536 BE$/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Birth date').fill('03/04/1993');
      await expect(page.getByText(/4 March/)).toBeVisible();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    });

    await test.step('the sky is told in the chosen zone, and its calendar in the chosen language', async () => {
      await page.getByRole('link', { name: 'Sky', exact: true }).click();
      await expect(page.getByText(/^As it stands on Sun.* 04:05, Bangkok time\.$/)).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download calendar file' }).click();
      const text = await (await (await coming).createReadStream()).toArray();
      expect(Buffer.concat(text as Buffer[]).toString()).toMatch(/^SUMMARY;LANGUAGE=th:[\u0E00-\u0E7F]/mu);
    });

    await test.step('a question draws on the Soul Loop only where that is allowed', async () => {
      await page.getByRole('link', { name: 'Prompts', exact: true }).click();
      const open = () =>
        page
          .getByRole('button', { name: /When I go numb/ })
          .first()
          .click();
      const dialog = page.getByRole('dialog', { name: 'When I go numb' });
      await open();
      await expect(dialog.getByText(/no Soul Loop entries/)).toBeVisible();
      await page.keyboard.press('Escape');
      await inGeneral(page, () => control(page, 'Let questions draw on my Soul Loop').click());
      await open();
      await expect(dialog.getByText(/From my Soul Loops of the last 30 days: anxious/)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('after the reload the limit holds, the audio is there and can be given up', async () => {
      await chooseInProfileMenu(page, 'Settings');
      await expect(audio.getByLabel('Keep at most')).toHaveValue('100000000');
      await audio.getByRole('button', { name: 'Remove Self-Love Activation from this device' }).click();
      await expect(audio.getByText('Self-Love Activation was removed from this device.')).toBeVisible();
      await expect(kept).toHaveCount(0);
      await expect(audio.getByRole('definition')).toHaveText('0 bytes');
      await expect(settings(page).getByText(keepsIt)).toBeVisible();
    });

    await test.step('Help & About compares this device with another ephemeris, and looks for an update', async () => {
      await settings(page).getByRole('button', { name: 'Help & About' }).click();
      await settings(page).getByRole('button', { name: 'Compare now' }).click();
      await expect(settings(page).getByText(/^All agree\. The furthest is \d\.\d\d″ off/)).toBeVisible();
      const rows = settings(page).getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(15);
      for (const cell of await settings(page).getByRole('cell').allInnerTexts())
        expect(Number.parseFloat(cell)).toBeLessThan(3.6);
      await expect(
        settings(page)
          .getByRole('link', { name: /^Call / })
          .first(),
      ).toBeVisible();
      await settings(page).getByRole('button', { name: 'Check for an update' }).click();
      await expect(settings(page).getByText(/^This window keeps no copy of the app/)).toBeVisible();
      expect.soft(await findingsInBothThemes(page, 'dialog[open]')).toEqual([]);
    });

    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test(
    'pages are chosen from a drop-down, targets are large enough, and what is typed need not be kept',
    { tag: '@long' },
    async ({ page }) => {
      await enter(page);
      await input(page).fill('half a thought');
      await expect.poll(async () => (await rowsOf(page, 'draft')).length).toBe(1);
      await chooseInProfileMenu(page, 'Settings');
      const dialog = settings(page);
      await control(page, 'Category').selectOption('General');
      await expect(dialog.getByRole('navigation')).toHaveCount(0);
      expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await expect(control(page, 'Category')).toHaveValue('general');

      for (const [name] of [...switches, ['Haptics']] as const) {
        const line = dialog.locator('label', { has: page.getByLabel(name, { exact: true }) });
        expect((await line.boundingBox())?.height ?? 0, name).toBeGreaterThanOrEqual(44);
      }
      for (const [name] of choices)
        expect((await control(page, name).boundingBox())?.height ?? 0, name).toBeGreaterThanOrEqual(44);
      const scrolls = () => dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
      expect(await scrolls()).toBe(false);

      await changeGeneral(page);
      await control(page, 'Haptics').tap();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      for (const section of ['Keyboard Shortcuts', 'Help & About', 'General']) {
        await control(page, 'Category').selectOption(section);
        await expect(dialog.getByRole('heading', { level: 3, name: section })).toBeAttached();
        expect(await scrolls(), section).toBe(false);
        expect.soft(await axeFindings(page, 'layout', 'dialog[open]'), section).toEqual([]);
      }
      await dialog.getByRole('searchbox').fill('mcp');
      await dialog.getByRole('button', { name: 'Model Context Protocol' }).tap();
      await expect(dialog.getByText('This section is coming soon.')).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(input(page)).toHaveValue('half a thought');
      await input(page).fill('a thought that is not kept');
      await expect.poll(async () => (await rowsOf(page, 'draft')).length).toBe(0);

      await page.goto('/?settings=astral-projection');
      await expect(dialog.getByText('This section is coming soon.')).toBeVisible();
      await control(page, 'Category').selectOption('General');
      await expect(control(page, 'Haptics')).toBeChecked();
      await expectChanged(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await dialog.getByRole('button', { name: 'Close settings' }).tap();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/$/);
      await expect(input(page)).toHaveValue('');
    },
  );
});
