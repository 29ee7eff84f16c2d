import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Session } from '#account/session.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { saveProfile } from '#db/profile.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { SyncProvider } from '#store/sync-context.tsx';
import type { SyncStatus } from '#sync/sync.ts';
import { useDialogOpen } from '#store/open-dialog.ts';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createFakeSync } from '../../../tests/support/fake-sync.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { Me } from './me.tsx';
import { ProfileMenu } from './profile-menu.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

function SignOutOpen() {
  const [open] = useDialogOpen('sign-out');
  return open && <p>asked about the copy</p>;
}

function draw(session: Session, isAdmin = false, status: SyncStatus = { type: 'device-only' }) {
  const subscription = {
    status: 'active',
    trialEndsAt: null,
    planId: null,
    messagesUsed: 0,
    messagesLimit: null,
  };
  const api = createFakeApi({ adminStatus: { isAdmin }, subscription });
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={createFakeAccount(session)}>
        <ApiProvider value={api}>
          <LocalDataProvider value={local}>
            <SyncProvider value={createFakeSync(status)}>
              <MemoryRouter>
                <ProfileMenu />
                <Me onLeave={() => undefined} />
                <SignOutOpen />
              </MemoryRouter>
            </SyncProvider>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
    </UiProvider>,
  );
  return api;
}

async function openMenu(who: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: who }));
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

test('for nobody: a guest, the way to an account, and nothing asked of the server', async () => {
  const api = draw(signedOut);
  expect(await openMenu(/^Profile menu: Guest$/)).toEqual([
    'Profile & Birth Info',
    'Settings',
    'Sync Your Data',
  ]);
  expect(api.asked).toEqual([]);
});

test('with an account: the name, the e-mail, and the way out', async () => {
  written(await saveProfile(local.db, local.deps, { name: 'Marta Leal' }));
  draw(signedIn);
  expect(await openMenu(/^Profile menu: Marta Leal$/)).toEqual([
    'Profile & Birth Info',
    'Settings',
    'Sign Out',
  ]);
  expect(screen.getByRole('menu').textContent).toContain('marta@example.org');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(screen.getByText('asked about the copy')).toBeVisible();
});

test('the Admin Panel is there for who is known to be an admin', async () => {
  draw(signedIn, true);
  expect(await openMenu(/^Profile menu: marta@example\.org$/)).toContain('Admin Panel');
});

test('the sidebar says the plan, and what an ended session needs', async () => {
  draw({ ...signedIn, standing: 'ended' }, false, {
    type: 'waiting',
    waiting: 0,
    why: 'signed-out',
    sinceMs: null,
  });
  expect(await screen.findByRole('button', { name: 'Sign in again to sync' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Premium Active' })).toBeVisible();
});

test('without an account nothing is called synced', () => {
  draw(signedOut);
  expect(screen.getByText('Saved on this device')).toBeVisible();
  expect(screen.queryByText(/synced/)).toBeNull();
});
