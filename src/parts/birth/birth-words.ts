/** Small pieces of text that forms, rows and titles of a birth share: dates, coordinates, doubts. */
import type { DateOrder } from '#astro/time/birth-date.ts';
import type { SettingValue } from '#contract/setting.ts';
import { type Era, pageSetting } from '#store/page-settings.ts';
import type { uiBirth } from '#text/en/ui-birth.ts';
import { inEra } from '../in-era.ts';

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
  calendar: 'gregory',
});

/** "14 April 1990" for `1990-04-14`; "14 April 2533 BE" where the person counts so. */
export function writeDate(iso: string, era: Era = pageSetting('era')): string {
  return inEra(longDate.format(Date.parse(`${iso}T00:00:00Z`)), era);
}

/** "38.717° N, 9.133° W"; null at 0, 0, which is what an unset place looks like. */
export function writeCoordinates(place: { readonly latDeg: number; readonly lonDeg: number }): string | null {
  const { latDeg, lonDeg } = place;
  if (latDeg === 0 || lonDeg === 0) return null;
  const part = (value: number, plus: string, minus: string) =>
    `${String(Math.round(Math.abs(value) * 10_000) / 10_000)}° ${value < 0 ? minus : plus}`;
  return `${part(latDeg, 'N', 'S')}, ${part(lonDeg, 'E', 'W')}`;
}

/** "Lisbon" for "Lisbon, Portugal"; coordinates stay whole. */
export function placeTitle(place: {
  readonly name: string;
  readonly latDeg: number;
  readonly lonDeg: number;
}): string {
  return place.name === writeCoordinates(place) ? place.name : (place.name.split(',')[0] ?? place.name);
}

/** "14 April 1993, 07:42, Lisbon": what a birth is called; parts that are not known are left out. */
export function birthTitle(birth: {
  readonly date: string | null;
  readonly time: string | null;
  readonly place: { readonly name: string; readonly latDeg: number; readonly lonDeg: number } | null;
}): string {
  // A title is kept with a chart and sent along: it counts the common era.
  const parts = [
    birth.date && writeDate(birth.date, 'ce'),
    birth.time,
    birth.place && placeTitle(birth.place),
  ];
  return parts.filter(Boolean).join(', ');
}

/** How the person writes a date in numbers: as chosen in the settings, else as this device does. */
export function dateOrder(chosen: SettingValue<'display.dateFormat'>): DateOrder {
  if (chosen !== null) return chosen === 'MM/DD/YYYY' ? 'mdy' : chosen === 'DD/MM/YYYY' ? 'dmy' : 'ymd';
  const parts = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', calendar: 'gregory' }).formatToParts(
    0,
  );
  const order = parts.filter(({ type }) => type === 'day' || type === 'month' || type === 'year');
  return order[0]?.type === 'year' ? 'ymd' : order[0]?.type === 'month' ? 'mdy' : 'dmy';
}

/** The last calendar day that has begun somewhere on Earth (UTC+14), `YYYY-MM-DD`. */
export function latestToday(nowMs: number): string {
  return new Date(nowMs + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** "21 Nov 2026, 01:30 UTC" for an instant. */
export function writeUtc(at: number): string {
  const text = new Date(at).toISOString();
  return `${writeDate(text.slice(0, 10), 'ce')}, ${text.slice(11, 16)} UTC`;
}

/** The words for a doubt of some minutes either way. */
export function doubtLabel(t: typeof uiBirth, minutes: number): string {
  if (minutes === 0) return t.doubtExact;
  return minutes % 60 === 0 ? t.doubtHours(minutes / 60) : t.doubtMinutes(minutes);
}

/** A typed coordinate, `.` or `,` before the decimals; null unless it is a number within `limit` either way. */
export function readDegrees(text: string, limit: number): number | null {
  const plain = text.normalize('NFKC').trim().replaceAll('\u2212', '-').replace(',', '.').replace(/°$/, '');
  if (!/^[+-]?\d{1,3}(\.\d+)?$/.test(plain)) return null;
  const value = Number(plain);
  return Math.abs(value) <= limit ? value : null;
}
