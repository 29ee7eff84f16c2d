import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#lib/result.ts';
import type { Account } from '#account/account.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { createFolder } from '#db/folders.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { SyncProvider } from '#store/sync-context.tsx';
import type { Sync } from '#sync/sync.ts';
import { MemoryRouter } from '#ui/router.ts';
import { createFakeAccount, createFakeApi, refuses, signedIn } from '../../../tests/support/fake-account.ts';
import { createFakeSync } from '../../../tests/support/fake-sync.ts';
import { createTestDb, written } from '../../../tests/support/test-db.ts';
import type { TestDb } from '../../../tests/support/test-db.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { readLeftNote } from '#store/left-note.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb('11111111-2222-3333-4444-555555555555');
  sessionStorage.clear();
});
afterEach(() => closeSoulsticeDb(local.db));

type Parts = {
  account?: Partial<Account>;
  api?: ReturnType<typeof createFakeApi>;
  sync?: Partial<Sync>;
};

function open(dialog: React.ReactNode, { account = {}, api = createFakeApi(), sync = {} }: Parts = {}) {
  render(
    <LocalDataProvider value={local}>
      <AccountProvider value={createFakeAccount(signedIn, account)}>
        <ApiProvider value={api}>
          <SyncProvider value={createFakeSync({ type: 'synced', atMs: 1 }, sync)}>
            <MemoryRouter>{dialog}</MemoryRouter>
          </SyncProvider>
        </ApiProvider>
      </AccountProvider>
    </LocalDataProvider>,
  );
}

const signOutDialog = <SignOutDialog open onClose={() => undefined} />;
const deleteDialog = <DeleteAccountDialog open onClose={() => undefined} />;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const alertText = async () => (await screen.findByRole('alert')).textContent;

async function makeFolders(count: number) {
  for (let n = 0; n < count; n += 1) {
    written(await createFolder(local.db, local.deps, { name: `Own ${n}` }));
  }
}

/** What the page offers for saving. */
function savedFiles(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:test';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  return files;
}
afterEach(() => vi.restoreAllMocks());

test('signing out keeps this device’s copy unless it is asked to go', async () => {
  await makeFolders(3);
  const signOut = vi.fn<Account['signOut']>(async () => ok(null));
  open(signOutDialog, { account: { signOut } });
  expect(screen.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  expect(
    await screen.findByText(/^3 things here have not reached the server. They stay here, and are sent/),
  ).toBeVisible();
  await userEvent.click(button('Sign Out'));
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepCopy: true });
});

test('what removing would lose is said before it is done, and can be taken along', async () => {
  await makeFolders(3);
  const files = savedFiles();
  const signOut = vi.fn<Account['signOut']>(async () => ok(null));
  open(signOutDialog, { account: { signOut } });
  await userEvent.click(screen.getByRole('radio', { name: 'Remove it from this device' }));
  expect(
    await screen.findByText(
      /^3 things here have not reached the server and would be lost. Removing cannot be undone.$/,
    ),
  ).toBeVisible();
  await userEvent.click(button('Export what was not sent'));
  expect(await screen.findByText('The file is in your downloads.')).toBeVisible();
  const written = JSON.parse((await files[0]?.text()) ?? '') as { items: { fields: { name: string } }[] };
  expect(written.items.map(({ fields }) => fields.name)).toEqual(['Own 0', 'Own 1', 'Own 2']);
  await userEvent.click(button('Sign Out and Remove'));
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepCopy: false });
});

test('what waits is sent first, and what went out is not called lost', async () => {
  await makeFolders(2);
  const syncNow = vi.fn(() => local.db.outbox.clear());
  open(signOutDialog, { sync: { syncNow } });
  await userEvent.click(screen.getByRole('radio', { name: 'Remove it from this device' }));
  await waitFor(() => expect(screen.queryByText(/2 things/)).toBeNull());
  expect(syncNow).toHaveBeenCalledOnce();
  expect(screen.getByText('Removing cannot be undone.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
});

test('with nothing unsent nobody is bothered', async () => {
  const syncNow = vi.fn(async () => undefined);
  open(signOutDialog, { sync: { syncNow } });
  await userEvent.click(screen.getByRole('radio', { name: 'Remove it from this device' }));
  expect(screen.getByText('Removing cannot be undone.')).toBeVisible();
  expect(syncNow).not.toHaveBeenCalled();
});

test('what could not be counted is not called sent', async () => {
  closeSoulsticeDb(local.db);
  open(signOutDialog);
  expect(
    await screen.findByText(/cannot be told whether everything here has reached the server/),
  ).toBeVisible();
});

test('a sign-out that did not work can be tried again', async () => {
  open(signOutDialog, { account: { signOut: async () => err({ type: 'unexpected' }) } });
  await userEvent.click(button('Sign Out'));
  expect(await alertText()).toMatch(/did not work/);
  expect(button('Sign Out').getAttribute('aria-disabled')).toBe('false');
});

const codeField = () => screen.findByLabelText<HTMLInputElement>('Six-digit code');

test('deleting says what goes, asks for the code that was sent, deletes, and leaves with a word', async () => {
  const api = createFakeApi({ sendDeletionCode: { proof: 'code' }, deleteAccount: { success: true } });
  const signOut = vi.fn<Account['signOut']>(async () => ok(null));
  open(deleteDialog, { api, account: { signOut } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(':')[0])).toEqual([
    'on the server',
    'on this device',
    'on your other devices',
  ]);
  expect(api.asked).toEqual([]);
  await userEvent.click(button('Send me a code'));
  const field = await codeField();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(/A code was sent to marta@example.org/)).toBeVisible();
  await userEvent.type(field, '123');
  await userEvent.click(button('Delete for good'));
  expect(await alertText()).toBe('The code has six digits.');
  await userEvent.paste('123 456');
  expect(api.asked.map(({ name }) => name)).toEqual(['sendDeletionCode']);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('Your code: 123 456');
  await userEvent.click(button('Delete for good'));
  await waitFor(() => expect(signOut).toHaveBeenCalledExactlyOnceWith({ keepCopy: false }));
  expect(api.asked.at(-1)).toEqual({ name: 'deleteAccount', body: { code: '123456' } });
  expect(readLeftNote()).toBe('account-deleted');
});

test('a wrong code deletes nothing and is ready for the next try', async () => {
  const signOut = vi.fn<Account['signOut']>(async () => ok(null));
  const api = createFakeApi({ sendDeletionCode: { proof: 'code' }, deleteAccount: refuses(403, 'no') });
  open(deleteDialog, { api, account: { signOut } });
  await userEvent.click(button('Send me a code'));
  const field = await codeField();
  await userEvent.type(field, '123456');
  await userEvent.click(button('Delete for good'));
  expect(await alertText()).toMatch(/wrong or no longer valid/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(signOut).not.toHaveBeenCalled();
  expect(readLeftNote()).toBeNull();
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /Nothing was deleted/],
  ['an ended session', refuses(401, 'x'), /Sign in again first/],
  ['too often', refuses(429, 'x'), /too often/],
] as const)('asking for the code without success says why: %s', async (_, sendDeletionCode, words) => {
  open(deleteDialog, { api: createFakeApi({ sendDeletionCode }) });
  await userEvent.click(button('Send me a code'));
  expect(await alertText()).toMatch(words);
});

test('where the server wants a fresh sign-in no code is asked for', async () => {
  const api = createFakeApi({
    sendDeletionCode: { proof: 'recent-sign-in' },
    deleteAccount: refuses(403, 'too old'),
  });
  open(deleteDialog, { api });
  await userEvent.click(button('Send me a code'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
  expect(await alertText()).toMatch(/sign-in is too long ago/);
  expect(api.asked.at(-1)).toEqual({ name: 'deleteAccount', body: {} });
});

test('a copy that would not go is said, and can be tried again', async () => {
  const signOut = vi
    .fn<Account['signOut']>()
    .mockResolvedValueOnce(err({ type: 'unexpected' }))
    .mockResolvedValue(ok(null));
  const api = createFakeApi({ sendDeletionCode: { proof: 'code' }, deleteAccount: { success: true } });
  open(deleteDialog, { api, account: { signOut } });
  await userEvent.click(button('Send me a code'));
  await userEvent.type(await codeField(), '123456');
  await userEvent.click(button('Delete for good'));
  expect(await alertText()).toMatch(/copy on this device could not be removed/);
  await userEvent.click(button('Remove the copy'));
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(2));
});
