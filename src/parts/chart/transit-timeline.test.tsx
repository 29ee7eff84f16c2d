import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TransitSeries } from '#astro/event/transit-series.ts';
import type { BirthDetails, BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import type { Engine } from '#engine/client.ts';
import type { TransitsRequest, TransitsView } from '#engine/protocol.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { TransitTimeline } from './transit-timeline.tsx';

const at = (text: string) => Date.parse(text) as UnixMs;

const birth: BirthDetails = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: { name: 'Lisbon', latDeg: 38.717, lonDeg: -9.133 },
  zone: 'Europe/Lisbon',
  offsetSeconds: null,
  fold: null,
};
const moment: BirthMoment = {
  details: birth,
  knowledge: 'exact',
  at: at('1993-04-14T05:42:00Z'),
  from: at('1993-04-14T05:42:00Z'),
  to: at('1993-04-14T05:42:00Z'),
  offsetSeconds: 7200,
  rule: null,
};

function one(
  mover: TransitSeries['mover'],
  aspect: TransitSeries['aspect'],
  point: TransitSeries['point'],
  [enter, ...rest]: readonly string[],
): TransitSeries {
  const leave = at(rest.at(-1) ?? '');
  const exact = rest.slice(0, -1).map(at);
  const start = at(enter ?? '');
  const pass = {
    mover,
    aspect,
    point,
    enter: start,
    exact,
    leave,
    closest: { at: exact[0] ?? start, orbDeg: 0.5 },
  };
  return { mover, aspect, point, passes: [pass], exact, enter: start, leave };
}

const saturn = one('saturn', 'opposition', 'jupiter', [
  '2026-11-06T00:00Z',
  '2026-12-07T04:00Z',
  '2026-12-14T20:00Z',
  '2027-01-13T00:00Z',
]);
const pluto = one('pluto', 'trine', 'sun', ['2026-11-10T00:00Z', '2027-02-10T00:00Z']);
const mars = one('mars', 'square', 'sun', ['2026-12-01T00:00Z', '2026-12-02T12:00Z', '2026-12-04T00:00Z']);

let asked: TransitsRequest[] = [];
const engine: Engine = {
  ask: async (_call, input) => {
    const request = input as TransitsRequest;
    asked.push(request);
    const view: TransitsView = {
      type: 'transits',
      moment,
      natal: [
        { id: 'sun', lon: 24.3 },
        { id: 'jupiter', lon: 187.9 },
      ],
      houses: { jupiter: 6 },
      series: [saturn, pluto, mars].filter(({ mover }) => request.movers.includes(mover)),
      sky: {
        stations: [{ body: 'saturn', at: at('2026-12-10T23:30Z'), turns: 'direct', lon: 7.9 as never }],
        lunations: [],
        ingresses: [],
      },
    };
    return view;
  },
  close: () => undefined,
};

let local: TestDb;
beforeEach(() => {
  asked = [];
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

function open(span?: { from: UnixMs; to: UnixMs }) {
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <EngineProvider value={engine}>
          <TransitTimeline
            birth={birth}
            houseSystem="placidus"
            node="mean"
            zone="Europe/Lisbon"
            start={at('2026-11-21T21:06Z')}
            {...(span !== undefined && { span })}
          />
        </EngineProvider>
      </LocalDataProvider>
    </UiProvider>,
  );
}

const bar = (name: RegExp) => screen.findByRole('button', { name });

test('the slowest stand first; a bar opens its dates in the zone of the person, and its meaning', async () => {
  open();
  const row = await bar(/^Saturn opposition natal Jupiter, 6 Nov to 13 Jan, exact 7 Dec, 14 Dec$/);
  const names = screen
    .getAllByRole('button', { name: / natal / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names.map((name) => name?.split(' ')[0])).toEqual(['Pluto', 'Saturn', 'Mars']);
  await userEvent.click(row);
  const detail = row.parentElement as HTMLElement;
  expect(
    await within(detail).findByText(/^Saturn, the planet of limits and duty, .+ Go easy on /),
  ).toBeVisible();
  expect(within(detail).getByText('In your chart:').parentElement).toHaveTextContent(
    'Your Jupiter is in your sixth house, so it shows most in daily work and health.',
  );
  expect(within(detail).getByText('Exact, 1st time').nextSibling?.textContent).toBe(
    'Mon, 7 Dec 2026, 4:00 AM',
  );
  expect(within(detail).getByText('Leaves orb').nextSibling?.textContent).toBe('Wed, 13 Jan 2027, 12:00 AM');
});

test('a transit that is never exact says how near it came', async () => {
  open();
  await userEvent.click(await bar(/^Pluto trine natal Sun, .*without an exact hit$/));
  expect(screen.getByText('Closest').nextSibling?.textContent).toBe('0°30′ on 10 November 2026');
});

test('arrow keys walk the bars, Enter opens one', async () => {
  open();
  const first = await bar(/^Pluto/);
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Saturn/);
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}');
  expect((await bar(/^Saturn/)).getAttribute('aria-expanded')).toBe('true');
});

test('planets and natal points filter', async () => {
  open();
  await bar(/^Mars/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mars' }));
  expect(screen.queryByRole('button', { name: /^Mars/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Natal point' }), 'Jupiter');
  expect(screen.queryByRole('button', { name: /^Pluto/ })).toBeNull();
  expect(await bar(/^Saturn/)).toBeVisible();
});

test('the list tells the same month by month, with the sky in between', async () => {
  open();
  await bar(/^Saturn/);
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  const december = screen.getByRole('heading', { name: 'December 2026' }).parentElement as HTMLElement;
  expect(
    within(december)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '2 DecMars square natal SunExact, 12:00 PM',
    '7 DecSaturn opposition natal JupiterExact, 1st time, 4:00 AM',
    '10 DecSaturn turns direct11:30 PM',
    '14 DecSaturn opposition natal JupiterExact, 2nd time, 8:00 PM',
  ]);
});

test('a planet that turns has words of its own, in the lane and in the list', async () => {
  open();
  await bar(/^Saturn/);
  await userEvent.click(screen.getByRole('button', { name: /^In the sky/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Saturn turns direct' }));
  expect(screen.getByText(/can move forward again/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Mars square natal Sun/ }));
  expect(screen.getByText(/^Mars, the planet of action, .+ Go easy on /)).toBeVisible();
});

test('a window of its own is shown as it was asked for, and walked by halves', async () => {
  open({ from: at('2026-12-01T00:00Z'), to: at('2026-12-31T00:00Z') });
  await bar(/^Saturn/);
  expect(screen.getByText('1 December 2026 – 31 December 2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByText('16 December 2026 – 15 January 2027')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(await screen.findByText(/2026 – .* 2027/)).toBeVisible();
});

test('what is slow is looked for far beyond the window, what is fast is not', async () => {
  open();
  await bar(/^Saturn/);
  const [slow, fast] = ['pluto', 'mars'].map((mover) =>
    asked.find(({ movers }) => movers.some((other) => other === mover)),
  );
  const days = (request: TransitsRequest | undefined) =>
    ((request?.to ?? 0) - (request?.from ?? 0)) / 86_400_000;
  expect(days(slow)).toBeGreaterThan(700);
  expect(days(slow)).toBeLessThan(3 * 365);
  expect(days(fast)).toBeLessThan(days(slow));
});
