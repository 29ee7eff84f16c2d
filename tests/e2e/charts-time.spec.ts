/** Time over a birth chart, without a network: the timeline and the time machine against the reference transits of 2022. */
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enter, openNatalChart, openProfileForm, recordPage, save } from '../support/e2e-app.ts';
import {
  aspectNames,
  cutNetwork,
  eventPoints,
  eventsChart,
  fillExactBirth,
  openTool,
  signName,
} from '../support/e2e-charts.ts';
import type { EventsChart } from '../support/e2e-charts.ts';

test.use({ serviceWorkers: 'allow', timezoneId: 'UTC' });

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Seconds of arc by which a transit may be off; what it means in time depends on how fast the body moves. */
const MARGIN_SEC = 3;
/** Jupiter to Pluto, as the reference numbers them. */
const FIRST_SLOW = 5;

type Hit = { readonly at: number; readonly title: string; readonly toleranceMs: number };

function hitsOf(chart: EventsChart, movers: (mover: number) => boolean): readonly Hit[] {
  return chart.transits
    .filter(([, mover]) => movers(mover))
    .map(([seconds, mover, angle, point, speed]) => ({
      at: seconds * 1000,
      title: `${eventPoints[mover]} ${aspectNames[angle]} natal ${eventPoints[point]}`,
      // The screen cuts to the minute.
      toleranceMs: MINUTE + (MARGIN_SEC / 3600 / Math.abs(speed)) * DAY,
    }));
}

/** The exact transits of the list on the screen, dated by what it says: the month above, the day, the time of day. */
async function shownHits(page: Page): Promise<readonly { at: number; title: string }[]> {
  const lines = await page.getByRole('region', { name: 'Transit timeline' }).evaluate((timeline) =>
    [...timeline.querySelectorAll('section')].flatMap((month) =>
      [...month.querySelectorAll('li')].map((entry) => {
        const note = entry.querySelector('.meta');
        return {
          month: month.querySelector('h3')?.textContent ?? '',
          day: entry.querySelector('time')?.textContent ?? '',
          title: note?.parentElement?.firstChild?.textContent ?? '',
          note: note?.textContent ?? '',
        };
      }),
    ),
  );
  return lines.flatMap(({ month, day, title, note }) => {
    const clock = /^Exact(?:, \w+ time)?, (\d\d:\d\d)$/.exec(note)?.[1];
    const [year] = /\d{4}$/.exec(month) ?? [];
    return clock === undefined ? [] : [{ at: Date.parse(`${day} ${year} ${clock} UTC`), title }];
  });
}

test('transits of a year and the sky of any moment', { tag: '@long' }, async ({ page, context }) => {
  const record = await recordPage(page);
  const chart = await eventsChart();
  // A morning of that year, so that everything is seen from there.
  await page.clock.setFixedTime('2022-01-10T09:00:00Z');
  await enter(page);
  await cutNetwork(page, context);
  await openProfileForm(page);
  await fillExactBirth(page.getByRole('tabpanel'), chart);
  await save(page);

  await openNatalChart(page);
  await page.getByRole('button', { name: /^Time machine/ }).click();
  const field = page.getByLabel('Date and time');
  const track = page.getByRole('slider', { name: 'Moment' });
  const moment = async () => Number(await track.getAttribute('aria-valuenow'));
  const spoken = (body: string) => page.getByLabel(new RegExp(`^${body} \\d+° [A-Z][a-z]+`));
  const goTo = async (at: number) => {
    await field.fill(new Date(at).toISOString().slice(0, 16));
    await expect.poll(moment).toBe(Math.floor(at / MINUTE) * MINUTE);
  };

  await test.step('the ring shows the sky of the moment that was typed', async () => {
    // When the Moon makes an exact angle to a natal point, the reference says where it stands.
    const [seconds, , angle, point] = chart.transits.find(
      ([, mover, exact, natal]) => mover === 1 && exact === 0 && natal === 8,
    ) ?? [0, 0, 0, 0];
    expect(angle).toBe(0);
    const moonLon = chart.natal[point] ?? Number.NaN;
    await goTo(seconds * 1000);
    await expect(spoken('Moon')).toHaveAttribute(
      'aria-label',
      `Moon ${Math.floor(moonLon % 30)}° ${signName(moonLon)}`,
    );
  });

  await test.step('the keys walk by days and parts of them, there and back', async () => {
    const start = await moment();
    const before = await spoken('Moon').getAttribute('aria-label');
    await track.focus();
    await page.keyboard.press('PageUp');
    await expect.poll(moment).toBe(start + DAY);
    await expect(track).toHaveAttribute('aria-valuetext', 'Mon, 3 Jan 2022, 10:44');
    await expect(page.getByText('Mon, 3 Jan 2022, 10:44', { exact: true })).toBeVisible();
    await expect(field).toHaveValue('2022-01-03T10:44');
    await expect(spoken('Moon')).not.toHaveAttribute('aria-label', before ?? '');
    await page.keyboard.press('ArrowRight');
    await expect.poll(moment).toBe(start + DAY + 6 * 60 * MINUTE);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(moment).toBe(start + DAY);
    await page.keyboard.press('PageDown');
    await expect.poll(moment).toBe(start);
    await expect(spoken('Moon')).toHaveAttribute('aria-label', before ?? '');
    await page.keyboard.press('Home');
    await expect.poll(moment).toBe(Date.parse('2022-01-10T09:00:00Z'));
  });

  await test.step('a pull that ends near an exact hit stops at it', async () => {
    const hit = hitsOf(chart, (mover) => mover === 6).find(({ title }) => title.endsWith('natal Saturn'));
    if (hit === undefined) throw new Error('the reference has a Saturn return of a kind');
    await page.getByRole('group', { name: 'A drag spans' }).getByText('Year').click();
    await goTo(hit.at - 60 * DAY);
    await track.scrollIntoViewIfNeeded();
    const box = await track.boundingBox();
    if (box === null) throw new Error('the track is on the screen');
    // Half of the track is a year; the strip is pulled to the left to go on in time, and let go two days short.
    const pixels = (58 / 365) * (box.width / 2);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - pixels, middle.y, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByText(`Exact: ${hit.title}`, { exact: true })).toBeVisible();
    const stopped = await moment();
    expect(Math.abs(stopped - hit.at)).toBeLessThan(hit.toleranceMs);
    const saturnLon = (chart.natal[6] ?? Number.NaN) + 60;
    await expect(spoken('Saturn')).toHaveAttribute(
      'aria-label',
      new RegExp(
        `^Saturn (?:${Math.floor(saturnLon % 30)}|${Math.floor((saturnLon - 0.001) % 30)})° ${signName(saturnLon)}`,
      ),
    );
  });

  await test.step('every exact transit of the slow planets is that of the reference', async () => {
    await page.getByRole('button', { name: 'Ask Vesper', exact: true }).click();
    await openTool(page, 'Transits');
    const dialog = page.getByRole('dialog', { name: 'Transit Timeline Generator' });
    await expect(dialog.getByLabel('Birth date')).toHaveValue('1987-02-21');
    await expect(dialog.getByLabel('Offset from UTC')).toHaveValue('+00:00');
    await expect(dialog.getByLabel('From', { exact: true })).toHaveValue('2022-01-10');
    await dialog.getByLabel('From', { exact: true }).fill('2022-01-01');
    await dialog.getByRole('radio', { name: 'A year' }).check();
    await dialog.getByRole('button', { name: 'Generate', exact: true }).click();
    const timeline = dialog.getByRole('region', { name: 'Transit timeline' });
    await expect(timeline).toContainText('Times in UTC.');

    // In bars: three passes of Saturn, of which two are in the window; opened, each with its moment.
    const bar = timeline.getByRole('button', {
      name: /^Saturn sextile natal Saturn, .*exact 11 Mar, 10 Sept/,
    });
    await bar.click();
    await expect(timeline).toContainText(/Exact, 1st time\s*Fri,? 11 Mar 2022, (?:21|22|23):\d\d/);

    await timeline.getByRole('group', { name: 'Show as' }).getByText('List').click();
    await expect(timeline.getByRole('heading', { name: 'March 2022' })).toBeVisible();
    const from = Date.parse(chart.from);
    const to = Date.parse('2023-01-01T00:00:00Z');
    const slow = new Set(eventPoints.slice(FIRST_SLOW, 10) as readonly string[]);
    const shown = (await shownHits(page)).filter(({ at, title }) => {
      const [mover = '', , , point = ''] = title.split(' ');
      return at >= from && at < to && slow.has(mover) && eventPoints.some((one) => one === point);
    });
    const expected = hitsOf(chart, (mover) => mover >= FIRST_SLOW && mover < 10).filter(({ at }) => at < to);
    expect(expected.length).toBeGreaterThan(20);
    expect(shown.map(({ title }) => title).toSorted()).toEqual(expected.map(({ title }) => title).toSorted());
    const wrong = expected.filter(
      ({ at, title, toleranceMs }) =>
        !shown.some((one) => one.title === title && Math.abs(one.at - at) <= toleranceMs),
    );
    expect(wrong).toEqual([]);
  });
  expect(record.violations).toEqual([]);
  expect(record.faults).toEqual([]);
});
