/**
 * Dates as a sentence says them: a day, days of one month, a part of a month, a season, a span counted from today.
 *
 * A year that is not said stays open: "6 December" holds for that day of any year on the sheet.
 */
import type { Token } from './lex.ts';

type Point = { readonly month: number; readonly day: number };

/** A stretch of days, both ends included. `year` null: any year. A stretch may run over the turn of the year. */
export type DaySpan = {
  readonly year: number | null;
  readonly from: Point;
  readonly to: Point;
  readonly grain: 'day' | 'part' | 'month' | 'season' | 'year';
  /** Said with "around". */
  readonly isRough: boolean;
};

export type DateSaid = {
  readonly spans: readonly DaySpan[];
  /** Several days as passes, or the two ends of one stretch. */
  readonly joined: 'list' | 'range';
  /** Tokens it takes, the last excluded. */
  readonly start: number;
  readonly end: number;
};

const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const SEASONS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  winter: [12, 2],
  hot: [3, 5],
  rainy: [6, 10],
  cool: [11, 2],
};
const DAY_MS = 86_400_000;

export type DateRules = {
  /** Today, `YYYY-MM-DD`. */
  readonly today: string;
  readonly buddhistYears: boolean;
};

/** All dates of a sentence, in order; none overlaps another. */
export function datesIn(tokens: readonly Token[], rules: DateRules): readonly DateSaid[] {
  const found: DateSaid[] = [];
  let at = 0;
  while (at < tokens.length) {
    const date = dateAt(tokens, at, rules, found.at(-1) ?? null);
    if (date === null) at += 1;
    else {
      found.push(date);
      at = date.end;
    }
  }
  return found;
}

function dateAt(
  tokens: readonly Token[],
  at: number,
  rules: DateRules,
  previous: DateSaid | null,
): DateSaid | null {
  return (
    dayOfMonth(tokens, at, rules) ??
    monthFirst(tokens, at, rules) ??
    partOfMonth(tokens, at, rules) ??
    season(tokens, at, rules) ??
    named(tokens, at, rules) ??
    relativeUnit(tokens, at, rules) ??
    countedFromNow(tokens, at, rules) ??
    yearAlone(tokens, at, rules) ??
    bareDay(tokens, at, previous)
  );
}

const is = (token: Token | undefined, kind: Token['kind'], id?: string): boolean =>
  token !== undefined && token.kind === kind && (id === undefined || token.id === id);
const isCue = (token: Token | undefined, ...ids: readonly string[]): boolean =>
  token?.kind === 'cue' && ids.includes(token.id);
const isDayNumber = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' || token.kind === 'ordinal') &&
  Number.isInteger(token.n) &&
  token.n >= 1 &&
  token.n <= 31;

/** Days joined by commas, "and" or a dash: the days, how joined, and where they end. */
function dayRun(
  tokens: readonly Token[],
  at: number,
): { days: number[]; joined: 'list' | 'range'; end: number } | null {
  if (!isDayNumber(tokens[at])) return null;
  const days = [tokens[at]?.n ?? 0];
  let joined: 'list' | 'range' = 'list';
  let end = at + 1;
  for (;;) {
    let next = end;
    while (is(tokens[next], 'mark', ',') || isCue(tokens[next], 'and', 'or', 'the')) next += 1;
    const isRange = is(tokens[next], 'mark', '-') || isCue(tokens[next], 'to', 'until');
    if (isRange) next += 1;
    while (isCue(tokens[next], 'the')) next += 1;
    if (next === end || !isDayNumber(tokens[next])) return { days, joined, end };
    if (isRange) joined = 'range';
    days.push(tokens[next]?.n ?? 0);
    end = next + 1;
  }
}

/** The year after a date: its value, or null, and where the date ends. */
function yearAfter(
  tokens: readonly Token[],
  at: number,
  rules: DateRules,
): { year: number | null; end: number } {
  let next = at;
  while (
    is(tokens[next], 'mark', ',') ||
    isCue(tokens[next], 'of', 'year-word') ||
    is(tokens[next], 'unit', 'year')
  )
    next += 1;
  const year = yearOf(tokens[next], rules);
  return year === null ? { year: null, end: at } : { year, end: next + 1 };
}

function yearOf(token: Token | undefined, rules: DateRules): number | null {
  if (token?.kind !== 'number' || !Number.isInteger(token.n)) return null;
  if (rules.buddhistYears && token.n >= 2400 && token.n <= 2700) return token.n - 543;
  return token.n >= 1900 && token.n <= 2200 ? token.n : null;
}

function daySpan(month: number, day: number, year: number | null, isRough: boolean): DaySpan {
  return { year, from: { month, day }, to: { month, day }, grain: 'day', isRough };
}

function isRoughBefore(tokens: readonly Token[], at: number): boolean {
  return [1, 2, 3].some((back) => isCue(tokens[at - back], 'around', 'nearly'));
}

function dayOfMonth(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const run = dayRun(tokens, at);
  if (run === null) return null;
  let next = run.end;
  while (isCue(tokens[next], 'of') || is(tokens[next], 'unit', 'month')) next += 1;
  const month = tokens[next];
  if (month?.kind !== 'month') return null;
  const { year, end } = yearAfter(tokens, next + 1, rules);
  const isRough = isRoughBefore(tokens, at);
  const spans = run.days.map((day) => daySpan(Number(month.id), day, year, isRough));
  return { spans, joined: run.joined, start: at, end };
}

/** "December 6", "March 2027", "March". */
function monthFirst(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const month = tokens[at];
  if (month?.kind !== 'month') return null;
  let next = at + 1;
  while (isCue(tokens[next], 'the')) next += 1;
  const run = yearOf(tokens[next], rules) === null ? dayRun(tokens, next) : null;
  // "May you rest", "March on": a verb at the head of its sentence.
  if (
    at === 0 &&
    run === null &&
    yearOf(tokens[1], rules) === null &&
    (month.id === '5' || month.id === '3') &&
    month.text.length < 6
  )
    return null;
  const isRough = isRoughBefore(tokens, at);
  if (run !== null) {
    const { year, end } = yearAfter(tokens, run.end, rules);
    const spans = run.days.map((day) => daySpan(Number(month.id), day, year, isRough));
    return { spans, joined: run.joined, start: at, end };
  }
  const { year, end } = yearAfter(tokens, at + 1, rules);
  return { spans: [monthSpan(Number(month.id), year, isRough)], joined: 'list', start: at, end };
}

function monthSpan(month: number, year: number | null, isRough: boolean): DaySpan {
  return {
    year,
    from: { month, day: 1 },
    to: { month, day: MONTH_DAYS[month - 1] ?? 31 },
    grain: 'month',
    isRough,
  };
}

const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [1, 10],
  mid: [10, 21],
  late: [20, 31],
  'first-half': [1, 16],
  'second-half': [15, 31],
};

/** "early March", "the second half of January", "the first week of May". */
function partOfMonth(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const first = tokens[at];
  if (first === undefined) return null;
  const isWeek =
    (first.kind === 'ordinal' || isCue(first, 'late', 'last-pass')) && is(tokens[at + 1], 'unit', 'week');
  const part = first.kind === 'cue' ? PARTS[first.id] : undefined;
  if (part === undefined && !isWeek) return null;
  let next = at + (isWeek ? 2 : 1);
  while (
    isCue(tokens[next], 'of', 'in', 'the') ||
    is(tokens[next], 'unit', 'month') ||
    is(tokens[next], 'mark', '-')
  )
    next += 1;
  const month = tokens[next];
  if (month?.kind !== 'month') {
    const whole = isWeek ? null : season(tokens, next, rules);
    return whole === null || part === undefined
      ? null
      : { ...whole, start: at, spans: whole.spans.map((span) => partOfSpan(span, part)) };
  }
  const { year, end } = yearAfter(tokens, next + 1, rules);
  const n = Number(month.id);
  const last = MONTH_DAYS[n - 1] ?? 31;
  const week = first.kind === 'ordinal' ? first.n : 5;
  const [from, to] = isWeek
    ? week >= 4 && first.kind !== 'ordinal'
      ? [last - 7, last]
      : [(week - 1) * 7 + 1, week * 7 + 1]
    : (part ?? [1, last]);
  return {
    spans: [
      {
        year,
        from: { month: n, day: from },
        to: { month: n, day: Math.min(to, last) },
        grain: 'part',
        isRough: false,
      },
    ],
    joined: 'list',
    start: at,
    end,
  };
}

/** Thirds and halves of a season, in whole months. */
function partOfSpan(span: DaySpan, [from]: readonly [number, number]): DaySpan {
  const first = from < 10 ? span.from.month : from < 20 ? (span.from.month % 12) + 1 : span.to.month;
  return { ...span, from: { month: first, day: 1 }, to: { month: first, day: MONTH_DAYS[first - 1] ?? 31 } };
}

function season(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const word = tokens[at];
  const months = word?.kind === 'season' ? SEASONS[word.id] : undefined;
  if (months === undefined) return null;
  const { year, end } = yearAfter(tokens, at + 1, rules);
  const [from, to] = months;
  return {
    spans: [
      {
        year,
        from: { month: from, day: 1 },
        to: { month: to, day: MONTH_DAYS[to - 1] ?? 31 },
        grain: 'season',
        isRough: false,
      },
    ],
    joined: 'list',
    start: at,
    end,
  };
}

/** A day of every year ("Christmas"): month and day alone. */
const FEAST = /^--(\d{2})-(\d{2})$/;

/** A date in figures, or a day counted from today ("tomorrow"). */
function named(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const token = tokens[at];
  if (token?.kind !== 'day') return null;
  const feast = FEAST.exec(token.id);
  if (feast !== null) {
    const { year, end } = yearAfter(tokens, at + 1, rules);
    const span = daySpan(Number(feast[1]), Number(feast[2]), year, isRoughBefore(tokens, at));
    return { spans: [span], joined: 'list', start: at, end };
  }
  const date =
    token.id.includes('-') && token.id.length === 10 ? token.id : addDays(rules.today, Number(token.id));
  return { spans: [exactly(date, isRoughBefore(tokens, at))], joined: 'list', start: at, end: at + 1 };
}

function exactly(date: string, isRough: boolean): DaySpan {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return daySpan(month, day, year, isRough);
}

/** Adds days to a civil date. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** "this month", "next year", "next March"; in Thai the unit comes first. */
function relativeUnit(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const [a, b] = [tokens[at], tokens[at + 1]];
  const step = (token: Token | undefined): number | null =>
    isCue(token, 'this') ? 0 : isCue(token, 'next') ? 1 : isCue(token, 'previous') ? -1 : null;
  const before = step(a);
  const after = step(b);
  const unit =
    before !== null && b?.kind === 'unit' ? b.id : after !== null && a?.kind === 'unit' ? a.id : null;
  const by = before ?? after;
  if (unit === null || by === null || unit === 'day') return null;
  const [year = 0, month = 1] = rules.today.split('-').map(Number);
  const span = ((): DaySpan => {
    if (unit === 'year') return wholeYear(year + by);
    if (unit === 'month') {
      const moved = month - 1 + by;
      return monthSpan((((moved % 12) + 12) % 12) + 1, year + Math.floor(moved / 12), false);
    }
    return between(addDays(rules.today, by * 7 - 6), addDays(rules.today, by * 7 + 6), 'part');
  })();
  return { spans: [span], joined: 'list', start: at, end: at + 2 };
}

function wholeYear(year: number): DaySpan {
  return { year, from: { month: 1, day: 1 }, to: { month: 12, day: 31 }, grain: 'year', isRough: false };
}

/** A stretch from a date to a later one; over a year or more it is the year of its start. */
function between(from: string, to: string, grain: DaySpan['grain']): DaySpan {
  const point = (date: string): Point => ({
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  });
  return { year: Number(from.slice(0, 4)), from: point(from), to: point(to), grain, isRough: false };
}

/** "for a week" and "at a day's end" are no dates. */
const COUNTING = /^(?:in|within|ใน|ภายใน)$/i;

const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25 };

/** "in two weeks", "within three months". */
function countedFromNow(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  if (!isCue(tokens[at], 'in', 'within') || !COUNTING.test(tokens[at]?.text ?? '')) return null;
  let next = at + 1;
  while (isCue(tokens[next], 'around', 'the', 'next', 'nearly')) next += 1;
  const [number, unit] = [tokens[next], tokens[next + 1]];
  const isOne = isCue(number, 'indefinite');
  if (unit?.kind !== 'unit' || (number?.kind !== 'number' && !isOne)) return null;
  const days = (isOne ? 1 : (number?.n ?? 1)) * (UNIT_DAYS[unit.id] ?? 1);
  const slack = unit.id === 'day' ? 0 : unit.id === 'week' ? 3 : Math.max(5, days * 0.15);
  const isWithin = isCue(tokens[at], 'within');
  const from = isWithin ? rules.today : addDays(rules.today, Math.floor(days - slack));
  const to = addDays(rules.today, Math.ceil(days + (isWithin ? 0 : slack)));
  return { spans: [between(from, to, 'part')], joined: 'list', start: at, end: next + 2 };
}

function yearAlone(tokens: readonly Token[], at: number, rules: DateRules): DateSaid | null {
  const year = yearOf(tokens[at], rules);
  return year === null ? null : { spans: [wholeYear(year)], joined: 'list', start: at, end: at + 1 };
}

/** "again on the 15th": a day of the month just named. */
function bareDay(tokens: readonly Token[], at: number, previous: DateSaid | null): DateSaid | null {
  const span = previous?.spans.at(-1);
  const token = tokens[at];
  if (span === undefined || span.grain !== 'day' || token === undefined || token.kind !== 'ordinal')
    return null;
  if (!isDayNumber(token) || !isCue(tokens[at - 1], 'the') || tokens[at + 1]?.kind === 'word') return null;
  return {
    spans: [daySpan(span.from.month, token.n, span.year, isRoughBefore(tokens, at))],
    joined: 'list',
    start: at,
    end: at + 1,
  };
}

const ROUGH_DAYS = 3;

/** Whether a day lies in a stretch; a rough one reaches three days, or the doubt of the fact, further. */
export function holdsDay(span: DaySpan, day: string, doubtDays: number): boolean {
  const slack = Math.ceil(
    Math.max(span.isRough ? ROUGH_DAYS : 0, span.grain === 'day' && !span.isRough ? 0 : doubtDays),
  );
  const year = Number(day.slice(0, 4));
  const years = span.year === null ? [year - 1, year, year + 1] : [span.year];
  return years.some((one) => {
    const [from, to] = endsIn(span, one);
    return day >= addDays(from, -slack) && day <= addDays(to, slack);
  });
}

/** The first and last day of a stretch that begins in a year. */
function endsIn(span: DaySpan, year: number): readonly [string, string] {
  const wraps =
    span.to.month < span.from.month || (span.to.month === span.from.month && span.to.day < span.from.day);
  return [civil(year, span.from), civil(wraps ? year + 1 : year, span.to)];
}

function civil(year: number, { month, day }: Point): string {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && !isLeap ? 28 : (MONTH_DAYS[month - 1] ?? 31);
  return `${year}-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

/** Days of a stretch nearest to a given day: its start and its end, for "before", "after" and windows. */
export function endsNear(span: DaySpan, day: string): readonly [from: string, to: string] {
  if (span.year !== null) return endsIn(span, span.year);
  const year = Number(day.slice(0, 4));
  const apart = ([from]: readonly [string, string]): number => Math.abs(Date.parse(from) - Date.parse(day));
  return [year - 1, year, year + 1]
    .map((one) => endsIn(span, one))
    .reduce((best, one) => (apart(one) < apart(best) ? one : best));
}
