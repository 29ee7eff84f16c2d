import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wrap360 } from '#astro/angle/degrees.ts';
import { COMPUTED_BODY_IDS } from '#astro/body/body-id.ts';
import type { ChartBody } from '#astro/chart/natal.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import type { Engine } from '#engine/client.ts';
import type { EngineCalls, SkyAtRequest, SkyChart } from '#engine/protocol.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { TimeMachine } from './time-machine.tsx';

const start = Date.parse('2026-11-21T12:00:00Z') as UnixMs;

const birth: BirthDetails = {
  date: '1993-04-14',
  time: '07:42',
  plusMinusMin: 0,
  place: null,
  zone: null,
  offsetSeconds: null,
  fold: null,
};

/** The bodies thirty degrees apart; where they stand is of no matter here. */
function sky({ at }: SkyAtRequest): SkyChart {
  const bodies = COMPUTED_BODY_IDS.map((body, i): ChartBody => ({
    body,
    lon: wrap360(i * 30),
    lat: wrap360(0),
    speed: 1,
    dec: wrap360(0),
    sign: 'aries',
    degree: { deg: 0, min: 0 } as never,
    house: null,
    retrograde: false,
    stationary: false,
    outOfBounds: false,
  }));
  const toNatal = [
    { mover: 'saturn', aspect: 'opposition', point: 'jupiter', orb: 0.5, applying: true },
  ] as const;
  return { at, ring: 'transits', skyOf: at, bodies, angles: null, houses: null, toNatal };
}

type Asked = { readonly at: number; readonly answer: () => void };
let asked: Asked[];
let local: TestDb;
beforeEach(() => {
  asked = [];
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const hit = { at: (start + 3 * 86_400_000) as UnixMs, mover: 'mars', aspect: 'trine', point: 'sun' } as const;

/** Answers a sky only when it is told to. */
const engine: Engine = {
  ask: (call: keyof EngineCalls, input: unknown) =>
    new Promise((resolve) => {
      if (call === 'hits') resolve([hit]);
      else asked.push({ at: (input as SkyAtRequest).at, answer: () => resolve(sky(input as SkyAtRequest)) });
    }),
  close: () => undefined,
};

async function open() {
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <EngineProvider value={engine}>
          <TimeMachine
            wheel={{
              title: 'Natal chart',
              description: 'help',
              bodies: [],
              angles: [],
              cusps: [],
              aspects: [],
              selected: null,
              onSelect: () => undefined,
              compact: true,
            }}
            birth={birth}
            houseSystem="placidus"
            node="mean"
            zone="UTC"
            start={start}
          />
        </EngineProvider>
      </LocalDataProvider>
    </UiProvider>,
  );
  await waitFor(() => expect(asked).toHaveLength(1));
}

const answer = (i: number) => act(async () => asked[i]?.answer());
const slider = () => screen.getByRole('slider', { name: 'Moment' });

test('only one sky is on its way; of those asked meanwhile the latest goes out', async () => {
  await open();
  expect(asked[0]?.at).toBe(start);
  for (const at of ['2030-01-01T00:00', '2031-01-01T00:00', '2032-01-01T00:00']) {
    fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: at } });
    await waitFor(() => expect(slider().getAttribute('aria-valuenow')).toBe(String(Date.parse(`${at}Z`))));
  }
  expect(asked).toHaveLength(1);
  await answer(0);
  expect(asked.map(({ at }) => at)).toEqual([start, Date.parse('2032-01-01T00:00Z')]);
});

test('keys step by the scale, and Now comes back', async () => {
  await open();
  slider().focus();
  await userEvent.keyboard('{PageUp}');
  const next = start + 86_400_000;
  await waitFor(() => expect(slider().getAttribute('aria-valuenow')).toBe(String(next)));
  await userEvent.click(screen.getByRole('radio', { name: 'Year' }));
  await userEvent.click(screen.getByRole('button', { name: 'One month back' }));
  await waitFor(() =>
    expect(slider().getAttribute('aria-valuenow')).toBe(String(Date.parse('2026-10-22T12:00:00Z'))),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Now' }));
  const now = String(local.deps.clock.now());
  await waitFor(() => expect(slider().getAttribute('aria-valuenow')).toBe(now));
});

test('it shows the tightest aspects, and says them once the hand has rested', async () => {
  await open();
  await answer(0);
  expect(await screen.findByText('Saturn opposition natal Jupiter')).toBeVisible();
  await waitFor(
    () =>
      expect(screen.getByRole('status').textContent).toBe(
        'The sky on Sat, 21 Nov 2026, 12:00 PM. Saturn opposition natal Jupiter, 0°30′, applying',
      ),
    { timeout: 2500 },
  );
});

test('a moment outside the years it knows is refused in words', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '1700-01-01T00:00' } });
  expect(screen.getByText('Choose a moment between 1900 and 2100.')).toBeVisible();
  expect(slider().getAttribute('aria-valuenow')).toBe(String(start));
});

test('exactly at a hit it says which', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Date and time'), { target: { value: '2026-11-24T12:00' } });
  expect(await screen.findByText('Exact: Mars trine natal Sun')).toBeVisible();
});
