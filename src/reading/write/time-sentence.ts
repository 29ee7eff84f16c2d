/** Transits in words: what passes, from when to when, and what such a time is like. */
import type { FactId } from '#facts/fact-id.ts';
import { localDate } from '#lib/local-date.ts';
import type { Timed } from '#reading/themes/timing.ts';
import type { WriteContext } from './context.ts';
import { explainHere, peakHere } from './context.ts';
import { bodyName, capital, yourBody } from './words.ts';

export type Dated = { readonly text: string; readonly cites: readonly FactId[] };

/** A stretch this long has a day that matters most. */
const LONG_DAYS = 10;

/** The stretch to name: the one going on, else the next, else the last. */
function stretchOf({ stretches }: Timed, now: number) {
  return (
    stretches.find(({ from, to }) => (from === null || from <= now) && (to === null || to >= now)) ??
    stretches.find(({ from }) => from !== null && from > now) ??
    stretches.at(-1)
  );
}

/** "from 24 November to 19 January", "until 4 March", "around 8 July", with the facts that say so; null without dates. */
export function windowOf(context: WriteContext, timed: Timed): Dated | null {
  const { now, zone, today, dates } = context;
  const stretch = stretchOf(timed, now);
  const dayOf = (at: number): string => localDate(at, zone);
  const { enter, leave, exact } = timed.cites;
  if (stretch !== undefined) {
    const begun = stretch.from === null || stretch.from <= now;
    const ids = (list: readonly (FactId | undefined)[]): readonly FactId[] =>
      list.filter((id) => id !== undefined);
    if (stretch.to !== null && begun && dayOf(stretch.to) === today)
      return { text: 'today', cites: ids([leave]) };
    if (stretch.to !== null && begun && stretch.to >= now)
      return {
        text: `${context.elsewhen ? '' : 'from now '}${dates.until(dayOf(stretch.to), today)}`,
        cites: ids([leave]),
      };
    if (stretch.to !== null && stretch.from !== null) {
      const [from, to] = [dayOf(stretch.from), dayOf(stretch.to)];
      return { text: dates.fromTo(from, to, today), cites: ids([enter, leave]) };
    }
    if (stretch.from !== null && !begun)
      return { text: dates.from(dayOf(stretch.from), today), cites: ids([enter]) };
  }
  const next = timed.exact.find((at) => at >= now) ?? timed.exact.at(-1);
  if (next === undefined || exact === undefined) return null;
  return { text: `around ${dates.day(dayOf(next), today)}`, cites: [exact] };
}

/** "Saturn, the planet of limits and duty, puts pressure on your Sun", after the dates where they are wanted. */
export function transitSentence(context: WriteContext, timed: Timed, withDates: boolean): Dated {
  const { words } = context;
  const window = windowOf(context, timed);
  const verb = words.contacts[timed.aspect]?.now ?? timed.aspect;
  const isOwn = timed.mover === timed.target;
  const target = isOwn
    ? `the ${words.bodies[timed.target]?.name ?? timed.target} you were born with`
    : `${yourBody(words, timed.target)}${explainHere(timed.target)}`;
  const named = context.depth === 'advanced' ? ` (${timed.aspect})` : '';
  const what = `${bodyName(words, timed.mover)}${explainHere(timed.mover)} ${verb} ${target}${named}`;
  if (window === null || !withDates) {
    const cites = Object.values(timed.cites).slice(0, 1);
    return { text: `${capital(what)}.`, cites: window?.cites ?? cites };
  }
  const peak = peakOf(context, timed);
  return {
    text: `${capital(window.text)} ${what}${peak === null ? '' : `${peakHere} ${peak.text}`}.`,
    cites: [...window.cites, ...(peak?.cites ?? [])],
  };
}

/** "around 24 November": the exact days ahead that lie inside the stretch, where it is a long one. */
function peakOf({ now, zone, today, dates }: WriteContext, timed: Timed): Dated | null {
  const stretch = stretchOf(timed, now);
  if (stretch === undefined || timed.cites.exact === undefined) return null;
  const [from, to] = [Math.max(now, stretch.from ?? now), stretch.to ?? Number.MAX_SAFE_INTEGER];
  if (to - from < LONG_DAYS * 86_400_000) return null;
  const inside = timed.exact.filter((at) => at >= from && at <= to).map((at) => localDate(at, zone));
  const days = [...new Set(inside)].slice(0, 2);
  return days.length === 0 ? null : { text: `around ${dates.days(days, today)}`, cites: [timed.cites.exact] };
}

/** Earlier rounds of the same transit: "You had a time like this around 28 May and 26 September." */
export function earlierSentence({ now, zone, today, dates }: WriteContext, timed: Timed): Dated | null {
  const before = [
    ...new Set(timed.exact.filter((at) => at < now - 14 * 86_400_000).map((at) => localDate(at, zone))),
  ];
  if (before.length === 0 || timed.cites.exact === undefined) return null;
  return {
    text: `You had a time like this around ${dates.days(before, today)}, so think back to what helped then.`,
    cites: [timed.cites.exact],
  };
}
