/** When a planet next walks backwards, as local dates: "while Mercury is retrograde" names a computed stretch. */
import { stations } from '#astro/event/sky-events.ts';
import { unixMs } from '#astro/time/instant.ts';
import { localDate } from '#lib/local-date.ts';
import { parseIso } from './civil-date.ts';

const dayMs = 86_400_000;
/** The longest wait for Mars is a little over two years; looked back far enough for one already begun. */
const daysBack = 100;
const daysAhead = 850;

export type WalksBack = 'mercury' | 'venus' | 'mars';

/**
 * The stretch that holds or follows a day.
 * @param today days since 1970-01-01
 * @param zone the person's zone; UTC dates without one
 * @returns first and last day (local dates of the stations), or null when none lies in reach
 */
export function retrogradeSpan(
  body: WalksBack,
  today: number,
  zone?: string,
): { readonly from: number; readonly to: number } | null {
  const turns = stations({
    bodies: [body],
    from: unixMs((today - daysBack) * dayMs),
    to: unixMs((today + daysAhead) * dayMs),
  }).map(({ at, turns: way }) => ({ day: dayOf(at, zone), back: way === 'retrograde' }));
  const end = turns.findIndex(({ day, back }) => !back && day >= today);
  const start = turns[end - 1];
  const last = turns[end];
  return start === undefined || last === undefined ? null : { from: start.day, to: last.day };
}

function dayOf(at: number, zone: string | undefined): number {
  const local = zone === undefined ? null : parseIso(localDate(at, zone));
  return local ?? Math.floor(at / dayMs);
}
