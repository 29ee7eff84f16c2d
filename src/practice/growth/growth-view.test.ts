/** What the person's page says of their days: what is too few, what chance is called, what is found, and on which entries. */
import { describe, expect, it } from 'vitest';
import { emotions } from '#contract/soul-entry.ts';
import type { Emotion, SoulEntry } from '#contract/soul-entry.ts';
import { safetyTools } from '#engine/safety.ts';
import { growthWords } from '#text/en/practice/growth/words.ts';
import { loopCues as englishCues } from '#text/en/practice/soul-loop/cues.ts';
import { loopWords } from '#text/en/practice/soul-loop/words.ts';
import { loopCues as thaiCues } from '#text/th/practice/soul-loop/cues.ts';
import { addDate } from '../soulcast/local-day.ts';
import { plainEntry } from '../soul-loop/run-loop.ts';
import type { PatternId } from '../soul-loop/patterns.ts';
import { chatRows } from './chat-rows.ts';
import type { ChatWords } from './chat-rows.ts';
import { growthView } from './growth-view.ts';
import type { LineSubject, NamedLine } from './growth-view.ts';

const rules = { cues: { en: englishCues, th: thaiCues }, safety: safetyTools };
const tables = { words: growthWords, loopWords, rules };
const today = '2026-11-21';

const entry = (
  date: string,
  emotion: Emotion | null,
  patternId: PatternId | null = 'unnamed',
  text = 'Something small',
): SoulEntry => ({
  id: `e-${date}`,
  date,
  entry: { ...plainEntry(text, emotion), patternId, facts: [] },
  completed: false,
  reflection: '',
  helped: null,
  createdAt: Date.parse(`${date}T19:00:00Z`),
  deletedAt: null,
});

const view = (entries: readonly SoulEntry[], chats: readonly ChatWords[] | null = null) =>
  growthView({ entries, chats, today, zone: 'Etc/UTC' }, tables);

const said = (lines: readonly NamedLine[], about: LineSubject): NamedLine => {
  const found = lines.find((line) => line.about === about);
  if (found === undefined) throw new Error(`nothing about ${about}`);
  return found;
};

/** Entries on the last `count` days, today among them. */
const daily = (count: number, make: (day: number) => SoulEntry): readonly SoulEntry[] =>
  Array.from({ length: count }, (_, day) => make(day));

describe('too few entries', () => {
  it.each([
    [0, '7 more entries and this page can begin.'],
    [4, '3 more entries and this page can begin.'],
    [6, 'One more entry and this page can begin.'],
    [7, null],
  ])('%d: %j', (count, gate) => {
    const made = view(daily(count, (day) => entry(addDate(today, -day), 'sad')));
    expect(made.gate).toBe(gate);
    expect(made.n).toBe(count);
    expect(made.patterns.length > 0).toBe(gate === null);
  });

  it('a day of rest is a day shown up and no entry', () => {
    const made = view([
      ...daily(6, (day) => entry(addDate(today, -1 - day), 'sad')),
      entry(today, null, null, ''),
    ]);
    expect(made).toMatchObject({ n: 6, missing: 1 });
    expect(made.windows[0]).toMatchObject({ window: 7, days: 7, text: '7 of the last 7 days.' });
  });

  it('each measure says how many it has and needs', () => {
    const made = view(daily(9, (day) => entry(addDate(today, -day * 5), 'sad')));
    expect(said(made.patterns, 'variety').text).toBe('9 entries; this needs 10.');
    expect(said(made.patterns, 'following').text).toBe(
      '0 entries followed another within three days; this needs 5.',
    );
    expect(said(made.patterns, 'moon').text).toBe('9 entries; this needs 20.');
    expect(said(made.tracker, 'actions').text).toBe('0 entries; this needs 5.');
    // 12, 17, 22 and 27 October.
    expect(made.letter).toEqual({ type: 'too-few', have: 4, need: 7 });
    const close = view(daily(25, (day) => entry(addDate(today, -day), 'sad')));
    expect(said(close.patterns, 'moon').text).toBe(
      '25 days from the first entry to the last; this needs 59, two rounds of the Moon.',
    );
  });

  it('a window of fewer than seven gives the feelings and no rates', () => {
    const made = view(daily(8, (day) => entry(addDate(today, -day * 2), 'numb')));
    expect(made.windows[0]).toMatchObject({ n: 4, shares: null, dots: ['numb', 'numb', 'numb', 'numb'] });
    expect(made.windows[1]?.shares?.[0]).toMatchObject({ emotion: 'numb', count: 8 });
  });
});

describe('planted signals', () => {
  it('overwhelmed after anxious is found, and names its entries', () => {
    const cycle: readonly Emotion[] = ['anxious', 'overwhelmed', 'sad', 'numb', 'angry'];
    const made = view(daily(60, (day) => entry(addDate(today, -day), cycle[(60 - day) % 5] ?? 'sad')));
    const line = said(made.patterns, 'following');
    expect(line.text).toMatch(/^After \w+, \w+ came next (?:11|12) times of (?:11|12) \(usual: about 2\)\.$/);
    expect(line.entries.length).toBeGreaterThan(20);
    expect(line.entries.every((id) => made.dates[id] !== undefined)).toBe(true);
  });

  it('numb on weekends is found', () => {
    const made = view(
      daily(84, (day) => {
        const date = addDate(today, -day);
        const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
        return entry(date, weekend ? 'numb' : (emotions[((day * day) % 11) % 8] ?? 'sad'));
      }),
    );
    expect(said(made.patterns, 'week').text).toMatch(
      /^On weekends, you chose numb in 2\d of 24 entries; by chance/,
    );
  });

  it('a word that comes with a feeling is found', () => {
    const made = view(
      daily(30, (day) => {
        const date = addDate(today, -day);
        return day % 3 === 0
          ? entry(date, 'frustrated', 'unnamed', 'The office again, reports and chairs')
          : entry(date, emotions[day % 7] ?? 'sad', 'unnamed', `We walked along river number ${day}`);
      }),
    );
    expect(said(made.patterns, 'words').text).toContain('came with frustrated in 10 of its 10 entries.');
  });

  it('a figure that stands out is told with its share and entries', () => {
    const made = view(
      daily(9, (day) => entry(addDate(today, -day), 'anxious', day < 6 ? 'worst-film' : 'glass')),
    );
    expect(made.shadows.figures.map(({ figure }) => figure)).toEqual(['guard', 'orphan']);
    expect(made.shadows.figures[0]?.line).toMatchObject({ n: 9 });
    expect(made.shadows.figures[0]?.line.entries).toHaveLength(6);
    // Ages 0 to 5 against 6 to 8, half the weight at thirty days: 5.67 of 8.22.
    const weight = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => 2 ** (-(from + i) / 30)).reduce((a, b) => a + b, 0);
    const share = Math.round((100 * weight(0, 5)) / weight(0, 8));
    expect(made.shadows.figures[0]?.line.text).toBe(`The Guard: 6 of 9 entries, ${share} % by weight.`);
  });
});

describe('chance', () => {
  it('is called chance', () => {
    // Feelings by a fixed shuffle that leans on no weekday, no neighbour and no phase.
    let state = 7;
    const next = (): number => (state = (state * 48_271) % 2_147_483_647);
    const made = view(daily(120, (day) => entry(addDate(today, -day), emotions[next() % 8] ?? 'sad')));
    expect(said(made.patterns, 'following').text).toBe('Nothing here stands out from chance.');
    expect(said(made.patterns, 'week').text).toMatch(/No more than chance\.$/);
    expect(said(made.patterns, 'moon').text).toMatch(/No more than chance\.$/);
    expect(said(made.patterns, 'moon').n).toBe(120);
  });
});

describe('chats that count', () => {
  const message = (id: string, day: number, text: string): ChatWords => ({
    id,
    at: Date.parse(`${addDate(today, -day)}T10:00:00Z`),
    text,
  });

  it('give a feeling a day, on days without an entry, and nothing of their words', () => {
    const rows = chatRows(
      [
        message('taken', 0, 'I am so angry at him'),
        message('early', 1, 'I feel sad about it'),
        message('none', 2, 'When does Saturn move on?'),
        message('crisis', 3, 'I am so sad, I want to die'),
        {
          ...message('late', 1, 'now I am angry instead'),
          at: Date.parse(`${addDate(today, -1)}T20:00:00Z`),
        },
      ],
      new Set([today]),
      rules,
      'Etc/UTC',
    );
    expect(rows.map(({ id, emotion, mode }) => [id, emotion, mode])).toEqual([['late', 'angry', 'chat']]);
    expect(JSON.stringify(rows)).not.toContain('instead');
  });

  it('count towards what can be said, and never as a day shown up', () => {
    const entries = daily(5, (day) => entry(addDate(today, -day), 'sad'));
    const chats = [5, 6, 7].map((day) => message(`m${day}`, day, 'I am so anxious about this'));
    expect(view(entries).missing).toBe(2);
    const made = view(entries, chats);
    expect(made).toMatchObject({ n: 8, fromChats: 3, missing: 0 });
    expect(made.windows[1]?.days).toBe(5);
    expect(made.windows[1]?.shares?.map(({ emotion, count }) => [emotion, count]).slice(0, 2)).toEqual([
      ['sad', 5],
      ['anxious', 3],
    ]);
  });
});
