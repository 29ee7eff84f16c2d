import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsDraft } from '#contract/tool-draft.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { createTestDb, type TestDb } from '../../tests/support/test-db.ts';
import { useFormDraft } from './form-draft.ts';

/** Longer than any test: what is kept by then did not wait for the pause after typing. */
const NEVER_MS = 600_000;

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
  const real = globalThis.setTimeout;
  const slow = (run: () => void, ms?: number) => real(run, ms === 300 ? NEVER_MS : ms);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(slow);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeSoulsticeDb(local.db);
});

const Around = ({ children }: { children: ReactNode }) => (
  <LocalDataProvider value={local}>{children}</LocalDataProvider>
);
const kept = async () => (await local.db.draft.toArray()).map(({ key, text }) => [key, text]);

test.each([
  {
    how: 'is left',
    leave: () => window.dispatchEvent(new Event('pagehide')),
  },
  {
    how: 'goes out of sight',
    leave: () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  },
])('what was chosen just before is kept when the page $how', async ({ leave }) => {
  const { result } = renderHook(() => useFormDraft('stones', wordsDraft), { wrapper: Around });
  await waitFor(() => expect(result.current.value).toBe(null));
  act(() => result.current.set(() => 'patience'));
  expect(await kept()).toEqual([]);
  leave();
  await waitFor(async () => expect(await kept()).toEqual([['form:stones', '"patience"']]));
});

test('a page that comes back into sight keeps nothing before the pause after typing', async () => {
  const { result } = renderHook(() => useFormDraft('stones', wordsDraft), { wrapper: Around });
  await waitFor(() => expect(result.current.value).toBe(null));
  act(() => result.current.set(() => 'patience'));
  document.dispatchEvent(new Event('visibilitychange'));
  await local.db.draft.count();
  expect(await kept()).toEqual([]);
});
