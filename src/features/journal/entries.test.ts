import { expect, test } from 'vitest';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { findEntries, journalDays, monthsOf, shownUp } from './entries.ts';

let made = 0;
function entry(date: string, userInput: string, rest: Partial<SoulEntry['entry']> = {}): SoulEntry {
  made += 1;
  return {
    id: `e${made}`,
    date,
    entry: {
      userInput,
      emotionCategory: 'sad',
      patternInsight: '',
      reflectiveQuestion: '',
      microAction: '',
      soullogPrompt: '',
      finalInsight: '',
      patternId: 'worst-film',
      facts: [],
      ...rest,
    },
    completed: false,
    reflection: '',
    helped: null,
    createdAt: made,
    deletedAt: null,
  };
}

const rest = (date: string) => entry(date, '', { patternId: null, emotionCategory: null });

test('a rest day is a day shown up, and so is one that met the support card', () => {
  const days = journalDays([
    entry('2026-11-21', 'words', { patternId: null }),
    rest('2026-11-20'),
    entry('2026-11-19', 'newer'),
    entry('2026-11-19', 'older'),
  ]);
  expect(days.map(({ date, mode }) => [date, mode])).toEqual([
    ['2026-11-21', 'loop'],
    ['2026-11-20', 'rest'],
    ['2026-11-19', 'loop'],
  ]);
  expect(shownUp(days, '2026-11-21', 2)).toBe(2);
  expect(shownUp(days, '2026-11-21', 30)).toBe(3);
});

test('months count days, rests and feelings', () => {
  const days = journalDays([
    entry('2026-11-03', 'c', { emotionCategory: 'angry' }),
    rest('2026-11-02'),
    entry('2026-11-01', 'b'),
    entry('2026-10-31', 'a', { emotionCategory: 'angry' }),
  ]);
  expect(monthsOf(days)).toEqual([
    {
      month: '2026-11',
      days: 3,
      rests: 1,
      feelings: ['sad', 'angry'],
      counts: [
        ['angry', 1],
        ['sad', 1],
      ],
    },
    { month: '2026-10', days: 1, rests: 0, feelings: ['angry'], counts: [['angry', 1]] },
  ]);
});

test.each([
  ['café', 'coffee at the CAFE'],
  ['แม่', 'วันนี้แม่โทรมาแต่เช้า'],
  ['เหนื่อย งาน', 'งานเยอะ เหนื่อยมาก'],
  ['sad', 'nothing but the feeling'],
])('%j is found in %j', (query, text) => {
  const all = [entry('2026-11-21', text), entry('2026-11-20', 'else', { emotionCategory: null })];
  const named = (one: SoulEntry) => [one.entry.emotionCategory ?? ''];
  expect(findEntries(all, query, named)).toEqual([all[0]]);
});

test('a word that stands nowhere finds nothing, and no word finds all', () => {
  const all = [entry('2026-11-21', 'one')];
  expect(findEntries(all, 'two', () => [])).toEqual([]);
  expect(findEntries(all, '  ', () => [])).toEqual(all);
});
