import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#account/account.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { addDream, deleteDream } from '#db/dreams.ts';
import { createFolder } from '#db/folders.ts';
import { appendUserMessage } from '#db/messages.ts';
import { getSetting } from '#db/settings.ts';
import { createThread, deleteThread } from '#db/threads.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import type { SettingsSectionId } from '#store/open-settings.ts';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  refuses,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { SettingsDialog } from './settings-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const free = { status: 'free', trialEndsAt: null, planId: null, messagesUsed: 0, messagesLimit: 50 } as const;
const notAdmin = { subscription: free, adminStatus: { isAdmin: false } };

function Host(props: { first: SettingsSectionId; onClose: () => void }) {
  const [section, setSection] = useState(props.first);
  return (
    <SettingsDialog
      section={section}
      onSection={setSection}
      onClose={props.onClose}
      contentManager={<p>the contents</p>}
      cloudSync={<p>the state of the sync</p>}
    />
  );
}

function open(
  first: SettingsSectionId,
  {
    account = createFakeAccount(signedOut),
    api = createFakeApi(),
  }: { account?: Account; api?: ReturnType<typeof createFakeApi> } = {},
) {
  const onClose = vi.fn();
  render(
    <UiProvider theme="dark" env="test">
      <AccountProvider value={account}>
        <ApiProvider value={api}>
          <LocalDataProvider value={local}>
            <MemoryRouter>
              <Host first={first} onClose={onClose} />
            </MemoryRouter>
          </LocalDataProvider>
        </ApiProvider>
      </AccountProvider>
    </UiProvider>,
  );
  return onClose;
}

const choose = (name: string) =>
  userEvent.selectOptions(screen.getByLabelText('Category'), screen.getByRole('option', { name }));

test('the counts are those of the database, and follow it', async () => {
  written(await createFolder(local.db, local.deps, { name: 'Own' }));
  open('storage');
  const count = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
  await waitFor(() => expect(count('Folders')).toBe('1'));
  expect(count('Chats')).toBe('0');
  const gone = written(await createThread(local.db, local.deps, { mode: 'mixed' }));
  written(await createThread(local.db, local.deps, { mode: 'mixed' }));
  written(
    await appendUserMessage(local.db, local.deps, { threadId: gone.id, content: 'Hello', mode: 'mixed' }),
  );
  await waitFor(() => expect([count('Chats'), count('Messages')]).toEqual(['2', '1']));
  written(await deleteThread(local.db, local.deps, gone.id));
  await waitFor(() => expect([count('Chats'), count('Messages')]).toEqual(['1', '0']));
  expect(count('In the trash, for up to 7 days')).toBe('1');
  expect(count('Dreams')).toBe('0');
  const dream = written(
    await addDream(local.db, local.deps, {
      date: '2026-11-21',
      text: 'I was falling into water.',
      feeling: 'fear',
      returning: null,
      nightPart: null,
      causes: [],
      symbols: ['falling', 'water'],
    }),
  );
  await waitFor(() => expect(count('Dreams')).toBe('1'));
  written(await deleteDream(local.db, local.deps, dream));
  await waitFor(() => expect(count('Dreams')).toBe('0'));
  expect(count('In the trash, for up to 7 days')).toBe('2');
});

test('the sync has its page, and what is not built says so', async () => {
  open('sync');
  expect(screen.getByText('the state of the sync')).toBeTruthy();
  for (const name of ['Model Context Protocol', 'Extensions', 'Proxy & Org ID']) {
    await choose(name);
    expect(screen.getByText('This section is coming soon.')).toBeTruthy();
  }
});

test('the contents are for admins; others read how to become one', async () => {
  const account = createFakeAccount(signedIn);
  open('admin', { account, api: createFakeApi({ subscription: free, adminStatus: { isAdmin: true } }) });
  expect(await screen.findByText('the contents')).toBeTruthy();
});

test('who is no admin reads how to become one', async () => {
  const onClose = open('admin', { account: createFakeAccount(signedIn), api: createFakeApi(notAdmin) });
  const link = await screen.findByRole('link', { name: 'Open the Admin Panel' });
  expect(link.getAttribute('href')).toBe('/admin');
  expect(screen.queryByText('the contents')).toBeNull();
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['a 401', refuses(401, 'Please sign in.'), /^Your plan: Free Plan/],
  ['free', free, /^Your plan: Free Plan0 of 50 free messages/],
  ['active', { ...free, status: 'active' }, /^Your plan: Premium Active$/],
  [
    'trial',
    { ...free, status: 'trial', trialEndsAt: '2026-11-24T12:00:00Z' },
    /^Your plan: Free TrialTrial3 days left$/,
  ],
  ['ended', { ...free, status: 'canceled' }, /^Your plan: Subscription Expired/],
])('the plan of %s', async (_, subscription, said) => {
  open('general', { account: createFakeAccount(signedIn), api: createFakeApi({ subscription }) });
  const dialog = screen.getByRole('dialog', { name: 'App Settings' });
  await waitFor(() =>
    expect(within(dialog).getByText('Your plan:').parentElement?.textContent).toMatch(said),
  );
});

test('settings are kept as they are changed', async () => {
  open('general');
  await userEvent.selectOptions(await screen.findByLabelText('House system'), 'Whole Sign');
  await userEvent.selectOptions(screen.getByLabelText('Lunar node'), 'True node');
  await userEvent.selectOptions(screen.getByLabelText('Order of a date in numbers'), 'YYYY-MM-DD');
  const zone = screen.getByLabelText<HTMLInputElement>('Time zone of your days');
  await userEvent.type(zone, 'bangkok');
  await userEvent.click(await screen.findByRole('option', { name: 'Asia/Bangkok' }));
  await waitFor(async () => expect(await getSetting(local.db, 'display.timezone')).toBe('Asia/Bangkok'));
  expect(await getSetting(local.db, 'chart.houseSystem')).toBe('whole');
  expect(await getSetting(local.db, 'chart.node')).toBe('true');
  expect(await getSetting(local.db, 'display.dateFormat')).toBe('YYYY-MM-DD');
  await userEvent.click(await screen.findByRole('button', { name: 'Follow this device' }));
  await waitFor(async () => expect(await getSetting(local.db, 'display.timezone')).toBeNull());
  expect(zone.value).toBe('');
});
