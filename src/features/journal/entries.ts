/** The entries of the Soul Loop as the journal shows them: by day, by month, and found by words. */
import type { Emotion, SoulEntry } from '#contract/soul-entry.ts';
import { emotions } from '#contract/soul-entry.ts';
import type { SoulsticeDb } from '#db/database.ts';
import { allRecords } from '#db/read.ts';
import { daysBetween, isRestDay, pastRunOf } from '#practice/soul-loop/past-run.ts';

/** Every entry that is not in the trash, the newest day first; of one day the newest first. For a live query. */
export async function journalEntries(db: SoulsticeDb): Promise<readonly SoulEntry[]> {
  const all = await allRecords(db, 'soul_entry');
  return all
    .filter(({ deletedAt }) => deletedAt === null)
    .toSorted((a, b) => (a.date === b.date ? b.createdAt - a.createdAt : a.date < b.date ? 1 : -1));
}

export type JournalDay = {
  readonly id: string;
  readonly date: string;
  readonly mode: 'loop' | 'rest';
  readonly emotion: Emotion | null;
};

export function isRest(entry: SoulEntry): boolean {
  return isRestDay(pastRunOf(entry));
}

/** One row a date: its newest entry. An entry that was met with the support card is a day like any other. */
export function journalDays(entries: readonly SoulEntry[]): readonly JournalDay[] {
  const seen = new Set<string>();
  return entries.flatMap((entry): readonly JournalDay[] => {
    if (seen.has(entry.date)) return [];
    seen.add(entry.date);
    const { id, date } = entry;
    return [{ id, date, mode: isRest(entry) ? 'rest' : 'loop', emotion: entry.entry.emotionCategory }];
  });
}

/** Days shown up among the last `days`, today counted. */
export function shownUp(days: readonly JournalDay[], today: string, within: number): number {
  return days.filter(({ date }) => {
    const age = daysBetween(date, today);
    return age >= 0 && age < within;
  }).length;
}

export type Month = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly days: number;
  readonly rests: number;
  /** Feelings in the order of the days. */
  readonly feelings: readonly Emotion[];
  /** How often each was chosen, the commonest first. */
  readonly counts: readonly (readonly [Emotion, number])[];
};

/** The months that have an entry, the newest first. */
export function monthsOf(days: readonly JournalDay[]): readonly Month[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].toSorted().toReversed();
  return months.map((month): Month => {
    const own = days
      .filter(({ date }) => date.startsWith(month))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const feelings = own.flatMap(({ emotion }) => (emotion === null ? [] : [emotion]));
    const counts = emotions
      .map((emotion) => [emotion, feelings.filter((one) => one === emotion).length] as const)
      .filter(([, count]) => count > 0)
      .toSorted((a, b) => b[1] - a[1]);
    return {
      month,
      days: own.length,
      rests: own.filter(({ mode }) => mode === 'rest').length,
      feelings,
      counts,
    };
  });
}

/**
 * The entries that hold every word of a search, in any part of them. Case, width and accents of Latin letters do not
 * matter; Thai writes no spaces, so a stretch of it is found wherever it stands. `named` gives the words of an entry that it
 * holds as keys: its feeling, its pattern, its day.
 */
export function findEntries(
  entries: readonly SoulEntry[],
  query: string,
  named: (entry: SoulEntry) => readonly string[],
): readonly SoulEntry[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const { userInput, patternInsight, reflectiveQuestion, microAction, finalInsight } = entry.entry;
    const text = folded(
      [
        userInput,
        entry.reflection,
        patternInsight,
        reflectiveQuestion,
        microAction,
        finalInsight,
        ...named(entry),
      ].join('\n'),
    );
    return words.every((word) => text.includes(word));
  });
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
}
