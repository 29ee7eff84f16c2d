/** Ledger, shadows, journal, letter and the person's own statistics. */
import { describe, expect, it } from 'vitest';
import { safetyTools } from '#engine/safety.ts';
import type { SoulEntry, SoulEntryFields } from '#contract/soul-entry.ts';
import { emotions } from '#contract/soul-entry.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords } from '#text/en/practice/soul-loop/words.ts';
import { growthWords } from '#text/en/practice/growth/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { addDate } from '../soulcast/local-day.ts';
import { namedPatternIds } from '../soul-loop/patterns.ts';
import { plainEntry } from '../soul-loop/run-loop.ts';
import { dayCells, onThisDay, weeksOf } from './journal.ts';
import { keptRows, ledgerOf, ledgerRow, ledgerSeed, rowsWithin } from './ledger.ts';
import type { LedgerRow } from './ledger.ts';
import { lifeLetter } from './life-pattern.ts';
import { emotionShares } from './measures.ts';
import { personStatistics } from './person-statistics.ts';
import { pText, sayHidden, sayPart, sayTransition, sayVerdict } from './say-findings.ts';
import { figureIds, figureOf, figures, hiddenFeeling, shadows } from './shadows.ts';

const cues = { en: englishCues, th: thaiCues };
const rules = { cues, safety: safetyTools };

const entry = (
  id: string,
  date: string,
  fields: Partial<SoulEntryFields['entry']> = {},
  rest: Partial<SoulEntry> = {},
): SoulEntry => ({
  id,
  date,
  entry: {
    ...plainEntry('I am so angry, I always get it wrong', 'sad'),
    patternId: 'on-off',
    facts: ['sky.moon.sign', 'loop.action.a33'],
    ...fields,
  },
  completed: true,
  reflection: '',
  helped: null,
  createdAt: Date.parse(`${date}T14:30:00Z`),
  deletedAt: null,
  ...rest,
});

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

describe('the ledger', () => {
  it('keeps numbers and no text', () => {
    const made = ledgerRow(entry('one', '2026-11-24'), cues, 'Asia/Bangkok');
    expect(made).toMatchObject({
      id: 'one',
      date: '2026-11-24',
      hour: 21,
      mode: 'loop',
      emotion: 'sad',
      pattern: 'on-off',
      action: 'a33',
      completed: true,
      words: 9,
      absolutes: 1,
      feelingWords: 1,
      wordsSay: 'angry',
      moonSign: 'gemini',
    });
    // 37 minutes before the Full Moon of 24 November 2026, 14:53 UTC.
    expect(made?.phaseAngle).toBeGreaterThan(179.5);
    expect(made?.phaseAngle).toBeLessThan(180);
    expect(JSON.stringify(made)).not.toContain('wrong');
  });

  it('has one row a date, the newest; rest days count, support entries do not, deleted ones go', () => {
    const rows = ledgerOf(
      [
        entry('old', '2026-11-20', {}, { createdAt: Date.parse('2026-11-20T08:00:00Z') }),
        entry('new', '2026-11-20', { patternId: 'glass' }),
        entry('rest', '2026-11-21', { ...plainEntry('', null) }),
        entry('support', '2026-11-22', { ...plainEntry('I want to die', 'sad') }),
        entry('gone', '2026-11-19', {}, { deletedAt: 1 }),
      ],
      cues,
      'Etc/UTC',
    );
    expect(rows.map(({ id, mode }) => [id, mode])).toEqual([
      ['new', 'loop'],
      ['rest', 'rest'],
    ]);
  });

  it('keeps 400 days and knows its windows', () => {
    const rows = [row('2025-10-01'), row('2025-10-20'), row('2026-11-15'), row('2026-11-21')];
    expect(keptRows(rows, '2026-11-21').map(({ date }) => date)).toEqual([
      '2025-10-20',
      '2026-11-15',
      '2026-11-21',
    ]);
    expect(rowsWithin(rows, '2026-11-21', 7).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-21']);
    expect(ledgerSeed(rows, 'moon')).toMatch(/^[0-9a-f]{64}$/);
    expect(ledgerSeed(rows, 'moon')).not.toBe(ledgerSeed(rows, 'week'));
  });
});

describe('shadow archetypes', () => {
  it('share out every named pattern exactly once, and unnamed to none', () => {
    const all = figureIds.flatMap((id) => figures[id]);
    expect(all.toSorted()).toEqual(namedPatternIds.toSorted());
    expect(figureOf('unnamed')).toBeNull();
  });

  it('need seven entries, three of the figure and a quarter of the weight', () => {
    const rows = [
      ...Array.from({ length: 4 }, (_, i) => row(addDate('2026-11-10', i), { pattern: 'worst-film' })),
      ...Array.from({ length: 3 }, (_, i) => row(addDate('2026-11-15', i), { pattern: 'glass' })),
      row('2026-11-19', { pattern: 'unnamed' }),
    ];
    const found = shadows(rows, '2026-11-21');
    expect(found.type === 'shown' && found.shown.map(({ figure, count }) => [figure, count])).toEqual([
      ['guard', 4],
      ['orphan', 3],
    ]);
    expect(shadows(rows.slice(0, 6), '2026-11-21')).toEqual({ type: 'too-few', have: 6, need: 7 });
    const old = shadows(rows, '2027-03-21');
    expect(old).toEqual({ type: 'too-few', have: 0, need: 7 });
  });

  it('halve what is thirty days older', () => {
    const rows = [
      ...Array.from({ length: 3 }, (_, i) => row(addDate('2026-11-21', -i * 7), { pattern: 'crossed-line' })),
      ...Array.from({ length: 4 }, (_, i) =>
        row(addDate('2026-10-22', -i * 7), { id: `o${String(i)}`, pattern: 'muted' }),
      ),
    ];
    const found = shadows(rows, '2026-11-21');
    if (found.type !== 'shown') throw new Error('expected shares');
    const weight = (age: number): number => 2 ** (-age / 30);
    const flame = weight(0) + weight(7) + weight(14);
    const ghost = weight(30) + weight(37) + weight(44) + weight(51);
    expect(found.all.find(({ figure }) => figure === 'flame')?.share).toBeCloseTo(
      flame / (flame + ghost),
      10,
    );
    expect(found.all.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it('name a hidden feeling after three times and three in ten', () => {
    const rows = Array.from({ length: 8 }, (_, i) =>
      row(addDate('2026-11-01', i), { wordsSay: 'angry', emotion: i < 4 ? 'sad' : 'angry' }),
    );
    const hidden = hiddenFeeling(rows);
    expect(hidden).toMatchObject({ said: 'angry', chosen: 'sad', count: 4, of: 8 });
    if (hidden !== null)
      expect(sayHidden(hidden, growthWords)).toBe(
        'Four times the words were angry and the chip was sad. Perhaps sadness is the one with permission.',
      );
    expect(hiddenFeeling(rows.slice(2))).toBeNull();
  });
});

describe('the journal', () => {
  const rows = [row('2026-11-21', { emotion: 'angry' }), row('2026-11-18', { mode: 'rest', emotion: null })];

  it('lays a year out in weeks from Monday and says nothing of other days', () => {
    const cells = dayCells(rows, '2026-11-21');
    expect(cells.length % 7).toBe(6);
    expect(new Date(`${cells[0]?.date ?? ''}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(cells.length).toBeGreaterThanOrEqual(365);
    expect(cells.at(-1)).toEqual({ date: '2026-11-21', mode: 'loop', emotion: 'angry', id: '2026-11-21' });
    expect(cells.at(-2)).toEqual({ date: '2026-11-20', mode: null, emotion: null, id: null });
    expect(weeksOf(cells).at(-1)).toEqual({ from: '2026-11-16', days: 2, emotions: ['angry'] });
  });

  it('looks back at this day', () => {
    const at = (date: string) => ({ date });
    const found = onThisDay(
      [at('2025-11-21'), at('2026-10-21'), at('2026-05-21'), at('2026-11-20'), at('2020-11-21')],
      '2026-11-21',
    );
    expect(found.map(({ ago }) => [ago.years, ago.months])).toEqual([
      [0, 1],
      [0, 6],
      [1, 0],
      [6, 0],
    ]);
    expect(onThisDay([at('2025-03-01'), at('2024-02-29')], '2025-03-31').length).toBe(0);
  });
});

describe('the monthly letter', () => {
  const days = Array.from({ length: 12 }, (_, i) => `2026-10-${String(2 + i * 2).padStart(2, '0')}`);
  const rows = [
    ...Array.from({ length: 3 }, (_, i) =>
      row(`2026-09-0${String(i + 1)}`, { id: `s${String(i)}`, pattern: 'glass' }),
    ),
    ...days.map((date, i) =>
      row(date, {
        emotion: i % 3 === 0 ? 'anxious' : 'sad',
        pattern: i % 2 === 0 ? 'worst-film' : 'unnamed',
        action: 'a03',
        helped: i === 4 ? 2 : null,
      }),
    ),
  ];
  const reflections = [
    {
      id: days[0] ?? '',
      date: days[0] ?? '',
      text: 'I am so stupid that this is by far the longest of all the lines I wrote this month',
    },
    { id: days[2] ?? '', date: days[2] ?? '', text: 'The dull ending came, and I made toast.' },
  ];
  const letter = lifeLetter({ month: '2026-10', rows, reflections }, growthWords, loopWords, rules);

  it('is 150 to 220 words, each line on its entries', () => {
    if (letter.type !== 'letter') throw new Error('expected a letter');
    const text = letter.sentences.map((sentence) => sentence.text).join(' ');
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(220);
    expect(text).toContain('12 of its 31 days');
    expect(text).toContain('sad, 8 times, and after it came anxious, 4 times');
    expect(text).toContain('“Expecting the worst”, six times');
    expect(text).toContain('“Feeling alone”, here three times');
    expect(text).toContain('three endings written down, on 10 October');
    expect(text).toContain('“The dull ending came, and I made toast.”');
    expect(text).not.toContain('stupid');
    expect(text).not.toMatch(/[{}]|undefined/);
    expect(text).not.toMatch(/\b(?:improved|worse|score|risk)\b/i);
    expect(letter.sentences[0]?.entries).toEqual(days);
  });

  it('gives way to a long line of theirs', () => {
    const text = 'so it goes on and on and I am at it and so on '.repeat(5).slice(0, 199).trim();
    const long = lifeLetter(
      { month: '2026-10', rows, reflections: [{ id: 'a', date: '2026-10-04', text }] },
      growthWords,
      loopWords,
      rules,
    );
    const all = long.type === 'letter' ? long.sentences.map((sentence) => sentence.text).join(' ') : '';
    expect(all).toContain(text);
    expect(all).not.toContain(growthWords.letter.closing);
  });

  it('needs seven entries of that month', () => {
    expect(lifeLetter({ month: '2026-09', rows, reflections: [] }, growthWords, loopWords, rules)).toEqual({
      type: 'too-few',
      have: 3,
      need: 7,
    });
  });

  it('keeps its length when there is little to say', () => {
    const plain = days.map((date) => row(date, { emotion: null }));
    const bare = lifeLetter(
      { month: '2026-10', rows: plain, reflections: [] },
      growthWords,
      loopWords,
      rules,
    );
    const count =
      bare.type === 'letter'
        ? bare.sentences
            .map(({ text }) => text)
            .join(' ')
            .split(/\s+/).length
        : 0;
    expect(count).toBeGreaterThanOrEqual(150);
    expect(count).toBeLessThanOrEqual(220);
  });
});

describe('the sentences of the cards', () => {
  it('say what was found, what was not and what is missing', () => {
    const finding = {
      emotion: 'overwhelmed',
      part: 'moon:full',
      count: 9,
      of: 31,
      expected: 4.2,
      p: 0.012,
      entries: [],
    } as const;
    expect(sayPart({ type: 'found', n: 60, findings: [finding] }, growthWords)).toBe(
      'Near the Full Moon, you chose overwhelmed in 9 of 31 entries; by chance about 4 would be usual (p 0.01, corrected). That is a coincidence worth watching, not a cause.',
    );
    expect(sayPart({ type: 'random', n: 60, nearest: { ...finding, expected: 8 } }, growthWords)).toBe(
      'Overwhelmed near the Full Moon: 9 of 31 against about 8 by chance. No more than chance.',
    );
    expect(sayPart({ type: 'too-few', have: 14, need: 20 }, growthWords)).toBe('14 entries; this needs 20.');
    expect(
      sayTransition(
        {
          type: 'found',
          n: 20,
          findings: [
            {
              from: 'anxious',
              to: 'overwhelmed',
              count: 4,
              of: 6,
              expected: 2.1,
              lift: 2,
              p: 0.01,
              entries: [],
            },
          ],
        },
        growthWords,
      ),
    ).toBe('After anxious, overwhelmed came next 4 times of 6 (usual: about 2).');
    expect([pText(0.012), pText(0.004)]).toEqual(['0.01', '0.004']);
    expect(
      sayVerdict(
        emotionShares([]),
        growthWords,
        () => '',
        () => '',
      ),
    ).toBe('0 entries; this needs 7.');
  });

  it('have a letter and a pattern of its own for every feeling', () => {
    const cells = emotions.map((emotion) => growthWords.cells[emotion]);
    expect(new Set(cells.map(({ letter }) => letter)).size).toBe(8);
    expect(new Set(cells.map(({ pattern }) => pattern)).size).toBe(8);
  });
});

describe('the person’s own statistics', () => {
  it('are counted', () => {
    const made = personStatistics({
      chats: [{ createdAt: 300 }, { createdAt: 200 }],
      messages: [
        ...['love', 'work', 'love', 'none', 'app', 'family', 'work', 'love'].map((topic) => ({
          fromPerson: true,
          topic,
        })),
        { fromPerson: false, topic: 'money' },
      ],
      ratings: [true, true, false, true, true, false],
      since: 250,
    });
    expect(made).toEqual({
      totalChats: 2,
      totalMessages: 9,
      topicsAsked: ['love', 'work', 'family'],
      readingAccuracy: 67,
      ratedReadings: 6,
      memberSince: 200,
    });
  });

  it('say nothing of accuracy below five ratings', () => {
    const made = personStatistics({
      chats: [],
      messages: [],
      ratings: [true, true, true, true],
      since: null,
    });
    expect(made).toMatchObject({ readingAccuracy: null, memberSince: null, topicsAsked: [] });
  });
});
