/** The statistics of the Growth Tracker against worked numbers, planted signals and pure chance. */
import { describe, expect, it } from 'vitest';
import { emotions } from '#contract/soul-entry.ts';
import type { Emotion } from '#contract/soul-entry.ts';
import { seededStream } from '#lib/seeded-stream.ts';
import type { SeededStream } from '#lib/seeded-stream.ts';
import { sha256Hex } from '#lib/sha256.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { addDate } from '../soulcast/local-day.ts';
import type { LedgerRow } from './ledger.ts';
import {
  actionCompletion,
  daysShownUp,
  emotionShares,
  entriesMissing,
  languageChange,
  moonRhythm,
  transitions,
  variety,
  weekRhythm,
} from './measures.ts';
import type { Verdict } from './measures.ts';
import { adjusted, entropy, fisherAtLeast, median, wilson } from './statistics.ts';
import { triggerWords } from './trigger-words.ts';
import type { WordText } from './trigger-words.ts';
import { isLong } from '../../../tests/support/long-run.ts';

const cues = { en: englishCues, th: thaiCues };

const row = (date: string, fields: Partial<LedgerRow> = {}): LedgerRow => ({
  id: date,
  date,
  hour: 21,
  mode: 'loop',
  emotion: 'sad',
  pattern: 'unnamed',
  declined: [],
  action: null,
  completed: false,
  helped: null,
  words: 20,
  absolutes: 1,
  feelingWords: 1,
  distinctFeelings: 1,
  wordsSay: null,
  phaseAngle: 0,
  moonSign: 'aries',
  ...fields,
});

/** How many ledgers each simulation draws: few in the gate, many in `npm run test:long`. */
const LEDGERS = isLong ? 200 : 10;

const start = '2025-11-01';
/** A year's phases: 12.19° a day. */
const phase = (day: number): number => (day * 12.190749) % 360;

/** Simulated ledgers: `count` of them, each from its own seed. */
function simulate(name: string, count: number, make: (stream: SeededStream) => readonly LedgerRow[]) {
  return Array.from({ length: count }, (_, i) => make(seededStream(sha256Hex(`${name} ${String(i)}`))));
}

const pick = (stream: SeededStream): Emotion => emotions[stream.below(8)] ?? 'sad';

/** A year with an entry on two days of three, feelings by chance. */
const chanceYear = (stream: SeededStream, days = 240): readonly LedgerRow[] =>
  Array.from({ length: days }, (_, day) => day)
    .filter(() => stream.below(3) > 0)
    .map((day) =>
      row(addDate(start, day), {
        emotion: pick(stream),
        phaseAngle: phase(day),
        hour: stream.below(24),
        words: 10 + stream.below(40),
        feelingWords: stream.below(3),
        absolutes: stream.below(3),
      }),
    );

const share = (verdicts: readonly Verdict<unknown>[], type: string): number =>
  verdicts.filter((verdict) => verdict.type === type).length / verdicts.length;

describe('textbook numbers', () => {
  it('Wilson: 8 of 10 at 95 % is 0.490 to 0.943', () => {
    const { low, high } = wilson(8, 10, 1.959964);
    expect(low).toBeCloseTo(0.4902, 3);
    expect(high).toBeCloseTo(0.9433, 3);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('Fisher: the lady tasting tea, all four right, is 1 in 70; three right, 17 in 70', () => {
    expect(fisherAtLeast(4, 4, 4, 8)).toBeCloseTo(1 / 70, 10);
    expect(fisherAtLeast(3, 4, 4, 8)).toBeCloseTo(17 / 70, 10);
    expect(fisherAtLeast(0, 4, 4, 8)).toBeCloseTo(1, 10);
  });

  it('Benjamini and Hochberg: a worked list', () => {
    const after = adjusted([0.01, 0.04, 0.03, 0.005]);
    for (const [i, expected] of [0.02, 0.04, 0.04, 0.02].entries())
      expect(after[i]).toBeCloseTo(expected, 10);
    expect(adjusted([])).toEqual([]);
  });

  it('entropy of equal parts is the logarithm of their number', () => {
    expect(entropy([5, 5, 5, 5])).toBeCloseTo(Math.log(4), 12);
    expect(entropy([7, 0])).toBe(0);
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
  });
});

describe('gates and plain counts', () => {
  const week = Array.from({ length: 6 }, (_, i) =>
    row(addDate(start, i), i === 5 ? { mode: 'rest', emotion: null } : {}),
  );

  it('says how many more entries the page needs; rest days count as shown up', () => {
    expect(entriesMissing(week)).toBe(2);
    expect(daysShownUp(week, 30)).toEqual({ days: 6, of: 30 });
    expect(emotionShares(week)).toEqual({ type: 'too-few', have: 5, need: 7 });
    expect(variety(week)).toEqual({ type: 'too-few', have: 5, need: 10 });
    expect(weekRhythm(week)).toEqual({ type: 'too-few', have: 5, need: 20 });
    expect(moonRhythm(week)).toEqual({ type: 'too-few', have: 5, need: 20 });
    expect(languageChange(week)).toEqual({ type: 'too-few', have: 5, need: 20 });
    expect(actionCompletion(week)).toEqual({ type: 'too-few', have: 0, need: 5 });
  });

  it('shares are smoothed by half an entry and carry their entries', () => {
    const rows = Array.from({ length: 8 }, (_, i) =>
      row(addDate(start, i), { emotion: i < 6 ? 'angry' : 'numb' }),
    );
    const shares = emotionShares(rows);
    expect(shares).toMatchObject({ type: 'found', n: 8 });
    if (shares.type !== 'found') return;
    expect(shares.findings[0]).toMatchObject({ emotion: 'angry', count: 6, share: 6.5 / 12 });
    expect(shares.findings[0]?.entries).toHaveLength(6);
    expect(shares.findings).toHaveLength(8);
  });

  it('variety is the number of equally common feelings', () => {
    const rows = Array.from({ length: 12 }, (_, i) =>
      row(addDate(start, i), { emotion: emotions[i % 4] ?? 'sad' }),
    );
    const found = variety(rows);
    expect(found.type === 'found' && found.findings[0]?.feelings).toBeCloseTo(4, 10);
  });

  it('actions: done of offered, by kind, and what helped of what was rated', () => {
    const rows = Array.from({ length: 6 }, (_, i) =>
      row(addDate(start, i), {
        action: i < 4 ? 'a03' : 'a13',
        completed: i % 2 === 0,
        helped: i === 0 ? 2 : i === 1 ? 0 : null,
      }),
    );
    const found = actionCompletion(rows);
    expect(found.type === 'found' && found.findings[0]).toMatchObject({
      offered: 6,
      done: 3,
      helped: { rated: 2, helped: 1 },
      byKind: [
        { kind: 'cbt', offered: 4, done: 2 },
        { kind: 'connection', offered: 2, done: 1 },
      ],
    });
  });

  it('a reload never changes a verdict', () => {
    const [rows = []] = simulate('same', 1, chanceYear);
    expect(moonRhythm(rows)).toEqual(moonRhythm([...rows]));
    expect(transitions(rows)).toEqual(transitions([...rows]));
  });
});

describe('planted signals are found in nine of ten', () => {
  it('a feeling near the full Moon', () => {
    const ledgers = simulate('moon', LEDGERS, (stream) =>
      chanceYear(stream).map((each) => {
        const nearFull = each.phaseAngle >= 135 && each.phaseAngle < 225;
        return nearFull && stream.below(100) < 55 ? { ...each, emotion: 'overwhelmed' as const } : each;
      }),
    );
    const found = ledgers.map((rows) => moonRhythm(rows));
    expect(share(found, 'found')).toBeGreaterThanOrEqual(0.9);
    const right = found.filter(
      (each) =>
        each.type === 'found' &&
        each.findings.some(({ part, emotion }) => part === 'moon:full' && emotion === 'overwhelmed'),
    );
    expect(right.length / found.length).toBeGreaterThanOrEqual(0.9);
  });

  it('one feeling after another', () => {
    const ledgers = simulate('after', LEDGERS, (stream) => {
      let last: Emotion = 'sad';
      return chanceYear(stream).map((each) => {
        last = last === 'anxious' && stream.below(100) < 60 ? 'overwhelmed' : pick(stream);
        return { ...each, emotion: last };
      });
    });
    const found = ledgers.map((rows) => transitions(rows));
    const right = found.filter(
      (each) =>
        each.type === 'found' &&
        each.findings.some(({ from, to }) => from === 'anxious' && to === 'overwhelmed'),
    );
    expect(right.length / found.length).toBeGreaterThanOrEqual(0.9);
  });

  it('a feeling on weekends', () => {
    const ledgers = simulate('weekend', LEDGERS, (stream) =>
      chanceYear(stream).map((each) => {
        const day = new Date(`${each.date}T00:00:00Z`).getUTCDay();
        return (day === 0 || day === 6) && stream.below(100) < 60
          ? { ...each, emotion: 'numb' as const }
          : each;
      }),
    );
    expect(
      share(
        ledgers.map((rows) => weekRhythm(rows)),
        'found',
      ),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it('a change in how someone writes', () => {
    const ledgers = simulate('language', LEDGERS, (stream) =>
      chanceYear(stream, 90).map((each, i, all) => ({
        ...each,
        feelingWords: stream.below(2) + (i * 2 > all.length ? 2 : 0),
      })),
    );
    const found = ledgers.map((rows) => languageChange(rows));
    const right = found.filter(
      (each) =>
        each.type === 'found' &&
        each.findings.some(({ measure, later, earlier }) => measure === 'feeling-words' && later > earlier),
    );
    expect(right.length / found.length).toBeGreaterThanOrEqual(0.9);
  });

  it('a word that comes with a feeling', () => {
    const texts = Array.from({ length: 30 }, (_, i): WordText => {
      const office = i % 3 === 0;
      return {
        id: String(i),
        text: office ? 'The office again, reports and chairs' : `We walked along river number ${String(i)}`,
        emotion: office ? 'frustrated' : (emotions[i % 7] ?? 'sad'),
      };
    });
    const found = triggerWords(texts, cues);
    expect(
      found.type === 'found' && found.findings.map(({ word, emotion }) => `${word} ${emotion}`),
    ).toContain('office frustrated');
    expect(found.type === 'found' && found.findings.length).toBeLessThanOrEqual(5);
  });
});

describe('chance is called chance in nine of ten', () => {
  const ledgers = simulate('chance', LEDGERS, chanceYear);

  it.each([
    ['the Moon', (rows: readonly LedgerRow[]) => moonRhythm(rows)],
    ['one feeling after another', (rows: readonly LedgerRow[]) => transitions(rows)],
    ['how someone writes', (rows: readonly LedgerRow[]) => languageChange(rows.slice(0, 40))],
  ] as const)('%s', (_, measure) => {
    expect(
      share(
        ledgers.map((rows) => measure(rows)),
        'random',
      ),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it('days of the week', () => {
    expect(
      share(
        ledgers.map((rows) => weekRhythm(rows)),
        'random',
      ),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it('words', () => {
    const nouns = ['river', 'office', 'garden', 'window', 'letter', 'bread', 'train', 'piano'];
    const verdicts = Array.from({ length: 40 }, (_, i) => {
      const stream = seededStream(sha256Hex(`words ${String(i)}`));
      const texts = Array.from({ length: 40 }, (__, t): WordText => ({
        id: String(t),
        text: `${nouns[stream.below(8)] ?? ''} ${nouns[stream.below(8)] ?? ''}`,
        emotion: pick(stream),
      }));
      return triggerWords(texts, cues);
    });
    expect(share(verdicts, 'random')).toBeGreaterThanOrEqual(0.9);
  });
});
