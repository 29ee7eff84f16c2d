/** What the Thai almanac prints for one civil day: lunar date, observance, year, festival, new year, sunrise. */
import type { Fact } from '#facts/fact.ts';
import { horizonEvents } from '#astro/event/rise-set.ts';
import { unixMs } from '#astro/time/instant.ts';
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import {
  chulaSakaratOfDay,
  mahaSongkran,
  sakOf,
  SONGKRAN_DOUBT_MIN,
  songkranLady,
  thaiMomentText,
  thaloengsok,
} from '#calendar/chula-sakarat.ts';
import type { ThaiMoment } from '#calendar/chula-sakarat.ts';
import {
  isWanPhra,
  nextWanPhra,
  thaiFestival,
  thaiLunarDate,
  thaiLunarToDays,
} from '#calendar/thai-lunar.ts';
import type { ThaiFestival, ThaiLunarDate } from '#calendar/thai-lunar.ts';
import { WEEKDAY_IDS, weekdayNumber } from '#calendar/weekday.ts';
import type { TraditionInputs } from '../tradition.ts';
import { countValue, derived, fact, flagValue, idValue, instantsValue } from '../values.ts';
import { dayValue, isoDay } from './sheet-parts.ts';
import { animalOf, yearByRule } from './thai-year.ts';

export const ALMANAC_SOURCE = 'source.thai-almanac';
export const ERA_SOURCE = 'source.chula-sakarat';
const SKY_SOURCE = 'source.astronomy-engine';

/** The three days of the Thai new year: the Sun enters Aries, the day between, the year's number changes. */
export const SONGKRAN_DAYS = ['maha-songkran', 'nao', 'thaloengsok'] as const;
export type SongkranDay = (typeof SONGKRAN_DAYS)[number];

/** The facts of one day. `prefix` is `almanac` for the day that is asked about, `almanac.birth` for a birth. */
export function civilDayFacts(day: number, prefix: string): readonly Fact[] {
  const cs = chulaSakaratOfDay(day);
  const lunar = thaiLunarDate(day);
  const label = 'label.almanac';
  const civil = { day: isoDay(day) };
  return [
    fact(
      `${prefix}.weekday`,
      idValue(WEEKDAY_IDS[weekdayNumber(day) - 1] ?? 'sunday'),
      `${label}-weekday`,
      derived('weekday-of-date', [], ALMANAC_SOURCE, civil),
    ),
    fact(
      `${prefix}.buddhist-year`,
      countValue(daysToCivil(day).year + 543),
      `${label}-buddhist-year`,
      derived('year-and-543', [], ALMANAC_SOURCE, civil),
    ),
    fact(
      `${prefix}.chula-sakarat`,
      countValue(cs),
      `${label}-chula-sakarat`,
      derived('year-from-thaloengsok', [], ERA_SOURCE, {
        ...civil,
        changes: thaiMomentText(thaloengsok(cs)),
      }),
    ),
    fact(
      `${prefix}.sak`,
      idValue(sakOf(cs)),
      `${label}-sak`,
      derived('last-digit', [`${prefix}.chula-sakarat`], ERA_SOURCE, { digit: cs % 10 }),
    ),
    ...(lunar === null ? [] : lunarFacts(day, lunar, prefix)),
  ];
}

function lunarFacts(day: number, lunar: ThaiLunarDate, prefix: string): readonly Fact[] {
  const table = derived('table-of-years', [], ALMANAC_SOURCE, {
    day: isoDay(day),
    lunarYear: lunar.year,
    monthDays: lunar.monthDays,
  });
  const label = 'label.almanac';
  const year = yearByRule(day, 'month-five');
  return [
    fact(`${prefix}.lunar.day`, countValue(lunar.day), `${label}-lunar-day`, table),
    fact(`${prefix}.lunar.phase`, idValue(lunar.phase), `${label}-lunar-phase`, table),
    fact(`${prefix}.lunar.month`, countValue(lunar.month), `${label}-lunar-month`, table),
    fact(`${prefix}.lunar.second-eighth`, flagValue(lunar.secondEighth), `${label}-second-eighth`, table),
    fact(`${prefix}.lunar.year-kind`, idValue(lunar.kind), `${label}-year-kind`, table),
    fact(
      `${prefix}.wan-phra`,
      flagValue(isWanPhra(lunar)),
      `${label}-wan-phra`,
      derived('eighth-or-last-of-half', [`${prefix}.lunar.day`, `${prefix}.lunar.phase`], ALMANAC_SOURCE),
    ),
    ...(year === null
      ? []
      : [
          fact(
            `${prefix}.animal`,
            idValue(animalOf(year)),
            `${label}-animal`,
            derived('year-from-month-five', [`${prefix}.lunar.month`], ALMANAC_SOURCE, { year }),
          ),
        ]),
  ];
}

/** What comes next after the day, and what the day itself is. */
export function calendarFacts(day: number, inputs: TraditionInputs): readonly Fact[] {
  const lunar = thaiLunarDate(day);
  if (lunar === null) return [];
  const observance = nextWanPhra(day);
  const festival = thaiFestival(lunar);
  const next = nextFestival(day);
  return [
    ...(observance === null
      ? []
      : [
          fact(
            'almanac.next-wan-phra',
            dayValue([observance], inputs),
            'label.almanac-next-wan-phra',
            derived('eighth-or-last-of-half', ['almanac.lunar.day'], ALMANAC_SOURCE, {
              day: isoDay(observance),
            }),
          ),
        ]),
    ...(festival === null
      ? []
      : [
          fact(
            'almanac.festival',
            idValue(festival),
            'label.almanac-festival',
            derived('lunar-date-of-festival', ['almanac.lunar.day', 'almanac.lunar.month'], ALMANAC_SOURCE),
          ),
        ]),
    ...(next === null ? [] : nextFestivalFacts(next, inputs)),
  ];
}

type FestivalDay = { readonly day: number; readonly festival: ThaiFestival };

function nextFestivalFacts({ day, festival }: FestivalDay, inputs: TraditionInputs): readonly Fact[] {
  return [
    fact(
      'almanac.next-festival',
      idValue(festival),
      'label.almanac-next-festival',
      derived('lunar-date-of-festival', ['almanac.lunar.month'], ALMANAC_SOURCE, { day: isoDay(day) }),
    ),
    fact(
      'almanac.next-festival.date',
      dayValue([day], inputs),
      'label.almanac-next-festival-date',
      derived('lunar-date-of-festival', ['almanac.next-festival'], ALMANAC_SOURCE, { day: isoDay(day) }),
    ),
  ];
}

/** Loy Krathong to Makha is the longest wait: less than 150 days. */
const LONGEST_WAIT_DAYS = 150;

function nextFestival(day: number): FestivalDay | null {
  for (let later = day + 1; later <= day + LONGEST_WAIT_DAYS; later += 1) {
    const lunar = thaiLunarDate(later);
    const festival = lunar === null ? null : thaiFestival(lunar);
    if (festival !== null) return { day: later, festival };
  }
  return null;
}

/** The new year that falls in the civil year of the day. */
export function songkranFacts(day: number): readonly Fact[] {
  const cs = daysToCivil(day).year - 638;
  const enters = mahaSongkran(cs);
  const changes = thaloengsok(cs);
  const part = songkranDay(day, enters, changes);
  return [
    fact(
      'almanac.songkran',
      instantsValue([instantOf(enters)]),
      'label.almanac-songkran',
      derived('sun-enters-aries', [], ERA_SOURCE, {
        chulaSakarat: cs,
        thaiTime: thaiMomentText(enters),
        steps: thaiMomentText(mahaSongkran(cs, 'steps')),
        fixedOffset: thaiMomentText(mahaSongkran(cs, 'fixed-offset')),
        doubtMin: SONGKRAN_DOUBT_MIN,
      }),
    ),
    fact(
      'almanac.songkran.lady',
      idValue(songkranLady(cs)),
      'label.almanac-songkran-lady',
      derived('weekday-from-six', ['almanac.songkran'], ERA_SOURCE),
    ),
    fact(
      'almanac.thaloengsok',
      instantsValue([instantOf(changes)]),
      'label.almanac-thaloengsok',
      derived('parts-of-800', [], ERA_SOURCE, {
        chulaSakarat: cs,
        parts: 292_207 * cs + 373,
        thaiTime: thaiMomentText(changes),
      }),
    ),
    ...(part === null
      ? []
      : [
          fact(
            'almanac.songkran.day',
            idValue(part),
            'label.almanac-songkran-day',
            derived('day-of-new-year', ['almanac.songkran', 'almanac.thaloengsok'], ERA_SOURCE),
          ),
        ]),
  ];
}

function songkranDay(day: number, enters: ThaiMoment, changes: ThaiMoment): SongkranDay | null {
  if (day === enters.days) return 'maha-songkran';
  if (day === changes.days) return 'thaloengsok';
  return day > enters.days && day < changes.days ? 'nao' : null;
}

/** Thai moments are on UTC+7. */
const instantOf = ({ days, second }: ThaiMoment): number => (days * 86_400 + second - 7 * 3600) * 1000;

/** Sunrise and sunset over the person's place on the day; nothing without a place or where the Sun does not rise. */
export function sunFacts(day: number, inputs: TraditionInputs): readonly Fact[] {
  const { place, zone, zoneRules } = inputs;
  if (place === null || !zoneRules.isZone(zone)) return [];
  const noon = (day + 0.5) * 86_400_000;
  const midnight = day * 86_400_000 - zoneRules.offsetSeconds(zone, unixMs(noon)) * 1000;
  const events = horizonEvents({
    body: 'sun',
    place,
    from: unixMs(midnight),
    to: unixMs(midnight + 86_400_000),
  });
  return (['rise', 'set'] as const).flatMap((kind) => {
    const event = events.find((one) => one.kind === kind);
    if (event === undefined) return [];
    const name = kind === 'rise' ? 'sunrise' : 'sunset';
    const from = derived('upper-edge-on-horizon', [], SKY_SOURCE, {
      latDeg: place.latDeg,
      lonDeg: place.lonDeg,
    });
    return [fact(`almanac.${name}`, instantsValue([event.at]), `label.almanac-${name}`, from)];
  });
}

/** When the lunar date of birth comes round again, from the asked day on. */
export function lunarBirthdayFacts(birthDay: number, day: number, inputs: TraditionInputs): readonly Fact[] {
  const born = thaiLunarDate(birthDay);
  const today = thaiLunarDate(day);
  if (born === null || today === null) return [];
  const found = [today.year, today.year + 1, today.year + 2]
    .map((year) => birthdayIn(year, born))
    .find((one) => one !== null && one >= day);
  if (found === undefined || found === null) return [];
  return [
    fact(
      'almanac.lunar-birthday',
      dayValue([found], inputs),
      'label.almanac-lunar-birthday',
      derived(
        'same-lunar-date',
        ['almanac.birth.lunar.day', 'almanac.birth.lunar.phase', 'almanac.birth.lunar.month'],
        ALMANAC_SOURCE,
        { day: isoDay(found) },
      ),
    ),
  ];
}

/** In a year without the second eighth month the plain one stands for it; a fifteenth that is not there is the fourteenth. */
function birthdayIn(year: number, born: ThaiLunarDate): number | null {
  const exact = thaiLunarToDays({ ...born, year });
  if (exact !== null) return exact;
  const plain = { ...born, year, secondEighth: false };
  return thaiLunarToDays(plain) ?? thaiLunarToDays({ ...plain, day: born.day - 1 });
}
