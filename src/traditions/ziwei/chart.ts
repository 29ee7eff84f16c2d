/**
 * A chart of Zi Wei Dou Shu for a civil day and a double hour.
 *
 * The rules of placement are counts around twelve branches, written out here; tests/reference/oracle-chinese-ziwei.test.ts holds them
 * against iztro, which needs tens of milliseconds a chart and 148 kB to load. The lunar date is that of lunar-typescript.
 * Places are branches, 0 rat … 11 pig.
 */
import { Solar } from 'lunar-typescript';
import { present } from '#lib/assert.ts';
import { daysToCivil } from '#astro/time/local-time-calendar.ts';
import { branchIds, isYang, mod, nayinOf, pillarFrom, pillarOf, stemIds } from '../east-asian/sexagenary.ts';
import type { BranchId, Pillar, StemId } from '../east-asian/sexagenary.ts';
import type { Sex } from '../tradition.ts';
import {
  BODY_RULERS,
  brightnessOf,
  bureauIds,
  helperStarIds,
  LIFE_RULERS,
  majorStarIds,
  palaceIds,
} from './stars.ts';
import type { BrightnessId, BureauId, PalaceId, StarId } from './stars.ts';

export type LunarDate = {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–30. */
  readonly day: number;
  readonly isLeap: boolean;
};

export type PlacedStar = { readonly star: StarId; readonly brightness: BrightnessId | null };

export type ZiweiPalace = {
  readonly palace: PalaceId;
  readonly stem: StemId;
  readonly branch: BranchId;
  readonly majors: readonly PlacedStar[];
  readonly helpers: readonly PlacedStar[];
  /** First and last nominal age of its ten years; null without the sex, which gives their direction. */
  readonly ages: readonly [number, number] | null;
};

export type ZiweiChart = {
  readonly lunar: LunarDate;
  /** The month that is counted: a leap month is its own to the 15th and the next from the 16th. */
  readonly month: number;
  /** The pair of the lunar year. */
  readonly year: Pillar;
  readonly hour: BranchId;
  readonly life: ZiweiPalace;
  /** The palace that the body falls together with. */
  readonly body: ZiweiPalace;
  readonly bureau: BureauId;
  readonly lifeRuler: StarId;
  readonly bodyRuler: StarId;
  /** In the order of `palaceIds`. */
  readonly palaces: readonly ZiweiPalace[];
};

const TIGER = 2;
const DRAGON = 4;
const DOG = 10;
const PIG = 11;

/** The chart of a day, in days since 1970-01-01, and an hour, 0 rat … 11 pig. Years 1–9998. */
export function ziweiChart(days: number, hour: number, sex: Sex | null): ZiweiChart {
  const lunar = lunarDate(days);
  const year = lunarYear(lunar.year);
  const month = lunar.month + (lunar.isLeap && lunar.day > 15 ? 1 : 0);
  const life = mod(TIGER + month - 1 - hour, 12);
  const body = mod(TIGER + month - 1 + hour, 12);
  const bureau = bureauOf(present(pillarFrom(stemAt(year.stem, life), life), 'life palace'));
  const number = bureauIds.indexOf(bureau) + 2;
  const placed = { ...majorPlaces(lunar.day, number), ...helperPlaces(year, month, hour) };
  const palaces = palaceIds.map((palace, i): ZiweiPalace => {
    const at = mod(life - i, 12);
    const branch = branchAt(at);
    const here = (ids: readonly StarId[]): readonly PlacedStar[] =>
      ids
        .filter((star) => placed[star] === at)
        .map((star) => ({ star, brightness: brightnessOf(star, branch) }));
    return {
      palace,
      stem: present(stemIds[stemAt(year.stem, at)], 'stem'),
      branch,
      majors: here(majorStarIds),
      helpers: here(helperStarIds),
      ages: sex === null ? null : agesOf(i, number, isYang(year.stem) === (sex === 'male')),
    };
  });
  return {
    lunar,
    month,
    year,
    hour: branchAt(hour),
    life: present(palaces[0], 'life palace'),
    body: present(palaces[mod(life - body, 12)], 'body palace'),
    bureau,
    lifeRuler: present(LIFE_RULERS[life], 'life ruler'),
    bodyRuler: present(BODY_RULERS[branchIds.indexOf(year.branch) % 6], 'body ruler'),
    palaces,
  };
}

/** The date of the Chinese calendar on a civil day. */
export function lunarDate(days: number): LunarDate {
  const { year, month, day } = daysToCivil(days);
  const lunar = Solar.fromYmd(year, month, day).getLunar();
  return {
    year: lunar.getYear(),
    month: Math.abs(lunar.getMonth()),
    day: lunar.getDay(),
    isLeap: lunar.getMonth() < 0,
  };
}

/** The pair of a lunar year: 4 CE was jia-rat. */
export const lunarYear = (year: number): Pillar => pillarOf(mod(year - 4, 60));

/** The five tigers: the tiger palace of a jia or ji year is bing, and on around from it. */
const stemAt = (yearStem: StemId, at: number): number =>
  mod(2 * (stemIds.indexOf(yearStem) % 5) + 2 + mod(at - TIGER, 12), 10);

/** By the element in the melody of the life palace: water 2, wood 3, metal 4, earth 5, fire 6. */
function bureauOf(life: Pillar): BureauId {
  const element = present(nayinOf(life).split('-').at(-1), 'element of a melody');
  return present(
    bureauIds.find((id) => id.startsWith(element)),
    'bureau',
  );
}

type Places = Readonly<Partial<Record<StarId, number>>>;

/**
 * The fourteen. The day divided by the bureau's number, rounded up, counts Zi Wei on from the tiger; what the day lacks to a
 * multiple moves it back when odd and on when even. Tian Fu mirrors it across the line of tiger and monkey.
 */
function majorPlaces(day: number, bureau: number): Places {
  const rounds = Math.ceil(day / bureau);
  const lacks = rounds * bureau - day;
  const fromTiger = rounds - 1 + (lacks % 2 === 1 ? -lacks : lacks);
  const ziwei = mod(TIGER + fromTiger, 12);
  const tianfu = mod(TIGER - fromTiger, 12);
  const back = (steps: number): number => mod(ziwei - steps, 12);
  const on = (steps: number): number => mod(tianfu + steps, 12);
  return {
    ziwei,
    tianji: back(1),
    taiyang: back(3),
    wuqu: back(4),
    tiantong: back(5),
    lianzhen: back(8),
    tianfu,
    taiyin: on(1),
    tanlang: on(2),
    jumen: on(3),
    tianxiang: on(4),
    tianliang: on(5),
    qisha: on(6),
    pojun: on(10),
  };
}

/** The store by the stem of the year; the goat's blade is one on and the hump one back. */
const STORE: readonly number[] = [2, 3, 5, 6, 5, 6, 8, 9, 11, 0];
/** The two nobles by the stem of the year. */
const NOBLES: readonly (readonly [number, number])[] = [
  [1, 7],
  [0, 8],
  [11, 9],
  [11, 9],
  [1, 7],
  [0, 8],
  [1, 7],
  [6, 2],
  [3, 5],
  [3, 5],
];
/** The horse, fire and the bell by the trine of the year's branch: that of the rat, the ox, the tiger, the rabbit. */
const HORSE: readonly number[] = [2, 11, 8, 5];
const FIRE: readonly number[] = [2, 3, 1, 9];
const BELL: readonly number[] = [10, 10, 3, 10];

/** The fourteen that help or press: by the month, the hour, and the stem and branch of the year. */
function helperPlaces({ stem, branch }: Pillar, month: number, hour: number): Places {
  const yearStem = stemIds.indexOf(stem);
  const trine = branchIds.indexOf(branch) % 4;
  const store = present(STORE[yearStem], 'store');
  const [tiankui, tianyue] = present(NOBLES[yearStem], 'nobles');
  return {
    zuofu: mod(DRAGON + month - 1, 12),
    youbi: mod(DOG - (month - 1), 12),
    wenchang: mod(DOG - hour, 12),
    wenqu: mod(DRAGON + hour, 12),
    tiankui,
    tianyue,
    lucun: store,
    tianma: present(HORSE[trine], 'horse'),
    qingyang: mod(store + 1, 12),
    tuoluo: mod(store - 1, 12),
    huoxing: mod(present(FIRE[trine], 'fire') + hour, 12),
    lingxing: mod(present(BELL[trine], 'bell') + hour, 12),
    dikong: mod(PIG - hour, 12),
    dijie: mod(PIG + hour, 12),
  };
}

/** The ten years of the nth palace back from life: on from the bureau's number, forward for a man of a yang year. */
function agesOf(back: number, bureau: number, forward: boolean): readonly [number, number] {
  const first = bureau + 10 * (forward ? mod(-back, 12) : back);
  return [first, first + 9];
}

const branchAt = (at: number): BranchId => present(branchIds[at], 'branch');
