import { writeClock } from '#ui/clock.ts';

/** "today, 2:05 PM", "yesterday, 9:40 AM", "3 November 2026": when something was, by this device's calendar. */
export function whenWords(atMs: number, nowMs: number): string {
  const daysAgo = dayNumber(nowMs) - dayNumber(atMs);
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (daysAgo === 0 || daysAgo === 1) return `${relative.format(-daysAgo, 'day')}, ${writeClock(atMs)}`;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(atMs);
}

function dayNumber(atMs: number): number {
  // Swedish writes the date as YYYY-MM-DD, which Date.parse reads as midnight UTC.
  return Date.parse(new Intl.DateTimeFormat('sv-SE').format(atMs)) / 86_400_000;
}
