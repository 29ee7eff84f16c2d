import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useSettingsAsked } from '#store/open-settings.ts';
import { useSidebarOpen } from '#store/sidebar.ts';
import { SyncProvider } from '#store/sync-context.tsx';
import type { SyncStatus } from '#sync/sync.ts';
import { Toaster } from '#ui/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createFakeSync } from '../../../tests/support/fake-sync.ts';
import { SyncNews } from './sync-news.tsx';

function Around() {
  const [settings] = useSettingsAsked();
  const [open, setOpen] = useSidebarOpen();
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? 'sidebar' : 'page'} {settings}
    </button>
  );
}

async function start(first: SyncStatus, { sidebar = false } = {}) {
  const sync = createFakeSync({ type: 'syncing', waiting: 0 });
  const onReload = vi.fn(async () => undefined);
  render(
    <UiProvider theme="dark" env="test">
      <SyncProvider value={sync}>
        <SyncNews onReload={onReload} />
        <Around />
      </SyncProvider>
      <Toaster regionLabel="notices" closeLabel="Dismiss" />
    </UiProvider>,
  );
  const wanted = sidebar ? /sidebar/ : /page/;
  if (screen.queryByText(wanted) === null) await userEvent.click(screen.getByText(/sidebar|page/));
  act(() => sync.become(first));
  return { sync, onReload };
}

const old: SyncStatus = { type: 'attention', what: 'update-needed', count: 0 };
const refused: SyncStatus = { type: 'attention', what: 'refused', count: 2 };

test('a version that is too old is said once, with Reload', async () => {
  const { sync, onReload } = await start(old);
  expect(screen.getByText('This version is too old to sync', { ignore: '.sr-only' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledOnce();
  act(() => sync.become({ type: 'syncing', waiting: 0 }));
  act(() => sync.become(old));
  expect(screen.queryByText('This version is too old to sync')).toBeNull();
});

test('what is refused during the visit is said, and leads to it', async () => {
  const { sync } = await start({ type: 'synced', atMs: 1 });
  act(() => sync.become(refused));
  expect(screen.getByText(/^2 items were not accepted/, { ignore: '.sr-only' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText(/sync$/)).toBeVisible();
});

test('what was refused before the visit is no news', async () => {
  await start(refused);
  expect(screen.queryByText(/not accepted/)).toBeNull();
});

test('beside the open sidebar, which says it, nothing is said twice', async () => {
  await start(old, { sidebar: true });
  expect(screen.queryByText('This version is too old to sync')).toBeNull();
});
