/**
 * The stretch of time a message speaks about, from the words of either language.
 *
 * First the places that name a stretch ("March", "next week", "15 May 2027", เดือนหน้า), then the word before
 * them that bends it ("by", "after", "late", ปลาย). All arithmetic is in local dates.
 */
import type { Form, FrameKind, TimeFrame, Topic } from '#facts/ask.ts';
import {
  addMonths,
  civilDate,
  dayNumber,
  daysInMonth,
  isoDate,
  parseIso,
  validDay,
  weekday,
} from './civil-date.ts';
import type { Season, TimeWords } from './lexicon-types.ts';
import { retrogradeSpan } from './retrograde-span.ts';

/** One stretch found in the text; `from` and `to` are day numbers, null when open. */
export type FoundFrame = {
  readonly start: number;
  readonly end: number;
  readonly kind: FrameKind;
  readonly from: number | null;
  readonly to: number | null;
  /** A full date with its year, as people write a birth. */
  readonly fullDate: boolean;
};

export type TimeGrammar = { readonly rules: readonly Rule[]; readonly bends: Bends };

export type TimeSetting = {
  readonly today: number;
  readonly southern: boolean;
  readonly dateOrder: 'MDY' | 'DMY';
  /** Month and day of the person's birth, when known. */
  readonly birthday: { readonly month: number; readonly day: number } | null;
  /** The person's zone, for what is computed from the sky. */
  readonly zone?: string | undefined;
  /** Last day of the stretch that the turn before spoke of, for "and the week after?". */
  readonly lastDay?: number | null;
};

type Stretch = {
  readonly kind: FrameKind;
  readonly from: number | null;
  readonly to: number | null;
  readonly fullDate?: boolean;
};
type Rule = {
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[], setting: TimeSetting) => Stretch | null;
};
type Bends = { readonly [K in 'by' | 'before' | 'after' | 'since' | 'early' | 'mid' | 'late']: RegExp } & {
  readonly to: RegExp;
  readonly or: RegExp;
  readonly between: RegExp;
};

const longest = 400;

/** Compiles the words of both languages into rules, tried in order; an earlier rule keeps its place in the text. */
export function compileTimeGrammar(
  en: TimeWords,
  th: TimeWords,
  ready: (word: string) => string,
): TimeGrammar {
  const bend = (pick: (words: TimeWords) => readonly string[]) =>
    new RegExp(
      `(?:(?<![a-z])(?:${alt(pick(en), ready)}) (?:the |of |of the |my )?|(?:${alt(pick(th), ready)}) ?)$`,
    );
  return {
    rules: [...sharedRules(), ...englishRules(en, ready), ...thaiRules(th, ready), ...yearRules()],
    bends: {
      by: bend((w) => w.by),
      before: bend((w) => w.before),
      after: bend((w) => w.after),
      since: bend((w) => w.since),
      early: bend((w) => w.early),
      mid: bend((w) => w.mid),
      late: bend((w) => w.late),
      to: new RegExp(`^ ?(?:(?:${alt(en.to, ready)})(?![a-z]) ?|(?:${alt(th.to, ready)}) ?)(?:the )?$`),
      between: bend((w) => w.between),
      or: new RegExp(`^,? ?(?:(?:${alt(en.or, ready)}) |(?:${alt(th.or, ready)}) ?)(?:in |on |the )?$`),
    },
  };
}

/** Every stretch the text names, in order. */
export function findFrames(grammar: TimeGrammar, text: string, setting: TimeSetting): FoundFrame[] {
  const found: FoundFrame[] = [];
  for (const rule of grammar.rules) {
    for (const match of text.matchAll(rule.pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start || found.some((other) => other.start < end && start < other.end)) continue;
      const stretch = rule.read(
        match.map((group) => group ?? ''),
        setting,
      );
      if (!stretch || !inReach(stretch, setting)) continue;
      found.push({ start, end, ...stretch, fullDate: stretch.fullDate ?? false });
    }
  }
  found.sort((a, b) => a.start - b.start);
  return joinRanges(
    found.map((frame) => bent(frame, text, grammar.bends, setting.today)),
    text,
    grammar.bends,
  );
}

/**
 * The frame that follows from the question when none was said: when → the next 12 months, should and will → the
 * next 90 days, mood and day → today and three days on both sides, else none.
 */
export function defaultFrame(form: Form, topics: readonly Topic[], today: number): TimeFrame {
  const frame = (kind: FrameKind, from: number, to: number): TimeFrame => ({
    kind,
    from: isoDate(from),
    to: isoDate(to),
    assumed: true,
  });
  if (form === 'when') return frame('open-future', today, addMonths(today, 12));
  if (form === 'should' || form === 'will' || form === 'which') return frame('range', today, today + 90);
  if (form === 'how-am-i' || ((form === 'how' || form === 'yes-no-other') && topics[0] === 'day'))
    return frame('now', today - 3, today + 3);
  return { kind: 'none', from: null, to: null, assumed: false };
}

/** Dates far from any life are noise ("in 900 years"). */
function inReach(stretch: Stretch, { today }: TimeSetting): boolean {
  const near = (day: number | null) => day === null || Math.abs(day - today) < longest * 366;
  return near(stretch.from) && near(stretch.to);
}

function bent(frame: FoundFrame, text: string, bends: Bends, today: number): FoundFrame {
  const before = leadingWords(text, frame);
  const { from, to } = frame;
  if (from === null || to === null) return frame;
  const third = thirdOf(frame, before, bends);
  if (third) {
    const start = frame.start - third.used;
    return bent({ ...frame, start, kind: 'range', from: third.from, to: third.to }, text, bends, today);
  }
  if (bends.before.test(before) && from > today)
    return { ...frame, kind: 'range', from: today, to: from - 1 };
  if (bends.by.test(before) && to >= today) return { ...frame, kind: 'range', from: today, to };
  if (bends.since.test(before) && from <= today) return { ...frame, kind: 'past', from, to: today };
  if (bends.since.test(before)) return sinceAgo(frame, today);
  if (bends.after.test(before) && to >= today) return { ...frame, kind: 'range', from: to + 1, to: to + 90 };
  return frame;
}

/** The words before a stretch; "before the marathon on 14 February" bends the date like "before 14 February". */
function leadingWords(text: string, { start, kind }: FoundFrame): string {
  const words = text.slice(Math.max(0, start - 48), start);
  const event =
    kind === 'day' &&
    /(?<![a-z])(before|after) (?:the|my|our|his|her|a) [a-z-]+(?: [a-z-]+)? on (?:the )?$/.exec(words);
  return event ? `${event[1]} ` : words.slice(-24);
}

/** "since March", said in February, is last year's March. */
function sinceAgo(frame: FoundFrame, today: number): FoundFrame {
  const from = frame.from === null ? today : addMonths(frame.from, -12);
  return { ...frame, kind: 'past', from: Math.min(from, today), to: today };
}

function thirdOf(
  frame: FoundFrame,
  before: string,
  bends: Bends,
): { from: number; to: number; used: number } | null {
  const part = (['early', 'mid', 'late'] as const).find((name) => bends[name].test(before));
  if (!part || frame.from === null || frame.to === null) return null;
  const used = bends[part].exec(before)?.[0].length ?? 0;
  const at = { early: 0, mid: 1, late: 2 }[part];
  if (frame.kind === 'year') {
    const { year } = civilDate(frame.from);
    const [first, last] = (
      [
        [1, 3],
        [5, 8],
        [10, 12],
      ] as const
    )[at]!;
    return { from: dayNumber(year, first, 1), to: dayNumber(year, last + 1, 1) - 1, used };
  }
  if (frame.kind === 'month') {
    const edges = [
      [0, 9],
      [10, 19],
      [20, frame.to - frame.from],
    ] as const;
    return { from: frame.from + edges[at]![0], to: frame.from + edges[at]![1], used };
  }
  if (frame.kind !== 'season' && frame.kind !== 'week') return null;
  const length = frame.to - frame.from + 1;
  return {
    from: frame.from + Math.floor((length * at) / 3),
    to: frame.from + Math.floor((length * (at + 1)) / 3) - 1,
    used,
  };
}

/** "between March and May", "from Monday to Friday": two stretches with a joining word become one. */
function joinRanges(found: readonly FoundFrame[], text: string, bends: Bends): FoundFrame[] {
  const out: FoundFrame[] = [];
  for (const frame of found) {
    const last = out.at(-1);
    const opener = last && bends.between.test(text.slice(Math.max(0, last.start - 24), last.start));
    // "March or June?": both are looked at, from the first to the last.
    const either = last && last.kind === frame.kind && bends.or.test(text.slice(last.end, frame.start));
    if (
      last &&
      (either || (opener && bends.to.test(text.slice(last.end, frame.start)))) &&
      last.from !== null &&
      frame.to !== null &&
      frame.to >= last.from
    ) {
      out[out.length - 1] = { ...last, end: frame.end, kind: 'range', to: frame.to };
    } else {
      out.push(frame);
    }
  }
  return out;
}

const edge = '(?![a-z0-9])';

/** Dates in figures, quarters and halves: the same in both languages. */
function sharedRules(): Rule[] {
  return [
    {
      pattern: /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g,
      read: ([, y, m, d]) => fullDay(Number(y), Number(m), Number(d)),
    },
    {
      pattern: /(?<![\d/])(\d{1,2})[/.](\d{1,2})[/.](\d{4}|\d{2})(?![\d/])/g,
      read: ([, a, b, y], { dateOrder, today }) => {
        const [day, month] = dayMonth(Number(a), Number(b), dateOrder);
        return fullDay(fullYear(y!, today), month, day);
      },
    },
    {
      pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g,
      read: ([, a, b], { dateOrder, today }) => {
        const [day, month] = dayMonth(Number(a), Number(b), dateOrder);
        return upcomingDay(month, day, today);
      },
    },
    {
      pattern: /(?<![a-z0-9])q([1-4])(?: (?:of )?(?:(\d{4})|(this|next) year))?(?![a-z0-9])/g,
      read: ([, quarter, y, which], { today }) => {
        const first = Number(quarter) * 3 - 2;
        const now = civilDate(today);
        const named = which ? now.year + (which === 'next' ? 1 : 0) : null;
        const year = y
          ? commonYear(Number(y))
          : named !== null
            ? named
            : first + 2 >= now.month
              ? now.year
              : now.year + 1;
        return { kind: 'range', from: dayNumber(year, first, 1), to: dayNumber(year, first + 3, 1) - 1 };
      },
    },
  ];
}

/** A bare year, common or Buddhist, that is no price and no part of a longer number. Last, after all longer dates. */
function yearRules(): Rule[] {
  return [
    {
      pattern:
        /(?<![a-z0-9,.$€£฿])((?:19|20)\d\d|2[4-6]\d\d)(?![a-z0-9]|[,.]\d| ?(?:baht|thb|usd|dollars|euros|pounds|bucks|บาท|คน))/g,
      read: ([, y]) => yearOf(commonYear(Number(y))),
    },
  ];
}

function englishRules(words: TimeWords, ready: (word: string) => string): Rule[] {
  const months = lookup(words.months, ready);
  const days = lookup(words.weekdays, ready);
  const units = unitLookup(words, ready);
  const seasons = seasonLookup(words, ready);
  const numbers = new Map(Object.entries(words.numbers).map(([word, n]) => [ready(word), n]));
  const M = `(${[...months.keys()].toSorted(byLength).join('|')})`;
  const W = `(${[...days.keys()].toSorted(byLength).join('|')})`;
  const U = `(${[...units.keys()].toSorted(byLength).join('|')})`;
  const S = `(${[...seasons.keys()].toSorted(byLength).join('|')})`;
  const N = `(\\d{1,3}|${[...numbers.keys()].toSorted(byLength).join('|')})(?: of)?`;
  const D = '(\\d{1,2})(?:st|nd|rd|th)?';
  const count = (word: string) => numbers.get(word) ?? Number(word);
  const dirs = directionLookup(words, ready);
  const X = `(${[...dirs.keys()].toSorted(byLength).join('|')})`;
  const rule = (source: string, read: Rule['read']): Rule => ({
    pattern: new RegExp(`(?<![a-z0-9])${source}${edge}`, 'g'),
    read,
  });
  const list = (cues: readonly string[]) => `(?:${alt(cues, ready)})`;

  return [
    rule(`${D} (?:of )?${M},? (\\d{4})`, ([, d, m, y]) =>
      fullDay(commonYear(Number(y)), months.get(m!)! + 1, Number(d)),
    ),
    rule(`${M} ${D},? (\\d{4})`, ([, m, d, y]) =>
      fullDay(commonYear(Number(y)), months.get(m!)! + 1, Number(d)),
    ),
    rule(`${M},? (?:of )?((?:19|20|24|25|26)\\d\\d)`, ([, m, y]) =>
      monthOf(commonYear(Number(y)), months.get(m!)! + 1),
    ),
    rule(`${M} (?:of )?(this|next) year`, ([, m, x], { today }) =>
      monthOf(civilDate(today).year + (x === 'next' ? 1 : 0), months.get(m!)! + 1),
    ),
    rule(`${S} (?:of )?(this|next) year`, ([, s, x], { today, southern }) =>
      seasonIn(seasons.get(s!)!, civilDate(today).year + (x === 'next' ? 1 : 0), southern),
    ),
    rule(`this (?:be |really )?an? (?:[a-z]+ )?${U}`, ([, u], { today }) => unitAt(today, 0, units.get(u!)!)),
    rule(`(?:the )?${D} (?:of )?${M}`, ([, d, m], { today }) =>
      upcomingDay(months.get(m!)! + 1, Number(d), today),
    ),
    rule(`${M} (?:the )?${D}`, ([, m, d], { today }) => upcomingDay(months.get(m!)! + 1, Number(d), today)),
    rule(`(first|second) half of (?:(this|next) year|(\\d{4}))`, ([, half, which, y], { today }) => {
      const year = y ? commonYear(Number(y)) : civilDate(today).year + (which === 'next' ? 1 : 0);
      const first = half === 'first' ? 1 : 7;
      return { kind: 'range', from: dayNumber(year, first, 1), to: dayNumber(year, first + 6, 1) - 1 };
    }),
    rule(`${list(words.within)} (?:the )?(?:next |coming |following )?${N} ${U}`, ([, n, u], { today }) =>
      spanAhead(today, count(n!), units.get(u!)!),
    ),
    rule(`(?:the )?(?:next|coming|following) ${N} ${U}`, ([, n, u], { today }) =>
      spanAhead(today, count(n!), units.get(u!)!),
    ),
    rule(`(?:the )?(?:last|past|previous) ${N} ${U}`, ([, n, u], { today }) =>
      spanBack(today, count(n!), units.get(u!)!),
    ),
    rule(`${N} ${U} ${list(words.ago)}`, ([, n, u], { today }) => unitAt(today, -count(n!), units.get(u!)!)),
    // "hasn't answered in six weeks" looks back.
    rule(
      `(?<=(?:hasnt|havent|hadnt|didnt|not|never|nobody|no one|first time)[a-z ]{0,40} )in (?:about |over |like )?${N} ${U}`,
      ([, n, u], { today }) => spanBack(today, count(n!), units.get(u!)!),
    ),
    rule(`in (?:about |around |like )?${N} ${U}`, ([, n, u], { today }) =>
      unitAt(today, count(n!), units.get(u!)!),
    ),
    rule(`${N} ${U} ${list(words.hence)}`, ([, n, u], { today }) => unitAt(today, count(n!), units.get(u!)!)),
    rule(`(?<=(?:end|start|beginning|middle|rest|close|turn) of )(?:the )?${U}`, ([, u], { today }) =>
      unitAt(today, 0, units.get(u!)!),
    ),
    // "Is this the year for it?" asks about the year it is.
    rule(
      `(?<=(?:is|be|will|was|and) )this the (?:right |best )?${U}(?= for| to| when| that| i| we)`,
      ([, u], { today }) => unitAt(today, 0, units.get(u!)!),
    ),
    rule(`the ${U} after(?: that)?(?=[ ]*(?:[?!.,]|$))`, ([, u], { lastDay }) => {
      return lastDay === undefined || lastDay === null ? null : unitAfter(lastDay, units.get(u!)!);
    }),
    rule(`my (?:whole )?(week|month|year)(?! of)`, ([, u], { today }) => unitAt(today, 0, u as Unit)),
    rule(`(?:the )?(?:coming year|year ahead|year to come|next twelve months)`, (_, { today }) =>
      spanAhead(today, 1, 'year'),
    ),
    rule(`(?:the )?(?:coming months?|months ahead|next few months)`, (_, { today }) =>
      spanAhead(today, 3, 'month'),
    ),
    rule(`(?:the )?(?:coming weeks?|weeks ahead|next few weeks)`, (_, { today }) =>
      spanAhead(today, 3, 'week'),
    ),
    rule(`(?:the )?(?:coming days|days ahead|next few days)`, (_, { today }) => spanAhead(today, 3, 'day')),
    rule(`(?:the )?${X} ${list(words.weekend)}`, ([, x], { today }) => weekendAt(today, dirs.get(x!)!)),
    rule(`(?:the |at the |on the )?${list(words.weekend)}`, (_, { today }) => weekendAt(today, 0)),
    // "I don't exist next day" tells a story: tomorrow is called tomorrow.
    rule(`(?:the )?${X} days?`, ([whole, x], { today }) =>
      dirs.get(x!)! > 0
        ? whole!.endsWith('s')
          ? spanAhead(today, 3, 'day')
          : null
        : unitNear(today, dirs.get(x!)!, 'day'),
    ),
    rule(`(?:the )?${X} ${U}`, ([, x, u], { today }) =>
      units.get(u!) === 'day' ? null : unitNear(today, dirs.get(x!)!, units.get(u!)!),
    ),
    rule(`(?:the )?${X} ${W}`, ([, x, w], { today }) => weekdayNear(today, dirs.get(x!)!, days.get(w!)!)),
    rule(`(?:a )?week (?:from|on) ${W}`, ([, w], { today }) => day(weekdayFrom(today, days.get(w!)!) + 7)),
    rule(`(?<!born on (?:an? )?)${W}`, ([, w], { today }) => day(weekdayFrom(today, days.get(w!)!))),
    rule(`(?:the )?${X} ${M}`, ([, x, m], { today }) => monthNear(today, dirs.get(x!)!, months.get(m!)! + 1)),
    rule(`${S} (?:of )?(\\d{4})`, ([, s, y], setting) =>
      seasonIn(seasons.get(s!)!, commonYear(Number(y)), setting.southern),
    ),
    rule(`(?:the )?${X} ${S}`, ([, x, s], setting) => seasonNear(seasons.get(s!)!, dirs.get(x!)!, setting)),
    // "fall" and "spring" are verbs too: alone they count after a preposition or at the end.
    rule(`(?<=(?:by|before|after|until|till|til) (?:the )?)${S}(?=[ ?!.,]|$)`, ([, s], setting) =>
      seasonNear(seasons.get(s!)!, 0, setting),
    ),
    rule(`(?:(?:in|about|during|around|for|and|or|of) (?:the )?)?${S}(?=[ ?!.,]|$)`, ([whole, s], setting) =>
      ['fall', 'spring'].includes(whole!) && s === whole ? null : seasonNear(seasons.get(s!)!, 0, setting),
    ),
    ...feastRules(words, ready, rule),
    ...Object.entries(words.days).map(([word, offset]) =>
      rule(ready(word), (_, { today }) => offsetDay(today, offset)),
    ),
    rule(
      `(?<=(?<![a-z])(?:in|by|before|until|till|after|since|this|next|last|early|mid|late|of|for|from|to|and|or|about|around|between|during) )${M}`,
      ([, m], { today }) => monthNear(today, 0, months.get(m!)! + 1),
    ),
    // "March or June?"
    rule(`${M}(?=,? (?:or|and|to|through) (?:in )?${M}${edge})`, ([, m], { today }) =>
      monthNear(today, 0, months.get(m!)! + 1),
    ),
    // Bare month names; "may" and "march" need a word before them.
    rule(M, ([, m], { today }) =>
      m === 'may' || m === 'march' ? null : monthNear(today, 0, months.get(m!)! + 1),
    ),
    // "on the 30th": the next day of that number.
    rule(
      `(?<=(?:on|by|before|until|till|after|for) )the (\\d{1,2})(?:st|nd|rd|th)(?! (?:house|floor|card|time|grade|century|person|one|of))`,
      ([, d], { today }) => dayOfMonth(Number(d), today),
    ),
    rule(list(words.now), (_, { today }) => ({ kind: 'now', from: today - 3, to: today + 3 })),
    rule(list(words.life), () => ({ kind: 'life', from: null, to: null })),
    rule(list(words.openFuture), (_, { today }) => ({
      kind: 'open-future',
      from: today,
      to: addMonths(today, 12),
    })),
    rule(list(words.past), (_, { today }) => ({ kind: 'past', from: null, to: today })),
  ];
}

function thaiRules(words: TimeWords, ready: (word: string) => string): Rule[] {
  const months = lookup(words.months, ready);
  const days = lookup(words.weekdays, ready);
  const units = unitLookup(words, ready);
  const numbers = new Map(Object.entries(words.numbers).map(([word, n]) => [ready(word), n]));
  const dirs = directionLookup(words, ready);
  const M = `(?:เดือน ?)?(${[...months.keys()].toSorted(byLength).map(escaped).join('|')})`;
  const W = `(?<!เกิด)(?:วัน)(${[...days.keys()].toSorted(byLength).join('|')})`;
  const U = `(${[...units.keys()].toSorted(byLength).join('|')})`;
  const N = `(\\d{1,3}|${[...numbers.keys()].toSorted(byLength).join('|')})`;
  const X = `(${[...dirs.keys()].toSorted(byLength).join('|')})`;
  const Y = `(?:${alt(words.yearMark, ready)})? ?`;
  const end = '(?!\\p{M})';
  const rule = (source: string, read: Rule['read']): Rule => ({
    pattern: new RegExp(`${source}${end}`, 'gu'),
    read,
  });
  const count = (word: string) => numbers.get(word) ?? Number(word);
  const list = (cues: readonly string[]) => `(?:${alt(cues, ready)})`;
  return [
    rule(`(?:วันที่ ?)?(?<!\\d)(\\d{1,2}) ?${M} ?${Y}(\\d{4})`, ([, d, m, y]) =>
      fullDay(commonYear(Number(y)), months.get(m!)! + 1, Number(d)),
    ),
    rule(`${M} ?${Y}(\\d{4})`, ([, m, y]) => monthOf(commonYear(Number(y)), months.get(m!)! + 1)),
    rule(`${M} ?ปี ?${X}`, ([, m, x], { today }) =>
      monthOf(civilDate(today).year + dirs.get(x!)!, months.get(m!)! + 1),
    ),
    ...words.localSeasons.map(([cues, first, last]) =>
      rule(`${list(cues)} ?(?:ของ)?ปี ?(?:${X}|(\\d{4}))`, ([, x, y], { today }) =>
        monthsIn(first, last, y ? commonYear(Number(y)) : civilDate(today).year + dirs.get(x!)!),
      ),
    ),
    rule(`(?:วันที่ ?)?(?<!\\d)(\\d{1,2}) ?${M}`, ([, d, m], { today }) =>
      upcomingDay(months.get(m!)! + 1, Number(d), today),
    ),
    rule(`(?:วันที่ )(\\d{1,2})(?!\\d)`, ([, d], { today }) => dayOfMonth(Number(d), today)),
    rule(`${list(words.within)} ?${N} ?${U}`, ([, n, u], { today }) =>
      spanAhead(today, count(n!), units.get(u!)!),
    ),
    rule(`${N} ?${U} ?(?:ข้างหน้า|ต่อจากนี้|ต่อไปนี้|นับจากนี้)`, ([, n, u], { today }) =>
      spanAhead(today, count(n!), units.get(u!)!),
    ),
    rule(`(?:อีก) ?${N} ?${U}`, ([, n, u], { today }) => unitAt(today, count(n!), units.get(u!)!)),
    rule(`${N} ?${U} ?${list(words.ago)}`, ([, n, u], { today }) =>
      unitAt(today, -count(n!), units.get(u!)!),
    ),
    rule(`${list(words.weekend)} ?${X}`, ([, x], { today }) => weekendAt(today, dirs.get(x!)!)),
    rule(list(words.weekend), (_, { today }) => weekendAt(today, 0)),
    rule(`${U} ?(?:ถัดจากนั้น|หลังจากนั้น|ต่อจากนั้น)`, ([, u], { lastDay }) => {
      return lastDay === undefined || lastDay === null ? null : unitAfter(lastDay, units.get(u!)!);
    }),
    rule(`${W} ?${X}`, ([, w, x], { today }) => weekdayNear(today, dirs.get(x!)!, days.get(w!)!)),
    rule(W, ([, w], { today }) => day(weekdayFrom(today, days.get(w!)!))),
    rule(`${U} ?${X}`, ([, u, x], { today }) => unitNear(today, dirs.get(x!)!, units.get(u!)!)),
    rule(`${M} ?${X}`, ([, m, x], { today }) => monthNear(today, dirs.get(x!)!, months.get(m!)! + 1)),
    ...words.localSeasons.map(([cues, first, last]) =>
      rule(`${list(cues)}(?: ?${X})?`, ([, x], { today }) =>
        monthsNear(first, last, x ? dirs.get(x)! : 0, today),
      ),
    ),
    ...feastRules(words, ready, rule),
    ...Object.entries(words.days)
      .toSorted(([a], [b]) => byLength(a, b))
      .map(([word, offset]) => rule(ready(word), (_, { today }) => offsetDay(today, offset))),
    rule(M, ([, m], { today }) => monthNear(today, 0, months.get(m!)! + 1)),
    rule(`${list(words.yearMark)} ?(\\d{4}|\\d{2})(?!\\d)`, ([, y]) =>
      yearOf(y!.length === 2 ? 2500 + Number(y) - 543 : commonYear(Number(y))),
    ),
    rule('(?<=ต้น|กลาง|ปลาย|สิ้น)ปี', (_, { today }) => yearOf(civilDate(today).year)),
    rule('(?<=ต้น|กลาง|ปลาย|สิ้น)เดือน', (_, { today }) => monthNear(today, 0, civilDate(today).month)),
    rule(list(words.now), (_, { today }) => ({ kind: 'now', from: today - 3, to: today + 3 })),
    rule(list(words.life), () => ({ kind: 'life', from: null, to: null })),
    rule(list(words.openFuture), (_, { today }) => ({
      kind: 'open-future',
      from: today,
      to: addMonths(today, 12),
    })),
    rule(list(words.past), (_, { today }) => ({ kind: 'past', from: null, to: today })),
  ];
}

function feastRules(
  words: TimeWords,
  ready: (word: string) => string,
  rule: (source: string, read: Rule['read']) => Rule,
): Rule[] {
  return [
    ...words.feasts.map(([cues, month, first, last]) =>
      rule(`(?:${alt(cues, ready)})`, (_, { today }) => {
        const { year } = civilDate(today);
        const to = validDay(year, month, last) ?? today;
        const shift = to < today ? 1 : 0;
        const from = dayNumber(year + shift, month, first);
        const until = dayNumber(year + shift, month, last);
        return { kind: from === until ? 'day' : 'range', from, to: until };
      }),
    ),
    ...(['mercury', 'venus', 'mars'] as const).map((body) =>
      rule(`(?:${alt(words.retrogrades[body], ready)})`, (_, { today, zone }) => {
        const span = retrogradeSpan(body, today, zone);
        return span && { kind: 'range', ...span };
      }),
    ),
    rule(`(?:${alt(words.birthday, ready)})`, (_, { today, birthday }) =>
      birthday ? upcomingDay(birthday.month, birthday.day, today) : null,
    ),
  ];
}

function day(at: number): Stretch {
  return { kind: 'day', from: at, to: at };
}

function offsetDay(today: number, offset: number): Stretch {
  return offset < 0 ? { kind: 'past', from: today + offset, to: today + offset } : day(today + offset);
}

function fullDay(year: number, month: number, dayOf: number): Stretch | null {
  const at = validDay(year, month, dayOf);
  return at === null ? null : { ...day(at), fullDate: true };
}

/** The next such day, today included; 29 February waits for a leap year. */
function upcomingDay(month: number, dayOf: number, today: number): Stretch | null {
  const { year } = civilDate(today);
  for (let y = year; y <= year + 8; y++) {
    const at = validDay(y, month, dayOf);
    if (at !== null && at >= today) return day(at);
  }
  return null;
}

function dayOfMonth(dayOf: number, today: number): Stretch | null {
  const { year, month } = civilDate(today);
  for (let m = month; m < month + 3; m++) {
    const first = civilDate(dayNumber(year, m, 1));
    const at = validDay(first.year, first.month, dayOf);
    if (at !== null && at >= today) return day(at);
  }
  return null;
}

function monthOf(year: number, month: number): Stretch | null {
  if (year < 1 || year > 9999) return null;
  const from = dayNumber(year, month, 1);
  return { kind: 'month', from, to: from + daysInMonth(year, month) - 1 };
}

function yearOf(year: number): Stretch {
  return { kind: 'year', from: dayNumber(year, 1, 1), to: dayNumber(year, 12, 31) };
}

/** Direction 0: this month or the next of that name; 1: the one after now; -1: the last one, as past. */
function monthNear(today: number, direction: number, month: number): Stretch | null {
  const now = civilDate(today);
  if (direction < 0) {
    const past = monthOf(month < now.month ? now.year : now.year - 1, month);
    return past && { ...past, kind: 'past' };
  }
  const later = direction > 0 ? month > now.month : month >= now.month;
  return monthOf(later ? now.year : now.year + 1, month);
}

function weekdayFrom(today: number, wanted: number): number {
  return today + ((wanted - weekday(today) + 7) % 7);
}

/** "this Friday" is the coming one; "next Friday" lies in the week after this (weeks begin on Monday). */
function weekdayNear(today: number, direction: number, wanted: number): Stretch {
  const monday = today - weekday(today);
  if (direction > 0) return day(monday + 7 + wanted);
  if (direction === 0) return day(weekdayFrom(today, wanted));
  const before = today - ((weekday(today) - wanted + 7) % 7 || 7);
  return { kind: 'past', from: before, to: before };
}

function weekendAt(today: number, direction: number): Stretch {
  const saturday = today - weekday(today) + 5 + 7 * direction;
  return { kind: direction < 0 ? 'past' : 'range', from: saturday, to: saturday + 1 };
}

type Unit = 'day' | 'week' | 'month' | 'year';

function unitNear(today: number, direction: number, unit: Unit): Stretch {
  const stretch = unitAt(today, direction, unit);
  return direction < 0 ? { ...stretch, kind: 'past' } : stretch;
}

/** The day, week, month or year that lies `n` units from now. */
function unitAt(today: number, n: number, unit: Unit): Stretch {
  const past = n < 0;
  const stretch = ((): Stretch => {
    if (unit === 'day') return day(today + n);
    if (unit === 'week') {
      const monday = today - weekday(today) + 7 * n;
      return { kind: 'week', from: monday, to: monday + 6 };
    }
    const at = civilDate(today);
    if (unit === 'month') {
      const first = civilDate(dayNumber(at.year, at.month + n, 1));
      return monthOf(first.year, first.month) ?? day(today);
    }
    return yearOf(at.year + n);
  })();
  return past ? { ...stretch, kind: 'past' } : stretch;
}

/** The first whole unit that begins after a day. */
function unitAfter(lastDay: number, unit: Unit): Stretch {
  return unit === 'day'
    ? day(lastDay + 1)
    : unitAt(lastDay + 1, lastDay + 1 === startOf(lastDay + 1, unit) ? 0 : 1, unit);
}

function startOf(at: number, unit: Unit): number {
  return unitAt(at, 0, unit).from ?? at;
}

function ahead(today: number, n: number, unit: Unit): number {
  if (unit === 'day') return today + n;
  if (unit === 'week') return today + 7 * n;
  return addMonths(today, unit === 'month' ? n : 12 * n);
}

function spanAhead(today: number, n: number, unit: Unit): Stretch {
  return { kind: 'range', from: today, to: ahead(today, n, unit) };
}

function spanBack(today: number, n: number, unit: Unit): Stretch {
  return { kind: 'past', from: ahead(today, -n, unit), to: today };
}

const firstMonth: { readonly [S in Season]: number } = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** Meteorological seasons: whole months from 1 March; six months apart in the south. */
function seasonIn(season: Season, year: number, southern: boolean): Stretch {
  const first = firstMonth[season] + (southern ? 6 : 0);
  const month = first > 12 ? first - 12 : first;
  return { kind: 'season', from: dayNumber(year, month, 1), to: dayNumber(year, month + 3, 1) - 1 };
}

function seasonNear(season: Season, direction: number, { today, southern }: TimeSetting): Stretch {
  const { year } = civilDate(today);
  const seasons = [year - 2, year - 1, year, year + 1].map((y) => seasonIn(season, y, southern));
  if (direction < 0) {
    const past = seasons.filter((stretch) => stretch.to! < today).at(-1)!;
    return { ...past, kind: 'past' };
  }
  return seasons.find((stretch) => (direction > 0 ? stretch.from! > today : stretch.to! >= today))!;
}

/** Whole months from `first` to `last`, in the next year when `last` comes earlier in the calendar. */
function monthsIn(first: number, last: number, year: number): Stretch {
  const length = ((last - first + 12) % 12) + 1;
  return { kind: 'season', from: dayNumber(year, first, 1), to: dayNumber(year, first + length, 1) - 1 };
}

function monthsNear(first: number, last: number, direction: number, today: number): Stretch {
  const { year } = civilDate(today);
  const all = [year - 2, year - 1, year, year + 1].map((y) => monthsIn(first, last, y));
  if (direction < 0) return { ...all.filter((stretch) => stretch.to! < today).at(-1)!, kind: 'past' };
  return all.find((stretch) => (direction > 0 ? stretch.from! > today : stretch.to! >= today))!;
}

/** Buddhist Era years (2400–2700) become common ones. */
function commonYear(year: number): number {
  return year >= 2400 && year <= 2700 ? year - 543 : year;
}

/** Two figures: within the last 80 years or the next 20. */
function fullYear(text: string, today: number): number {
  if (text.length > 2) return commonYear(Number(text));
  const now = civilDate(today).year;
  const year = Math.floor(now / 100) * 100 + Number(text);
  return year > now + 20 ? year - 100 : year;
}

function dayMonth(a: number, b: number, order: 'MDY' | 'DMY'): [day: number, month: number] {
  if (a > 12) return [a, b];
  if (b > 12) return [b, a];
  return order === 'MDY' ? [b, a] : [a, b];
}

function alt(cues: readonly string[], ready: (word: string) => string): string {
  // An empty list must match nothing.
  return cues.length === 0
    ? '(?!)'
    : cues
        .map((cue) => escaped(ready(cue)))
        .toSorted(byLength)
        .join('|');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function byLength(a: string, b: string): number {
  return b.length - a.length || (a < b ? -1 : 1);
}

function lookup(list: readonly (readonly string[])[], ready: (word: string) => string): Map<string, number> {
  return new Map(list.flatMap((cues, index) => cues.map((cue) => [ready(cue), index] as const)));
}

function unitLookup(words: TimeWords, ready: (word: string) => string): Map<string, Unit> {
  return new Map(
    (['day', 'week', 'month', 'year'] as const).flatMap((unit) =>
      words.units[unit].map((cue) => [ready(cue), unit] as const),
    ),
  );
}

function seasonLookup(words: TimeWords, ready: (word: string) => string): Map<string, Season> {
  const names = ['spring', 'summer', 'autumn', 'winter'] as const;
  return new Map(
    names.flatMap((season) => words.seasons[season].map((cue) => [ready(cue), season] as const)),
  );
}

function directionLookup(words: TimeWords, ready: (word: string) => string): Map<string, number> {
  return new Map([
    ...words.this.map((cue) => [ready(cue), 0] as const),
    ...words.next.map((cue) => [ready(cue), 1] as const),
    ...words.last.map((cue) => [ready(cue), -1] as const),
  ]);
}

/** Local date text to the setting; an impossible date reads as 2000-01-01, so that a message never fails on it. */
export function timeSetting(
  today: string,
  latDeg: number | null,
  dateOrder: 'MDY' | 'DMY',
  birthDate: string | null,
): TimeSetting {
  const born = parseIso(birthDate);
  const date = born === null ? null : civilDate(born);
  return {
    today: parseIso(today) ?? dayNumber(2000, 1, 1),
    southern: latDeg !== null && latDeg < 0,
    dateOrder,
    birthday: date && { month: date.month, day: date.day },
  };
}
