import { describe, expect, it } from 'vitest';
import type { Ask, Form, Topic } from '#facts/ask.ts';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import { laidCards, openTarotDraw, pickSlot, proofOf } from '#traditions/tarot/draw.ts';
import type { LaidCard } from '#traditions/tarot/draw.ts';
import { layTarot } from '#traditions/tarot/sheet.ts';
import type { TarotLayout } from '#traditions/tarot/sheet.ts';
import type { SpreadId } from '#traditions/tarot/spreads.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { verify } from '#companion/verify/verify.ts';
import { tarotEnglish } from '#text/en/tarot/tarot.ts';
import { englishVerifier } from '#text/en/verify/words.ts';
import { composeTarot } from './compose.ts';
import type { TarotReading } from './compose.ts';
import { countWords } from './lines.ts';
import { isLong } from '../../../tests/support/long-run.ts';

function askOf(topic: Topic = 'none', form: Form = 'how'): Ask {
  return {
    lang: 'en',
    act: 'ask',
    form,
    kind: 'how-to',
    topics: topic === 'none' ? [] : [{ label: topic, score: 5 }],
    concepts: [],
    frame: { kind: 'none', from: null, to: null, assumed: false },
    people: [],
    affect: { valence: 0, arousal: 0, words: [] },
    followUp: false,
    missing: [],
    safety: 0,
  };
}

function layOut(spread: SpreadId, seed: string): TarotLayout {
  const slots = { single: [9], three: [0, 40, 77], celtic: [3, 11, 19, 27, 35, 43, 51, 59, 67, 75] }[spread];
  const draw = slots.reduce(pickSlot, openTarotDraw(seed, spread));
  return layTarot({ spread, cards: laidCards(draw), source: { type: 'drawn', proof: proofOf(draw) } });
}

const entered = (spread: SpreadId, cards: readonly LaidCard[]): TarotLayout =>
  layTarot({ spread, cards, source: { type: 'entered' } });

function tell(layout: TarotLayout, more: { question?: string; ask?: Ask; seed?: string } = {}): TarotReading {
  const { question = '', ask = askOf(), seed = 'seed' } = more;
  return composeTarot({ layout, question, ask, words: tarotEnglish, seed: sha256Hex(seed) });
}

const textOf = ({ reading }: TarotReading): string => reading.sentences.map(({ text }) => text).join(' ');

const limits = { single: [90, 120], three: [220, 280], celtic: [600, 800] } as const;
const LONG_QUESTION = 'What does she really think about the thirty years that we spent together at sea?';
const forms: readonly Form[] = ['how', 'will'];
const topics: readonly Topic[] = [
  'love',
  'work',
  'none',
  'family',
  'decision',
  'health-worry',
  'legal',
  'money',
];

/** Seeded readings over all topics, with and without a question. */
function* readings(spread: SpreadId, count: number): Generator<TarotReading> {
  for (let at = 0; at < count; at += 1) {
    const ask = askOf(topics[at % topics.length], forms[at % 2]);
    const question = at % 3 === 0 ? '' : LONG_QUESTION;
    yield tell(layOut(spread, `${spread} ${at}`), { question, ask, seed: `wording ${at}` });
  }
}

describe('lengths', () => {
  it.each([
    ['three', 400],
    ['celtic', 120],
  ] as const)('of %s keep to their limits', (spread, count) => {
    const [min, max] = limits[spread];
    const lengths = [...readings(spread, count)].map((one) => countWords(textOf(one)));
    expect(lengths.filter((n) => n < min || n > max)).toEqual([]);
  });

  it('of one card keep to their limits for every card, side, topic and question', () => {
    const wrong: string[] = [];
    // Every fourth card in the gate.
    for (let card = 0; card < 78; card += isLong ? 1 : 4)
      for (const reversed of [false, true]) {
        const layout = entered('single', [{ card, reversed }]);
        topics.forEach((topic, at) => {
          for (const form of forms)
            for (const question of ['', LONG_QUESTION]) {
              const told = tell(layout, { question, ask: askOf(topic, form), seed: `${card} ${at} ${form}` });
              const words = countWords(textOf(told));
              if (words < 90 || words > 120)
                wrong.push(`${card} ${String(reversed)} ${topic} ${form}: ${words}`);
            }
        });
      }
    expect(wrong).toEqual([]);
  });
});

describe('citations', () => {
  it.each(['single', 'three', 'celtic'] as const)(
    'of %s name facts of the sheet, in every sentence',
    (spread) => {
      for (let at = 0; at < 12; at += 1) {
        const layout = layOut(spread, `cites ${at}`);
        const ids = new Set<string>(layout.sheet.facts.map(({ id }) => id));
        const { reading } = tell(layout, { question: LONG_QUESTION, ask: askOf('love', 'will') });
        expect(reading.sheetHash).toBe(layout.sheet.hash);
        for (const { cites, text } of reading.sentences) {
          expect(cites.length, text).toBeGreaterThan(0);
          expect(
            cites.filter((id) => !ids.has(id)),
            text,
          ).toEqual([]);
        }
      }
    },
  );

  it('stand up to the verifier', () => {
    const denied: string[] = [];
    for (const spread of ['single', 'three', 'celtic'] as const)
      for (let at = 0; at < 12; at += 1) {
        const layout = layOut(spread, `verified ${at}`);
        const { reading } = tell(layout, { ask: askOf(topics[at % topics.length]), seed: `v ${at}` });
        const judged = verify({
          sentences: reading.sentences.map(({ text, cites }) => ({ text, cites, byCitation: true })),
          sheet: layout.sheet,
          lang: 'en',
          zone: 'Europe/London',
          nowMs: Date.parse('2026-11-21T10:00:00Z'),
          words: englishVerifier,
        });
        judged.forEach(({ verdict }, i) => {
          if (verdict !== 'supported') denied.push(`${verdict}: ${reading.sentences[i]?.text ?? ''}`);
        });
      }
    expect(denied).toEqual([]);
  });

  it('never deny the card they are written of, whichever way it lies', () => {
    const denied = tarotDeck.flatMap(({ key }, card) =>
      [false, true].flatMap((reversed) => {
        const { sheet } = entered('single', [{ card, reversed }]);
        const words = tarotEnglish.cards[key];
        if (words === undefined) throw new Error(key);
        const { meaning, keywords, verb, gift, shadow, advice, topics: of, question } = words;
        const turned = words.reversed.text;
        // The description tells of the picture, beside the card and not in a reading.
        const texts = [
          meaning,
          ...keywords,
          verb,
          gift,
          shadow,
          advice,
          ...Object.values(of),
          question,
          turned,
        ];
        const judged = verify({
          sentences: texts.map((text) => ({ text, cites: sheet.facts.map(({ id }) => id) })),
          sheet,
          lang: 'en',
          zone: 'Europe/London',
          nowMs: Date.parse('2026-11-21T10:00:00Z'),
          words: englishVerifier,
        });
        return texts.filter((_text, at) => judged[at]?.verdict === 'contradicted');
      }),
    );
    expect(denied).toEqual([]);
  });
});

describe('a reading', () => {
  const worked = layTarot({
    spread: 'celtic',
    cards: [49, 77, 6, 42, 56, 7, 61, 73, 3, 67].map((card, at) => ({
      card,
      reversed: [2, 3, 6, 8].includes(at),
    })),
    source: { type: 'entered' },
  });

  it('has a part for the intro, each card, the pairs, what is unusual, and the close', () => {
    const { parts, reading } = tell(worked);
    expect(parts.map(({ kind, place }) => (place === null ? kind : `${kind} ${place}`))).toEqual([
      'intro',
      ...Array.from({ length: 10 }, (_, at) => `card ${at + 1}`),
      'relations',
      'balance',
      'closing',
    ]);
    expect(parts.at(-1)?.to).toBe(reading.sentences.length);
    expect(reading.sentences.filter(({ opens }) => opens === true)).toHaveLength(parts.length);
  });

  it('speaks of the kings, the sevens and the missing Wands with their rates', () => {
    const text = textOf(tell(worked));
    expect(text).toMatch(/two kings/u);
    expect(text).toMatch(/Three sevens .*about one spread in seventy/u);
    expect(text).toMatch(/(?:There are no|No) Wands.*about one spread in eight/u);
    expect(text).toMatch(/earth|water/u);
  });

  it('is the same for the same seed, and worded anew for another', () => {
    expect(tell(worked, { seed: 'a' })).toEqual(tell(worked, { seed: 'a' }));
    expect(textOf(tell(worked, { seed: 'a' }))).not.toBe(textOf(tell(worked, { seed: 'b' })));
    const facts = (seed: string) => tell(worked, { seed }).reading.weighed;
    expect(facts('a')).toEqual(facts('b'));
  });

  it('quotes the question and follows its topic', () => {
    const one = entered('single', [{ card: 54, reversed: false }]);
    const love = textOf(tell(one, { question: 'Should I text my ex?', ask: askOf('breakup', 'should') }));
    expect(love).toContain('“Should I text my ex?”');
    expect(love).toContain('an argument that outlived its subject');
    expect(love).toMatch(/a yes would need|yes or no/u);
    expect(textOf(tell(one, { ask: askOf('work') }))).toContain('a credit taken or refused');
  });

  it.each([
    ['health-worry', 'someone who can examine it'],
    ['legal', 'someone who knows the law'],
    ['money', 'someone who knows figures'],
  ] as const)('points a question of %s to someone qualified', (topic, words) => {
    expect(textOf(tell(layOut('three', 'q'), { question: 'How is it?', ask: askOf(topic) }))).toContain(
      words,
    );
  });

  it('says that another mind cannot be read', () => {
    const text = textOf(
      tell(layOut('three', 'q'), { question: 'Does he still love me?', ask: askOf('love', 'will') }),
    );
    expect(text).toContain('no card can see');
  });

  it('reads the challenge upright, and then says that it is turned', () => {
    const cards = worked.cards.map((card, at) => (at === 1 ? { card: 54, reversed: true } : card));
    const { parts, reading } = tell(entered('celtic', cards));
    const part = parts.find(({ place }) => place === 2);
    const text = reading.sentences
      .slice(part?.from, part?.to)
      .map((one) => one.text)
      .join(' ');
    expect(text).toContain('A point won and a room lost');
    expect(text).toMatch(/turn(?:ed)? (?:that )?inward/u);
    expect(text).not.toContain('the quarrel you keep having with yourself');
  });

  it('says how a reversed card is turned', () => {
    const text = textOf(tell(entered('single', [{ card: 54, reversed: true }])));
    expect(text).toMatch(/[Rr]eversed.*the quarrel you keep having with yourself/u);
  });

  it('repeats no sentence', () => {
    for (const told of readings('celtic', 30)) {
      const texts = told.reading.sentences.map(({ text }) => text);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('never makes disaster of Death, the Tower, the Devil or the Ten of Swords', () => {
    const doom =
      /\b(?:die|dies|dying|kill\w*|funeral|corpse|illness|sick\w*|disease|cancer|accident|disaster|catastroph\w*|ruin\w*|doom\w*|curse\w*|evil|hell|violen\w*|bankrupt\w*|divorce\w*)\b/iu;
    const text = [13, 15, 16, 59]
      .flatMap((card) =>
        [false, true].flatMap((reversed) =>
          topics.map((topic) => textOf(tell(entered('single', [{ card, reversed }]), { ask: askOf(topic) }))),
        ),
      )
      .join(' ');
    expect(doom.exec(text)).toBe(null);
  });
});
