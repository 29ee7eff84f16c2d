import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createZoneRules } from '#astro/time/zone.ts';
import type { AnswerRequest } from '#companion/request.ts';
import { sheetFor } from '#companion/sheet-for.ts';
import type { Draw } from '#contract/draw.ts';
import { closeSoulsticeDb } from '#db/database.ts';
import { draws } from '#db/draws.ts';
import { readingCards } from '#engine/card-words.ts';
import { withCitedFacts } from '#engine/cited-facts.ts';
import type { Engine } from '#engine/client.ts';
import { createCompanion } from '#engine/compose.ts';
import type { SheetRequest } from '#engine/protocol.ts';
import { checkDraw } from '#traditions/tarot/draw.ts';
import { cardIdOf } from '#traditions/tarot/deck.ts';
import { openScreen } from '../../../tests/support/chart-form.tsx';
import { renewStore } from '../../../tests/support/fresh-jotai.ts';
import { createTestDb, type TestDb } from '../../../tests/support/test-db.ts';
import { TarotScreen } from './tarot-screen.tsx';

const companion = readingCards(createCompanion());
const engine: Engine = {
  ask: async (call, input) => {
    if (call === 'answer') return withCitedFacts(companion.answer(input as AnswerRequest));
    if (call === 'sheet') return sheetFor(input as SheetRequest, createZoneRules());
    throw new Error(`${call} is not answered in this test`);
  },
  close: () => undefined,
};

let local: TestDb;
beforeEach(() => {
  local = createTestDb();
  // Nothing waits for what moves.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduce'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  closeSoulsticeDb(local.db);
  vi.restoreAllMocks();
});

const open = async () => {
  openScreen(local, engine, <TarotScreen />);
  await screen.findByText('Shuffle Deck');
};
const kept = async (): Promise<readonly Draw[]> => draws(local.db, 'tarot');
/** By label and text: among 78 cards, roles take their time. */
const back = (slot: number) => screen.getByLabelText(`Card ${slot} of 78, face down`);
const button = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = (name: string) =>
  waitFor(() => {
    const found = button(name);
    expect(found, name).toBeDefined();
    if (found !== undefined) fireEvent.click(found);
  });
const ask = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your question (optional)'), { target: { value: text } });
const chooseSpread = async (name: RegExp) => {
  await press('Three Cards');
  fireEvent.click(await screen.findByLabelText(name));
};

test('three cards are chosen, read, kept with a proof that holds, and checked', async () => {
  await open();
  const seal = screen.getByText('Sealed as').textContent ?? '';
  expect(seal).toMatch(/Sealed as [0-9a-f]{12}/);
  expect(button('Get Reading')).toBeUndefined();
  ask('How do I begin?');
  fireEvent.click(back(5));
  fireEvent.click(back(40));
  // A card that was taken is not taken again.
  fireEvent.click(screen.getByLabelText('Card 5 of 78, taken'));
  expect(screen.getByText('Choose one more.')).toBeVisible();
  await press('Select 1 Random Card');
  expect(screen.queryByLabelText(/of 78, face down/)).toBe(null);
  const cards = within(screen.getByRole('list', { name: 'Your Cards' }));
  expect(cards.getAllByRole('button', { name: /^Look at/ })).toHaveLength(3);
  for (const position of ['Past', 'Present', 'Future']) expect(cards.getByText(position)).toBeVisible();
  await press('Get Reading');
  expect(await screen.findByRole('heading', { name: 'Your Cosmic Reading' })).toBeVisible();
  expect(screen.getByText('The cards have spoken through the universe')).toBeVisible();
  expect(screen.getByText('“How do I begin?”')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^(?:Fact|\d+ facts) behind “/ }).length).toBeGreaterThan(6);

  await waitFor(async () => expect((await kept())[0]?.readAt).not.toBe(null));
  const [draw] = await kept();
  if (draw === undefined || draw.proof === null) throw new Error('the draw is kept with its proof');
  expect(draw.question).toBe('How do I begin?');
  expect(draw.deck).toBe('soulstice-draw-2');
  expect(seal).toContain(draw.proof.commitment.slice(0, 12));
  expect(draw.proof.slots.slice(0, 2)).toEqual([4, 39]);
  const laid = draw.pieces.map(({ piece, reversed }) => ({ card: cardIdOf(piece) ?? -1, reversed }));
  expect(checkDraw(draw.proof, laid)).toEqual({ type: 'holds' });
  await userEvent.click(screen.getByText('Proof of the draw'));
  await press('Check this draw');
  expect(screen.getByText(/^It holds\. The seed gives the sealed deck/)).toBeVisible();

  await press('Start New Reading');
  expect(back(5)).toBeVisible();
  expect(screen.getByText('Sealed as').textContent).not.toBe(seal);
});

test('cards that were seen are set aside only after a yes, and stay in the journal as left unread', async () => {
  await open();
  const seal = () => screen.getByText('Sealed as').textContent;
  const first = seal();
  // Free until the first pick.
  await press('Shuffle Deck');
  await waitFor(() => expect(seal()).not.toBe(first));
  expect(await kept()).toEqual([]);
  const sealed = seal();
  fireEvent.click(back(1));
  await press('Shuffle Deck');
  expect(screen.getByRole('alertdialog').textContent).toContain('left unread');
  await press('Keep them');
  expect(seal()).toBe(sealed);
  await press('Shuffle Deck');
  await press('Set them aside');
  await waitFor(() => expect(seal()).not.toBe(sealed));
  expect(await kept()).toMatchObject([{ readAt: null, reading: null, pieces: [{ position: 'past' }] }]);

  // It goes on from where it was left, with its own deck.
  await press('Tarot journal');
  expect(await screen.findByText('Left unread')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Open: Three Cards' }));
  await waitFor(() => expect(seal()).toBe(sealed));
  expect(screen.getByLabelText('Card 1 of 78, taken')).toBeVisible();
});

test('the deck is walked by arrow keys and a card is taken by Enter', async () => {
  await open();
  back(1).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(await screen.findByLabelText('Card 3 of 78, taken')).toBe(document.activeElement);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(back(78));
});

test.each([
  [/Single Card/, 1],
  [/Celtic Cross/, 10],
])('%s takes its number of cards, each once', async (name, count) => {
  await open();
  await chooseSpread(name);
  await press(`Select ${count} Random Card${count === 1 ? '' : 's'}`);
  await waitFor(() => expect(button('Get Reading')).toBeDefined());
  await waitFor(async () => expect((await kept())[0]?.pieces).toHaveLength(count));
  const [draw] = await kept();
  expect(new Set(draw?.pieces.map(({ piece }) => piece)).size).toBe(count);
});

test('without reversed cards every card lies upright, under the same seal', async () => {
  await open();
  await press('Three Cards');
  fireEvent.click(await screen.findByLabelText(/Celtic Cross/));
  // The choice closed the side; it is opened again for the other one.
  await press('Celtic Cross');
  const seal = screen.getByText('Sealed as').textContent;
  fireEvent.click(await screen.findByLabelText('Reversed cards'));
  await press('Close');
  expect(screen.getByText('Sealed as').textContent).toBe(seal);
  await press('Select 10 Random Cards');
  await waitFor(async () => expect((await kept())[0]?.proof?.reversals).toBe(false));
  expect((await kept())[0]?.pieces.some(({ reversed }) => reversed)).toBe(false);
});

test('a deck of paper is written down by names, and read without a proof', async () => {
  await open();
  await press('Three Cards');
  await press('Log a reading from your own deck');
  const dialog = within(await screen.findByRole('dialog', { name: 'From your own deck' }));
  const type = (position: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(`Card for ${position}`), { target: { value } });
  type('Past', 'seven of swords');
  type('Present', 'Four of Wands');
  type('Future', 'seven of swords');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Reversed, Present' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Lay these cards' }));
  expect(dialog.getByText('A deck holds this card once.')).toBeVisible();
  type('Future', 'ace of cu');
  await userEvent.click(dialog.getByRole('button', { name: 'Lay these cards' }));
  await press('Get Reading');
  expect(await screen.findByRole('heading', { name: 'Your Cosmic Reading' })).toBeVisible();
  expect(screen.getByText(/there is no draw to check/)).toBeVisible();
  expect((await kept())[0]).toMatchObject({
    entered: true,
    proof: null,
    pieces: [
      { piece: 'swords-07', reversed: false },
      { piece: 'wands-04', reversed: true },
      { piece: 'cups-ace', reversed: false },
    ],
  });
});

const reload = async () => {
  cleanup();
  renewStore();
  await open();
};
const drafts = async () => (await local.db.draft.toArray()).map(({ text }) => text);
const question = () => screen.getByLabelText<HTMLTextAreaElement>('Your question (optional)').value;

test('the question is there after a reload until it was read', async () => {
  await open();
  ask('How do I begin?');
  await waitFor(async () => expect(await drafts()).toEqual(['"How do I begin?"']));
  await reload();
  await waitFor(() => expect(question()).toBe('How do I begin?'));
  await press('Select 3 Random Cards');
  await press('Get Reading');
  expect(await screen.findByText('“How do I begin?”')).toBeVisible();
  await waitFor(async () => expect(await drafts()).toEqual([]));
  await press('Start New Reading');
  expect(question()).toBe('');
});

test('a question being typed comes back after a reading of the journal was looked at', async () => {
  await open();
  ask('The shop in spring');
  await press('Select 3 Random Cards');
  await press('Get Reading');
  await press('Start New Reading');
  ask('And the flat?');
  await press('Tarot journal');
  await userEvent.click(await screen.findByRole('button', { name: 'Open: The shop in spring' }));
  expect(await screen.findByText('“The shop in spring”')).toBeVisible();
  await press('Start New Reading');
  expect(question()).toBe('And the flat?');
});

test('a read question may be asked of another spread', async () => {
  await open();
  ask('How do I begin?');
  await press('Select 3 Random Cards');
  await press('Get Reading');
  await screen.findByText('“How do I begin?”');
  await chooseSpread(/Celtic Cross/);
  expect(question()).toBe('How do I begin?');
});

test('cards of a deck of paper are there after a reload until they were laid or given up', async () => {
  const openDialog = async () => {
    await press('Three Cards');
    await press('Log a reading from your own deck');
    return within(await screen.findByRole('dialog', { name: 'From your own deck' }));
  };
  await open();
  const first = await openDialog();
  fireEvent.click(first.getByLabelText(/Single Card/));
  const typed = { target: { value: 'ace of cups' } };
  fireEvent.change(first.getByLabelText('Card for Your Card'), typed);
  fireEvent.click(first.getByRole('checkbox', { name: 'Reversed, Your Card' }));
  await waitFor(async () => expect((await drafts())[0]).toContain('ace of cups'));
  await waitFor(async () => expect((await drafts())[0]).toContain('true'));
  await reload();
  const second = await openDialog();
  await waitFor(() => expect(second.getByLabelText('Card for Your Card')).toHaveValue('ace of cups'));
  expect(second.getByRole('checkbox', { name: 'Reversed, Your Card' })).toBeChecked();
  fireEvent.click(second.getByRole('button', { name: 'Lay these cards' }));
  await waitFor(async () => expect((await kept())[0]?.pieces[0]?.piece).toBe('cups-ace'));
  await waitFor(async () => expect(await drafts()).toEqual([]));

  await reload();
  const third = await openDialog();
  fireEvent.change(third.getByLabelText('Card for Past'), typed);
  await waitFor(async () => expect(await drafts()).toHaveLength(1));
  fireEvent.click(third.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await drafts()).toEqual([]));
});

test('words at risk get the card of support and no reading; the cards are kept', async () => {
  await open();
  ask('I want to kill myself');
  await press('Select 3 Random Cards');
  await press('Get Reading');
  expect(await screen.findByText('The cards can wait. They are kept in your journal, unread.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your Cosmic Reading' })).toBe(null);
  expect((await kept())[0]?.reading).toBe(null);
});

test('a reading goes to the chat with its cards', async () => {
  await open();
  await press('Select 3 Random Cards');
  await press('Get Reading');
  await press('Send to Chat');
  await waitFor(() => expect(screen.getByLabelText('address').textContent).toBe('/'));
  expect(screen.getByLabelText('chat input').textContent).toMatch(
    /^Tarot, Three Cards\. Past: .+; Present: .+; Future: .+\.\s+What do these cards say together\?$/,
  );
  const attached = JSON.parse(screen.getByLabelText('attached').textContent ?? '') as Record<string, unknown>;
  expect(attached).toMatchObject({ chartType: 'tarot', title: 'Tarot, Three Cards', spread: 'three' });
});

test('the journal finds a draw by its words and gives a deleted one back', async () => {
  await open();
  ask('The shop in spring');
  await press('Select 3 Random Cards');
  await press('Get Reading');
  await screen.findByRole('heading', { name: 'Your Cosmic Reading' });
  await press('Tarot journal');
  const list = () => screen.queryAllByRole('button', { name: 'Open: The shop in spring' });
  await waitFor(() => expect(list()).toHaveLength(1));
  const search = screen.getByRole('searchbox', { name: 'Search your draws' });
  await userEvent.type(search, 'harbour');
  expect(screen.getByText('No draw with “harbour”.')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'SHOP three');
  expect(list()).toHaveLength(1);
  await press('Delete: The shop in spring');
  await waitFor(async () => expect(await kept()).toEqual([]));
});
