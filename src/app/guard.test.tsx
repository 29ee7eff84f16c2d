import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AccountProblem } from '#account/account.ts';
import type { Session } from '#account/session.ts';
import { MemoryRouter, Route, Routes, useLocation } from '#ui/router.ts';
import { accountId, createFakeAccount, signedIn } from '../../tests/support/fake-account.ts';

// The session is read from its key when its module loads, so each test loads the modules anew.
beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const signedOut: Session = { type: 'signed-out', skipped: false };

async function open(address: string, session?: Session, problem: AccountProblem | null = null) {
  const { AccountProvider } = await import('#store/account-context.tsx');
  const { readSkipAuth } = await import('#store/boot-keys.ts');
  const { Guard, OutsideOnly } = await import('./guard.tsx');
  const { useContinueWithoutLogin } = await import('#store/session.ts');
  function Door() {
    const enter = useContinueWithoutLogin();
    return (
      <>
        <output>{useLocation().search}</output>
        <button onClick={enter}>Continue without login</button>
      </>
    );
  }
  let left = problem;
  const account = createFakeAccount(session ?? { type: 'signed-out', skipped: readSkipAuth() }, {
    takeArrivalProblem: () => {
      const taken = left;
      left = null;
      return taken;
    },
  });
  render(
    <AccountProvider value={account}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route
            path="/sign-in"
            element={
              <OutsideOnly>
                <Door />
              </OutsideOnly>
            }
          />
          <Route
            path="/"
            element={
              <Guard>
                <h1>Home</h1>
              </Guard>
            }
          />
          <Route
            path="/personal"
            element={
              <Guard>
                <h1>My Blueprint</h1>
              </Guard>
            }
          />
        </Routes>
      </MemoryRouter>
    </AccountProvider>,
  );
}

test('who is outside is shown the door from every screen', async () => {
  await open('/personal');
  expect(screen.getByRole('button', { name: 'Continue without login' })).toBeVisible();
});

test('going on without login leads home and is remembered', async () => {
  await open('/sign-in');
  await userEvent.click(screen.getByRole('button', { name: 'Continue without login' }));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(localStorage.getItem('soulstice.skip-auth')).toBe('true');
});

test('who is in is not shown the door again', async () => {
  localStorage.setItem('soulstice.skip-auth', 'true');
  await open('/sign-in');
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('while it is not known who is here, no screen and no door is shown', async () => {
  await open('/personal', { type: 'loading' });
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['checking', 'waiting', 'ended'] as const)(
  'the last account is let in while its standing is %s',
  async (standing) => {
    localStorage.setItem('soulstice.last-account', accountId);
    await open('/personal', { type: 'signed-in', accountId, email: null, standing });
    expect(screen.getByRole('heading', { name: 'My Blueprint' })).toBeVisible();
  },
);

test('who is signed in is not shown the door, unless they have to sign in again', async () => {
  await open('/sign-in', signedIn);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('the door is open to a person whose session has ended', async () => {
  localStorage.setItem('soulstice.last-account', accountId);
  await open('/sign-in', { type: 'signed-in', accountId, email: null, standing: 'ended' });
  expect(screen.getByRole('button', { name: 'Continue without login' })).toBeVisible();
});

test('a person without an account who was sent to a provider sees the door', async () => {
  localStorage.setItem('soulstice.skip-auth', 'true');
  await open('/sign-in?with=oidc');
  expect(screen.getByText('?with=oidc')).toBeVisible();
});

test('a person who is in is told why the provider brought nothing', async () => {
  localStorage.setItem('soulstice.skip-auth', 'true');
  const { Toaster } = await import('#ui/toaster.tsx');
  render(<Toaster regionLabel="Notices" closeLabel="Close" />);
  await open('/', undefined, { type: 'refused', message: 'Access was denied' });
  const told = 'Failed to sign in: Access was denied';
  expect(await screen.findByText(told, { selector: '[role=alert]' })).toBeVisible();
});

test('at the door the problem is left for the screen', async () => {
  await open('/', signedOut, { type: 'unexpected' });
  expect(screen.getByRole('button', { name: 'Continue without login' })).toBeVisible();
});
