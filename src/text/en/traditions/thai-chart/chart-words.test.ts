/**
 * Laws of the words of the seven chart modes, over forty seeded askings of each:
 * 1. every point is told, and its first sentence names the value of its first fact;
 * 2. every fact has a title and a detail, every method, source and caveat its words, every value of a vocabulary its names;
 * 3. no line is too long, banned or unfinished, and the verifier bears out each that claims something.
 */
import { describe, expect, it } from 'vitest';
import { resolveBirth } from '#astro/time/birth-moment.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { createZoneRules } from '#astro/time/zone.ts';
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { khmer } from '#traditions/khmer/khmer.ts';
import { thaiAstrology } from '#traditions/thai-chart/thai-astrology.ts';
import { thaiAuspicious } from '#traditions/thai-chart/thai-auspicious.ts';
import { thaiHoroscope } from '#traditions/thai-chart/thai-horoscope.ts';
import { thaiTransits } from '#traditions/thai-chart/thai-transits.ts';
import { tibetan } from '#traditions/tibetan/tibetan.ts';
import type { Tradition, TraditionInputs } from '#traditions/tradition.ts';
import { vedic } from '#traditions/vedic/vedic.ts';
import { words as khmerWords } from '../khmer.ts';
import { words as astrologyWords } from '../thai-astrology.ts';
import { words as auspiciousWords } from '../thai-auspicious.ts';
import { words as horoscopeWords } from '../thai-horoscope.ts';
import { words as transitWords } from '../thai-transits.ts';
import { words as tibetanWords } from '../tibetan.ts';
import { words as vedicWords } from '../vedic.ts';
import {
  askedSheets,
  deniedSentences,
  frameFaults,
  toldFaults,
} from '../../../../../tests/support/tradition-words.ts';

const zoneRules = createZoneRules();
const NOW = Date.parse('2026-11-21T10:00:00Z');

const places = [
  { name: 'Phnom Penh', latDeg: 11.56, lonDeg: 104.92, zone: 'Asia/Phnom_Penh' },
  { name: 'Khon Kaen', latDeg: 16.44, lonDeg: 102.83, zone: 'Asia/Bangkok' },
  { name: 'Pune', latDeg: 18.52, lonDeg: 73.86, zone: 'Asia/Kolkata' },
  { name: 'Tromsø', latDeg: 69.65, lonDeg: 18.96, zone: 'Europe/Oslo' },
] as const;

function birth(date: string, time: string | null, plusMinusMin: number, at: number): BirthMoment {
  const { zone, ...place } = places[at % places.length] ?? places[0];
  const details = {
    date,
    time,
    plusMinusMin,
    place: at % 9 === 8 ? null : place,
    zone,
    offsetSeconds: null,
    fold: null,
  };
  const answer = resolveBirth(details, zoneRules);
  if (answer.type !== 'moment') throw new Error(answer.type);
  return answer.moment;
}

const two = (n: number): string => String(n).padStart(2, '0');
const times = ['16:05', null, '05:59', '02:30', '19:40', '06:00', '12:00', '23:58', '17:59', null];
const days = [
  '2026-11-21',
  '2026-05-31',
  '2026-04-14',
  '2031-02-03',
  '2026-07-29',
  '2070-01-01',
  '2026-11-25',
];
const purposes = [
  'travel',
  'start-work',
  'love-wedding',
  'study-calm',
  'ask-borrow',
  'build-house',
  'cut-contest',
];

/** Births of a century, with and without an hour or a place; days of the calendar and its edges; schools now and then. */
function askedOf(n: number): TraditionInputs {
  const date = `${1925 + ((n * 17) % 96)}-${two(1 + ((n * 5) % 12))}-${two(1 + ((n * 7) % 28))}`;
  return {
    birth: birth(date, times[n % times.length] ?? null, n % 11 === 10 ? 20 : 0, n),
    sex: n % 4 === 3 ? null : n % 2 === 0 ? 'female' : 'male',
    name: { thai: null, latin: null },
    now: unixMs(NOW + n * 7_300_000),
    zone: 'Asia/Bangkok',
    place: n % 3 === 0 ? null : { name: 'Bangkok', latDeg: 13.75, lonDeg: 100.5 },
    day: days[n % days.length] ?? '2026-11-21',
    facingDeg: null,
    seed: null,
    entered: null,
    answers: n % 3 === 1 ? { purpose: [purposes[n % purposes.length] ?? 'travel'] } : {},
    school: n % 6 === 5 ? { system: 'lahiri', dignities: 'six', dawn: 'sunrise' } : {},
    zoneRules,
  };
}

const asked = Array.from({ length: 40 }, (_, n) => askedOf(n));

const modes: readonly (readonly [Tradition, TraditionWords])[] = [
  [thaiAstrology, astrologyWords],
  [thaiTransits, transitWords],
  [thaiAuspicious, auspiciousWords],
  [thaiHoroscope, horoscopeWords],
  [vedic, vedicWords],
  [khmer, khmerWords],
  [tibetan, tibetanWords],
];

describe.each(modes)('$mode', (tradition, words) => {
  const sheets = askedSheets(tradition, asked);

  it('reads every one of them', () => {
    expect(sheets).toHaveLength(asked.length);
  });

  it('tells every point and titles every fact', () => {
    expect(toldFaults(sheets, tradition, words)).toEqual([]);
  });

  it('says nothing that the sheet denies', () => {
    expect(deniedSentences(sheets, tradition, words)).toEqual([]);
  });

  it('frames a reading', () => {
    expect(frameFaults(words)).toEqual([]);
    expect(words.mode).toBe(tradition.mode);
  });
});
