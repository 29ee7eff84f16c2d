/** When the Sun opens a quarter of the year and when the Moon comes to a quarter of her month. */
import { ingresses, lunations } from '#astro/event/sky-events.ts';
import type { Lunation, LunationId } from '#astro/event/sky-events.ts';
import { addDays, unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { rememberRecent } from '#lib/recent.ts';
import { CARDINAL_SIGNS } from './season.ts';
import type { CardinalSign } from './season.ts';

export type SunTurn = { readonly sign: CardinalSign; readonly at: UnixMs };

/** Between these dates the Sun reaches the four turns in the years 1800 to 2400, with days to spare. */
const TURN_WINDOWS: Readonly<Record<CardinalSign, readonly [month: number, day: number]>> = {
  aries: [2, 16],
  cancer: [5, 17],
  libra: [8, 19],
  capricorn: [11, 18],
};
const WINDOW_DAYS = 8;

/** The four turns of a Gregorian year (UTC), in order. Within 6 s. */
export function sunTurns(year: number): readonly SunTurn[] {
  return recentTurns(String(year), () => CARDINAL_SIGNS.map((sign) => sunTurn(year, sign)));
}

/** A sheet asks for three years around its day, and its neighbours for the same. */
const recentTurns = rememberRecent<readonly SunTurn[]>(6);

function sunTurn(year: number, sign: CardinalSign): SunTurn {
  const [month, day] = TURN_WINDOWS[sign];
  const from = unixMs(Date.UTC(year, month, day));
  const found = ingresses({ bodies: ['sun'], from, to: addDays(from, WINDOW_DAYS) }).find(
    (ingress) => ingress.sign === sign,
  );
  return { sign, at: present(found, `turn of the Sun to ${sign}`).at };
}

/** The turn that governs an instant, and the one after it. */
export function turnsAround(at: UnixMs): { readonly current: SunTurn; readonly next: SunTurn } {
  const year = new Date(at).getUTCFullYear();
  const turns = [year - 1, year, year + 1].flatMap(sunTurns);
  const after = turns.findIndex((turn) => turn.at > at);
  return { current: present(turns[after - 1], 'turn before'), next: present(turns[after], 'turn after') };
}

/** The four phases in the order in which they come. */
export const PHASES = [
  'new',
  'first-quarter',
  'full',
  'last-quarter',
] as const satisfies readonly LunationId[];

/** Longest stretch between two quarters of the Moon, and between new and full, with a day to spare. */
const QUARTER_DAYS = 9.5;
const HALF_MONTH_DAYS = 17;
const MONTH_DAYS = 31;

/** The last of the four phases at or before an instant. */
export function phaseBefore(at: UnixMs): Lunation {
  return present(lunations(addDays(at, -QUARTER_DAYS), unixMs(at + 1)).at(-1), 'phase before');
}

/** The last new or full Moon before an instant: it governs with the turn of the Sun. Source: Ptolemy, Tetrabiblos II.10. */
export function syzygyBefore(at: UnixMs): Lunation {
  const found = lunations(addDays(at, -HALF_MONTH_DAYS), at);
  return present(
    found.findLast(({ phase }) => phase === 'new' || phase === 'full'),
    'syzygy before',
  );
}

/** The next of each phase after an instant, in time order. */
export function nextPhases(at: UnixMs): readonly Lunation[] {
  const seen = new Set<string>();
  return lunations(unixMs(at + 1), addDays(at, MONTH_DAYS)).filter(({ phase }) => {
    const isFirst = !seen.has(phase);
    seen.add(phase);
    return isFirst;
  });
}
