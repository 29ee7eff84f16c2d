/** The pieces of choosing a time (ฤกษ์ยาม): watches, the Moon's nine rerk, the four days of the year, and what a purpose asks for. */
import { present } from '#lib/assert.ts';
import { SIGN_IDS } from '#astro/angle/sign.ts';
import type { SignId } from '#astro/angle/sign.ts';
import { NAKSHATRA_IDS } from '#astro/chart/sidereal.ts';
import type { NakshatraId } from '#astro/chart/sidereal.ts';
import { weekdayId } from '#calendar/weekday.ts';
import type { WeekdayId } from '#calendar/weekday.ts';
import { starOfNumber } from '../thai/stars.ts';
import type { ThaiStar } from '../thai/stars.ts';

export const PERIODS = ['day', 'night'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MIN = 1440;
const SIX = 360;
const WATCH_MIN = 90;

/** Stars of the eight watches of a Sunday; each later weekday adds one. Source: github.com/vpcodebuilder/Thai-astro-suriyayatra. */
const SUNDAY_ROW: Readonly<Record<Period, readonly number[]>> = {
  day: [1, 6, 4, 2, 7, 5, 3, 1],
  night: [1, 5, 2, 6, 3, 7, 4, 1],
};

/** Names of the watches by their star, Sun to Saturn: สุริยะ จันเทา ภุมมะ พุธะ ครู ศุกระ เสารี, at night ระวิ ศศิ ภุมโม พุทโธ ชีโว ศุโกร โสโร. */
export const YAM_NAMES = {
  day: ['suriya', 'chantha', 'phumma', 'phutha', 'khru', 'sukra', 'sari'],
  night: ['rawi', 'sasi', 'phummo', 'phuttho', 'chiwo', 'sukro', 'soro'],
} as const;
export type YamName = (typeof YAM_NAMES)[Period][number];

export type Yam = {
  /** The civil day (from 1970-01-01) on whose six in the morning the watches began. */
  readonly day: number;
  /** 1 Sunday … 7 Saturday, by the rule of six. */
  readonly weekday: number;
  readonly period: Period;
  /** 1–8. */
  readonly number: number;
  readonly star: ThaiStar;
  readonly name: YamName;
  /** Minutes of the civil day `day`, 360–1800, at which the watch begins; it lasts ninety. */
  readonly fromMin: number;
};

/** The watch at a minute of a civil day. `weekdayOf` numbers civil days. */
export function yamAt(civilDay: number, minute: number, weekdayOf: (day: number) => number): Yam {
  const day = minute < SIX ? civilDay - 1 : civilDay;
  const sinceSix = minute < SIX ? minute + DAY_MIN - SIX : minute - SIX;
  const watch = Math.floor(sinceSix / WATCH_MIN);
  const period: Period = watch < 8 ? 'day' : 'night';
  const weekday = weekdayOf(day);
  const number = (watch % 8) + 1;
  const star = starOfWatch(weekday, period, number);
  return {
    day,
    weekday,
    period,
    number,
    star: starOfNumber(star),
    name: present(YAM_NAMES[period][star - 1], 'name of a watch'),
    fromMin: SIX + watch * WATCH_MIN,
  };
}

/** Number of the star of a watch, 1–7. */
function starOfWatch(weekday: number, period: Period, number: number): number {
  return ((present(SUNDAY_ROW[period][number - 1], 'watch') - 1 + weekday - 1) % 7) + 1;
}

/** The nine rerk, by the Moon's mansion: ทลิทโท มหัทธโน โจโร ภูมิปาโล เทศาตรี เทวี เพชฌฆาต ราชา สมโณ. */
export const RERK_IDS = [
  'thalitho',
  'mahatthano',
  'choro',
  'phumipalo',
  'thesatri',
  'thewi',
  'phetchakhat',
  'racha',
  'samano',
] as const;
export type RerkId = (typeof RERK_IDS)[number];

/** From the mansion's index, 0–26. */
export const rerkOf = (nakshatra: number): RerkId => present(RERK_IDS[nakshatra % 9], 'rerk');

/** The four reckonings of a year: banner, ruler, fall, ruin. ธงชัย อธิบดี อุบาทว์ โลกาวินาศ. */
export const KALAYOK_IDS = ['thongchai', 'athibodi', 'ubat', 'lokawinat'] as const;
export type KalayokId = (typeof KALAYOK_IDS)[number];

export type Kalayok = {
  readonly id: KalayokId;
  /** The number that all parts are remainders of. */
  readonly base: number;
  readonly weekday: WeekdayId;
  /** The watch, 1–8, and with the next three on the word of one source alone. */
  readonly yam: number;
  readonly sign: SignId;
  /** 0–29; 0 stands for the thirtieth. */
  readonly tithi: number;
  readonly nakshatra: NakshatraId;
};

const KALAYOK_BASE: Readonly<Record<KalayokId, (cs: number) => number>> = {
  thongchai: (cs) => 10 * cs + 3,
  athibodi: (cs) => cs % 498,
  ubat: (cs) => 10 * cs + 2,
  lokawinat: (cs) => cs + 1120,
};

/** The four of a year of Chula Sakarat. Weekdays agree with the palace announcement for 1374. */
export function kalayok(cs: number): readonly Kalayok[] {
  return KALAYOK_IDS.map((id) => {
    const base = KALAYOK_BASE[id](cs);
    return {
      id,
      base,
      weekday: weekdayId(base % 7 === 0 ? 7 : base % 7),
      yam: base % 8 === 0 ? 8 : base % 8,
      sign: present(SIGN_IDS[base % 12], 'sign'),
      tithi: base % 30 === 0 ? 30 : base % 30,
      nakshatra: present(NAKSHATRA_IDS[((base % 27) + 26) % 27], 'nakshatra'),
    };
  });
}

/** What a time may be chosen for: an answer to the question `purpose`. */
export const PURPOSES = [
  'ask-borrow',
  'money-invest',
  'start-work',
  'build-house',
  'travel',
  'trade-open',
  'love-wedding',
  'cut-contest',
  'ceremony-office',
  'study-calm',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The rerk that a purpose asks for, from what each is named as good for. */
export const RERK_FOR: Readonly<Record<Purpose, readonly RerkId[]>> = {
  'ask-borrow': ['thalitho'],
  'money-invest': ['mahatthano'],
  'start-work': ['mahatthano', 'racha'],
  'build-house': ['phumipalo', 'mahatthano'],
  travel: ['thesatri'],
  'trade-open': ['thesatri', 'mahatthano'],
  'love-wedding': ['thewi', 'racha'],
  'cut-contest': ['phetchakhat', 'choro'],
  'ceremony-office': ['racha'],
  'study-calm': ['samano'],
};

/** Rerk of risk: of raids and of cutting. */
export const ROUGH_RERK: readonly RerkId[] = ['choro', 'phetchakhat'];

/** Stars that are counted as kind by nature. */
export const KIND_STARS: readonly ThaiStar[] = ['moon', 'mercury', 'jupiter', 'venus'];
