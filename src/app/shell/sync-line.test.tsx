import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { useSettingsAsked } from '#store/open-settings.ts';
import { useSyncDialogOpen } from '#store/open-sync-dialog.ts';
import { SyncProvider } from '#store/sync-context.tsx';
import type { SyncStatus } from '#sync/sync.ts';
import { createFakeSync, type FakeSync } from '../../../tests/support/fake-sync.ts';
import { createTestDb, type TestDb, testNow } from '../../../tests/support/test-db.ts';
import { SyncLine } from './sync-line.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => {
  vi.useRealTimers();
  closeSoulsticeDb(local.db);
});

function Opened() {
  const [settings] = useSettingsAsked();
  const [signIn] = useSyncDialogOpen();
  return (
    <p>
      {settings} {signIn && 'signing in'}
    </p>
  );
}

function draw(first: SyncStatus): FakeSync {
  const sync = createFakeSync(first);
  render(
    <LocalDataProvider value={local}>
      <SyncProvider value={sync}>
        <SyncLine onOpen={() => undefined} />
        <Opened />
      </SyncProvider>
    </LocalDataProvider>,
  );
  return sync;
}

const synced: SyncStatus = { type: 'synced', atMs: testNow };
const spoken = () => screen.getByRole('status').textContent;
const line = () => screen.getByRole('button').textContent;

test.each([
  [{ type: 'syncing', waiting: 3 }, 'Syncing'],
  // 17:45 by the clock the tests run under.
  [synced, 'Data synced across devices, 5:45 PM'],
  [{ type: 'synced', atMs: testNow - 9 * 86_400_000 }, 'Data synced across devices, 12 Nov'],
  [{ type: 'waiting', waiting: 3, why: 'offline', sinceMs: null }, '3 waiting: offline'],
  [{ type: 'waiting', waiting: 1200, why: 'server', sinceMs: null }, '1,200 waiting: server not reachable'],
  [{ type: 'waiting', waiting: 2, why: 'signed-out', sinceMs: null }, '2 waiting: sign in again'],
  [{ type: 'waiting', waiting: 2, why: 'limited', sinceMs: null }, '2 waiting: for a moment'],
  [{ type: 'waiting', waiting: 0, why: 'offline', sinceMs: null }, 'Saved on this device, offline'],
  [{ type: 'attention', what: 'refused', count: 2 }, 'Needs attention: 2 not accepted'],
  [{ type: 'attention', what: 'update-needed', count: 0 }, 'Needs attention: update to sync'],
  [{ type: 'attention', what: 'storage-full', count: 0 }, 'Needs attention: device is full'],
] satisfies readonly (readonly [SyncStatus, string])[])('%o', (status, words) => {
  draw(status);
  expect(line()).toBe(words);
});

test('it leads to Cloud Sync & Backup', async () => {
  draw({ type: 'attention', what: 'refused', count: 1 });
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText(/^sync/)).toBeVisible();
});

test('where signing in is what is missing, it leads there', async () => {
  draw({ type: 'waiting', waiting: 0, why: 'signed-out', sinceMs: null });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again to sync' }));
  expect(screen.getByText(/signing in/)).toBeVisible();
});

test('an exchange with nothing to send leaves the words alone unless it takes long', () => {
  vi.useFakeTimers();
  const sync = draw(synced);
  act(() => sync.become({ type: 'syncing', waiting: 0 }));
  expect(line()).toMatch(/^Data synced/);
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(line()).toBe('Syncing');
  act(() => sync.become(synced));
  expect(line()).toMatch(/^Data synced/);
});

test('with something unsent it does not say synced for a moment', () => {
  const sync = draw(synced);
  act(() => sync.become({ type: 'syncing', waiting: 1 }));
  expect(line()).toBe('Syncing');
});

test('spoken is what matters: the network lost and back, not each exchange nor each count', () => {
  const sync = draw(synced);
  expect(spoken()).toBe('');
  act(() => sync.become({ type: 'syncing', waiting: 2 }));
  expect(spoken()).toBe('');
  act(() => sync.become({ type: 'waiting', waiting: 2, why: 'offline', sinceMs: null }));
  expect(spoken()).toBe('2 waiting: offline');
  act(() => sync.become({ type: 'waiting', waiting: 3, why: 'offline', sinceMs: null }));
  expect(spoken()).toBe('2 waiting: offline');
  act(() => sync.become(synced));
  expect(spoken()).toBe('Data synced across devices, 5:45 PM');
});

test('what needs attention when the page opens is spoken', () => {
  draw({ type: 'attention', what: 'update-needed', count: 0 });
  expect(spoken()).toBe('Needs attention: update to sync');
});
