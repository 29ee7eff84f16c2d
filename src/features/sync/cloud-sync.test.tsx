import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#account/account.ts';
import type { Session } from '#account/session.ts';
import { putBlob } from '#db/blobs.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { createFolder } from '#db/folders.ts';
import { readShelf } from '#db/shelf.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { useDialogOpen } from '#store/open-dialog.ts';
import { SyncProvider } from '#store/sync-context.tsx';
import type { Sync, SyncStatus } from '#sync/sync.ts';
import { MemoryRouter } from '#ui/router.ts';
import {
  accountId,
  createFakeAccount,
  createFakeApi,
  refuses,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createFakeSync } from '../../../tests/support/fake-sync.ts';
import { createTestDb, type TestDb, testNow, written } from '../../../tests/support/test-db.ts';
import { CloudSync } from './cloud-sync.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb(accountId);
});
afterEach(() => {
  vi.restoreAllMocks();
  closeSoulsticeDb(local.db);
});

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const here = {
  device: '00000001-0000-4000-8000-000000000000',
  gen: 0,
  seenAt: testNow - 60_000,
  schema: 2,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  current: true,
};
const other = { ...here, device: '00000002-0000-4000-8000-000000000000', userAgent: phone, current: false };

type Parts = {
  status?: SyncStatus;
  session?: Session;
  sync?: Partial<Sync>;
  account?: Partial<Account>;
  api?: ReturnType<typeof createFakeApi>;
  onReload?: () => Promise<void>;
};

function Asked() {
  const [deletion] = useDialogOpen('delete-account');
  const [adopt] = useDialogOpen('adopt');
  return (
    <p>
      asked {deletion && 'about deleting'} {adopt && 'about adding'}
    </p>
  );
}

function open({ status, session = signedIn, sync = {}, account = {}, api, onReload }: Parts = {}) {
  const fake = createFakeSync(status ?? { type: 'synced', atMs: testNow }, sync);
  render(
    <LocalDataProvider value={local}>
      <AccountProvider value={createFakeAccount(session, account)}>
        <ApiProvider value={api ?? createFakeApi({ devices: [here, other] })}>
          <SyncProvider value={fake}>
            <MemoryRouter>
              <CloudSync
                emailSignIn={<p>the e-mail form</p>}
                onLeave={() => undefined}
                onReload={onReload ?? (async () => undefined)}
              />
              <Asked />
            </MemoryRouter>
          </SyncProvider>
        </ApiProvider>
      </AccountProvider>
    </LocalDataProvider>,
  );
  return fake;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const said = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('a guest reads what an account stores, with the text about it, and can sign in', () => {
  open({ session: signedOut, status: { type: 'device-only' } });
  expect(screen.getByText(/in this browser on this device, and nowhere else/)).toBeVisible();
  expect(screen.getByText(/birth data, chats and journal are stored on this server/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
  expect(screen.getByText('the e-mail form')).toBeVisible();
});

test('it tells whose account it is, how it stands and since when, and syncs on request', async () => {
  const syncNow = vi.fn(async () => undefined);
  open({ sync: { syncNow } });
  expect(said('Signed in as')).toBe('marta@example.org');
  expect(said('State')).toBe('Data synced across devices.');
  expect(said('Last synced')).toBe('today, 5:45 PM');
  await userEvent.click(button('Sync now'));
  expect(syncNow).toHaveBeenCalledOnce();
});

test('offline it says how many wait and why, and when all was last there', async () => {
  open({
    status: { type: 'waiting', waiting: 3, why: 'offline', sinceMs: null },
    sync: { lastSynced: async () => testNow - 86_400_000 },
  });
  expect(said('State')).toMatch(/^3 waiting. There is no network/);
  await waitFor(() => expect(said('Last synced')).toBe('yesterday, 5:45 PM'));
});

test('an ended session leads to signing in', () => {
  open({
    session: { ...signedIn, standing: 'ended' },
    status: { type: 'waiting', waiting: 0, why: 'signed-out', sinceMs: null },
  });
  expect(button('Sign in again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
});

test('a version that is too old says so, and reloads', async () => {
  const onReload = vi.fn(async () => undefined);
  open({ status: { type: 'attention', what: 'update-needed', count: 3 }, onReload });
  expect(screen.getByRole('heading', { name: 'This version is too old to sync' })).toBeVisible();
  expect(screen.getByText(/Nothing is lost: 3 things wait on this device/)).toBeVisible();
  await userEvent.click(button('Reload'));
  expect(onReload).toHaveBeenCalledOnce();
});

test('a full device says what to do, and tries again', async () => {
  const syncNow = vi.fn(async () => undefined);
  open({ status: { type: 'attention', what: 'storage-full', count: 1 }, sync: { syncNow } });
  expect(screen.getByText(/Free some space/)).toBeVisible();
  await userEvent.click(button('Try again'));
  expect(syncNow).toHaveBeenCalledOnce();
});

test('this device is marked, and another is signed out after a question', async () => {
  const api = createFakeApi({ devices: [here, other], endDevice: { success: true } });
  open({ api });
  const row = (await screen.findByText('Firefox on Linux')).closest('li');
  expect(row && within(row).getByText('This device')).toBeVisible();
  expect(row && within(row).queryByRole('button')).toBeNull();
  await userEvent.click(button('End: Safari on iPhone'));
  expect(api.asked.some(({ name }) => name === 'endDevice')).toBe(false);
  await userEvent.click(button('Sign it out'));
  expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
  expect(api.asked.filter(({ name }) => name === 'devices').length).toBeGreaterThan(1);
});

test('a list of devices that cannot be had is asked for again', async () => {
  const api = createFakeApi({ devices: refuses(503, 'away') });
  open({ api });
  await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(api.asked.filter(({ name }) => name === 'devices').length).toBe(2));
});

async function refuse(why: string): Promise<string> {
  const folder = written(await createFolder(local.db, local.deps, { name: 'Dreams' }));
  await local.db.refused.put({ kind: 'folder', id: folder.id, why, at: testNow });
  return folder.id;
}

test('what was refused is named with its reason, and can be kept here only', async () => {
  const id = await refuse('quota');
  const sync = open({ status: { type: 'attention', what: 'refused', count: 1 } });
  expect(await screen.findByText('Folder: Dreams')).toBeVisible();
  expect(screen.getByText('Your account has no room left on the server.')).toBeVisible();
  await userEvent.click(button('Keep only here: Folder: Dreams'));
  expect(await screen.findByText('1 item stays on this device only.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Keep only here/ })).toBeNull();
  // It is still known that the server has not got it.
  expect((await readShelf(local.db)).settled.map((row) => row.id)).toEqual([id]);
  act(() => sync.become({ type: 'synced', atMs: testNow }));
  expect(screen.getByText('1 item stays on this device only.')).toBeVisible();
});

test('what was settled asks again once it is refused again', async () => {
  const id = await refuse('quota');
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Keep only here/ }));
  await screen.findByText('1 item stays on this device only.');
  await local.db.refused.put({ kind: 'folder', id, why: 'quota', at: testNow + 1 });
  expect(await screen.findByRole('button', { name: /^Keep only here/ })).toBeVisible();
});

test('refused things are tried again, and what comes of it is said', async () => {
  await refuse('unknown-kind');
  const retryRefused = vi.fn(async () => {
    await local.db.refused.clear();
    return 1;
  });
  open({ sync: { retryRefused } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retryRefused).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByText('The server took them all.')).toBeVisible());
});

test('a reason of a newer server is passed on', async () => {
  await refuse('moonless');
  open();
  expect(await screen.findByText(/The server says “moonless”/)).toBeVisible();
});

test('images are counted by where they are', async () => {
  const data = new ArrayBuffer(231_000);
  written(await putBlob(local.db, local.deps, { sha: 'a'.repeat(64), type: 'image/png', data }));
  open();
  expect(await screen.findByText('On this device')).toBeVisible();
  expect(said('On this device')).toBe('1 file, 231 kB');
  expect(said('Waiting to be sent')).toBe('1 file, 231 kB');
  await local.db.blob_queue.clear();
  await local.db.blob_data.clear();
  await waitFor(() => expect(said('Not on this device yet')).toBe('1 file, 231 kB'));
  expect(said('On this device')).toBe('0 files, 0 bytes');
});

test('the data of the account is downloaded as it came', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const get = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"format":"soulstice-account"}'));
  open();
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  expect(await files[0]?.text()).toBe('{"format":"soulstice-account"}');
  const [path, init] = get.mock.calls[0] ?? [];
  expect([path, new Headers(init?.headers).get('Authorization')]).toEqual([
    '/api/account/export',
    'Bearer token',
  ]);
});

test.each([
  [() => Promise.reject(new TypeError('Failed to fetch')), /no network/],
  [async () => new Response('', { status: 429 }), /too often/],
  [async () => new Response('', { status: 503 }), /did not give the file/],
  [async () => new Response('', { status: 401 }), /Sign in again/],
])('a download that fails says why (%#)', async (answer, words) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  open();
  await userEvent.click(button('Download my data'));
  expect(await screen.findByText(words)).toBeVisible();
});

test('deleting the account, and adding what was left behind, are asked about elsewhere', async () => {
  open({ account: { anonymousOffer: async () => ({ items: 4, byKind: { thread: 4 } }) } });
  await userEvent.click(button('Delete account…'));
  expect(await screen.findByText(/asked about deleting/)).toBeVisible();
  expect(
    await screen.findByText('4 items made here without an account are on this device only.'),
  ).toBeVisible();
  await userEvent.click(button('Add to this account…'));
  expect(screen.getByText(/about adding/)).toBeVisible();
});
