import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyBirth } from '#contract/birth.ts';
import type { Birth } from '#contract/birth.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { setSetting } from '#db/settings.ts';
import type { Engine } from '#engine/client.ts';
import type { SoulcastRequest } from '#engine/protocol.ts';
import { soulcastOf } from '#engine/soulcast.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { SoulcastCard } from './soulcast-card.tsx';

let local: TestDb;
let asked: SoulcastRequest[];
let fails: boolean;
const engine = {
  ask: async (call: string, input: SoulcastRequest) => {
    if (call !== 'soulcast') throw new Error(`${call} is not answered in this test`);
    asked.push(input);
    if (fails) throw new Error('no sky today');
    return soulcastOf(input);
  },
  close: () => undefined,
} as unknown as Engine;

const nok: Birth = {
  ...emptyBirth,
  date: '1990-05-15',
  time: '14:30',
  place: { id: '1609350', name: 'Bangkok, Thailand', latDeg: 13.7563, lonDeg: 100.5018 },
  zone: 'Asia/Bangkok',
};

beforeEach(async () => {
  local = createTestDb();
  asked = [];
  fails = false;
  written(await setSetting(local.db, local.deps, 'display.timezone', 'Asia/Bangkok'));
});
afterEach(() => closeSoulsticeDb(local.db));

const born = async (birth: Birth) => written(await saveProfile(local.db, local.deps, { birth }));

function show() {
  cleanup();
  render(
    <UiProvider theme="dark" env="test">
      <EngineProvider value={engine}>
        <LocalDataProvider value={local}>
          <MemoryRouter>
            <SoulcastCard onLeave={() => undefined} />
          </MemoryRouter>
        </LocalDataProvider>
      </EngineProvider>
    </UiProvider>,
  );
}

const refresh = () => screen.findByRole('button', { name: 'Refresh Soulcast' });

test('the worked day of the design, with a reason behind each line', async () => {
  await born(nok);
  show();
  expect(await screen.findByText('Saturday, November 21st')).toBeVisible();
  expect(await screen.findByText('Say it simply, then say it kindly.')).toBeVisible();
  const whys = screen.getAllByRole('button', { name: /^Why: / });
  expect(whys).toHaveLength(3);
  for (const why of whys) await userEvent.click(why);
  expect(await screen.findByText('Moon 12°58′ Aries at noon, 134° past the Sun.')).toBeVisible();
  expect(screen.getByText(/sunrise 6:20 AM, sunset 5:47 PM\. Sunrise and sunset of Bangkok/)).toBeVisible();
  // The fact itself, with how it was computed.
  expect((await screen.findAllByText('Mercury trine your Jupiter')).length).toBeGreaterThan(0);
});

test('it is built once a day, again on the next, and again for an edited birth', async () => {
  await born(nok);
  show();
  await screen.findByText('Say it simply, then say it kindly.');
  await waitFor(async () =>
    expect(await local.db.local.where('key').startsWith('soulcast:').count()).toBe(1),
  );
  show();
  await screen.findByText('Say it simply, then say it kindly.');
  expect(asked).toHaveLength(1);

  await born({ ...nok, time: '03:10' });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.birth?.time).toBe('03:10');

  // Midnight passes while it stands on the screen.
  local.clock.advance(86_400_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toMatchObject({ date: '2026-11-22', refresh: 0 });
  // Yesterday's lead is told, so that no contact leads for ever.
  expect(asked[2]?.led).toHaveLength(3);
  expect(asked[2]?.led[0]).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
  expect(await screen.findByText('Sunday, November 22nd')).toBeVisible();
});

test('a refresh brings other words over the same numbers, and they stay', async () => {
  await born(nok);
  show();
  await screen.findByText('Say it simply, then say it kindly.');
  const before = screen.getByText(/85 % lit/).textContent;
  await userEvent.click(await refresh());
  expect(await screen.findByText('New words, same sky')).toBeVisible();
  const after = screen.getByText(/85 % lit/).textContent;
  expect(after).not.toBe(before);
  show();
  expect(await screen.findByText('New words, same sky')).toBeVisible();
  expect(screen.getByText(/85 % lit/).textContent).toBe(after);
  expect(asked.map((one) => one.refresh)).toEqual([0, 1]);
});

test('without a whole birth it asks for one, and says what holds for everyone', async () => {
  await born({ ...emptyBirth, date: '1990-05-15' });
  show();
  expect(
    await screen.findByText(
      'Complete your birth information in your profile to receive personalized daily cosmic guidance.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('Today’s sky, for everyone')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Why: / })).toHaveLength(2);
  expect(asked[0]?.birth).toBeNull();
  // Bangkok, after which the zone of these days is named.
  expect(asked[0]?.place?.latDeg).toBeCloseTo(13.75, 1);
  expect(asked[0]?.place?.lonDeg).toBeCloseTo(100.52, 1);
});

test('an unknown hour counts as whole, a failure is said as the specification says it', async () => {
  fails = true;
  await born({ ...nok, time: null });
  show();
  expect(
    await screen.findByText(
      "Unable to calculate today's cosmic guidance. Please check your birth information in your profile.",
    ),
  ).toBeVisible();
  fails = false;
  await userEvent.click(await refresh());
  expect(await screen.findAllByRole('button', { name: /^Why: / })).not.toHaveLength(0);
  expect(asked.at(-1)?.birth?.time).toBeNull();
});

test('folded it is its headline, and stays folded', async () => {
  await born(nok);
  show();
  await screen.findByText('Say it simply, then say it kindly.');
  await userEvent.click(screen.getByRole('button', { name: /Daily Soulcast/ }));
  await waitFor(() => expect(screen.queryByText('Refresh Soulcast')).toBeNull());
  show();
  const card = await screen.findByRole('region', { name: 'Daily Soulcast' });
  expect(await within(card).findByText('Say it simply, then say it kindly.')).toBeVisible();
  expect(screen.queryByText('Refresh Soulcast')).toBeNull();
});
