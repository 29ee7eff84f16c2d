import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLiveQuery } from 'dexie-react-hooks';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSoulsticeDb } from '#db/database.ts';
import { appendReply, appendUserMessage, hasReading } from '#db/messages.ts';
import { toStoredReading } from '#contract/stored-reading.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import { nothingSaid, plainAsk } from '../../tests/support/plain-reading.ts';
import { createTestDb, type TestDb, written } from '../../tests/support/test-db.ts';
import { InstallPrompt } from './install-prompt.tsx';

const opened: TestDb[] = [];

const sheet = sealSheet({
  mode: 'western',
  engineVersion,
  school: {},
  inputs: {},
  missing: [],
  facts: [],
  complete: [],
  caveats: [],
  confidence: 'high',
  sources: [],
});
const reading = toStoredReading(
  {
    author: 'composer',
    lang: 'en',
    sentences: [{ text: 'Rest.', cites: [], move: 'practice', verdict: 'reflection' }],
    ask: plainAsk,
    sheetHash: sheet.hash,
    seed: '1'.repeat(32),
    planHash: 'p',
    weighed: [],
    said: nothingSaid,
  },
  sheet,
);

/** A database in which a question was asked, with a reading as the answer or without. */
async function device(answered: boolean): Promise<TestDb> {
  const local = createTestDb();
  opened.push(local);
  const { db, deps } = local;
  const { thread, message } = written(
    await appendUserMessage(db, deps, { threadId: deps.ids.short(), content: 'And today?', mode: 'mixed' }),
  );
  if (answered)
    written(
      await appendReply(db, deps, {
        threadId: thread.id,
        parentId: message.id,
        content: 'Rest.',
        mode: 'mixed',
        reading,
      }),
    );
  return local;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const { db } of opened.splice(0)) closeSoulsticeDb(db);
});

const prompted = vi.fn(async () => ({ outcome: 'dismissed' }));

/** Opens the page in front of this database, and the browser offers to install. */
function open(local: TestDb) {
  cleanup();
  render(
    <UiProvider theme="dark" env="test">
      <LocalDataProvider value={local}>
        <InstallPrompt />
        <Later local={local} />
      </LocalDataProvider>
    </UiProvider>,
  );
  act(() => {
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: prompted }));
  });
}

/** The tab is closed: the next page is another visit. */
const leave = () => {
  cleanup();
  sessionStorage.clear();
};

const card = () => screen.queryByRole('region', { name: 'Keep Soulstice at hand' });
/** What the card asked of the database, and wrote, is done: a later question is answered, a later write has its turn. */
async function settled({ db }: TestDb) {
  await screen.findByText('answered');
  await act(() => db.transaction('rw', db.tables, () => undefined));
}

/** Asks the database after the card did. */
function Later({ local }: { local: TestDb }) {
  const answer = useLiveQuery(() => hasReading(local.db), [local]);
  return answer === undefined ? null : <output>answered</output>;
}

test('is offered on the second visit, after a first reading', async () => {
  const local = await device(true);
  open(local);
  await settled(local);
  expect(card()).toBeNull();
  leave();
  open(local);
  await waitFor(() => expect(card()).toBeVisible());
});

test('a reload is no visit', async () => {
  const local = await device(true);
  for (let loads = 0; loads < 5; loads += 1) {
    open(local);
    await settled(local);
    expect(card()).toBeNull();
  }
});

test('is not offered before the first reading, on however many visits', async () => {
  const local = await device(false);
  for (let visits = 0; visits < 4; visits += 1) {
    open(local);
    await settled(local);
    expect(card()).toBeNull();
    leave();
  }
});

test('“No, thanks” holds on this device for every account and every later visit', async () => {
  const anonymous = await device(true);
  open(anonymous);
  leave();
  open(anonymous);
  await userEvent.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(card()).toBeNull();
  // Signing in opens the database of the account.
  const account = await device(true);
  for (let visits = 0; visits < 3; visits += 1) {
    open(account);
    await settled(account);
    expect(card()).toBeNull();
    leave();
  }
});

test('where the browser keeps nothing, nothing is offered', async () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, clear: () => undefined });
  const local = await device(true);
  for (let visits = 0; visits < 3; visits += 1) {
    open(local);
    await settled(local);
    expect(card()).toBeNull();
    leave();
  }
});
