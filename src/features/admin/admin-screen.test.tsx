import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Api } from '#account/api-client.ts';
import type { Session } from '#account/session.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { useSyncDialogOpen } from '#store/open-sync-dialog.ts';
import { Toaster } from '#ui/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  refuses,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { AdminScreen } from './admin-screen.tsx';

afterEach(() => vi.useRealTimers());

function SyncHost() {
  const [open] = useSyncDialogOpen();
  return open ? <p>Sync Your Data</p> : null;
}

function open(api: Api, session: Session = signedIn) {
  const tree = (screens: React.ReactNode) => (
    <UiProvider theme="dark" env="test">
      <AccountProvider value={createFakeAccount(session)}>
        <ApiProvider value={api}>{screens}</ApiProvider>
      </AccountProvider>
      <Toaster regionLabel="Notices" closeLabel="Dismiss" />
      <SyncHost />
    </UiProvider>
  );
  const { rerender } = render(tree(null));
  rerender(tree(<AdminScreen />));
}

const notAdmin = { adminStatus: { isAdmin: false } };
const ask = (name = 'Make Me Admin') => userEvent.click(screen.getByRole('button', { name }));

test('who is no admin is told so, after a check that says it is one', async () => {
  open(createFakeApi(notAdmin));
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
  expect(screen.getByText('Manage Soul Wisdom content and app settings')).toBeVisible();
  expect(screen.getByText('Checking admin access...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.getByText("You don't have admin privileges to access this page.")).toBeVisible();
});

test('the token is sent trimmed; an empty field sends none', async () => {
  const api = createFakeApi({ ...notAdmin, adminSetup: refuses(403, 'No.') });
  open(api);
  await screen.findByRole('heading', { name: 'Access Denied' });
  await ask();
  await userEvent.type(screen.getByLabelText('One-time setup token'), '  abc ');
  await ask();
  expect(api.asked.filter(({ name }) => name === 'adminSetup').map(({ body }) => body)).toEqual([
    {},
    { token: 'abc' },
  ]);
});

test("a refusal is told with the server's reason, and the token stays", async () => {
  open(createFakeApi({ ...notAdmin, adminSetup: refuses(403, 'This token was used already.') }));
  await screen.findByRole('heading', { name: 'Access Denied' });
  const field = screen.getByLabelText<HTMLInputElement>('One-time setup token');
  await userEvent.type(field, 'abc');
  await ask();
  const alert = await screen.findByText('Failed to grant admin access. This token was used already.');
  expect(alert.getAttribute('role')).toBe('alert');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.value).toBe('abc');
});

test('without an answer it says so', async () => {
  open(createFakeApi(notAdmin));
  await screen.findByRole('heading', { name: 'Access Denied' });
  await ask();
  expect(
    await screen.findByText(/^Failed to grant admin access\. The server cannot be reached/),
  ).toBeVisible();
});

test('after the grant the page starts again, 2000 ms later', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  open(createFakeApi({ ...notAdmin, adminSetup: { isAdmin: true } }));
  await screen.findByRole('heading', { name: 'Access Denied' });
  vi.useFakeTimers();
  await act(async () => screen.getByRole('button', { name: 'Make Me Admin' }).click());
  expect(screen.getByRole('button', { name: 'Setting up...' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('You are now an admin! Refreshing...')).toBeVisible();
  act(() => void vi.advanceTimersByTime(1999));
  expect(reload).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});

test('who is not signed in is offered to, and nothing is asked of the server', async () => {
  const api = createFakeApi(notAdmin);
  open(api, signedOut);
  expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await ask('Sign in');
  expect(screen.getByText('Sync Your Data')).toBeVisible();
  expect(api.asked).toEqual([]);
});

test('a session that the server no longer knows counts as not signed in', async () => {
  open(createFakeApi({ adminStatus: refuses(401, 'Please sign in again.') }));
  expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});

test('a check that failed can be made again', async () => {
  let down = true;
  open(
    createFakeApi({
      adminStatus: () => (down ? refuses(503, 'Later.')() : { isAdmin: true }),
      adminList: [],
    }),
  );
  expect(await screen.findByText('Later.')).toBeVisible();
  down = false;
  await ask('Try again');
  expect(await screen.findByText('No content yet. Add your first item!')).toBeVisible();
});
