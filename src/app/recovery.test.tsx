import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLiveQuery } from 'dexie-react-hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import { saveProfile } from '#db/profile.ts';
import { LocalDataProvider, useLocalData } from '#store/db-context.tsx';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb, written } from '../../tests/support/test-db.ts';
import { Recovery } from './recovery.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

/** A screen that cannot draw the light theme. */
function Screen() {
  const { db } = useLocalData();
  const theme = useLiveQuery(() => getSetting(db, 'display.theme'), [db]);
  if (theme === 'light') throw new RangeError('light is not drawn');
  return <p>Drawn, {theme}</p>;
}

function show() {
  render(
    <MemoryRouter>
      <UiProvider theme="dark" env="test">
        <LocalDataProvider value={local}>
          <ErrorBoundary fallback={Recovery}>
            <Screen />
          </ErrorBoundary>
        </LocalDataProvider>
      </UiProvider>
    </MemoryRouter>,
  );
}

test('a page that stopped says why, shows the changed settings and works once they are reset', async () => {
  const { db, deps } = local;
  written(await saveProfile(db, deps, { name: 'Nok' }));
  written(await setSetting(db, deps, 'display.theme', 'light'));
  written(await setSetting(db, deps, 'display.timezone', 'Nowhere/X'));
  written(await setSetting(db, deps, 'speech.rate', 2));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show();
  expect(await screen.findByText(/RangeError: light is not drawn/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Reset settings' }));
  expect(await screen.findByText('display.timezone')).toBeVisible();
  expect(screen.getByText('"Nowhere/X"')).toBeVisible();
  expect(screen.getByText('speech.rate')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset these 3 settings' }));
  expect(await screen.findByText('Drawn, dark')).toBeVisible();
  expect(await getSetting(db, 'display.timezone')).toBeNull();
  expect(await getSetting(db, 'speech.rate')).toBe(1);
  // It travels: another device may have the same broken value.
  expect((await db.outbox.toArray()).map(({ id }) => id)).toContain('display.timezone');
  expect((await db.profile.get('me'))?.['name']).toBe('Nok');
});

test('without a changed setting it says that a reset would change nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <Recovery error={new Error('no')} retry={() => undefined} />
      </LocalDataProvider>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset settings' }));
  expect(await screen.findByText(/^No setting differs/)).toBeVisible();
});
