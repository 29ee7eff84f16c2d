/** Claims of time: when a contact is exact, begins or ends, when a period runs, when the Moon moves on. */
import { holdsDay, endsNear } from './dates.ts';
import type { DateSaid, DaySpan } from './dates.ts';
import { isCue, isMark, isNegated, known, sameClause, say, unknown } from './reader.ts';
import type { Candidate, Outcome, Reader, Timed } from './reader.ts';
import type { Token } from './lex.ts';
import type { SheetView } from './sheet-view.ts';

type Role = 'exact' | 'enter' | 'leave' | 'before' | 'after' | 'meanwhile';

/** All claims of dates and of the number of passes. */
export function readDates(reader: Reader): void {
  const used = new Set<number>();
  reader.dates.forEach((date, index) => {
    if (used.has(index)) return;
    const next = reader.dates[index + 1];
    const timed = timedFor(reader, date);
    const isWindow =
      next !== undefined &&
      (isOpenEnd(reader, date) || isSpanned(reader, date, next)) &&
      isLinkedTo(reader, date, next);
    // Contacts counted in signs have no days of their own: they last while the moving star keeps its sign.
    if (timed?.stems.some((stem) => stem.startsWith('thaitransit.')) === true) return;
    // A contact that the sky does not hold has had its verdict already.
    if (timed === null || (timed.stems.length === 0 && timed.type === 'contact')) return;
    if (isWindow) {
      used.add(index + 1);
      sayWindow(reader, timed, date, next);
    } else sayDate(reader, timed, date);
  });
  readPasses(reader);
}

/** "Between now and 21 January": what happens in the meantime. */
function isFromNow({ tokens }: Reader, date: DateSaid): boolean {
  const now = date.start - 2;
  return (
    isCue(tokens[now + 1], 'and', 'to', 'until') &&
    isCue(tokens[now], 'sky') &&
    isCue(tokens[now - 1], 'between', 'from')
  );
}

/** "from … to …", "between … and …". */
function isOpenEnd(reader: Reader, date: DateSaid): boolean {
  const before = reader.tokens.slice(Math.max(0, date.start - 3), date.start);
  return before.some((token) => isCue(token, 'from', 'between', 'since'));
}

/** "26 October to 25 November": one word between two days, and no "from" before them. */
function isSpanned({ tokens }: Reader, date: DateSaid, next: DateSaid): boolean {
  const isDay = ({ spans }: DateSaid) => spans.length === 1 && spans[0]?.grain === 'day';
  const links = tokens.slice(date.end, next.start);
  return links.length === 1 && isCue(links[0], 'to') && isDay(date) && isDay(next);
}

function isLinkedTo(reader: Reader, date: DateSaid, next: DateSaid): boolean {
  const between = reader.tokens.slice(date.end, next.start);
  return (
    between.length > 0 &&
    between.length <= 3 &&
    between.every(
      (token) => isCue(token, 'to', 'until', 'and', 'the', 'early', 'late', 'mid') || token.kind === 'mark',
    )
  );
}

/** What a date is about: the nearest timed thing before it in its clause, then any other, then what was timed last, then the citation. */
function timedFor(reader: Reader, date: DateSaid): Timed | null {
  const { timed } = reader;
  const near = timed.filter((one) => sameClause(reader, one.at, date.start));
  const found =
    near.findLast((one) => one.at < date.start) ??
    near.find((one) => one.at >= date.start) ??
    timed.findLast((one) => one.at < date.start) ??
    timed[0];
  if (found !== undefined) return found;
  if (!date.spans.every(({ grain }) => grain === 'day') && roleOf(reader, date, null) === null) return null;
  const cited = citedStems(reader);
  if (cited.length > 0)
    return { at: -1, stems: cited, type: 'contact', role: citedRole(reader), orbs: cited };
  const pair = pairTimed(reader, date);
  if (pair !== null) return pair;
  const speaks = reader.tokens.some(
    (token, i) =>
      isCue(token, 'exact') ||
      token.kind === 'aspect' ||
      (isCue(token, 'last-pass', 'first-pass') &&
        reader.tokens.slice(i + 1, i + 4).some((one) => isCue(one, 'exact', 'passes', 'be', 'stand'))) ||
      (isCue(token, 'it', 'both') &&
        reader.tokens
          .slice(i + 1, i + 3)
          .some(
            (one) =>
              isCue(one, 'enter', 'leave', 'be', 'again') || (isCue(one, 'until') && one.text.includes(' ')),
          )),
  );
  const hasOther = reader.mentions.some(({ isPronoun }) => !isPronoun);
  return speaks && !hasOther && reader.memory.timed !== null ? { ...reader.memory.timed, at: -1 } : null;
}

/** "Saturn keeps your Jupiter waiting until 21 January": two bodies in one clause whose contact the sky holds, by any verb. */
function pairTimed(reader: Reader, date: DateSaid): Timed | null {
  const [mover, point] = reader.mentions.filter(
    (one) => !one.isPronoun && sameClause(reader, one.at, date.start),
  );
  if (mover === undefined || point === undefined || mover.whose === 'natal' || point.whose !== 'natal')
    return null;
  const stems = reader.view
    .contacts('transit', mover.body, point.body)
    .filter(({ a }) => a === mover.body)
    .map(({ stem }) => stem);
  return stems.length === 0 ? null : { at: mover.at, stems, type: 'contact', role: null, orbs: [] };
}

function citedStems(reader: Reader): readonly string[] {
  return [
    ...new Set(
      reader.cites.flatMap((id) =>
        /^transit\..*\.(?:exact|enter|leave)$/.test(id) ? [id.slice(0, id.lastIndexOf('.'))] : [],
      ),
    ),
  ];
}

function citedRole(reader: Reader): Timed['role'] {
  const fields = new Set(reader.cites.map((id) => id.slice(id.lastIndexOf('.') + 1)));
  // Both its ends: what is said holds while it lasts.
  if (fields.has('enter') && fields.has('leave') && !fields.has('exact')) return null;
  return fields.has('exact') ? 'exact' : fields.has('leave') ? 'leave' : fields.has('enter') ? 'enter' : null;
}

/** What the words before a date make of it. */
function roleOf(reader: Reader, date: DateSaid, timed: Timed | null): Role | null {
  const { tokens } = reader;
  if (isFromNow(reader, date)) return 'meanwhile';
  for (let j = date.start - 1; j >= Math.max(0, date.start - 10); j -= 1) {
    const token = tokens[j];
    if (!sameClause(reader, j, date.start)) break;
    if (token?.kind === 'aspect') {
      if (token.form === 'enter' || token.form === 'leave' || token.form === 'exact') return token.form;
      break;
    }
    if (isCue(token, 'exact')) return 'exact';
    if (isCue(token, 'leave')) return 'leave';
    if (isCue(token, 'until')) return 'leave';
    if (isCue(token, 'enter', 'since')) return 'enter';
    if (isCue(token, 'before') || (j === date.start - 1 && /^by$/i.test(token?.text ?? ''))) return 'before';
    if (isCue(token, 'after') && date.start - j <= 3) return 'after';
    // "It eases from 12 May": the verb before tells which end is meant.
    if (isCue(token, 'from') && date.start - j <= 2)
      return tokens.slice(Math.max(0, j - 3), j).some((one) => isCue(one, 'leave')) ? 'leave' : 'enter';
  }
  // A verb further off still tells: "it ends, for you, on …", "on 21 January it lets go".
  const clause = tokens.filter((_, i) => sameClause(reader, i, date.start));
  const isElsewhere = timed !== null && timed.at >= 0 && !sameClause(reader, timed.at, date.start);
  const told = isElsewhere ? tokens.filter((_, i) => sameClause(reader, i, timed.at)) : clause;
  const leaves = told.some((token) => isCue(token, 'leave'));
  const enters = told.some((token) => isCue(token, 'enter'));
  const others = reader.dates.filter((one) => sameClause(reader, one.start, date.start)).length;
  if (others === 1 && leaves !== enters) return leaves ? 'leave' : 'enter';
  // "In the third week of February Saturn makes its exact square".
  if (told.some((token) => isCue(token, 'exact', 'exactly'))) return 'exact';
  return timed?.role ?? null;
}

function sayDate(reader: Reader, timed: Timed, date: DateSaid): void {
  const role = roleOf(reader, date, timed);
  if (timed.type === 'moon') {
    sayMoonTime(reader, date);
    return;
  }
  const strict = strictness(reader, date);
  for (const span of date.joined === 'range' ? [joinedSpan(date)] : date.spans) {
    say(reader, date.start, {
      shape: 'date',
      says: `${role ?? 'when'} ${spanName(span)}`,
      negated: isNegated(
        reader,
        Math.max(-1, Math.min(timed.at, date.start) - 1, date.start - 8),
        date.start,
      ),
      candidates: candidatesFor(reader, timed, (stem) =>
        dateOutcome(
          reader.view,
          stem,
          timed.type,
          role,
          span,
          strict,
          edgeOf(reader, timed, date),
          isCitedWhole(reader, stem),
        ),
      ),
    });
  }
}

/** Which end of a contact "before" and "after" bound: the one that its own words or the verb of the clause name. */
function edgeOf(reader: Reader, timed: Timed, date: DateSaid): Timed['role'] {
  if (timed.role !== null) return timed.role;
  const clause = reader.tokens.filter((_, i) => sameClause(reader, i, date.start));
  if (clause.some((token) => isCue(token, 'lasting'))) return 'leave';
  const [leaves, enters] = ['leave', 'enter'].map((edge) => clause.some((token) => isCue(token, edge)));
  return leaves === enters ? null : leaves === true ? 'leave' : 'enter';
}

function candidatesFor(reader: Reader, timed: Timed, check: (stem: string) => Outcome): readonly Candidate[] {
  const cited = citedStems(reader);
  const stems = timed.stems.some((stem) => cited.includes(stem))
    ? timed.stems.filter((stem) => cited.includes(stem))
    : timed.stems;
  return stems.length === 0
    ? [{ slot: 'transit', outcome: unknown }]
    : stems.map((stem) => ({ slot: stem, outcome: check(stem) }));
}

/** Whether a sentence stands on both ends of a contact: a day inside it is meant. */
const isCitedWhole = ({ cites }: Reader, stem: string): boolean =>
  ['enter', 'leave'].every((end) => cites.some((id) => id === `${stem}.${end}`));

function joinedSpan(date: DateSaid): DaySpan {
  const [first, last] = [date.spans[0], date.spans.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a date has a span');
  return { ...first, to: last.to, grain: 'part' };
}

function spanName({ year, from, to }: DaySpan): string {
  const point = ({ month, day }: DaySpan['from']): string =>
    `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const stretch = point(from) === point(to) ? point(from) : `${point(from)}..${point(to)}`;
  return year === null ? stretch : `${year} ${stretch}`;
}

const PASS = new Set(['first-pass', 'last-pass']);

/** Which of several passes a date is said of; a number counts them. */
type Which = 'last' | 'first' | 'only' | number;

/** "last", "first", "only", "the second of the two": one pass alone is meant. */
function strictness(reader: Reader, date: DateSaid): Which | null {
  // "The first hit comes on 6 December, the last on the 15th": each date has its own word.
  const previous = reader.dates.findLast(({ end }) => end <= date.start)?.end ?? 0;
  const next = reader.dates.find(({ start }) => start >= date.end)?.start ?? reader.tokens.length;
  const own = (from: number, to: number): readonly Token[] =>
    reader.tokens.slice(from, to).filter((_, i) => sameClause(reader, from + i, date.start));
  const before = own(Math.max(previous, date.start - 14), date.start);
  const near = [...before, ...own(date.end, Math.min(next, date.end + 3))];
  if (near.some((token) => isCue(token, 'only'))) return 'only';
  const nth = before.find(
    (token, i) =>
      token.kind === 'ordinal' &&
      before.slice(i + 1, i + 6).some((one) => isCue(one, 'passes', 'exact') || one.kind === 'aspect'),
  );
  if (nth !== undefined) return nth.n;
  const pass = (before.some((token) => PASS.has(token.id)) ? before : near).findLast(({ id }) =>
    PASS.has(id),
  );
  return pass === undefined ? null : isCue(pass, 'last-pass') ? 'last' : 'first';
}

type Times = { readonly slot: string; readonly days: readonly string[]; readonly doubtDays: number };

/** The days a role is about: of a contact its passes and edges, of a period its two ends. */
function timesOf(
  view: SheetView,
  stem: string,
  type: Timed['type'],
  role: 'exact' | 'enter' | 'leave',
): Times | null {
  if (type === 'period') {
    const period = view.period(stem);
    const day = role === 'enter' ? period?.from : role === 'leave' ? period?.to : null;
    return day === null || day === undefined ? null : { slot: stem, days: [day], doubtDays: 0 };
  }
  const slot = `${stem}.${role}`;
  const found = view.days(slot);
  return found === null ? null : { slot, days: found.days, doubtDays: found.doubtDays };
}

function dateOutcome(
  view: SheetView,
  stem: string,
  type: Timed['type'],
  role: Role | null,
  span: DaySpan,
  strict: Which | null,
  edge: Timed['role'],
  isWhole: boolean,
): Outcome {
  if (role === 'before' || role === 'after') return boundOutcome(view, stem, type, role, span, edge);
  if (role === 'meanwhile') return meanwhileOutcome(view, stem, type, span);
  const asked = role === 'enter' || role === 'leave' ? role : 'exact';
  const times = timesOf(view, stem, type, asked);
  const windowed =
    role === null && (span.grain !== 'day' || type === 'period' || isWhole)
      ? windowOutcome(view, stem, type, span)
      : null;
  if (times === null)
    return windowed ?? (role === null && type === 'contact' ? inReach(view, stem, span) : unknown);
  const days = pick(times.days, strict);
  const holds = days.some((day) => holdsDay(span, day, times.doubtDays));
  const alone =
    strict !== 'only' || times.days.filter((day) => !holdsDay(span, day, times.doubtDays)).length === 0;
  if (holds && alone) return known(true, times.slot);
  // "In January Saturn stands opposite": true while it is in reach, exact or not.
  if (windowed?.is === 'true' && strict === null) return windowed;
  return known(false, times.slot);
}

function pick(days: readonly string[], strict: Which | null): readonly string[] {
  const ordered = days.toSorted();
  if (typeof strict === 'number') return ordered.slice(strict - 1, strict);
  return strict === 'last' ? ordered.slice(-1) : strict === 'first' ? ordered.slice(0, 1) : ordered;
}

/** Whether some part of a stretch lies inside a stay. */
function windowOutcome(view: SheetView, stem: string, type: Timed['type'], span: DaySpan): Outcome | null {
  const stays = staysOf(view, stem, type);
  if (stays.length === 0) return null;
  const slots = slotsPresent(view, stem, type);
  const overlaps = stays.some(({ from, to }) => {
    const [start, end] = endsNear(span, from ?? to ?? view.today);
    return (from === null || end >= from) && (to === null || start <= to);
  });
  return known(overlaps, ...slots);
}

/** A day that is said without the exact hit on the sheet: inside a stay it may be, outside it is not. */
function inReach(view: SheetView, stem: string, span: DaySpan): Outcome {
  const within = windowOutcome(view, stem, 'contact', span);
  return within === null || within.is === 'true' ? { is: 'unknown', facts: [] } : within;
}

function slotsPresent(view: SheetView, stem: string, type: Timed['type']): readonly string[] {
  return type === 'period'
    ? [stem]
    : [`${stem}.enter`, `${stem}.leave`, `${stem}.exact`].filter((id) => view.has(id));
}

type Stay = { readonly from: string | null; readonly to: string | null };

/** Pairs each way in with the next way out; open where the sheet's search began or ended. */
function staysOf(view: SheetView, stem: string, type: Timed['type']): readonly Stay[] {
  if (type === 'period') {
    const period = view.period(stem);
    return period === null ? [] : [period];
  }
  const enters = view.days(`${stem}.enter`)?.days ?? [];
  const leaves = view.days(`${stem}.leave`)?.days ?? [];
  const marks = [
    ...enters.map((day) => ({ day, isIn: true })),
    ...leaves.map((day) => ({ day, isIn: false })),
  ].sort((a, b) => (a.day < b.day ? -1 : 1));
  const stays: Stay[] = [];
  let from: string | null = null;
  let isOpen = marks[0]?.isIn === false;
  for (const { day, isIn } of marks) {
    if (isIn) {
      from = day;
      isOpen = true;
    } else if (isOpen) {
      stays.push({ from, to: day });
      from = null;
      isOpen = false;
    }
  }
  if (isOpen && from !== null) stays.push({ from, to: null });
  return stays;
}

/** Whether a contact or a period has anything of itself between today and the end of a stretch. */
function meanwhileOutcome(view: SheetView, stem: string, type: Timed['type'], span: DaySpan): Outcome {
  const [, end] = endsNear(span, view.today);
  const isBefore = (day: string | null): boolean => day === null || day <= end;
  const isAfter = (day: string | null): boolean => day === null || day >= view.today;
  const exact = timesOf(view, stem, type, 'exact')?.days ?? [];
  const slots = slotsPresent(view, stem, type);
  if (slots.length === 0) return unknown;
  const holds =
    exact.some((day) => isAfter(day) && isBefore(day)) ||
    staysOf(view, stem, type).some(({ from, to }) => isBefore(from) && isAfter(to));
  return known(holds, ...slots);
}

const EDGES = {
  leave: ['leave', 'exact', 'enter'],
  enter: ['enter', 'exact', 'leave'],
  exact: ['exact', 'leave', 'enter'],
} as const;

function boundOutcome(
  view: SheetView,
  stem: string,
  type: Timed['type'],
  role: 'before' | 'after',
  span: DaySpan,
  edge: Timed['role'],
): Outcome {
  const order = EDGES[edge ?? 'exact'];
  const times = order.flatMap((one) => timesOf(view, stem, type, one) ?? []);
  const first = times[0];
  if (first === undefined) return unknown;
  const holds = first.days.some((day) => {
    const [from, to] = endsNear(span, day);
    return role === 'before' ? day <= to : day >= from;
  });
  return known(holds, first.slot);
}

function sayWindow(reader: Reader, timed: Timed, from: DateSaid, to: DateSaid): void {
  const [start, end] = [from.spans[0], to.spans.at(-1)];
  if (start === undefined || end === undefined) return;
  say(reader, to.start, {
    shape: 'date',
    says: `window ${spanName(start)} to ${spanName(end)}`,
    negated: isNegated(reader, Math.max(-1, from.start - 6), from.start),
    candidates: candidatesFor(reader, timed, (stem) => {
      const stays = staysOf(reader.view, stem, timed.type);
      const slots = slotsPresent(reader.view, stem, timed.type);
      const doubt =
        reader.view.days(`${stem}.enter`)?.doubtDays ?? reader.view.days(`${stem}.leave`)?.doubtDays ?? 0;
      const holds = stays.some(
        (stay) =>
          (stay.from === null || holdsDay(start, stay.from, doubt)) &&
          (stay.to === null || holdsDay(end, stay.to, doubt)) &&
          (stay.from !== null || stay.to !== null),
      );
      if (holds) return known(true, ...slots);
      // "exact between 6 and 15 December": passes inside the stretch.
      const [a] = endsNear(start, reader.view.today);
      const exact = reader.view.days(`${stem}.exact`);
      const isBetween = reader.tokens
        .slice(Math.max(0, from.start - 3), from.start)
        .some((token) => isCue(token, 'between'));
      if (isBetween && exact !== null) {
        const inside = exact.days.some((day) => {
          const [first] = endsNear(start, day);
          const [, last] = endsNear(end, day);
          return day >= first && day <= last;
        });
        return known(inside, `${stem}.exact`);
      }
      return stays.length === 0 || a === '' ? unknown : known(false, ...slots);
    }),
  });
}

/** The hour at which the Moon leaves its sign: the day, and the clock when it is said. */
function sayMoonTime(reader: Reader, date: DateSaid): void {
  const { view, tokens } = reader;
  const span = date.spans[0];
  if (span === undefined) return;
  const slot = 'sky.moon.next-sign';
  const next = view.days(slot);
  const clock = tokens.find(({ kind }) => kind === 'clock');
  const told = view.clocks(slot);
  const isTime = clock === undefined || told.some(({ time }) => time === clock.id);
  // The nearest minute of an instant just before midnight is on the next day.
  const days = [...(next?.days ?? []), ...told.map(({ date: day }) => day)];
  const isDay = days.some((day) => holdsDay(span, day, 0));
  say(reader, date.start, {
    shape: 'date',
    says: spanName(span),
    candidates: [{ slot, outcome: next === null ? unknown : known(isDay && isTime, slot) }],
  });
}

/** "opposes your Jupiter twice", "exact three times": a contact close by, or the word itself; "once" in passing counts nothing. */
function passesOf(reader: Reader, at: number): Timed | null {
  const { tokens, timed, memory } = reader;
  const isNamed =
    tokens.slice(Math.max(0, at - 4), at + 4).some((token) => isCue(token, 'exact')) ||
    /^(?:exact|pass)/.test(tokens[at]?.text ?? '');
  const near = timed.findLast(
    (one) =>
      one.at < at &&
      one.type === 'contact' &&
      sameClause(reader, one.at, at) &&
      (isNamed || tokens.slice(one.at + 1, at).filter(({ kind }) => kind === 'word').length <= 1),
  );
  if (near !== undefined && (isNamed || !tokens.slice(near.at, at).some((token) => isMark(token, ','))))
    return near;
  const [a, b] = reader.mentions.filter(({ isPronoun }) => !isPronoun);
  if (isNamed && timed.length === 0 && a !== undefined && b !== undefined) {
    const stems = reader.view.contacts('transit', a.body, b.body).map(({ stem }) => stem);
    return { at: a.at, stems, type: 'contact', role: null, orbs: [] };
  }
  return isNamed && !reader.mentions.some(({ isPronoun }) => !isPronoun) && memory.timed?.type === 'contact'
    ? memory.timed
    : null;
}

/** "three exact trines from Jupiter to your Sun": the contact that the aspect's own name tells. */
function timedAt(reader: Reader, at: number): Timed | null {
  const before = reader.tokens[at - 1];
  if (before?.kind !== 'number' && !isCue(before, 'exact')) return null;
  return reader.timed.find((one) => one.at === at && one.stems.length > 0) ?? null;
}

/** "twice in December", "three passes": how often it is exact. */
function readPasses(reader: Reader): void {
  const { tokens, view } = reader;
  tokens.forEach((token, at) => {
    const isCounted = token.kind === 'aspect' && timedAt(reader, at) !== null;
    if (!isCue(token, 'passes') && !isCounted) return;
    const number =
      token.form === '' || isCounted
        ? tokens.slice(Math.max(0, at - 3), at).findLast(({ kind }) => kind === 'number')?.n
        : Number(token.form);
    const timed = isCounted ? timedAt(reader, at) : passesOf(reader, at);
    if (number === undefined || timed === null || timed.stems.length === 0) return;
    const span = reader.dates.find(
      (date) => date.start > at && date.start - at <= 4 && date.spans[0]?.grain !== 'day',
    )?.spans[0];
    say(reader, at, {
      shape: 'count',
      says: String(number),
      negated: isNegated(reader, Math.max(-1, at - 5), at),
      candidates: timed.stems.map((stem) => {
        const days = view.days(`${stem}.exact`)?.days;
        if (days === undefined) return { slot: `${stem}.exact`, outcome: unknown };
        const counted = span === undefined ? days : days.filter((day) => holdsDay(span, day, 0));
        return { slot: `${stem}.exact`, outcome: known(counted.length === number, `${stem}.exact`) };
      }),
    });
  });
}
