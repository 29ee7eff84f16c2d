import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { ensureDefaultFolders } from '#db/folders.ts';
import { createThread, getThread } from '#db/threads.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { MemoryRouter, Route, Routes } from '#ui/router.ts';
import { Toaster } from '#ui/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { ChatsPanel } from './chats-panel.tsx';

let local: TestDb;
beforeEach(async () => {
  local = createTestDb();
  written(await ensureDefaultFolders(local.db, local.deps));
});
afterEach(() => closeSoulsticeDb(local.db));

async function chat(folderId: string | null = null): Promise<string> {
  return written(await createThread(local.db, local.deps, { mode: 'mixed', folderId })).id;
}

function open(address: string) {
  const panel = <ChatsPanel onOpen={() => undefined} />;
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route
              path="/"
              element={
                <>
                  <h1>Home</h1>
                  {panel}
                </>
              }
            />
            <Route
              path="/c/:threadId"
              element={
                <>
                  <h1>Chat</h1>
                  {panel}
                </>
              }
            />
          </Routes>
        </MemoryRouter>
      </LocalDataProvider>
      <Toaster regionLabel="Notices" closeLabel="Dismiss" />
    </UiProvider>,
  );
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Options for New Reading' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('with nothing asked yet it says so, and every folder says it is empty', async () => {
  open('/');
  expect(await screen.findByText('No chats yet. The first question starts one.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Your Soul Pattern/ }));
  expect(screen.getByText('No chats in this folder')).toBeTruthy();
});

test('deleting the open chat leads home, and undo brings both back', async () => {
  const id = await chat();
  open(`/c/${id}`);
  expect((await screen.findByRole('link', { name: /New Reading/ })).getAttribute('aria-current')).toBe(
    'page',
  );
  await choose('Delete chat');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  expect(await getThread(local.db, id)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /New Reading/ })).toBeTruthy();
});

test('a chat moves to a folder and back to Recent Chats', async () => {
  const id = await chat();
  open('/');
  await choose('Clarity on Love/Work/Life');
  const folder = await screen.findByRole('button', { name: /Clarity on Love\/Work\/Life.*1 chat/ });
  expect((await getThread(local.db, id))?.folderId).toBe('folder-clarity');
  await userEvent.click(folder);
  await choose('Move to Recent Chats');
  await waitFor(async () => expect((await getThread(local.db, id))?.folderId).toBeNull());
});

test('Move to Recent Chats is offered only inside folders', async () => {
  await chat();
  open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Options for New Reading' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).queryByRole('menuitem', { name: 'Move to Recent Chats' })).toBeNull();
});
