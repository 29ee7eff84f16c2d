/** Input that cannot be taken as it is: each is said clearly, nothing that was typed is lost, and nothing in it runs. */
import { expect, test } from '@playwright/test';
import {
  ask,
  choosePlace,
  enter,
  factsButtonIn,
  fillBirth,
  input,
  openNatalChart,
  openProfileForm,
  recordPage,
  replies,
  save,
  send,
  thatEvening,
} from '../support/e2e-app.ts';
import { keptMessages, putRow, rowsOf, withDiskThatFills } from '../support/e2e-store.ts';

type KeptProfile = {
  readonly name: string;
  readonly birth: {
    date: string;
    time: string | null;
    place: unknown;
    fold: string | null;
    offsetSeconds: number | null;
  };
};

test(
  'births that no clock or calendar has are asked about, and what was typed stays',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    await openProfileForm(page);
    const date = page.getByLabel('Birth date');
    const saveButton = page.getByRole('button', { name: 'Save', exact: true });

    await test.step('a day that no calendar has', async () => {
      await fillBirth(page, { name: 'Ada', date: '31 February 1990', time: '10:00' });
      await saveButton.click();
      await expect(page.getByText('No calendar has this day.')).toBeVisible();
      await expect(date).toBeFocused();
      await expect(date).toHaveValue('31 February 1990');
      await expect(date).toHaveAttribute('aria-invalid', 'true');
      expect(await rowsOf(page, 'profile')).toEqual([]);
    });

    await test.step('a year of the Buddhist Era is understood, and said back', async () => {
      await date.fill('14 April 2533');
      await expect(page.getByText('14 April 1990 (B.E. 2533)')).toBeVisible();
    });

    await test.step('a place that is not in the list, and coordinates that are nowhere', async () => {
      await page.getByRole('combobox', { name: 'Birth place' }).fill('qqqzzzxx');
      await expect(page.getByText('No place of that name.')).toBeVisible();
      await page.getByRole('button', { name: 'Enter coordinates by hand' }).click();
      await page.getByLabel('Latitude').fill('123');
      await page.getByLabel('Longitude').fill('far');
      await expect(page.getByText('A latitude is a number from −90 to 90.')).toBeVisible();
      await expect(page.getByText('A longitude is a number from −180 to 180.')).toBeVisible();
      await page.getByRole('button', { name: 'Search for a place instead' }).click();
    });

    await test.step('a time that the clocks skipped', async () => {
      await date.fill('13 March 2022');
      await page.getByLabel('Birth time').fill('02:15');
      await choosePlace(page, 'los angeles');
      await expect(page.getByText('The clocks skipped this time')).toBeVisible();
      await saveButton.click();
      await expect(page.getByText('Choose which clock it was read from.')).toBeVisible();
      expect(await rowsOf(page, 'profile')).toEqual([]);
      await page.getByLabel(/A clock not yet set forward/).check();
      await expect(page.getByText(/UTC[−-]08:00, that is 13 March 2022, 10:15 UTC/)).toBeVisible();
      await expect(page.getByText('Choose which clock it was read from.')).toBeHidden();
    });

    await test.step('a time that the clocks showed twice', async () => {
      await date.fill('6 November 2022');
      await page.getByLabel('Birth time').fill('01:30');
      await expect(page.getByText('showed this time twice')).toBeVisible();
      await saveButton.click();
      await expect(page.getByText('Choose which of the two times it was.')).toBeVisible();
      await page.getByLabel(/The second time/).check();
      await save(page);
      const [profile] = await rowsOf<KeptProfile>(page, 'profile');
      expect(profile?.birth).toMatchObject({ date: '2022-11-06', time: '01:30', fold: 'second' });
      await openNatalChart(page);
      await expect(page.getByRole('figure')).toBeVisible();
    });

    await test.step('no place', async () => {
      await page.getByRole('tab', { name: 'Profile & Stats' }).click();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Clear birth place' }).click();
      await save(page);
      await openNatalChart(page);
      await expect(page.getByText('Without a birth place the moment is not known')).toBeVisible();
      const [profile] = await rowsOf<KeptProfile>(page, 'profile');
      expect(profile?.birth).toMatchObject({ date: '2022-11-06', time: '01:30', place: null });
    });
  },
);

test(
  'ten thousand characters wait in the box until they are shortened',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    const long = 'Why does it go round and round? '.repeat(400).slice(0, 10_000);
    await input(page).focus();
    await page.keyboard.insertText(long);
    expect(await input(page).inputValue()).toBe(long);
    await expect(
      page.getByRole('alert').filter({ hasText: 'This is 10,000 characters and 8,000 can be sent at once.' }),
    ).toBeVisible();
    await input(page).press('Enter');
    await page.getByRole('button', { name: 'Send' }).click({ force: true });
    expect(await input(page).inputValue()).toBe(long);
    await expect(page).toHaveURL(/\/$/);
    expect(await keptMessages(page)).toEqual([]);

    await test.step('it is still there after a reload', async () => {
      await expect.poll(async () => (await rowsOf(page, 'draft')).length).toBe(1);
      await page.reload();
      await expect(input(page)).not.toHaveValue('');
      expect(await input(page).inputValue()).toBe(long);
    });

    await input(page).fill(long.slice(0, 8000));
    await expect(page.getByText('can be sent at once')).toBeHidden();
    await input(page).press('Enter');
    await expect(factsButtonIn(replies(page).first())).toBeVisible();
    expect((await keptMessages(page))[0]?.content).toBe(long.slice(0, 8000));
  },
);

test(
  'markup in a name and in a message is text, and nothing in it runs',
  { tag: '@long' },
  async ({ page }) => {
    const record = await recordPage(page);
    const markup = `<img src=x onerror="document.title='pwned';alert(1)"><script>alert(2)</script><b>me</b>`;
    await enter(page);
    await openProfileForm(page);
    await fillBirth(page, { name: markup, date: '14 April 1993', time: '07:42' });
    await save(page);
    await expect(page.getByText(markup).first()).toBeVisible();
    await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    // A greeting takes the first of the names.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<img');
    const question = `${markup} Why do I always get ghosted?`;
    await ask(page, question);
    await expect(page.getByRole('article', { name: 'You' })).toContainText(question);
    await page.reload();
    await expect(page.getByRole('article', { name: 'You' })).toContainText(question);
    expect(await page.locator('img[src="x"], [onerror]').count()).toBe(0);
    expect(await page.locator('script:not([src])').count()).toBe(0);
    expect(await page.title()).not.toContain('pwned');
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

test(
  'a damaged message is said to be there, and the others are still read',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.setFixedTime(thatEvening);
    const record = await recordPage(page);
    await enter(page);
    await ask(page, 'What is today good for?');
    const [question, answer] = await keptMessages(page);
    if (question === undefined || answer === undefined)
      throw new Error('the question and its answer were kept');
    await putRow(page, 'message', {
      ...question,
      id: '0190a0a0-0000-7000-8000-000000000001',
      content: 42,
      sender: 'ghost',
      parentId: null,
    });
    // A reading whose inside is broken: its words are still worth reading.
    await putRow(page, 'message', { ...answer, reading: { sentences: 'gone' } });
    await putRow(page, 'thread', { id: 'broken', title: 7 });
    await page.reload();
    await expect(page.getByRole('article', { name: 'You' })).toContainText('What is today good for?');
    await expect(replies(page)).toHaveCount(1);
    await expect(replies(page).first()).toContainText(answer.content.slice(0, 40));
    await expect(
      page.getByText('One message here could not be read. It stays on this device.'),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent Chats' }).getByRole('listitem')).toHaveCount(1);
    await ask(page, 'And what should wait?');
    expect((await rowsOf(page, 'message')).length).toBe(5);
    expect(record.faults).toEqual([]);
  },
);

test('with a full disk nothing is sent, nothing is saved, and nothing that was typed is lost', async ({
  page,
}) => {
  const disk = await withDiskThatFills(page);
  const record = await recordPage(page);
  await enter(page);

  await test.step('a message stays in the box', async () => {
    await disk.fillDisk();
    await send(page, 'Why am I always late?');
    await expect(
      page
        .getByRole('region', { name: 'Notices' })
        .getByText('This device has no room left, so your message was not sent.')
        .last(),
    ).toBeVisible();
    await expect(input(page)).toHaveValue('Why am I always late?');
    expect(await keptMessages(page)).toEqual([]);
    await disk.freeDisk();
    await input(page).press('Enter');
    await expect(factsButtonIn(replies(page).first())).toBeVisible();
    await expect(input(page)).toHaveValue('');
  });

  await test.step('a profile stays in its form', async () => {
    await openProfileForm(page);
    await fillBirth(page, { name: 'Marta Leal', date: '14 April 1993', time: '07:42' });
    await disk.fillDisk();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Failed to save profile: this device has no room left' }),
    ).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Marta Leal');
    await expect(page.getByLabel('Birth date')).toHaveValue('14 April 1993');
    await expect(page.getByLabel('Birth time')).toHaveValue('07:42');
    expect(await rowsOf(page, 'profile')).toEqual([]);
    await disk.freeDisk();
    await save(page);
    expect((await rowsOf<KeptProfile>(page, 'profile'))[0]?.name).toBe('Marta Leal');
  });
  expect(record.faults).toEqual([]);
});
