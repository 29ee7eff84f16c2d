/** A birth whose time nobody knows: the reading says so and claims nothing that depends on the hour. */
import { expect, test } from '@playwright/test';
import {
  ask,
  enterWithBirth,
  factsButtonIn,
  marta,
  openNatalChart,
  thatEvening,
} from '../support/e2e-app.ts';
import { keptReadings } from '../support/e2e-store.ts';

test.use({ timezoneId: 'Europe/Lisbon' });

/** What only a birth time can tell. */
const needsTime = /\b(?:rising|Ascendant|Midheaven|houses?)\b/i;

test(
  'without a birth time there is no house, no Ascendant, and the Moon may stand in either sign',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.setFixedTime(thatEvening);
    const { time: _, ...birth } = marta;
    await enterWithBirth(page, birth);

    await test.step('the wheel has no houses', async () => {
      await page.getByRole('link', { name: 'My Blueprint' }).click();
      await openNatalChart(page);
      await expect(page.getByText('Without a birth time this is the whole day')).toBeVisible();
      await expect(page.getByRole('figure').getByText('AC', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('figure').getByText('MC', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('tab', { name: 'Houses' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /House system/ })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Planets' }).click();
      const table = page.getByRole('tabpanel').getByRole('table', { name: 'Planets' });
      await expect(table.getByRole('columnheader', { name: 'House' })).toHaveCount(0);
      // That day the Moon left Capricorn at about 07:40 UTC.
      await expect(table.getByRole('row').filter({ hasText: 'Moon' })).toContainText(
        /Capricorn (?:or|–) Aquarius/,
      );
      await expect(table.getByRole('row').filter({ hasText: 'Venus' })).toContainText('Aries');
    });

    await test.step('readings say what is missing, and stay within what any hour of the day allows', async () => {
      await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
      await ask(page, 'Where is my career going?');
      const reply = await ask(page, 'Why do I feel so much?');
      const readings = await keptReadings(page);
      expect(readings).toHaveLength(2);
      const limits = readings.flatMap(({ sentences }) => sentences.filter(({ move }) => move === 'limit'));
      expect(limits.flatMap(({ cites }) => cites)).toContain('caveat.birth-time-unknown');
      const claims = readings.flatMap(({ sentences }) =>
        sentences.filter(
          ({ move, cites }) => move !== 'limit' && !cites.some((id) => id.startsWith('caveat.')),
        ),
      );
      expect(claims.map(({ text }) => text).filter((text) => needsTime.test(text))).toEqual([]);
      const facts = readings.flatMap((reading) => reading.facts);
      expect(
        facts.map(({ id }) => id).filter((id) => /\.house\d*|\.(?:asc|mc)\b|-(?:asc|mc)\./.test(id)),
      ).toEqual([]);
      const moon = facts.filter(({ id }) => id === 'natal.moon.sign');
      for (const { value } of moon) expect(value).toEqual({ type: 'either', ids: ['capricorn', 'aquarius'] });

      await factsButtonIn(reply).click();
      const drawer = page.getByRole('complementary', { name: 'Facts' });
      await expect(drawer).toContainText('time unknown');
      await drawer.getByText(/^Everything computed/).click();
      await expect(drawer.getByRole('region', { name: 'Birth chart' })).toContainText(
        /Moon in Capricorn or Aquarius/,
      );
      await expect(drawer.getByRole('region', { name: 'Birth chart' })).not.toContainText(needsTime);
      await expect(drawer.getByRole('region', { name: 'What is not known' })).toContainText(
        'No time of birth',
      );
    });
  },
);
