import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '#lib/result.ts';
import type { Account } from '#account/account.ts';
import type { Session } from '#account/session.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { MemoryRouter, Route, Routes } from '#ui/router.ts';
import { createFakeAccount, signedIn } from '../../../tests/support/fake-account.ts';
import { createTestDb, testNow } from '../../../tests/support/test-db.ts';
import type { TestDb } from '../../../tests/support/test-db.ts';
import { keepLeftNote } from '#store/left-note.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { SyncDialog } from './sync-dialog.tsx';

const backend = {
  url: 'https://app.example',
  anonKey: 'sb_publishable_test',
  codeDelivery: 'email',
  google: true,
  oidc: null,
} as const;

const outside: Session = { type: 'signed-out', skipped: false };

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
  sessionStorage.clear();
  localStorage.clear();
});

type Shown = { address?: string; session?: Session; screenOf?: React.ReactNode };

function open(parts: Partial<Account>, { address = '/sign-in', session = outside, screenOf }: Shown = {}) {
  const account = createFakeAccount(session, { backend: async () => backend, ...parts });
  return render(
    <StrictMode>
      <LocalDataProvider value={local}>
        <AccountProvider value={account}>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route
                path="/sign-in"
                element={screenOf ?? <SignInScreen nowMs={testNow} development={false} />}
              />
              <Route path="*" element={<h1>Elsewhere</h1>} />
            </Routes>
          </MemoryRouter>
        </AccountProvider>
      </LocalDataProvider>
    </StrictMode>,
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
const code = () => screen.findByLabelText<HTMLInputElement>('Six-digit code');
const alertText = async () => (await screen.findByRole('alert')).textContent;

async function askForCode() {
  await userEvent.type(email(), ' marta@example.com ');
  await userEvent.click(button('Send Code'));
  return code();
}

/** An answer that comes when the test says so. */
function held<Value>() {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

test('the screen says what the specification says, with both pages of the law', () => {
  open({});
  expect(screen.getByText('Your Soul Operating System')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy');
});

test('Google says that it is connecting, and what went wrong', async () => {
  const answer = held<Awaited<ReturnType<Account['continueWith']>>>();
  const continueWith = vi.fn(() => answer.promise);
  open({ continueWith });
  await userEvent.click(button('Continue with Google'));
  expect(continueWith).toHaveBeenCalledExactlyOnceWith('google');
  await userEvent.click(button('Connecting...'));
  expect(continueWith).toHaveBeenCalledOnce();
  answer.answer(err({ type: 'refused', message: 'provider is not enabled' }));
  expect(await alertText()).toBe('Failed to sign in: provider is not enabled');
  expect(button('Continue with Google')).toBeVisible();
});

test.each([
  [{ type: 'not-offered' }, /Google sign-in is not set up on this server/],
  [{ type: 'offline' }, /no network/],
  [{ type: 'unavailable' }, /cannot be reached/],
  [{ type: 'storage' }, /keeps nothing/],
  [{ type: 'unexpected' }, /^An unexpected error occurred. Please try again.$/],
] as const)('a press on Google that fails with %o is answered plainly', async (problem, words) => {
  open({ continueWith: async () => err(problem) });
  await userEvent.click(button('Continue with Google'));
  expect(await alertText()).toMatch(words);
});

test('a code is asked for, typed with what was pasted around it, and sent at once', async () => {
  const verifyCode = vi.fn<Account['verifyCode']>(async () => ok(null));
  const sendCode = vi.fn<Account['sendCode']>(async () => ok({ delivery: 'email' }));
  open({ sendCode, verifyCode });
  const field = await askForCode();
  expect(sendCode).toHaveBeenCalledExactlyOnceWith('marta@example.com');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByText(/Sent to marta@example.com/)).toBeVisible();
  await userEvent.click(field);
  await userEvent.paste('Your code: 123 456');
  await waitFor(() => expect(verifyCode).toHaveBeenCalledExactlyOnceWith('marta@example.com', '123456'));
  expect(button('Signing in…')).toBeVisible();
});

test('a wrong code is said at the field, which is ready for the next try', async () => {
  open({ verifyCode: async () => err({ type: 'wrong-code' }) });
  const field = await askForCode();
  await userEvent.type(field, '123456');
  expect(await alertText()).toMatch(/wrong or no longer valid/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
});

test('an address without an at sign, and half a code, are not sent', async () => {
  const sendCode = vi.fn<Account['sendCode']>(async () => ok({ delivery: 'email' }));
  const verifyCode = vi.fn<Account['verifyCode']>(async () => ok(null));
  open({ sendCode, verifyCode });
  await userEvent.type(email(), 'marta');
  await userEvent.click(button('Send Code'));
  expect(sendCode).not.toHaveBeenCalled();
  expect(await alertText()).toMatch(/name@example.com/);
  await userEvent.type(email(), '@example.com');
  await userEvent.click(button('Send Code'));
  await userEvent.type(await code(), '123');
  await userEvent.click(button('Sign in'));
  expect(verifyCode).not.toHaveBeenCalled();
  expect(await alertText()).toMatch(/six digits/);
});

test('a server without mail says where the code is', async () => {
  open({ sendCode: async () => ok({ delivery: 'server-log' }) });
  await askForCode();
  expect(
    screen.getByText(/No mail is set up on this server: the code for marta@example.com is in its log/),
  ).toBeVisible();
});

test('a new code waits as long as the server says, and counts down', async () => {
  const answers = [ok({ delivery: 'email' } as const), err({ type: 'too-many', retryAfterS: 45 } as const)];
  const sendCode = vi.fn<Account['sendCode']>(async () => answers.shift() ?? ok({ delivery: 'email' }));
  open({ sendCode });
  await askForCode();
  await userEvent.click(button('Send a new code'));
  expect(await alertText()).toBe('That was too often. You can try again in 45 s.');
  await userEvent.click(button('Send a new code in 45 s'));
  expect(sendCode).toHaveBeenCalledTimes(2);
  local.clock.advance(44_000);
  await screen.findByRole('button', { name: 'Send a new code in 1 s' }, { timeout: 3000 });
  local.clock.advance(1_000);
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }, { timeout: 3000 }));
  expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
});

test('another address can be used, and starts from the one that was typed', async () => {
  open({});
  await askForCode();
  await userEvent.click(button('Use another address'));
  expect(email().value).toBe('marta@example.com');
});

test('a code that was asked for is still awaited after a restart, for ten minutes', async () => {
  const first = open({});
  await askForCode();
  first.unmount();
  const second = open({});
  expect(await code()).toBeVisible();
  second.unmount();
  local.clock.advance(600_000);
  open({});
  expect(email()).toBeVisible();
});

test('the address from the server starts its provider at once, once', async () => {
  const continueWith = vi.fn<Account['continueWith']>(async () => ok(null));
  open(
    { continueWith, backend: async () => ({ ...backend, oidc: 'Keycloak' }) },
    { address: '/sign-in?with=oidc' },
  );
  await waitFor(() => expect(continueWith).toHaveBeenCalledExactlyOnceWith('oidc'));
  expect(button('Connecting...')).toBeVisible();
});

test('why the return from a provider failed is said', async () => {
  let problem: ReturnType<Account['takeArrivalProblem']> = { type: 'refused', message: 'Access was denied' };
  open({
    takeArrivalProblem: () => {
      const taken = problem;
      problem = null;
      return taken;
    },
  });
  expect(await alertText()).toBe('Failed to sign in: Access was denied');
});

test('going on without login leads home and is remembered', async () => {
  open({});
  await userEvent.click(button('Continue without login'));
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(localStorage.getItem('soulstice.skip-auth')).toBe('true');
});

test('a person whose session has ended finds the way back, and keeps their account', async () => {
  open({}, { session: { ...signedIn, standing: 'ended' } });
  expect(await screen.findByText(/Your session has ended/)).toBeVisible();
  await userEvent.click(button('Back to what is on this device'));
  expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(localStorage.getItem('soulstice.skip-auth')).toBeNull();
});

test('being offline is said', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open({});
  expect(screen.getByText(/You are offline/)).toBeVisible();
  online.mockRestore();
});

const benefits = [
  'save chat history',
  'sync birth chart data',
  'access from any device',
  'secure cloud backup',
];

test('"Sync Your Data" tells what an account brings and offers the ways in', async () => {
  const onClose = vi.fn();
  open({ hasAnonymousData: async () => true }, { screenOf: <SyncDialog open onClose={onClose} /> });
  expect(screen.getByRole('dialog', { name: 'Sync Your Data' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(benefits);
  expect(await screen.findByText(/is not added by itself: you are asked/)).toBeVisible();
  expect(screen.getByText(/birth data, chats and journal are then stored on this server/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();
  await userEvent.click(button('Continue without login'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a person whose session has ended is asked to sign in again', async () => {
  const onClose = vi.fn();
  open({}, { session: { ...signedIn, standing: 'ended' }, screenOf: <SyncDialog open onClose={onClose} /> });
  expect(screen.getByText(/Your session has ended/)).toBeVisible();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(button('Back to what is on this device'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem('soulstice.skip-auth')).toBeNull();
});

test('with an identity provider "Login" is the way in', async () => {
  open(
    { backend: async () => ({ ...backend, oidc: 'Keycloak' }) },
    { screenOf: <SyncDialog open onClose={() => undefined} /> },
  );
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
  expect(screen.queryByText(/you are asked/)).toBeNull();
});

test('who has deleted their account is told so at the door, once', () => {
  keepLeftNote('account-deleted');
  open({}).unmount();
  open({});
  expect(screen.queryByText(/Your account is deleted/)).toBeNull();
  keepLeftNote('account-deleted');
  open({});
  expect(screen.getByText(/Your account is deleted/)).toBeVisible();
});
