/** The journal's calendar: a year of small cells, weeks, and what was written on this day before. */
import type { Emotion } from '#contract/soul-entry.ts';
import { addDate, weekdayOf } from '../soulcast/local-day.ts';
import type { LedgerRow } from './ledger.ts';

export type DayCell = {
  readonly date: string;
  /** A rest day counts as shown up. Null for a day without an entry; nothing is said about such days. */
  readonly mode: 'loop' | 'rest' | null;
  readonly emotion: Emotion | null;
  readonly id: string | null;
};

/** The `days` days up to today in order, beginning on a Monday so that columns are weeks. */
export function dayCells(
  rows: readonly Pick<LedgerRow, 'id' | 'date' | 'mode' | 'emotion'>[],
  today: string,
  days = 365,
): readonly DayCell[] {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  let from = addDate(today, 1 - days);
  while (weekdayOf(from) !== 1) from = addDate(from, -1);
  const cells: DayCell[] = [];
  for (let date = from; date <= today; date = addDate(date, 1)) {
    const row = byDate.get(date);
    const mode = row === undefined || row.mode === 'chat' ? null : row.mode;
    cells.push({ date, mode, emotion: row?.emotion ?? null, id: row?.id ?? null });
  }
  return cells;
}

export type Week = {
  /** The Monday. */
  readonly from: string;
  readonly days: number;
  readonly emotions: readonly Emotion[];
};

/** Weeks from Monday, in order, with how many days were shown up for and the feelings in the order of days. */
export function weeksOf(cells: readonly DayCell[]): readonly Week[] {
  const weeks: Week[] = [];
  for (let i = 0; i < cells.length; i += 7) {
    const week = cells.slice(i, i + 7);
    const first = week[0];
    if (first === undefined) break;
    weeks.push({
      from: first.date,
      days: week.filter(({ mode }) => mode !== null).length,
      emotions: week.flatMap(({ emotion }) => (emotion === null ? [] : [emotion])),
    });
  }
  return weeks;
}

export type Anniversary = { readonly years: number; readonly months: number; readonly date: string };

/** Earlier dates worth looking back to: this day one to twenty years ago, and one, three and six months ago. */
export function onThisDay<T extends { readonly date: string }>(
  entries: readonly T[],
  today: string,
): readonly { readonly entry: T; readonly ago: Anniversary }[] {
  const wanted = new Map<string, Anniversary>();
  const add = (years: number, months: number): void => {
    const date = monthsBefore(today, years * 12 + months);
    if (date !== null) wanted.set(date, { years, months, date });
  };
  for (const months of [1, 3, 6]) add(0, months);
  for (let years = 1; years <= 20; years += 1) add(years, 0);
  return entries
    .flatMap((entry) => {
      const ago = wanted.get(entry.date);
      return ago === undefined ? [] : [{ entry, ago }];
    })
    .toSorted((a, b) => (a.entry.date < b.entry.date ? 1 : -1));
}

/** The same day of an earlier month; null where that month has no such day. */
function monthsBefore(date: string, months: number): string | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = new Date(Date.UTC(year, month - 1 - months, day));
  return at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}
