/** Births that no chart can be drawn from as they are: each is said clearly in the chart forms, and what was typed stays. */
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { enter, recordPage, thatEvening } from '../support/e2e-app.ts';
import {
  cellsOf,
  cutNetwork,
  fillCoordinates,
  fillExactBirth,
  housesChart,
  MARGIN_SEC,
  openTool,
  place,
  within,
} from '../support/e2e-charts.ts';

test.use({ serviceWorkers: 'allow' });

/** Los Angeles, where the clocks went from 02:00 to 03:00 on 13 March 2022. */
const losAngeles = { lat: 34.05, lon: -118.24 };
const date = (form: Locator) => form.getByLabel('Birth date');
const time = (form: Locator) => form.getByLabel('Birth time');

test(
  'what no chart can be drawn from is said, and nothing typed is lost',
  { tag: '@long' },
  async ({ page, context }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime(thatEvening);
    await enter(page);
    await cutNetwork(page, context);
    await test.step('a synastry without the partner’s birth', () => withoutPartner(page));
    await test.step('births out of range, in a skipped hour, near a pole', () => strangeBirths(page));
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);

async function withoutPartner(page: Page): Promise<void> {
  await openTool(page, 'Synastry');
  const dialog = page.getByRole('dialog', { name: 'Synastry Chart Generator' });
  const own = dialog.getByRole('group', { name: 'Your birth', exact: true });
  const partner = dialog.getByRole('group', { name: 'Partner', exact: true });
  const generate = dialog.getByRole('button', { name: 'Generate', exact: true });
  await date(own).fill('1 September 1992');
  await time(own).fill('10:12');
  await fillCoordinates(own, losAngeles);
  await partner.getByLabel('Partner’s name (optional)').fill('Ben');
  await time(partner).fill('06:40');
  await partner.getByRole('button', { name: 'Enter coordinates by hand' }).click();
  await partner.getByLabel('Latitude').fill('95');
  await partner.getByLabel('Longitude').fill('-74.8');

  const kept = async () => {
    await expect(date(own)).toHaveValue('1 September 1992');
    await expect(time(own)).toHaveValue('10:12');
    await expect(own.getByRole('button', { name: 'Clear birth location' })).toBeVisible();
    await expect(partner.getByLabel('Partner’s name (optional)')).toHaveValue('Ben');
    await expect(time(partner)).toHaveValue('06:40');
    await expect(partner.getByLabel('Latitude')).toHaveValue('95');
    await expect(partner.getByLabel('Longitude')).toHaveValue('-74.8');
  };

  await test.step('what is missing is said, beside its field too', async () => {
    await generate.click();
    await expect(
      dialog.getByRole('alert').filter({
        hasText:
          'Please complete your partner’s birth date, time and location as well. What you wrote is kept.',
      }),
    ).toBeVisible();
    await expect(partner).toContainText('Write the day of birth, such as 14 April 1990.');
    await expect(date(partner)).toBeFocused();
    await expect(date(partner)).toHaveAttribute('aria-invalid', 'true');
    await kept();
  });

  await test.step('a latitude of 95 is nowhere', async () => {
    await partner.getByRole('button', { name: 'Use this place' }).click();
    await expect(partner).toContainText('A latitude is a number from −90 to 90.');
    await expect(partner.getByLabel('Latitude')).toHaveAttribute('aria-invalid', 'true');
    await kept();
  });

  await test.step('all of it is there again after the dialog was closed', async () => {
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
    await openTool(page, 'Synastry');
    await kept();
  });

  await test.step('and once it is right, the chart comes', async () => {
    await date(partner).fill('23 October 1973');
    await partner.getByLabel('Latitude').fill('44.6');
    await expect(partner.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York');
    await partner.getByRole('button', { name: 'Use this place' }).click();
    await generate.click();
    await expect(dialog.getByRole('table', { name: 'How the score adds up' })).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
}

async function strangeBirths(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Charts' }).click();
  await page.getByRole('button', { name: /^Natal Chart Calculator/ }).click();
  const form = page.getByRole('group', { name: 'Your birth' });
  const generate = page.getByRole('button', { name: 'Generate Natal Chart Calculator' });
  const alert = page.getByRole('alert');
  const ready = page.getByRole('group', { name: 'Natal Chart Calculator is ready.' });

  await test.step('the year 1500', async () => {
    await date(form).fill('4 May 1500');
    await time(form).fill('02:15');
    await fillCoordinates(form, losAngeles);
    await generate.click();
    await expect(form).toContainText('The year must lie between 1800 and 2100.');
    await expect(alert.filter({ hasText: 'One thing needs another look.' })).toBeVisible();
    await expect(date(form)).toBeFocused();
    await expect(date(form)).toHaveValue('4 May 1500');
    await expect(time(form)).toHaveValue('02:15');
  });

  await test.step('a time that the clocks skipped', async () => {
    await date(form).fill('13 March 2022');
    await expect(form).toContainText('The clocks skipped this time');
    await generate.click();
    await expect(form).toContainText('Choose which clock it was read from.');
    await expect(ready).toBeHidden();
    await expect(date(form)).toHaveValue('13 March 2022');
    // Somebody looks something up on another screen: the question and what was typed wait.
    await page.getByRole('link', { name: 'My Blueprint' }).click();
    await page.getByRole('link', { name: 'Charts' }).click();
    await expect(date(form)).toHaveValue('13 March 2022');
    await expect(time(form)).toHaveValue('02:15');
    await form.getByLabel(/A clock not yet set forward/).check();
    await generate.click();
    await expect(ready).toBeVisible();
    await page.getByRole('button', { name: 'Edit details' }).click();
    await expect(form.getByLabel(/A clock not yet set forward/)).toBeChecked();
  });

  await test.step('Placidus inside the polar circle', async () => {
    const polar = await housesChart('o010');
    expect(polar.cusps['placidus']).toBeNull();
    await form.getByRole('button', { name: 'Clear birth location' }).click();
    await fillExactBirth(form, polar);
    await generate.click();
    await expect(
      ready.getByText('Placidus has no houses this close to the pole. Whole Sign houses stand in.'),
    ).toBeVisible();
    await ready.getByRole('tab', { name: 'Houses', exact: true }).click();
    const cusps = await cellsOf(ready.getByRole('table', { name: 'Houses, Whole Sign' }));
    expect(cusps.map(([, degree, sign]) => `${degree} ${sign}`)).toEqual(
      polar.cusps['whole']?.map((cusp) => place(cusp)),
    );
    await ready.getByRole('tab', { name: 'Planets', exact: true }).click();
    const rows = await cellsOf(ready.getByRole('table', { name: 'Planets' }));
    for (const [name, lon] of [
      ['Ascendant', polar.asc],
      ['Midheaven', polar.mc],
    ] as const) {
      const [, degree, sign] = rows.find(([row]) => row === name) ?? [];
      expect(within(MARGIN_SEC, place, lon)).toContain(`${degree} ${sign}`);
    }
    await page.getByRole('button', { name: 'Edit details' }).click();
    await expect(date(form)).toHaveValue('1983-07-23');
    await expect(time(form)).toHaveValue('09:08');
  });
}
