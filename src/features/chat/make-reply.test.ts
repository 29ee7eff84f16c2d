import { expect, test } from 'vitest';
import { defaultReadingSettings } from '#companion/request.ts';
import type { ReadingMode } from '#companion/request.ts';
import type { AttachedCards } from '#contract/attached-chart.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { tarotCard } from '#traditions/tarot/deck.ts';
import { dealCards } from '#traditions/tarot/input.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { testNow } from '../../../tests/support/test-db.ts';
import type { ChatPerson } from './chat-person.ts';
import { type ChatTools, type Gathered, prepare } from './make-reply.ts';

const tools = { deps: { clock: { now: () => testNow } } } as unknown as ChatTools;
const person = {
  name: '',
  birth: null,
  zone: 'UTC',
  here: null,
  mode: 'tarot',
  reading: defaultReadingSettings,
  sex: null,
  settings: {
    'display.language': 'en',
    'tarot.reversals': false,
    'chat.useBirthChart': true,
    'modes.thaiName': '',
    'modes.latinName': '',
    'modes.facingDeg': null,
    'modes.schools': {},
  },
  saved: [],
} as unknown as ChatPerson;
const asked = { id: 'asked', threadId: 'chat', content: 'What now?', attached: null, imageId: null };
const deal = { seed: '5be1a9c07d3f42e18c6a90b2f7d4138e', reversals: true };

function messageOf(more: Partial<Message>): Message {
  return { ...asked, parentId: null, sender: 'user', reading: null, ...more } as Message;
}

/** A reply that stands on the cards of `deal`. */
function replyOf(parentId: string): Message {
  const { sheet } = layTarot(dealCards(deal, 'three'));
  const reading = { sheet, said: { facts: [] }, ask: null, sentences: [] } as unknown as StoredReading;
  return messageOf({ id: 'reply', parentId, sender: 'ai', content: 'So.', reading });
}

const requestFor = async (branch: readonly Message[], mode: ReadingMode = 'tarot') => {
  const gathered: Gathered = { person, branch, recent: [] };
  const question = { message: asked, mode, regenerate: 0, failure: '' } as const;
  return (await prepare(tools, question, Promise.resolve(gathered))).request;
};

test('each question gets a deal of its own, by the setting for reversed cards', async () => {
  const [one, other] = [await requestFor([]), await requestFor([])];
  expect(one.deal?.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(other.deal?.seed).not.toBe(one.deal?.seed);
  expect(one.deal?.reversals).toBe(false);
});

test('another answer to the same question takes the deal of the first', async () => {
  const request = await requestFor([messageOf({}), replyOf('asked')]);
  expect(request.deal).toEqual(deal);
});

test('the cards of the reading before lie ready for a question that goes on', async () => {
  const before = [messageOf({ id: 'earlier' }), replyOf('earlier')];
  expect((await requestFor(before)).cardsBefore).toEqual(dealCards(deal, 'three'));
  expect((await requestFor([])).cardsBefore).toBe(null);
});

test('who chose another mode since is not answered from the cards before', async () => {
  const drawnIn = (readingMode: ReadingMode) => [
    messageOf({ id: 'earlier', readingMode }),
    { ...replyOf('earlier'), readingMode },
  ];
  expect((await requestFor(drawnIn('tarot'), 'lenormand')).cardsBefore).toBe(null);
  // Cards that were asked for in a mode are talked about in it.
  expect((await requestFor(drawnIn('vedic'), 'vedic')).cardsBefore).toEqual(dealCards(deal, 'three'));
  expect((await requestFor(drawnIn('mixed'), 'tarot')).cardsBefore).toEqual(dealCards(deal, 'three'));
});

test('cards that came with a message are read, and no chart of it', async () => {
  const { cards, source } = dealCards(deal, 'single');
  if (source.type !== 'drawn') throw new Error('a deal is drawn');
  const [laid] = cards;
  const attached: AttachedCards = {
    chartType: 'tarot',
    title: 'Tarot, Single Card',
    spread: 'single',
    cards: [{ card: tarotCard(laid?.card ?? -1).key, reversed: laid?.reversed ?? false }],
    proof: { ...source.proof, slots: [...source.proof.slots] },
  };
  const gathered: Gathered = { person, branch: [], recent: [] };
  const message = { ...asked, attached };
  const question = { message, mode: 'mixed', regenerate: 0, failure: '' } as const;
  const { request } = await prepare(tools, question, Promise.resolve(gathered));
  expect(request.cards).toEqual({ spread: 'single', cards, source });
  expect(request.attached).toBe(null);
});

test('a school that was chosen for a mode goes with each question in that mode alone', async () => {
  const schools = { 'chinese-bazi': { dayBoundary: 'zi-hour' } };
  const chosen = { ...person, settings: { ...person.settings, 'modes.schools': schools } };
  const schoolIn = async (mode: 'chinese-bazi' | 'chinese-ziwei') => {
    const gathered: Gathered = { person: chosen, branch: [], recent: [] };
    const question = { message: asked, mode, regenerate: 0, failure: '' } as const;
    return (await prepare(tools, question, Promise.resolve(gathered))).request.given?.school;
  };
  expect(await schoolIn('chinese-bazi')).toMatchObject({ dayBoundary: 'zi-hour' });
  expect(await schoolIn('chinese-ziwei')).not.toHaveProperty('dayBoundary');
});
