import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '#account/api-client.ts';
import { type ContentItem, MAX_AUDIO_BYTES } from '#contract/api/content.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { AccountProvider } from '#store/account-context.tsx';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { useServerQuery } from '#store/server-query.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createFakeAccount, createFakeApi, refuses, signedIn } from '../../../tests/support/fake-account.ts';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { FakeXhr, installFakeXhr } from '../../../tests/support/fake-xhr.ts';
import { ContentManager } from './content-manager.tsx';

const bowls: ContentItem = {
  id: '00000000-0000-4000-8000-000000000001',
  type: 'healing',
  title: 'Bowls',
  description: 'Alone.',
  duration: '45:00',
  audioUrl: '/api/soul-wisdom/audio/0123456789abcdef0123456789abcdef.mp3',
  gradientColor: 'Teal Cyan',
  emoji: '🧘',
  isPublished: 'false',
  order: '7',
};
const eclipse: ContentItem = {
  ...bowls,
  id: '00000000-0000-4000-8000-000000000002',
  title: 'Eclipse',
  isPublished: 'true',
};

/** An audio element that tells one length, and plays when asked. */
class FakeAudio extends EventTarget {
  static made: FakeAudio[] = [];
  static durationS = 735;
  preload = '';
  duration = FakeAudio.durationS;
  private source = '';
  constructor() {
    super();
    FakeAudio.made.push(this);
  }
  get src() {
    return this.source;
  }
  set src(url: string) {
    this.source = url;
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')));
  }
  removeAttribute(): void {}
  play() {
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  }
  pause(): void {
    this.dispatchEvent(new Event('pause'));
  }
}

let restoreXhr: () => void;
let local: TestDb;
beforeEach(() => {
  local = createTestDb();
  restoreXhr = installFakeXhr();
  FakeAudio.made = [];
  FakeAudio.durationS = 735;
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  closeSoulsticeDb(local.db);
  restoreXhr();
  vi.unstubAllGlobals();
});

/** Somebody who reads the public list meanwhile. */
function PublicList() {
  return <p>{useServerQuery('soulWisdom', { on401: 'throw' }).status}</p>;
}

function open(api: Api, beside: React.ReactNode = null) {
  const tree = (screens: React.ReactNode) => (
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <AccountProvider value={createFakeAccount(signedIn)}>
          <ApiProvider value={api}>{screens}</ApiProvider>
        </AccountProvider>
      </LocalDataProvider>
      <Toaster regionLabel="Notices" closeLabel="Dismiss" />
    </UiProvider>
  );
  const { rerender } = render(tree(null));
  rerender(
    tree(
      <>
        <ContentManager />
        {beside}
      </>,
    ),
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const countOf = (api: ReturnType<typeof createFakeApi>, call: string) =>
  api.asked.filter(({ name }) => name === call).length;

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Content' }));
  await screen.findByRole('dialog', { name: 'Add New Content' });
}

async function fillByAddress() {
  await userEvent.type(field('Title'), 'Moon');
  await userEvent.type(field('Description'), 'Slow.');
  await userEvent.click(screen.getByRole('radio', { name: 'Web address' }));
  await userEvent.type(field('Address of the audio'), 'https://a.example/m.mp3');
  await userEvent.type(field('Duration'), '12:15');
}

const audioFile = (bytes = 3) => {
  const file = new File(['abc'], 'moon.mp3', { type: 'audio/mpeg' });
  if (bytes !== 3) Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const upload = (file: File) => userEvent.upload(field(/^Choose/), file);
const request = () => waitFor(() => FakeXhr.sent[0] ?? expect.fail('nothing was sent'));

test('the list is awaited, then says that it is empty', async () => {
  open(createFakeApi({ adminList: [] }));
  expect(screen.getByText('Loading content...')).toBeVisible();
  expect(await screen.findByText('No content yet. Add your first item!')).toBeVisible();
});

test('a card tells whether it is published, of what type and how long', async () => {
  open(createFakeApi({ adminList: [bowls, eclipse] }));
  const card = within(await screen.findByRole('article', { name: 'Bowls' }));
  for (const text of ['Draft', 'Healing', '45:00', 'Order 7', 'Alone.'])
    expect(card.getByText(text)).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Eclipse' })).getByText('Published')).toBeVisible();
  expect(screen.getByText('2 items, 1 draft')).toBeVisible();
});

test('a list that cannot be had says why, and can be asked for again', async () => {
  let refused = true;
  open(createFakeApi({ adminList: () => (refused ? refuses(403, 'Only admins may.')() : [bowls]) }));
  expect(await screen.findByText(/Only admins may\./)).toBeVisible();
  refused = false;
  await press('Try again');
  expect(await screen.findByRole('article', { name: 'Bowls' })).toBeVisible();
});

test('an empty form is not sent: it says what is missing and goes there', async () => {
  const api = createFakeApi({ adminList: [] });
  open(api);
  await openForm();
  expect(screen.getByRole('dialog', { name: 'Add New Content' })).toBeVisible();
  await press('Create Content');
  expect(
    await screen.findByText('Please fill all required fields', { selector: '[role=alert]' }),
  ).toBeVisible();
  expect(document.activeElement).toBe(field('Title'));
  expect(field('Title').getAttribute('aria-invalid')).toBe('true');
  expect(countOf(api, 'adminCreate')).toBe(0);
});

test('what is filled in is sent, both lists are asked for again, and the form is gone', async () => {
  const api = createFakeApi({ adminList: [], soulWisdom: [], adminCreate: bowls });
  open(api, <PublicList />);
  await openForm();
  await fillByAddress();
  await userEvent.click(screen.getByRole('radio', { name: 'Violet' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Butterfly' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Published' }));
  await press('Create Content');
  expect(await screen.findByText('Success. Content created successfully')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.asked.find(({ name }) => name === 'adminCreate')?.body).toEqual({
    type: 'podcast',
    title: 'Moon',
    description: 'Slow.',
    duration: '12:15',
    audioUrl: 'https://a.example/m.mp3',
    gradientColor: 'Violet',
    emoji: '🦋',
    isPublished: 'false',
    order: '0',
  });
  await waitFor(() => expect(countOf(api, 'adminList')).toBe(2));
  expect(countOf(api, 'soulWisdom')).toBe(2);
});

test('a save that fails says why and loses nothing that was typed', async () => {
  let down = true;
  const api = createFakeApi({
    adminList: [],
    adminCreate: () => (down ? refuses(400, 'title must be shorter')() : bowls),
  });
  open(api);
  await openForm();
  await fillByAddress();
  await press('Create Content');
  expect(await screen.findByText('Failed to create content. title must be shorter')).toBeVisible();
  expect(field('Title').value).toBe('Moon');
  expect(field('Address of the audio').value).toBe('https://a.example/m.mp3');
  down = false;
  await press('Create Content');
  expect(await screen.findByText('Success. Content created successfully')).toBeVisible();
});

test('an item is opened with what it has and changed', async () => {
  const api = createFakeApi({ adminList: [bowls], adminUpdate: bowls });
  open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Bowls' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Content' })).toBeVisible();
  expect(field('Title').value).toBe('Bowls');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Meditating person' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Published' }).checked).toBe(false);
  await userEvent.type(field('Title'), ' II');
  await press('Update Content');
  expect(await screen.findByText('Success. Content updated successfully')).toBeVisible();
  const { id: _id, ...fields } = bowls;
  expect(api.asked.find(({ name }) => name === 'adminUpdate')?.body).toEqual({
    ...fields,
    title: 'Bowls II',
  });
});

test('a form with something typed is not closed without asking', async () => {
  open(createFakeApi({ adminList: [] }));
  await openForm();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  await openForm();
  await userEvent.type(field('Title'), 'Moon');
  await press('Close');
  await press('Keep editing');
  expect(field('Title').value).toBe('Moon');
  await press('Cancel');
  await press('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an item being written is there after a reload, until it is given up', async () => {
  const reload = () => {
    cleanup();
    renewStore();
    open(createFakeApi({ adminList: [] }));
  };
  open(createFakeApi({ adminList: [] }));
  await openForm();
  await userEvent.type(field('Title'), 'Moon');
  await userEvent.click(screen.getByRole('radio', { name: 'Web address' }));
  await userEvent.type(field('Address of the audio'), 'https');
  await waitFor(async () => expect((await local.db.draft.get('form:content new'))?.text).toContain('https'));
  reload();
  await openForm();
  expect(await screen.findByDisplayValue('Moon')).toBe(field('Title'));
  expect(field('Address of the audio').value).toBe('https');
  await press('Cancel');
  await press('Discard');
  await waitFor(async () => expect(await local.db.draft.count()).toBe(0));
  reload();
  await openForm();
  expect(field('Title').value).toBe('');
});

test('an item is deleted only after the question, and focus goes on to Add Content', async () => {
  let items = [bowls];
  const api = createFakeApi({
    adminList: () => items,
    adminDelete: () => {
      items = [];
      return { success: true };
    },
  });
  open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bowls' }));
  expect(
    screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this content?' }),
  ).toBeVisible();
  await press('Cancel');
  expect(countOf(api, 'adminDelete')).toBe(0);
  await press('Delete Bowls');
  await press('Delete');
  expect(await screen.findByText('Success. Content deleted successfully')).toBeVisible();
  expect(await screen.findByText('No content yet. Add your first item!')).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Content' }));
});

test('a delete that fails leaves the item and says why', async () => {
  open(createFakeApi({ adminList: [bowls], adminDelete: refuses(503, 'Later.') }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Bowls' }));
  await press('Delete');
  expect(await screen.findByText('Failed to delete content. Later.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Bowls' })).toBeVisible();
});

test('a file is sent at once with its progress, its length is read, and its address is saved', async () => {
  const api = createFakeApi({ adminList: [], adminCreate: bowls });
  open(api);
  await openForm();
  await userEvent.type(field('Title'), 'Moon');
  await userEvent.type(field('Description'), 'Slow.');
  await upload(audioFile());
  const sent = await request();
  expect(sent.headers['Authorization']).toBe('Bearer token');
  act(() => sent.progress(42, 100));
  expect(screen.getByRole('progressbar', { name: 'Uploading moon.mp3' }).getAttribute('aria-valuenow')).toBe(
    '42',
  );
  await waitFor(() => expect(field('Duration').value).toBe('12:15'));
  await press('Create Content');
  expect(await screen.findByText(/^Wait until the audio is uploaded\./)).toBeVisible();
  expect(countOf(api, 'adminCreate')).toBe(0);
  await act(async () =>
    sent.answer(201, { audioUrl: bowls.audioUrl, type: 'audio/mpeg', bytes: 3, durationS: 735 }),
  );
  expect(screen.getByText('moon.mp3 is uploaded.')).toBeVisible();
  await press('Create Content');
  await screen.findByText('Success. Content created successfully');
  expect(api.asked.find(({ name }) => name === 'adminCreate')?.body).toMatchObject({
    audioUrl: bowls.audioUrl,
    duration: '12:15',
  });
});

test('a duration that was typed is not written over by the file', async () => {
  open(createFakeApi({ adminList: [] }));
  await openForm();
  await userEvent.type(field('Duration'), '1:00');
  await upload(audioFile());
  const sent = await request();
  await act(async () =>
    sent.answer(201, { audioUrl: '/a.mp3', type: 'audio/mpeg', bytes: 3, durationS: 735 }),
  );
  expect(field('Duration').value).toBe('1:00');
});

test('what the browser cannot measure, the server does', async () => {
  FakeAudio.durationS = Number.POSITIVE_INFINITY;
  open(createFakeApi({ adminList: [] }));
  await openForm();
  await upload(audioFile());
  const sent = await request();
  await act(async () =>
    sent.answer(201, { audioUrl: '/a.mp3', type: 'audio/mpeg', bytes: 3, durationS: 61 }),
  );
  await waitFor(() => expect(field('Duration').value).toBe('1:01'));
});

test("a refused file is told with the server's words, and another can be chosen", async () => {
  open(createFakeApi({ adminList: [] }));
  await openForm();
  await upload(audioFile());
  const sent = await request();
  await act(async () => sent.answer(400, { error: 'This is not audio.' }));
  expect(screen.getByText('This is not audio.').closest('[role=alert]')).not.toBeNull();
  expect(document.activeElement).toBe(field('Choose a file'));
});

test('sending can be stopped', async () => {
  open(createFakeApi({ adminList: [] }));
  await openForm();
  await upload(audioFile());
  await request();
  await press('Cancel upload');
  expect(screen.getByText('The upload was cancelled.')).toBeVisible();
  expect(field('Choose a file')).toBeVisible();
});

test('a file over the limit is not sent', async () => {
  open(createFakeApi({ adminList: [] }));
  await openForm();
  expect(screen.getByText(/at most 60 MB/)).toBeVisible();
  await upload(audioFile(MAX_AUDIO_BYTES + 1024 * 1024));
  expect(await screen.findByText(/This file has 61\.0 MB\. The limit is 60 MB/)).toBeVisible();
  expect(FakeXhr.sent).toHaveLength(0);
});

test('a file that arrives after an address was chosen does not take its place', async () => {
  const api = createFakeApi({ adminList: [], adminCreate: bowls });
  open(api);
  await openForm();
  await upload(audioFile());
  const sent = await request();
  await fillByAddress();
  await act(async () =>
    sent.answer(201, { audioUrl: '/a.mp3', type: 'audio/mpeg', bytes: 3, durationS: 735 }),
  );
  await userEvent.clear(field('Duration'));
  await userEvent.type(field('Duration'), '2:00');
  await press('Create Content');
  await screen.findByText('Success. Content created successfully');
  expect(api.asked.find(({ name }) => name === 'adminCreate')?.body).toMatchObject({
    audioUrl: 'https://a.example/m.mp3',
  });
});

test('a published item is played as it comes, one at a time, and can be paused', async () => {
  open(createFakeApi({ adminList: [eclipse, { ...eclipse, id: bowls.id, title: 'Bowls' }] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play Eclipse' }));
  expect(FakeAudio.made[0]?.src).toBe(eclipse.audioUrl);
  await userEvent.click(await screen.findByRole('button', { name: 'Pause Eclipse' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play Eclipse' }));
  expect(FakeAudio.made).toHaveLength(1);
  await press('Play Bowls');
  expect(await screen.findByRole('button', { name: 'Pause Bowls' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play Eclipse' })).toBeVisible();
});

test('a draft is fetched with the token first', async () => {
  const asked = vi.fn(async (_url: string, _init: { headers: Headers }) => new Response('abc'));
  vi.stubGlobal('fetch', asked);
  open(createFakeApi({ adminList: [bowls] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play Bowls' }));
  await screen.findByRole('button', { name: 'Pause Bowls' });
  const [url, init] = asked.mock.calls[0] ?? expect.fail('nothing was fetched');
  expect(url).toBe(bowls.audioUrl);
  expect(init.headers.get('Authorization')).toBe('Bearer token');
  expect(FakeAudio.made[0]?.src).toMatch(/^blob:/);
});

test('an address elsewhere is played through the server; what cannot be had is said', async () => {
  const asked = vi.fn(async (_url: string) => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', asked);
  open(createFakeApi({ adminList: [{ ...bowls, audioUrl: 'https://a.example/m.mp3' }] }));
  await userEvent.click(await screen.findByRole('button', { name: 'Play Bowls' }));
  expect(await screen.findByText(/^The audio could not be played\./)).toBeVisible();
  expect(asked.mock.calls[0]?.[0]).toBe(`/api/soul-wisdom/${bowls.id}/audio`);
  expect(screen.getByRole('button', { name: 'Play Bowls' })).toBeVisible();
});
