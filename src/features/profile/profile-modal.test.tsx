import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account, ProfileRow } from '#account/account.ts';
import { emptyBirth } from '#contract/birth.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { getProfile, saveProfile } from '#db/profile.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { dismissNotice, useNotice } from '#ui/notify.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createDirectEngine } from '../../../tests/support/direct-engine.ts';
import {
  accountId,
  createFakeAccount,
  createFakeApi,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { ProfileModal } from './profile-modal.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const noPlaces = {
  warm: async () => undefined,
  search: async () => ({ type: 'places', places: [] }) as const,
  close: () => undefined,
};
const taken = { saveProfile: {}, saveBirthPlace: {} };

function Notice() {
  const notice = useNotice();
  return notice && <button onClick={() => dismissNotice(notice.id)}>{notice.text}</button>;
}

function open(account: Account, api = createFakeApi(taken)) {
  const onClose = vi.fn();
  const onDiagnostics = vi.fn();
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={account}>
        <ApiProvider value={api}>
          <LocalDataProvider value={local}>
            <EngineProvider value={createDirectEngine()}>
              <ProfileModal
                onClose={onClose}
                onDiagnostics={onDiagnostics}
                makePlaceSearch={() => noPlaces}
              />
              <Notice />
            </EngineProvider>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
    </UiProvider>,
  );
  return { onClose, onDiagnostics };
}

async function nameAndSave(name: string) {
  const field = await screen.findByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
}

test('the row is written to the account, with what the device knows', async () => {
  const place = { id: 'gn:2267057', name: 'Lisbon, Portugal', latDeg: 38.717, lonDeg: -9.133 };
  const birth = { ...emptyBirth, date: '1993-04-14', time: '07:42', place, zone: 'Europe/Lisbon' };
  written(await saveProfile(local.db, local.deps, { birth }));
  const rows: ProfileRow[] = [];
  const account = createFakeAccount(signedIn, {
    upsertProfile: async (row) => {
      rows.push(row);
      return { error: null };
    },
  });
  const { onClose } = open(account);
  await nameAndSave('Marta Leal');
  await userEvent.click(await screen.findByRole('button', { name: 'Profile saved 🎉' }));
  expect(onClose).toHaveBeenCalled();
  expect(rows).toEqual([
    {
      id: accountId,
      full_name: 'Marta Leal',
      birth_date: '1993-04-14',
      birth_time: '07:42',
      birth_place: 'Lisbon, Portugal',
      timezone: 'Europe/Lisbon',
      email: 'marta@example.org',
    },
  ]);
});

test('without an account it saves on the device and says so', async () => {
  const { onClose } = open(createFakeAccount(signedOut));
  await nameAndSave('Marta Leal');
  await userEvent.click(await screen.findByRole('button', { name: 'Profile saved on this device 🎉' }));
  expect(onClose).toHaveBeenCalled();
  expect((await getProfile(local.db))?.name).toBe('Marta Leal');
});

test.each([
  [
    'the database refuses',
    { upsertProfile: async () => ({ error: { message: 'new row violates policy', code: '42501' } }) },
    'Save failed: new row violates policy (code: 42501)',
  ],
  [
    'the database refuses without a code',
    { upsertProfile: async () => ({ error: { message: 'nope', code: null } }) },
    'Save failed: nope (code: n/a)',
  ],
  [
    'the session cannot be read',
    { accessToken: async () => Promise.reject(new Error('lock broken')) },
    'Auth error: lock broken',
  ],
  [
    'something else breaks',
    { upsertProfile: async () => Promise.reject(new Error('no chunk')) },
    'Unexpected: no chunk',
  ],
] satisfies readonly (readonly [string, Partial<Account>, string])[])(
  '%s: it is said, the dialog stays, and the device has kept it',
  async (_, parts, said) => {
    const { onClose } = open(createFakeAccount(signedIn, parts));
    await nameAndSave('Marta Leal');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(`${said}What you entered is saved on this device.`),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect((await getProfile(local.db))?.name).toBe('Marta Leal');
  },
);

test('a session that has ended: the cause for the person, the hint for the operator in the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open(createFakeAccount({ ...signedIn, standing: 'ended' }, { accessToken: async () => null }));
  await nameAndSave('Marta Leal');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/has to be signed in to again/));
  expect(logged).toHaveBeenCalledWith(
    'No session in production. Fix Supabase Auth URL/Redirect for live domain.',
  );
});

test('when nobody answers, the save stands and goes to the account later', async () => {
  const account = createFakeAccount(signedIn, {
    upsertProfile: async () => ({ error: { message: 'Failed to fetch', code: null, unanswered: true } }),
  });
  const { onClose } = open(account, createFakeApi());
  await nameAndSave('Marta Leal');
  const said = await screen.findByRole('button', {
    name: 'Saved on this device. Your account gets it when it can be reached.',
  });
  await userEvent.click(said);
  expect(onClose).toHaveBeenCalled();
});

test('Cancel and Run Diagnostics change nothing', async () => {
  const { onClose, onDiagnostics } = open(createFakeAccount(signedOut));
  await userEvent.type(await screen.findByLabelText('Name'), 'Somebody');
  await userEvent.click(screen.getByRole('button', { name: 'Run Diagnostics' }));
  expect(onDiagnostics).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(await getProfile(local.db)).toBeNull();
});
