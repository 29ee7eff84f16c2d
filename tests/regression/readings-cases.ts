/** Births, questions and requests that the tests of readings share. Nothing here comes from the code under test. */
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { defaultReadingSettings } from '#companion/request.ts';
import type { AnswerRequest, ReadingSettings } from '#companion/request.ts';

const places = [
  ['Lisbon', 38.72, -9.14, 'Europe/Lisbon'],
  ['Chicago', 41.88, -87.63, 'America/Chicago'],
  ['Bangkok', 13.75, 100.5, 'Asia/Bangkok'],
  ['Manchester', 53.48, -2.24, 'Europe/London'],
  ['Pune', 18.52, 73.86, 'Asia/Kolkata'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['São Paulo', -23.55, -46.63, 'America/Sao_Paulo'],
  ['Nairobi', -1.29, 36.82, 'Africa/Nairobi'],
  ['Reykjavík', 64.15, -21.94, 'Atlantic/Reykjavik'],
  ['Tokyo', 35.68, 139.69, 'Asia/Tokyo'],
] as const;

export function birth(
  date: string,
  time: string | null,
  place: (typeof places)[number] | null,
  plusMinusMin = 0,
): BirthDetails {
  return {
    date,
    time,
    plusMinusMin,
    place: place === null ? null : { name: place[0], latDeg: place[1], lonDeg: place[2] },
    zone: place === null ? null : place[3],
    offsetSeconds: null,
    fold: 'first',
  };
}

/** The three births of the design's first readings. */
export const lisbon = birth('1993-04-14', '07:42', places[0]);
export const manchester = birth('1988-09-03', null, places[3]);
export const chicago = birth('1990-07-04', '22:15', places[1]);

/** `count` births from 1950 to 2006, spread over places, hours and seasons by steps that share no factor. */
export function births(count: number): readonly BirthDetails[] {
  return Array.from({ length: count }, (_, i) => {
    const day = new Date(Date.UTC(1950, 0, 1) + ((i * 7919 + 401) % 20_600) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const minute = (i * 613 + 97) % 1440;
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return birth(day, time, places[i % places.length] ?? null);
  });
}

/** One question for each main theme and form; none is of the open set. */
export const questions = [
  'Why do I keep falling for people who are already leaving?',
  'When will things get easier at my job?',
  'Should I move in with my boyfriend or wait a year?',
  'How do I stop worrying about money?',
  'Will I find a new flat this spring?',
  'Who am I when nobody is watching?',
] as const;

export const NOW = Date.parse('2026-11-21T10:00:00Z');

export function request(
  text: string,
  changes: Omit<Partial<AnswerRequest>, 'settings'> & { readonly settings?: Partial<ReadingSettings> } = {},
): AnswerRequest {
  return {
    text,
    mode: 'western',
    birth: lisbon,
    name: null,
    now: unixMs(NOW),
    zone: changes.birth?.zone ?? 'Europe/Lisbon',
    uiLang: 'en',
    attached: null,
    attachedBefore: null,
    threadId: 'thread-1',
    messageId: 'message-1',
    regenerate: 0,
    turns: [],
    ledger: [],
    ...changes,
    settings: { ...defaultReadingSettings, ...changes.settings },
  };
}
