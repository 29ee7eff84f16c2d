import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
import { AudioShelfProvider } from '#store/audio-shelf.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import {
  createFakeAccount,
  createFakeApi,
  refuses,
  signedIn,
  signedOut,
} from '../../../tests/support/fake-account.ts';
import { createFakeAudioShelf } from '../../../tests/support/fake-audio-shelf.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { SettingsDialog } from './settings-dialog.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const version = { look: async () => 'none' as const, take: async () => undefined };

const free = { status: 'free', trialEndsAt: null, planId: null, messagesUsed: 0, messagesLimit: 50 } as const;
const notAdmin = { subscription: free, adminStatus: { isAdmin: false } };

function Host(props: { first: string; onClose: () => void }) {
  const [section, setSection] = useState(props.first);
  return (
    <SettingsDialog
      section={section}
      onSection={setSection}
      onClose={props.onClose}
      onLeave={props.onClose}
      version={version}
      contentManager={<p>the contents</p>}
      cloudSync={<p>the state of the sync</p>}
    />
  );
}

function open(
  first: string,
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
            <AudioShelfProvider value={createFakeAudioShelf()}>
              <MemoryRouter>
                <Host first={first} onClose={onClose} />
              </MemoryRouter>
            </AudioShelfProvider>
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
  const count = (label: string) =>
    screen.queryByRole('rowheader', { name: label })?.nextElementSibling?.textContent;
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
  expect(screen.getByText(/^1 thing in the trash, [\d,]+ bytes$/u)).toBeVisible();
  expect(count('Dreams')).toBeUndefined();
  // Tools and rooms are the app’s own.
  expect([count('Plugins'), count('Agents')]).toEqual(['8', '3']);
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
  await waitFor(() => expect(count('Dreams')).toBeUndefined());
  expect(screen.getByText(/^2 things in the trash, [\d.,]+ (bytes|kB)$/u)).toBeVisible();
});

test('the sync has its page, and what is not built says so', async () => {
  open('sync');
  expect(screen.getByText('the state of the sync')).toBeVisible();
  for (const name of ['Model Context Protocol', 'Extensions', 'Proxy & Org ID']) {
    await choose(name);
    expect(screen.getByText('This section is coming soon.')).toBeVisible();
  }
});

test('the contents are for admins; others read how to become one', async () => {
  const account = createFakeAccount(signedIn);
  open('admin', { account, api: createFakeApi({ subscription: free, adminStatus: { isAdmin: true } }) });
  expect(await screen.findByText('the contents')).toBeVisible();
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

test('nothing is asked of the server before the dialog is there, then plan and admin status once each', async () => {
  const api = createFakeApi({ subscription: free, adminStatus: { isAdmin: true } });
  const query = vi.spyOn(api, 'query');
  expect(query).not.toHaveBeenCalled();
  open('general', { account: createFakeAccount(signedIn), api });
  await screen.findByRole('option', { name: 'Admin Panel' });
  await choose('Admin Panel');
  expect(await screen.findByText('the contents')).toBeVisible();
  expect(query.mock.calls.map(([name]) => name).toSorted()).toEqual(['adminStatus', 'subscription']);
});

test('the Admin Panel is listed for admins alone', async () => {
  open('general', { account: createFakeAccount(signedIn), api: createFakeApi(notAdmin) });
  await screen.findByText('Free Plan');
  expect(screen.queryByRole('option', { name: 'Admin Panel' })).toBeNull();
});

test('an unknown page says that it is coming', () => {
  open('astral-projection');
  expect(screen.getByText('This section is coming soon.')).toBeVisible();
});

test('what is looked for is found over all pages, and gets the focus there', async () => {
  open('storage');
  const field = screen.getByRole('searchbox', { name: 'Search settings' });
  await userEvent.type(field, 'nothing like it');
  expect(screen.getByText('No setting found for “nothing like it”')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'lunar');
  expect(screen.getByText('1 setting found')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const node = await screen.findByLabelText('Lunar node');
  await waitFor(() => expect(document.activeElement).toBe(node));
  expect((field as HTMLInputElement).value).toBe('');
});

test('every switch and choice of General keeps what it shows', async () => {
  open('general');
  const switches = {
    'Auto-save what I type': ['general.autoSave', false],
    'Stream AI responses': ['general.streamResponses', false],
    'Suggest keywords': ['general.autoSuggestKeywords', true],
    'Show more messages': ['general.showMoreMessages', true],
    'Use my birth chart in answers': ['chat.useBirthChart', false],
    'Let questions draw on my Soul Loop': ['privacy.allowPersonalization', false],
  } as const;
  for (const [name, [key, value]] of Object.entries(switches)) {
    await userEvent.click(await screen.findByRole('switch', { name }));
    await waitFor(async () => expect(await getSetting(local.db, key), name).toBe(value));
  }
  const choices = {
    Motion: ['Reduced', 'display.motion', 'reduced'],
    'Response length': ['Deep', 'ai.responseLength', 'deep'],
    Personality: ['Quiet', 'ai.personalityStyle', 'quiet'],
    'Astrology depth': ['Advanced', 'ai.includeAstrologyDepth', 'advanced'],
    'Language of readings': ['ไทย (Thai)', 'display.language', 'th'],
    Zodiac: ['Tropical, with sidereal beside it: Lahiri', 'chart.zodiac', 'lahiri'],
    Years: ['Buddhist Era (BE): 21 November 2569 BE', 'display.era', 'be'],
  } as const;
  for (const [name, [option, key, value]] of Object.entries(choices)) {
    await userEvent.selectOptions(screen.getByLabelText(name), option);
    await waitFor(async () => expect(await getSetting(local.db, key), name).toBe(value));
  }
  const batch = screen.getByLabelText<HTMLInputElement>('Messages per batch');
  expect(batch.value).toBe('200');
  await userEvent.clear(batch);
  expect(screen.getByText('A whole number from 20 to 1000.')).toBeVisible();
  expect(await getSetting(local.db, 'general.messagesPerBatch')).toBe(200);
  await userEvent.type(batch, '50');
  await waitFor(async () => expect(await getSetting(local.db, 'general.messagesPerBatch')).toBe(50));
});

test('keys are recorded, refused, taken from another command, and given back', async () => {
  open('shortcuts');
  const row = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: `) });
  const press = async (name: string, keys: object) => {
    await userEvent.click(row(name));
    fireEvent.keyDown(row(name), keys);
  };
  await screen.findByRole('button', { name: 'New Chat: Alt+Shift+N. Change keys' });
  await press('New Chat', { key: 'j', code: 'KeyJ' });
  expect(screen.getByText(/^J alone is part of writing/)).toBeVisible();
  fireEvent.keyDown(row('New Chat'), { key: 'J', code: 'KeyJ', altKey: true, shiftKey: true });
  await screen.findByRole('button', { name: 'New Chat: Alt+Shift+J. Change keys' });
  expect(await getSetting(local.db, 'shortcuts.keys')).toEqual({ 'new-chat': 'Alt+Shift+J' });

  await press('Regenerate', { key: 'J', code: 'KeyJ', altKey: true, shiftKey: true });
  expect(screen.getByText('Alt+Shift+J runs New Chat already, which would lose its keys.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use anyway' }));
  await screen.findByRole('button', { name: 'Regenerate: Alt+Shift+J. Change keys' });
  expect(row('New Chat').textContent).toBe('No keys');

  await userEvent.click(screen.getByRole('button', { name: 'Reset the keys of Regenerate' }));
  await screen.findByRole('button', { name: 'Regenerate: Alt+Shift+R. Change keys' });
  await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
  await screen.findByRole('button', { name: 'New Chat: Alt+Shift+N. Change keys' });
  expect(await getSetting(local.db, 'shortcuts.keys')).toEqual({});
  await userEvent.click(screen.getByRole('switch', { name: 'Use keyboard shortcuts' }));
  await waitFor(async () => expect(await getSetting(local.db, 'shortcuts.on')).toBe(false));
});
