import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import { traditionSheet } from '#companion/traditions.ts';
import type { Message } from '#contract/message.ts';
import { toStoredReading } from '#contract/stored-reading.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { getSetting, setSetting } from '#db/settings.ts';
import type { Engine } from '#engine/client.ts';
import { modeNeeds, sheetOfMode } from '#engine/traditions.ts';
import type { ModeQuestion } from '#engine/traditions.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { ApiProvider } from '#store/api-context.tsx';
import type { Api } from '#account/api-client.ts';
import { LocalDataProvider } from '#store/db-context.tsx';
import { EngineProvider } from '#store/engine-context.tsx';
import { iChing } from '#traditions/iching/i-ching.ts';
import { MemoryRouter } from '#ui/router.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { cardInputs } from '../../../tests/support/card-inputs.ts';
import { nothingSaid, plainAsk } from '../../../tests/support/plain-reading.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import type { ReplyIntents } from './reply-intents.ts';
import { keepNeeds } from './reply-jobs.ts';
import { ReplyMessage } from './reply-message.tsx';

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
});
afterEach(() => closeSoulsticeDb(local.db));

const rules = createZoneRules();
const made = traditionSheet({ tradition: iChing }, cardInputs({ birth: null, entered: '9 8 8 7 8 6' }));
if (made === null) throw new Error('no sheet');

const engine = (change = (sheet: FactSheet): FactSheet => sheet) =>
  ({
    ask: async (call: string, question: ModeQuestion) => {
      if (call === 'modeNeeds') return modeNeeds(question, rules);
      const again = call === 'sheet' ? await sheetOfMode(question, rules) : null;
      return again === null ? null : change(again);
    },
    close: () => undefined,
  }) as unknown as Engine;

/** The last word of the sentence holds its mark. */
const START = /^The first line/;

const onNeeds = vi.fn();
const nothing = () => undefined;
const intents: ReplyIntents = {
  onRegenerate: nothing,
  onContinue: nothing,
  onEdit: () => Promise.resolve(true),
  onBranch: nothing,
  onRate: nothing,
  onChip: nothing,
  onNeeds,
  onFacts: nothing,
  onHot: nothing,
  onMarkOpen: nothing,
  onRevealed: nothing,
};

function message(id: string, sheet: FactSheet, readingMode: string): Message {
  const reading = toStoredReading(
    {
      author: 'composer',
      lang: 'en',
      sentences: [
        { text: 'The first line moves.', cites: [sheet.facts[0]!.id], move: 'core', verdict: 'supported' },
      ],
      ask: plainAsk,
      sheetHash: sheet.hash,
      seed: '0'.repeat(32),
      planHash: 'p',
      weighed: [],
      said: nothingSaid,
    },
    sheet,
  );
  return {
    id,
    threadId: 'aaaaaaaaaaaaaaaaaaaaa',
    parentId: null,
    sender: 'ai',
    content: 'The first line moves.',
    readingMode,
    createdAt: 1_790_000_000_000,
    imageId: null,
    rating: null,
    deletedAt: null,
    attached: null,
    reading,
  };
}

function show(one: Message, by: Engine = engine()) {
  return render(
    <UiProvider theme="dark" env="test">
      <ApiProvider value={{} as Api}>
        <EngineProvider value={by}>
          <LocalDataProvider value={local}>
            <MemoryRouter>
              <ReplyMessage
                entry={{ message: one, siblings: [one.id] }}
                zone="UTC"
                support={null}
                revealing={false}
                busy={false}
                last
                hot={[]}
                intents={intents}
              />
            </MemoryRouter>
          </LocalDataProvider>
        </EngineProvider>
      </ApiProvider>
    </UiProvider>,
  );
}

test('the facts card of a tradition stands above its reading, from a sheet that was computed again', async () => {
  show(message('reply-1', made, 'i-ching'));
  const card = await screen.findByRole('region', { name: 'Facts: I Ching' }, { timeout: 20_000 });
  expect(within(card).getByRole('table', { name: 'I Ching, as a table' })).toBeVisible();
  const words = screen.getByText(START);
  expect(card.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a sheet that does not come out the same has no card, and its words stand', async () => {
  const other = engine((sheet) => ({ ...sheet, hash: 'f'.repeat(64) as FactSheet['hash'] }));
  const { container } = show(message('reply-2', made, 'i-ching'), other);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull(), { timeout: 20_000 });
  expect(screen.queryByRole('region', { name: /^Facts/ })).toBeNull();
  expect(screen.getByText(START)).toBeVisible();
});

test('where another sheet answered there is no card, and one press leads to what the mode needs', async () => {
  const { given: _, ...inputs } = made.inputs;
  keepNeeds('reply-3', ['thai-name']);
  show(message('reply-3', { ...made, mode: 'western', inputs }, 'thai-numerology'));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Give Thai numerology what it needs/ }, { timeout: 20_000 }),
  );
  expect(onNeeds).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region', { name: /^Facts/ })).toBeNull();
});

test('what the schools differ in is changed under the card, for the next question of its mode alone', async () => {
  await setSetting(local.db, local.deps, 'modes.schools', { runes: { merkstave: 'off' } });
  show(message('reply-4', made, 'i-ching'));
  await userEvent.click(await screen.findByText('Count it another way', {}, { timeout: 20_000 }));
  const rule = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Lines by' });
  expect(rule.value).toBe('coins');
  const chosen = () => getSetting(local.db, 'modes.schools');
  await userEvent.selectOptions(rule, 'Yarrow stalks');
  await waitFor(async () =>
    expect(await chosen()).toEqual({ runes: { merkstave: 'off' }, 'i-ching': { method: 'yarrow' } }),
  );
  expect(await screen.findByText(/^Kept\./)).toBeVisible();
  await userEvent.selectOptions(rule, 'Three coins');
  await waitFor(async () => expect(await chosen()).toEqual({ runes: { merkstave: 'off' } }));
});
