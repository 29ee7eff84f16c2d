import { describe, expect, it } from 'vitest';
import type { Answer, AnswerRequest, PastTurn } from '#companion/request.ts';
import { countWords } from '#practice/tarot/lines.ts';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import { dealCards, tarotInputOf } from '#traditions/tarot/input.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import { tarotCardName } from '#text/en/tarot/names.ts';
import { request } from '../../tests/support/prompt-input.ts';
import { readingCards } from './card-words.ts';
import { createCompanion } from './compose.ts';
import { createForModels } from './for-models.ts';
import { createZoneRules } from '#astro/time/zone.ts';

const companion = readingCards(createCompanion());
const deal = { seed: '5be1a9c07d3f42e18c6a90b2f7d4138e', reversals: true };
const ask = (text: string, more: Partial<AnswerRequest> = {}): Answer =>
  companion.answer({ ...request, text, mode: 'tarot', deal, ...more });
const spreadOf = ({ sheet }: Answer) => sheet?.inputs['spread'] ?? null;
const textOf = ({ reading }: Answer) => (reading?.sentences ?? []).map(({ text }) => text).join(' ');

describe('a question in the mode of cards', () => {
  it('lays the three cards of its deal and reads them', () => {
    const answer = ask('How do I begin with my sister?');
    const dealt = dealCards(deal, 'three');
    expect(answer.sheet && tarotInputOf(answer.sheet)).toEqual(dealt);
    expect(answer.sheet?.hash).toBe(layTarot(dealt).sheet.hash);
    expect(answer.reading?.sentences.every(({ cites }) => cites.length > 0)).toBe(true);
    expect(answer.reading?.ask.missing).toEqual([]);
    expect(textOf(ask('How do I begin with my sister?'))).toBe(textOf(answer));
  });

  it('keeps its cards when it is worded again', () => {
    const [first, again] = [ask('How do I begin?'), ask('How do I begin?', { regenerate: 1 })];
    expect(again.sheet?.hash).toBe(first.sheet?.hash);
    expect(textOf(again)).not.toBe(textOf(first));
  });

  it.each([
    ['Pull one card for my day', 'single'],
    ['Draw me a Celtic Cross about work', 'celtic'],
    ['How will the talk go?', 'three'],
    ['Thanks!', null],
  ])('%j lays %j', (text, spread) => {
    expect(spreadOf(ask(text))).toBe(spread);
  });

  it('lays none for words at risk, nor for a child', () => {
    expect(ask('I want to kill myself').sheet?.mode).not.toBe('tarot');
    expect(ask('i took an overdose an hour ago').reading).toBe(null);
    expect(ask('I am so exhausted and hopeless, what do the cards say?').sheet?.mode).not.toBe('tarot');
    expect(ask('he hit me again last night, what do the cards say').sheet?.mode).not.toBe('tarot');
    const child = { date: '2016-03-01', time: null, plusMinusMin: 0, place: null, zone: null };
    const birth = { ...child, offsetSeconds: null, fold: null };
    expect(ask('What do the cards say?', { birth }).sheet?.mode).not.toBe('tarot');
  });

  it('speaks of friendship where someone under eighteen asks about love', () => {
    const birth = { ...request.birth, date: '2011-03-01' } as AnswerRequest['birth'];
    expect(ask('Does he love me?', { birth }).reading?.ask.topics[0]?.label).toBe('friendship');
  });
});

describe('cards elsewhere', () => {
  const cards = dealCards(deal, 'celtic');

  it('that came with a message are read in any mode', () => {
    expect(spreadOf(ask('What do these say?', { mode: 'western', cards }))).toBe('celtic');
  });

  it('are drawn in any mode for who asks for some, and for nobody else', () => {
    expect(spreadOf(ask('pull a card for my day', { mode: 'mixed' }))).toBe('single');
    expect(ask('Why am I so tired?', { mode: 'mixed' }).sheet?.mode).toBe('mixed');
  });

  it.each([
    ['runes', 'Draw three runes for my work'],
    ['thai-tarot', 'Draw three cards about my work'],
  ] as const)('are not drawn in mode %s, which draws its own', async (mode, text) => {
    await companion.ready(mode);
    const given = { seed: deal.seed };
    expect(ask(text, { mode, given }).sheet?.mode).toBe(mode);
    // Who asks for a draw again is not answered with the cast before.
    const [first] = [ask('What about my work?', { mode, given })];
    const turns = [
      { text: textOf(first), ask: first.reading?.ask ?? null, said: first.reading?.said ?? null },
    ];
    const other = { seed: '0123456789abcdef0123456789abcdef' };
    const again = ask(`And now: ${text.toLowerCase()}`, { mode, given: other, givenBefore: given, turns });
    expect(again.sheet?.inputs['given']).toMatchObject(other);
  });

  it('are gone on from: the card pointed at, and no reading from the start', () => {
    const before = ask('How do I begin with my sister?', { cards });
    const turns: readonly PastTurn[] = [
      { text: textOf(before), ask: before.reading?.ask ?? null, said: before.reading?.said ?? null },
    ];
    const { seed } = deal;
    const more = ask('Tell me more about the second card', {
      cardsBefore: cards,
      turns,
      deal: { seed: `${seed} other`, reversals: true },
    });
    expect(more.sheet?.hash).toBe(before.sheet?.hash);
    expect(more.reading?.sentences[0]?.cites).toContain('tarot.2.card');
    expect(countWords(textOf(more))).toBeLessThan(countWords(textOf(before)) / 2);
  });

  it('named in a message never sound like a crisis, and set no topic', () => {
    const wrong = tarotDeck.flatMap(({ key }) => {
      const text = `Tarot, Single Card. Your Card: ${tarotCardName(key)}, reversed.\n\nWhat do these cards say?`;
      const answer = ask(text, { cards: dealCards(deal, 'single') });
      const topics = answer.reading?.ask.topics.filter(({ label }) => label !== 'none') ?? [];
      return answer.safety.tier === 0 && topics.length === 0 ? [] : [key];
    });
    expect(wrong).toEqual([]);
  });

  it('stand without prose as a row each', () => {
    const { rows } = companion.factsOnly({ ...request, text: 'What now?', mode: 'tarot', deal });
    expect(rows.map(({ facts }) => facts[0])).toEqual(['tarot.1.card', 'tarot.2.card', 'tarot.3.card']);
    expect(rows.every(({ meaning }) => (meaning ?? '').length > 10)).toBe(true);
  });
});

describe('a model that asks for cards', () => {
  const models = createForModels(companion, createZoneRules());
  const asked: AnswerRequest = { ...request, mode: 'mixed', deal };

  it('learns those of the deal, with what proves them', async () => {
    const { answer, forModel } = models.understood({
      request: asked,
      shown: null,
      allows: { name: false, fields: [], images: [], people: false, turns: null },
    });
    expect(forModel?.prompt.tools).toContain('draw');
    const { sheet } = answer;
    if (sheet === null) throw new Error('a question has a sheet');
    const found = await models.tool({
      task: { name: 'draw', spread: 'celtic-cross' },
      sheet,
      request: asked,
    });
    const facts = found.ok ? found.facts : [];
    const dealt = dealCards(deal, 'celtic');
    expect(
      facts.filter(({ id }) => id.endsWith('.card')).map(({ value }) => value.type === 'id' && value.id),
    ).toEqual(dealt.cards.map(({ card }) => tarotDeck[card]?.key));
    expect(facts[0]?.derivation.values?.['proof']).toMatchObject({ seed: deal.seed });
  });

  it('is not offered a second draw where cards lie on the table', () => {
    const { forModel } = models.understood({
      request: { ...asked, mode: 'tarot' },
      shown: null,
      allows: { name: false, fields: [], images: [], people: false, turns: null },
    });
    expect(forModel?.prompt.tools).toEqual(['fact']);
    expect(forModel?.prompt.sheet.mode).toBe('tarot');
  });
});
