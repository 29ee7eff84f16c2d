import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { ensureDefaultFolders } from '#db/folders.ts';
import { appendUserMessage } from '#db/messages.ts';
import { createThread, getThread, liveThreads } from '#db/threads.ts';
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
afterEach(() => {
  vi.useRealTimers();
  closeSoulsticeDb(local.db);
});

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
  expect(await screen.findByText('No chats yet. The first question starts one.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Your Soul Pattern/ }));
  expect(screen.getByText('No chats in this folder')).toBeVisible();
});

test('deleting the open chat leads home, and undo brings both back', async () => {
  const id = await chat();
  open(`/c/${id}`);
  expect((await screen.findByRole('link', { name: /New Reading/ })).getAttribute('aria-current')).toBe(
    'page',
  );
  await choose('Delete chat');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(await getThread(local.db, id)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /New Reading/ })).toBeVisible();
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

test('a pinned chat stands above the others, a renamed one under its new name', async () => {
  await chat();
  open('/');
  await choose('Rename');
  const field = await screen.findByRole('textbox', { name: 'Chat title' });
  expect((field as HTMLInputElement).value).toBe('New Reading');
  await userEvent.clear(field);
  await userEvent.type(field, 'On Saturn{Enter}');
  const link = await screen.findByRole('link', { name: /On Saturn/ });
  await waitFor(() => expect(document.activeElement).toBe(link));
  await userEvent.click(screen.getByRole('button', { name: 'Options for On Saturn' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin' }));
  const pinned = await screen.findByRole('region', { name: 'Pinned' });
  expect(within(pinned).getByRole('link', { name: /On Saturn/ })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Recent Chats' })).queryByRole('link')).toBeNull();
});

test('Escape keeps the old name, and F2 asks for a new one', async () => {
  const id = await chat();
  open('/');
  (await screen.findByRole('link', { name: /New Reading/ })).focus();
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('Something else{Escape}');
  expect(await screen.findByRole('link', { name: /New Reading/ })).toBeVisible();
  expect((await getThread(local.db, id))?.title).toBe('New Reading');
});

test('an archived chat leaves the lists, and Undo brings it back', async () => {
  const id = await chat();
  open('/');
  await choose('Archive');
  expect(await screen.findByRole('button', { name: /Archived chats/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /New Reading/ })).toBeNull();
  expect((await getThread(local.db, id))?.archived).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /New Reading/ })).toBeVisible();
});

test('a duplicate opens, with the messages of the first', async () => {
  const id = await chat();
  written(
    await appendUserMessage(local.db, local.deps, { threadId: id, content: 'Why now?', mode: 'mixed' }),
  );
  open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Options for Why now?...' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Why now\?\.\.\. \(copy\)/ })).toBeVisible();
  expect(await local.db.message.count()).toBe(2);
});

test('a new chat in a folder lies in it, in the mode of the folder', async () => {
  open('/');
  const options = { name: 'Folder options: Your Soul Pattern' };
  await userEvent.click(await screen.findByRole('button', options));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Western' }));
  await userEvent.click(await screen.findByRole('button', options));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New chat in this folder' }));
  expect(await screen.findByRole('heading', { name: 'Chat' })).toBeVisible();
  expect(await liveThreads(local.db)).toMatchObject([{ folderId: 'folder-pattern', mode: 'western' }]);
});

test('a new folder is made and named in one go', async () => {
  open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'New folder' }));
  const field = await screen.findByRole('textbox', { name: 'Folder name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Mãe{Enter}');
  expect(await screen.findByRole('button', { name: /^Mãe/ })).toBeVisible();
});

test('a right click on a chat opens its menu instead of the browser’s', async () => {
  await chat();
  open('/');
  // False: the default was prevented.
  expect(fireEvent.contextMenu(await screen.findByRole('link', { name: /New Reading/ }))).toBe(false);
  expect(await screen.findByRole('menuitem', { name: 'Pin' })).toBeVisible();
});

test.each([{ key: 'ContextMenu' }, { key: 'F10', shiftKey: true }])(
  'the key $key on a chat opens its menu',
  async (pressed) => {
    await chat();
    open('/');
    fireEvent.keyDown(await screen.findByRole('link', { name: /New Reading/ }), pressed);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(await screen.findByRole('textbox', { name: 'Chat title' })).toBeVisible();
  },
);

const finger = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] });

test('half a second of a resting finger opens the menu, and lifting it opens no chat', async () => {
  await chat();
  open('/');
  const link = await screen.findByRole('link', { name: /New Reading/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.touchStart(link, finger(50, 50));
  fireEvent.touchMove(link, finger(54, 53));
  void act(() => vi.advanceTimersByTime(499));
  expect(screen.getByRole('button', { name: 'Options for New Reading' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  void act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Options for New Reading' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(fireEvent.touchEnd(link)).toBe(false);
});

test.each([
  ['a move', (link: HTMLElement) => fireEvent.touchMove(link, finger(50, 61))],
  ['lifting it', (link: HTMLElement) => fireEvent.touchEnd(link)],
])('%s before that does not', async (_, cancel) => {
  await chat();
  open('/');
  const link = await screen.findByRole('link', { name: /New Reading/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.touchStart(link, finger(50, 50));
  expect(cancel(link)).toBe(true);
  void act(() => vi.advanceTimersByTime(5000));
  expect(screen.getByRole('button', { name: 'Options for New Reading' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});
