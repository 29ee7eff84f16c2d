/** Births of all kinds for tests of a reading mode's words: seeded, the odd ones first. */
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { localDate } from '#lib/local-date.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { TraditionInputs } from '#traditions/tradition.ts';

const zoneRules = createZoneRules();

const places = [
  { name: 'Hong Kong', latDeg: 22.3, lonDeg: 114.2, zone: 'Asia/Hong_Kong' },
  { name: 'Urumqi', latDeg: 43.8, lonDeg: 87.6, zone: 'Asia/Shanghai' },
  { name: 'Chicago', latDeg: 41.9, lonDeg: -87.6, zone: 'America/Chicago' },
  { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5, zone: 'Asia/Bangkok' },
  { name: 'Lisbon', latDeg: 38.72, lonDeg: -9.14, zone: 'Europe/Lisbon' },
  { name: 'Sydney', latDeg: -33.87, lonDeg: 151.21, zone: 'Australia/Sydney' },
  { name: 'Quito', latDeg: -0.18, lonDeg: -78.47, zone: 'America/Guayaquil' },
] as const;

const names = [
  'John Smith',
  'Ada Lovelace',
  'Siriporn',
  'Zoë',
  'Maria del Carmen García López',
  'สมชาย',
  'Bo',
  null,
] as const;

/** What a mode has no school of that name for, it does not read. */
const schools: readonly Readonly<Record<string, string>>[] = [
  {},
  { lots: 'as-by-day', erosAndNecessity: 'valens', releasingYear: 'solar-365', calendar: 'alexandrian' },
  { spiritWithFortune: 'same-sign', masters: '11-22', y: 'vowel', house: 'whole' },
];

type Born = {
  readonly date: string;
  readonly time: string | null;
  readonly plusMinusMin?: number;
  readonly place?: number;
};

/** On boundaries, without a time, without a place, in summer time, and not yet ten years old. */
const odd: readonly Born[] = [
  { date: '2000-02-04', time: '20:40', place: 0 },
  { date: '2000-02-04', time: null, place: 0 },
  { date: '2000-06-10', time: '00:01', place: 0 },
  { date: '2000-06-10', time: '13:00', place: 3 },
  { date: '1988-07-15', time: '13:30', place: 1 },
  { date: '1990-05-15', time: '23:20', place: 0 },
  { date: '1990-05-15', time: '08:30' },
  { date: '1990-05-15', time: null },
  { date: '2020-05-30', time: '10:00', place: 0 },
  { date: '2025-01-31', time: '23:59', plusMinusMin: 45, place: 2 },
  { date: '1975-11-02', time: '12:30', plusMinusMin: 120, place: 2 },
];

function moment({ date, time, plusMinusMin = 0, place }: Born): BirthMoment {
  const at = place === undefined ? undefined : places[place];
  const answer = resolveBirth(
    {
      date,
      time,
      plusMinusMin,
      place: at === undefined ? null : { name: at.name, latDeg: at.latDeg, lonDeg: at.lonDeg },
      zone: at?.zone ?? null,
      offsetSeconds: null,
      fold: null,
    },
    zoneRules,
  );
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

/** `n` inputs, the same every time: a birth, a day that is asked about, a sex, a name and a place or none, and schools by turns. */
export function traditionBirths(n: number): readonly TraditionInputs[] {
  return Array.from({ length: n }, (_, i): TraditionInputs => {
    // A step of 7,919 days goes through all stems, branches and months without a short cycle.
    const born: Born = odd[i] ?? {
      date: new Date(Date.UTC(1930, 0, 1) + ((i * 7919) % 33_000) * 86_400_000).toISOString().slice(0, 10),
      time: `${String((i * 5) % 24).padStart(2, '0')}:${String((i * 7) % 60).padStart(2, '0')}`,
      plusMinusMin: i % 6 === 5 ? 20 : 0,
      place: i % places.length,
    };
    const at = i % 3 === 0 ? places[i % places.length] : undefined;
    const year = 2024 + (i % 12);
    const now = unixMs(Date.UTC(year, i % 12, 1 + (i % 27), 4));
    const zone = places[i % places.length]?.zone ?? 'Etc/UTC';
    return {
      birth: moment(born),
      sex: i % 5 === 4 ? null : i % 2 === 0 ? 'female' : 'male',
      name: { thai: null, latin: names[i % names.length] ?? null },
      now,
      zone,
      place: at === undefined ? null : { name: at.name, latDeg: at.latDeg, lonDeg: at.lonDeg },
      day: localDate(now, zone),
      facingDeg: null,
      seed: null,
      entered: null,
      answers: {},
      school: schools[i % schools.length] ?? {},
      zoneRules,
    };
  });
}
