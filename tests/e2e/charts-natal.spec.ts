/** A birth chart without a network: every row of its tables is that of the reference, and the drawing can be taken away. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { enter, openNatalChart, recordPage, thatEvening } from '../support/e2e-app.ts';
import {
  cellsOf,
  cutNetwork,
  fillExactBirth,
  houseIn,
  housesChart,
  MARGIN_SEC,
  place,
  signName,
  within,
} from '../support/e2e-charts.ts';
import { referenceChart } from '../support/e2e-reference.ts';
import { rowsOf } from '../support/e2e-store.ts';

test.use({ serviceWorkers: 'allow' });

/** Mars direct, Saturn, Uranus, Neptune and the node backwards, south of the equator; no body is about to turn. */
const CHART = 'o012';

type Expected = { readonly lon: number; readonly marginSec: number; readonly motion: string };

/** Every row of the table of positions: bodies, angles, and the points that follow from them. */
async function expectedRows(): Promise<ReadonlyMap<string, Expected>> {
  const { chart, positions } = await referenceChart(CHART);
  const { vertex } = await housesChart(CHART);
  const names: Readonly<Record<string, string>> = { northnode: 'North Node', meanlilith: 'Lilith' };
  const rows = new Map<string, Expected>();
  for (const [body, speed] of positions.speed) {
    // The screen shows the mean node and the mean apogee.
    if (body === 'truenode' || body === 'truelilith') continue;
    const motion = speed < 0 ? 'Retrograde' : 'Direct';
    const name = names[body] ?? `${body[0]?.toUpperCase()}${body.slice(1)}`;
    rows.set(name, { lon: positions.lon.get(body) ?? Number.NaN, marginSec: MARGIN_SEC, motion });
  }
  const north = rows.get('North Node');
  if (north !== undefined) rows.set('South Node', { ...north, lon: north.lon + 180 });
  const point = (lon: number, marginSec = MARGIN_SEC) => ({ lon, marginSec, motion: '–' });
  rows.set('Ascendant', point(chart.asc));
  rows.set('Midheaven', point(chart.mc));
  rows.set('Vertex', point(vertex));
  // By day Fortune is as far from the Ascendant as the Moon from the Sun, by night the other way; Spirit is its mirror.
  const sun = positions.lon.get('sun') ?? Number.NaN;
  const moon = positions.lon.get('moon') ?? Number.NaN;
  const byDay = houseIn(sun, positions.cusps) > 6;
  const lot = moon - sun;
  rows.set('Fortune', point(chart.asc + (byDay ? lot : -lot), 2 * MARGIN_SEC));
  rows.set('Spirit', point(chart.asc - (byDay ? lot : -lot), 2 * MARGIN_SEC));
  return rows;
}

const tab = (page: Page, name: string): Locator =>
  page.getByRole('tablist', { name: 'Chart views' }).getByRole('tab', { name, exact: true });

async function expectCusps(page: Page, system: string, cusps: readonly number[] | null | undefined) {
  await tab(page, 'Houses').click();
  const table = page.getByRole('table', { name: `Houses, ${system}` });
  await expect(table).toBeVisible();
  const rows = await cellsOf(table);
  expect(rows.map(([house]) => house)).toEqual(Array.from({ length: 12 }, (_, i) => String(i + 1)));
  const wrong = rows.filter(
    ([, degree, sign], i) =>
      !within(MARGIN_SEC, place, cusps?.[i] ?? Number.NaN).includes(`${degree} ${sign}`),
  );
  expect(wrong).toEqual([]);
}

/** What a press on an entry of the export menu leaves on the disk. */
async function saved(page: Page, entry: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Print or save' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: entry }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test(
  'the chart of the reference, by the generator, the calculator and the profile',
  { tag: '@long' },
  async ({ page, context }) => {
    const record = await recordPage(page);
    await page.clock.setFixedTime(thatEvening);
    const { chart, positions } = await referenceChart(CHART);
    const houses = await housesChart(CHART);
    await enter(page);
    await cutNetwork(page, context);

    await test.step('the generator draws it', async () => {
      await page.getByRole('link', { name: 'Charts' }).click();
      await page.getByRole('button', { name: /^Natal Chart Calculator/ }).click();
      await fillExactBirth(page.getByRole('group', { name: 'Your birth' }), chart);
      await page.getByRole('button', { name: 'Generate Natal Chart Calculator' }).click();
      await expect(page.getByRole('group', { name: 'Natal Chart Calculator is ready.' })).toBeVisible();
    });

    await test.step('every row of its positions is that of the reference', async () => {
      await tab(page, 'Planets').click();
      const table = page.getByRole('table', { name: 'Planets' });
      await expect(table).toBeVisible();
      const expected = await expectedRows();
      const rows = await cellsOf(table);
      expect(rows.map(([name = '']) => name).toSorted()).toEqual([...expected.keys()].toSorted());
      const wrong = rows.filter(([name = '', degree, sign, house, motion]) => {
        const right = expected.get(name);
        if (right === undefined) return true;
        const isAngle = name === 'Ascendant' || name === 'Midheaven';
        return (
          !within(right.marginSec, place, right.lon).includes(`${degree} ${sign}`) ||
          house !== (isAngle ? '–' : String(houseIn(right.lon, positions.cusps))) ||
          motion !== right.motion
        );
      });
      expect(wrong).toEqual([]);
    });

    await test.step('so are its houses', async () => {
      await expectCusps(page, 'Placidus', houses.cusps.placidus);
    });

    await test.step('the drawing is saved as a picture and as a drawing', async () => {
      const svg = await saved(page, 'Save as SVG');
      expect(svg.name).toMatch(/\.svg$/);
      // The page itself takes no markup from text: its policy forbids it.
      const elsewhere = await context.newPage();
      const drawn = await elsewhere.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
        return { root: parsed.documentElement.tagName, paths: parsed.querySelectorAll('path').length };
      }, svg.bytes.toString('utf8'));
      await elsewhere.close();
      expect(drawn.root).toBe('svg');
      expect(drawn.paths).toBeGreaterThan(40);
      const png = await saved(page, 'Save as PNG');
      expect(png.name).toMatch(/\.png$/);
      expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      // The width and height are the first numbers of the file; more than one colour takes more than some thousand bytes.
      expect(png.bytes.readUInt32BE(16)).toBeGreaterThan(1000);
      expect(png.bytes.length).toBeGreaterThan(30_000);
    });

    await test.step('the calculator tells the three that most people know, and keeps the birth', async () => {
      await page.getByRole('button', { name: 'Back to Chart Types' }).click();
      await page.getByRole('button', { name: 'Just the Sun, Moon and Rising sign' }).click();
      const dialog = page.getByRole('dialog', { name: 'Birth Chart Calculator' });
      await fillExactBirth(dialog, chart);
      await dialog.getByRole('button', { name: 'Generate Birth Chart' }).click();
      for (const [label, lon] of [
        ['Sun', positions.lon.get('sun')],
        ['Moon', positions.lon.get('moon')],
        ['Rising (Ascendant)', chart.asc],
      ] as const) {
        const card = dialog
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: label, exact: true }) });
        await expect(card).toContainText(signName(lon ?? Number.NaN));
        const shown = (await card.innerText()).match(/\d+°\d\d′ [A-Z][a-z]+/)?.[0] ?? '';
        expect(within(MARGIN_SEC, place, lon ?? Number.NaN)).toContain(shown);
      }
      await dialog.getByRole('button', { name: 'Save & Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Saved to your profile.');
      const [profile] = await rowsOf<{ birth: object }>(page, 'profile');
      expect(profile?.birth).toMatchObject({
        date: '1992-09-01',
        time: '10:12',
        offsetSeconds: 9,
        place: { latDeg: chart.lat, lonDeg: chart.lon },
      });
    });

    await test.step('the profile draws it too, by any house system', async () => {
      await page.getByRole('link', { name: 'My Blueprint' }).click();
      await openNatalChart(page);
      await expectCusps(page, 'Placidus', houses.cusps.placidus);
      await page.getByRole('button', { name: /^House system: Placidus/ }).click();
      await page
        .getByRole('menu', { name: 'House system' })
        .getByText('Regiomontanus', { exact: true })
        .click();
      await expectCusps(page, 'Regiomontanus', houses.cusps.regiomontanus);
      await tab(page, 'Planets').click();
      const bodies = (await cellsOf(page.getByRole('table', { name: 'Planets' }))).filter(
        ([name]) => name === 'Sun' || name === 'Moon' || name === 'Saturn',
      );
      expect(bodies.map(([, , , house]) => house)).toEqual(
        ['sun', 'moon', 'saturn'].map((body) =>
          String(houseIn(positions.lon.get(body) ?? Number.NaN, houses.cusps.regiomontanus ?? [])),
        ),
      );
    });
    expect(record.violations).toEqual([]);
    expect(record.faults).toEqual([]);
  },
);
