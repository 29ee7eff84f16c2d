import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { SoulEntryFields } from '#contract/soul-entry.ts';
import { sheetFor } from '#companion/sheet-for.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { addSoulEntry, recentSoulEntries, soulEntryOf } from '#db/soul-entries.ts';
import { setSetting } from '#db/settings.ts';
import type { Engine } from '#engine/client.ts';
import { ApiProvider } from '#store/api-context.tsx';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { MemoryRouter } from '#ui/router.ts';
import { Toaster } from '#ui/toaster.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { createFakeApi } from '../../../tests/support/fake-account.ts';
import { createTestDb, type TestDb, written } from '../../../tests/support/test-db.ts';
import { SoulLoopDialog } from './soul-loop-dialog.tsx';

const zones = createZoneRules();
const engine = {
  ask: async (call: string, input: never) => {
    if (call === 'sheet') return sheetFor(input, zones);
    if (call === 'resolve') return resolveBirth(input, zones);
    throw new Error(`${call} is not answered in this test`);
  },
  close: () => undefined,
} as unknown as Engine;

let local: TestDb;
beforeEach(async () => {
  local = createTestDb();
  written(await setSetting(local.db, local.deps, 'display.timezone', 'Etc/UTC'));
});
afterEach(() => closeSoulsticeDb(local.db));

const TODAY = '2026-11-21';
const exam = "What if I blank in tomorrow's exam? I keep seeing the empty page.";
const family = '👨‍👩‍👧‍👦';

async function open() {
  cleanup();
  render(
    <UiProvider theme="dark" env="test">
      <EngineProvider value={engine}>
        <LocalDataProvider value={local}>
          <ApiProvider value={createFakeApi()}>
            <MemoryRouter>
              <SoulLoopDialog onClose={() => undefined} />
            </MemoryRouter>
          </ApiProvider>
        </LocalDataProvider>
      </EngineProvider>
      <Toaster regionLabel="Notices" closeLabel="Dismiss" />
    </UiProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Opening your loop')).toBeNull());
}

const heading = (name: string) => screen.findByRole('heading', { name, hidden: true });
const button = (name: string) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string) => userEvent.click(await button(name));
const field = () => screen.findByRole('textbox', { hidden: true }) as Promise<HTMLTextAreaElement>;

async function write(text: string) {
  await userEvent.click(await field());
  await userEvent.paste(text);
}

async function through() {
  await heading('A pattern, perhaps');
  await press('Continue');
  await heading('A question to keep you company');
  await press('Continue');
  await heading('One small thing');
  await press('Continue');
  await heading('Soullog');
}

function entry(date: string, over: Partial<SoulEntryFields['entry']> = {}) {
  return {
    date,
    entry: {
      userInput: 'written before',
      emotionCategory: null,
      patternInsight: 'said',
      reflectiveQuestion: '',
      microAction: 'Write three endings.',
      soullogPrompt: '',
      finalInsight: '',
      patternId: 'worst-film',
      facts: ['loop.action.a03'],
      ...over,
    },
    completed: false,
    reflection: '',
    helped: null,
  };
}

test('five steps, kept as one entry with the facts its sky line cites', async () => {
  await open();
  await write(exam);
  await press('Anxious');
  await press('Begin Soul Loop');
  expect(await screen.findByText('Expecting the worst')).toBeVisible();
  await press('Why the sky says this');
  await through();
  await write('I take the bus home');
  expect(await screen.findByText(/You ended with “I take the bus home”/)).toBeVisible();
  await press('Complete Today’s Soul Loop');
  await heading('Today is held');
  const kept = await soulEntryOf(local.db, TODAY);
  expect(kept?.entry.userInput).toBe(exam);
  expect(kept?.entry.patternInsight).toContain("What if I blank in tomorrow's exam");
  expect(kept?.entry.finalInsight).toContain('I take the bus home');
  expect(kept?.entry.cited?.length).toBeGreaterThan(0);
  const cited = kept?.entry.cited?.map(({ id }) => id) ?? [];
  for (const id of cited) expect(kept?.entry.facts).toContain(id);
  expect(await local.db.local.get('soul-loop:draft')).toBeUndefined();
});

test('what was written and shown is there again after the page was gone', async () => {
  await open();
  await write(exam);
  await open();
  expect((await field()).value).toBe(exam);
  await press('Anxious');
  await press('Begin Soul Loop');
  await screen.findByText('Expecting the worst');
  await press('Not this');
  await waitFor(() => expect(screen.queryByText('Expecting the worst')).toBeNull());
  await open();
  await through();
  await write('half a th');
  await open();
  expect((await field()).value).toBe('half a th');
  await press('Back');
  await heading('One small thing');
});

test('a loop that was left unfinished is kept as the entry of its day', async () => {
  await open();
  await write(exam);
  await press('Begin Soul Loop');
  await through();
  await write('to be continued');
  local.clock.advance(86_400_000);
  await open();
  await heading('What is here today?');
  expect((await field()).value).toBe('');
  expect((await soulEntryOf(local.db, TODAY))?.reflection).toBe('to be continued');
});

test('words that were not begun with move on to the next day', async () => {
  await open();
  await write('half a sentence');
  local.clock.advance(86_400_000);
  await open();
  expect((await field()).value).toBe('half a sentence');
  expect(await recentSoulEntries(local.db)).toEqual([]);
});

test('300 characters are counted as a reader counts them, and the store takes what the field took', async () => {
  await open();
  await write(family.repeat(320));
  expect((await field()).value).toBe(family.repeat(300));
  expect(await screen.findByText('300/300')).toBeVisible();
  expect(
    await screen.findByText('We kept the first 300 characters. The rest is still in your clipboard.'),
  ).toBeVisible();
  await press('Begin Soul Loop');
  await through();
  await write(family.repeat(201));
  expect(await screen.findByText('200/200')).toBeVisible();
  await press('Complete Today’s Soul Loop');
  await heading('Today is held');
  const kept = await soulEntryOf(local.db, TODAY);
  expect(kept?.entry.userInput).toBe(family.repeat(300));
  expect(kept?.reflection).toBe(family.repeat(200));
});

test('nothing written is asked for, and nothing is kept', async () => {
  await open();
  await press('Sad');
  await press('Begin Soul Loop');
  expect((await screen.findAllByText('Input Required'))[0]).toBeVisible();
  expect(
    (await screen.findAllByText("Please share how you're feeling or what's on your mind."))[0],
  ).toBeVisible();
  await heading('What is here today?');
});

test('a day of rest is an entry without a word', async () => {
  await open();
  await press('Nothing today');
  await screen.findByText('A day of rest. It counts like any other.');
  expect(await soulEntryOf(local.db, TODAY)).toMatchObject({
    entry: { userInput: '', patternId: null },
    completed: false,
  });
});

test.each([
  ['I want to kill myself tonight', 'en', 'Please don’t act on it'],
  ['อยากตาย', 'th', 'ไม่อยากมีชีวิตอยู่'],
])('%s: the card comes first and the words are kept at once', async (text, lang, words) => {
  await open();
  await write(text);
  await press('Begin Soul Loop');
  await heading('First, this');
  const card = await screen.findByRole('region', { name: 'Support', hidden: true });
  expect(card.getAttribute('lang')).toBe(lang);
  expect(card.textContent).toContain(words);
  const kept = await soulEntryOf(local.db, TODAY);
  expect(kept).toMatchObject({ entry: { userInput: text, patternId: null, patternInsight: '', facts: [] } });
  expect(screen.queryByRole('button', { name: 'Not this', hidden: true })).toBeNull();
  await press('That is enough for today');
  await screen.findByText('Kept as you wrote it, and not read further.');
  // Not on the screen until it is asked for.
  expect(screen.queryByText(text)).toBeNull();
  expect(await recentSoulEntries(local.db)).toHaveLength(1);
});

const comesBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('the card stands above the words while they are written, before any insight', async () => {
  await open();
  await write('I want to kill myself tonight');
  const card = await screen.findByRole('region', { name: 'Support', hidden: true });
  expect(comesBefore(card, await field())).toBe(true);
  expect(document.activeElement).toBe(await field());

  // The same where the day is closed: above what is noted, and above the final insight.
  await open();
  await userEvent.clear(await field());
  await write(exam);
  await press('Begin Soul Loop');
  await through();
  await write('อยากตาย');
  const later = await screen.findByRole('region', { name: 'Support', hidden: true });
  expect(comesBefore(later, await field())).toBe(true);
  expect(comesBefore(later, await screen.findByRole('region', { name: 'Final insight', hidden: true }))).toBe(
    true,
  );
});

test('an earlier day that met the card has a quiet way to it above its words', async () => {
  const text = 'I want to die';
  const kept = entry('2026-11-19', { userInput: text, patternId: null, patternInsight: '', microAction: '' });
  written(await addSoulEntry(local.db, local.deps, kept));
  written(await addSoulEntry(local.db, local.deps, entry(TODAY)));
  await open();
  await userEvent.click(await screen.findByText('Words kept, not read'));
  const words = await screen.findByText(text);
  await screen.findByText('Kept as you wrote it, and not read further.');
  const way = await screen.findByRole('button', { name: 'Who to call', hidden: true });
  expect(comesBefore(way, words)).toBe(true);
  await userEvent.click(way);
  expect(comesBefore(await screen.findByRole('region', { name: 'Support', hidden: true }), words)).toBe(true);
});

test('a new loop takes the place of the day’s entry only when it is completed', async () => {
  const first = written(await addSoulEntry(local.db, local.deps, entry(TODAY)));
  local.clock.advance(60_000);
  await open();
  await heading('Today is held');
  await press('Start New Loop');
  const asked = await screen.findByRole('alertdialog', { hidden: true });
  await userEvent.click(within(asked).getByRole('button', { name: 'Start New Loop', hidden: true }));
  await heading('What is here today?');
  expect((await soulEntryOf(local.db, TODAY))?.id).toBe(first.id);
  await write('ผิดหวังมาก ลืมวันเกิดเราได้ยังไง');
  await press('Begin Soul Loop');
  await through();
  await press('Complete Today’s Soul Loop');
  await heading('Today is held');
  const entries = await recentSoulEntries(local.db);
  expect(entries.map(({ date }) => date)).toEqual([TODAY]);
  expect(entries[0]?.entry.patternInsight).toMatch(/\p{Script=Thai}/u);
  const live = (await local.db.soul_entry.toArray()).filter((row) => row['deletedAt'] === null);
  expect(live).toHaveLength(1);
});

test('the action of the last time is asked about once', async () => {
  const before = written(await addSoulEntry(local.db, local.deps, entry('2026-11-19')));
  await open();
  await screen.findByText('Did it help?');
  await press('A lot');
  await waitFor(async () =>
    expect(await soulEntryOf(local.db, '2026-11-19')).toMatchObject({
      id: before.id,
      helped: 2,
      completed: true,
    }),
  );
  await open();
  await heading('What is here today?');
  expect(screen.queryByText('Did it help?')).toBeNull();
});

test('the quick list holds thirty days besides none of them twice, and opens each', async () => {
  for (let n = 1; n <= 30; n += 1) {
    const date = `2026-10-${String(n).padStart(2, '0')}`;
    written(await addSoulEntry(local.db, local.deps, entry(date, { userInput: `day ${String(n)}` })));
  }
  written(await addSoulEntry(local.db, local.deps, entry(TODAY, { userInput: 'today' })));
  await open();
  const list = await screen.findByRole('region', { name: 'Earlier days', hidden: true });
  const days = within(list).getAllByRole('button', { hidden: true });
  expect(days).toHaveLength(29);
  expect(days[0]?.textContent).toContain('day 30');
  await userEvent.click(days[0] as HTMLElement);
  expect(await screen.findByText('said')).toBeVisible();
  await press('Back');
  await heading('Today is held');
});
