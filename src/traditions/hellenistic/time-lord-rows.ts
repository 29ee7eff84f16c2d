/** The lords of time on the day asked: the profected year and month, and the chapters released from two lots. */
import { signOf } from '#astro/angle/sign.ts';
import { TRADITIONAL_RULER } from '#astro/chart/dignity.ts';
import { completedYears, profectedSign } from '#astro/event/profections.ts';
import {
  civilToDays,
  formatIsoDate,
  daysToCivil,
  isCivilDate,
  parseIsoDate,
} from '#astro/time/local-time-calendar.ts';
import { MS_PER_DAY } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { present } from '#lib/assert.ts';
import { countValue, derived, flagValue, idsValue, idValue, instantsValue, isoSecond } from '../values.ts';
import type { Asked } from './asked.ts';
import type { Row } from './birth-samples.ts';
import type { HellenisticChart, Horizon } from './chart.ts';
import { HELLENISTIC_SOURCE, row } from './placement-rows.ts';
import { isPeak, placeFromFortune, releasingAt, RELEASING_YEAR_DAYS, releasingStart } from './releasing.ts';
import type { ReleasingPeriod, ReleasingYear } from './releasing.ts';

/** A profected month: a twelfth of the year. */
export const PROFECTED_MONTH_DAYS = 30.44;

export type TimeLordSchool = {
  readonly year: ReleasingYear;
  readonly sameSign: 'next-sign' | 'same-sign';
};

/** The rows of the time lords; none without a horizon, or before birth. */
export function timeLordRows(
  chart: HellenisticChart,
  birthDate: string,
  asked: Asked,
  school: TimeLordSchool,
): readonly Row[] {
  const { horizon } = chart;
  if (horizon === null) return [];
  return [
    ...profectionRows(chart, horizon, birthDate, asked.day),
    ...(['spirit', 'fortune'] as const).flatMap((lot) =>
      releasingRows(lot, chart.at, horizon, asked.at, school),
    ),
  ];
}

function profectionRows(
  { planets }: HellenisticChart,
  { asc }: Horizon,
  birthDate: string,
  day: string,
): readonly Row[] {
  const age = completedYears(birthDate, day);
  if (age < 0) return [];
  const year = profectedSign(asc, age);
  const { index, from, to } = yearOfLife(birthDate, age, day);
  const month = profectedSign(asc, age + index);
  const yearly = (method: string) =>
    derived(method, ['natal.asc.sign'], HELLENISTIC_SOURCE, { age, sign: year.sign, from, to });
  const monthly = (method: string) =>
    derived(method, ['hellenistic.profection.sign'], HELLENISTIC_SOURCE, {
      months: index,
      daysAMonth: PROFECTED_MONTH_DAYS,
      sign: month.sign,
    });
  return [
    row('hellenistic.profection.age', countValue(age), 'label.age', yearly('completed-years')),
    row(
      'profection.house',
      idValue(String(year.house)),
      'label.profection-house',
      yearly('house-of-the-year'),
    ),
    row(
      'hellenistic.profection.sign',
      idValue(year.sign),
      'label.profection-sign',
      yearly('sign-of-the-year'),
    ),
    row('profection.lord', idValue(year.lord), 'label.profection-lord', yearly('ruler-of-sign')),
    row(
      'hellenistic.profection.activated',
      idsValue(planets.filter(({ sign }) => sign === year.sign).map(({ planet }) => planet)),
      'label.profection-activated',
      derived(
        'planets-in-sign-of-year',
        ['hellenistic.profection.sign', ...planets.map(({ planet }) => `natal.${planet}.sign`)],
        HELLENISTIC_SOURCE,
      ),
    ),
    row(
      'hellenistic.profection.month-house',
      idValue(String(month.house)),
      'label.profection-month-house',
      monthly('house-of-the-month'),
    ),
    row(
      'hellenistic.profection.month-sign',
      idValue(month.sign),
      'label.profection-month-sign',
      monthly('sign-of-the-month'),
    ),
    row(
      'hellenistic.profection.month-lord',
      idValue(month.lord),
      'label.profection-month-lord',
      monthly('ruler-of-sign'),
    ),
  ];
}

/** Which profected month of the year a day is in, 0–11, and the birthdays around it. */
function yearOfLife(
  birthDate: string,
  age: number,
  day: string,
): { readonly index: number; readonly from: string; readonly to: string } {
  const birthday = birthdayAt(birthDate, age);
  const index = Math.floor((daysOf(day) - birthday) / PROFECTED_MONTH_DAYS);
  const iso = (days: number): string => formatIsoDate(daysToCivil(days));
  return { index: Math.min(11, index), from: iso(birthday), to: iso(birthdayAt(birthDate, age + 1)) };
}

/** Days since 1970 of a birthday; 29 February is kept on 1 March in common years. */
function birthdayAt(birthDate: string, age: number): number {
  const birth = present(parseIsoDate(birthDate), 'date of birth');
  const then = { ...birth, year: birth.year + age };
  return civilToDays(isCivilDate(then) ? then : { ...then, month: 3, day: 1 });
}

function daysOf(date: string): number {
  return civilToDays(present(parseIsoDate(date), 'date'));
}

function releasingRows(
  lot: 'spirit' | 'fortune',
  birth: UnixMs,
  { lots }: Horizon,
  at: UnixMs,
  { year, sameSign }: TimeLordSchool,
): readonly Row[] {
  const yearDays = RELEASING_YEAR_DAYS[year];
  const fortune = signOf(lots.fortune);
  const start = releasingStart(lot, signOf(lots.spirit), fortune, sameSign);
  const running = releasingAt(start, (at - birth) / MS_PER_DAY, yearDays);
  if (running === null) return [];
  const { chapter, month, loosing } = running;
  const id = `hellenistic.releasing.${lot}`;
  const instantOf = (day: number): number => birth + day * MS_PER_DAY;
  const dates = ({ fromDay, toDay }: ReleasingPeriod) => ({
    from: isoSecond(instantOf(fromDay)).slice(0, 10),
    to: isoSecond(instantOf(toDay)).slice(0, 10),
    fromDay: Math.round(fromDay * 100) / 100,
    toDay: Math.round(toDay * 100) / 100,
    yearDays,
  });
  const levels = [
    ['level-1', chapter, 'chapter-by-years-of-sign', `${id}.start`],
    ['level-2', month, 'month-by-years-of-sign', `${id}.level-1`],
  ] as const;
  const places = levels.map(([level, period]) => [level, placeFromFortune(period.sign, fortune)] as const);
  return [
    row(
      `${id}.start`,
      idValue(start),
      'label.releasing-start',
      derived(
        start === signOf(lots[lot]) ? 'sign-of-lot' : 'sign-after-shared-lot',
        [`natal.lot.${lot}.sign`, 'natal.lot.fortune.sign'],
        HELLENISTIC_SOURCE,
      ),
    ),
    ...levels.flatMap(([level, period, method, from], i) => [
      row(
        `${id}.${level}`,
        idValue(period.sign),
        `label.releasing-${level}`,
        derived(method, [from], HELLENISTIC_SOURCE, dates(period)),
      ),
      row(
        `${id}.${level}-lord`,
        idValue(TRADITIONAL_RULER[period.sign]),
        `label.releasing-${level}-lord`,
        derived('ruler-of-sign', [`${id}.${level}`], HELLENISTIC_SOURCE),
      ),
      row(
        `${id}.${level}-place`,
        idValue(String(places[i]?.[1])),
        `label.releasing-${level}-place`,
        derived('place-from-fortune', [`${id}.${level}`, 'natal.lot.fortune.sign'], HELLENISTIC_SOURCE),
      ),
      row(
        `${id}.${level}-end`,
        instantsValue([instantOf(period.toDay)]),
        `label.releasing-${level}-end`,
        derived('days-from-birth', [`${id}.${level}`], HELLENISTIC_SOURCE, dates(period)),
      ),
    ]),
    row(
      `${id}.peak`,
      idsValue(places.flatMap(([level, place]) => (isPeak(place) ? [level] : []))),
      'label.releasing-peak',
      derived(
        'angular-from-fortune',
        levels.map(([level]) => `${id}.${level}-place`),
        HELLENISTIC_SOURCE,
      ),
    ),
    row(
      `${id}.loosed`,
      flagValue(month.afterLoosing),
      'label.releasing-loosed',
      derived('after-the-jump', [`${id}.level-1`], HELLENISTIC_SOURCE),
    ),
    ...(loosing === null
      ? []
      : [
          row(
            `${id}.loosing`,
            instantsValue([instantOf(loosing.day)]),
            'label.releasing-loosing',
            derived('jump-after-twelve-signs', [`${id}.level-1`], HELLENISTIC_SOURCE, {
              sign: loosing.sign,
              day: Math.round(loosing.day * 100) / 100,
            }),
          ),
        ]),
  ];
}
