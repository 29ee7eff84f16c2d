import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { closeSoulsticeDb } from '#db/database.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { deviceZone } from '#db/day-zone.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { PlaceNow } from './place-now.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const choose = async (name: string, zone: string) => {
  const place = { id: 'test:1', name, latDeg: 0, lonDeg: 0, zone };
  const kept = await setSetting(local.db, local.deps, 'modes.place', place);
  expect(kept.ok).toBe(true);
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <PlaceNow />
      </LocalDataProvider>
    </UiProvider>,
  );
};

test('a chosen place with another clock is said to be chosen, and why it is not used', async () => {
  await choose('Kiritimati', 'Pacific/Kiritimati');
  const said = await screen.findByText(/You chose Kiritimati, where the clock shows another time/);
  expect(said.textContent).toMatch(/Until they agree, .+ (?:is|place is) used\./);
  expect(said.textContent).not.toContain('Until you choose a place');
});

test('a chosen place with another clock can be cleared, and another is searched for then', async () => {
  await choose('Kiritimati', 'Pacific/Kiritimati');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear where you are now' }));
  expect(await screen.findByRole('combobox', { name: 'Where you are now' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/You chose Kiritimati/)).toBe(null));
  expect(await getSetting(local.db, 'modes.place')).toBe(null);
});

test('a chosen place with the clock of the device stands there, and can be cleared', async () => {
  await choose('Here', deviceZone());
  expect(await screen.findByRole('button', { name: 'Clear where you are now' })).toBeVisible();
  expect(screen.queryByText(/another time/)).toBe(null);
});
