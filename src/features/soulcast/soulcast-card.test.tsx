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

const HEADLINE = /^An? .*\bday\b/i;

test('a headline, two lines with a reason behind each, and what the day is good for', async () => {
  await born(nok);
  show();
  expect(await screen.findByText('Saturday, November 21st')).toBeVisible();
  expect(await screen.findByText(HEADLINE)).toBeVisible();
  for (const name of ['Sky', 'You', 'Good for', 'Go easy on', 'Question'])
    expect(screen.getByText(name, { selector: 'dt' })).toBeVisible();
  // Hours as the device counts them: the language of the test is that of the United States.
  expect(screen.getByText(/^At 2:18 PM Mercury/)).toBeVisible();
  const whys = screen.getAllByRole('button', { name: /^Why: / });
  expect(whys).toHaveLength(2);
  for (const why of whys) await userEvent.click(why);
  expect(
    await screen.findByText('The Moon is at 12°58′ Aries at noon, 134° ahead of the Sun.'),
  ).toBeVisible();
  // The fact itself, with how it was computed.
  expect((await screen.findAllByText(/your Jupiter|your [A-Z]/)).length).toBeGreaterThan(1);
});

test('it is built once a day, again on the next, and again for an edited birth', async () => {
  await born(nok);
  show();
  await screen.findByText(HEADLINE);
  await waitFor(async () =>
    expect(await local.db.local.where('key').startsWith('soulcast:').count()).toBe(1),
  );
  show();
  await screen.findByText(HEADLINE);
  expect(asked).toHaveLength(1);

  await born({ ...nok, time: '03:10' });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.birth?.time).toBe('03:10');

  // Midnight passes while it stands on the screen.
  local.clock.advance(86_400_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toMatchObject({ date: '2026-11-22', refresh: 0 });
  expect(await screen.findByText('Sunday, November 22nd')).toBeVisible();
});

test('a refresh brings other words about the same sky, and they stay', async () => {
  await born(nok);
  show();
  await screen.findByText(HEADLINE);
  const sky = () => screen.getByText(/The Moon .*Aries/).textContent;
  const before = sky();
  await userEvent.click(await refresh());
  expect(await screen.findByText('New words, same sky')).toBeVisible();
  const after = sky();
  expect(after).not.toBe(before);
  show();
  expect(await screen.findByText('New words, same sky')).toBeVisible();
  expect(sky()).toBe(after);
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
  expect(screen.getAllByRole('button', { name: /^Why: / })).toHaveLength(1);
  expect(asked[0]?.birth).toBeNull();
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
  await screen.findByText(HEADLINE);
  await userEvent.click(screen.getByRole('button', { name: /Daily Soulcast/ }));
  await waitFor(() => expect(screen.queryByText('Refresh Soulcast')).toBeNull());
  show();
  const card = await screen.findByRole('region', { name: 'Daily Soulcast' });
  expect(await within(card).findByText(HEADLINE)).toBeVisible();
  expect(screen.queryByText('Refresh Soulcast')).toBeNull();
});
