/** The mode `chinese-ziwei`: the chart of the purple star, twelve palaces by the lunar date and the hour. */
import type { Need } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { birthInputs } from '../birth-inputs.ts';
import { askedDay } from '../east-asian/asked-day.ts';
import { birthClock } from '../east-asian/birth-clock.ts';
import type { BirthClock, SolarTime } from '../east-asian/birth-clock.ts';
import { caveatWhen } from '../east-asian/caveat.ts';
import { distinct } from '../east-asian/spread.ts';
import type { Charts } from '../east-asian/spread.ts';
import type { Sex, Tradition, TraditionInputs } from '../tradition.ts';
import { ziweiChart } from './chart.ts';
import type { ZiweiChart } from './chart.ts';
import { natalFacts, passingFacts } from './facts.ts';
import { ziweiPoints } from './points.ts';

/** The default of each first. The hour from 23:00 belongs to the next day here, unlike the default of the four pillars. */
const schools = { dayBoundary: ['zi-hour', 'midnight'], solarTime: ['clock', 'true-solar'] } as const;

export type ZiweiSchool = {
  readonly dayBoundary: (typeof schools.dayBoundary)[number];
  readonly solarTime: SolarTime;
};

export const chineseZiwei: Tradition = {
  mode: 'chinese-ziwei',
  needs: ({ birth }): readonly Need[] =>
    birth === null ? ['birth-date', 'birth-time'] : birth.details.time === null ? ['birth-time'] : [],
  sheet: (inputs) => (isReadable(inputs.birth) ? ziweiSheet(inputs, inputs.birth) : null),
  points: ziweiPoints,
  schools,
};

/** Without a time there is no chart: every palace goes by the hour. The years are those the calendar library is sure of. */
const isReadable = (birth: BirthMoment | null): birth is BirthMoment =>
  birth !== null &&
  birth.details.time !== null &&
  birth.details.date >= '1000' &&
  birth.details.date < '3001';

export type ZiweiBirth = { readonly clock: BirthClock; readonly charts: Charts<ZiweiChart> };

/** The chart of a birth, and those of the hours beside it that the doubt in its time leaves open. */
export function ziweiBirth(
  moment: BirthMoment,
  school: ZiweiSchool,
  sex: Sex | null,
  zoneRules: ZoneRules,
): ZiweiBirth {
  const clock = birthClock(
    moment,
    { localMin: HOUR_STARTS, at: [] },
    { solarTime: school.solarTime, zoneRules },
  );
  const [first, ...rest] = clock.samples;
  const hours: Charts<LunarHour> = [
    hourOf(first.localMin, school),
    ...rest.map((one) => hourOf(one.localMin, school)),
  ];
  const [likeliest, ...others] = distinct(hours, ({ days, hour }) => `${days} ${hour}`);
  const read = ({ days, hour }: LunarHour): ZiweiChart => ziweiChart(days, hour, sex);
  return { clock, charts: [read(likeliest), ...others.map(read)] };
}

const HOUR_STARTS: readonly number[] = [0, 60, 180, 300, 420, 540, 660, 780, 900, 1020, 1140, 1260, 1380];
const DAY_MIN = 1440;
const RAT_MIN = 1380;

/** The day an hour belongs to, days since 1970-01-01, and the hour, 0 rat … 11 pig. */
type LunarHour = { readonly days: number; readonly hour: number };

function hourOf(localMin: number, { dayBoundary }: ZiweiSchool): LunarHour {
  const civil = Math.floor(localMin / DAY_MIN);
  const minute = localMin - civil * DAY_MIN;
  return {
    days: civil + (dayBoundary === 'zi-hour' && minute >= RAT_MIN ? 1 : 0),
    hour: Math.floor((Math.floor(minute / 60) + 1) / 2) % 12,
  };
}

function ziweiSheet(inputs: TraditionInputs, moment: BirthMoment): FactSheet {
  const school: ZiweiSchool = {
    dayBoundary: inputs.school['dayBoundary'] === 'midnight' ? 'midnight' : 'zi-hour',
    solarTime: inputs.school['solarTime'] === 'true-solar' ? 'true-solar' : 'clock',
  };
  const { clock, charts } = ziweiBirth(moment, school, inputs.sex, inputs.zoneRules);
  const asked = askedDay(inputs);
  const passing = passingFacts(charts, asked, inputs.sex);
  const caveats = [
    ...caveatsOf(clock, charts, moment),
    ...passing.filter(({ id }) => id.startsWith('caveat.')),
  ];
  return sealSheet({
    mode: 'chinese-ziwei',
    engineVersion,
    school: {
      ...school,
      leapMonth: 'split-at-15',
      yearBoundary: 'lunar-new-year',
      transformations: 'common',
    },
    inputs: { birth: birthInputs(moment), sex: inputs.sex, day: asked.iso, zone: inputs.zone },
    missing: [
      ...(moment.details.place === null ? (['birth-place'] as const) : []),
      ...(inputs.sex === null ? (['sex'] as const) : []),
    ],
    facts: [...natalFacts(charts), ...passing.filter(({ id }) => !id.startsWith('caveat.')), ...caveats],
    complete: charts.length === 1 ? ['ziwei.palace.*', 'ziwei.star.*.palace', 'ziwei.transformation.*'] : [],
    caveats: caveats.map(({ id }) => id),
    // The core is sure; the lesser stars and how bright they shine differ by school.
    confidence: charts.length === 1 && moment.knowledge === 'exact' ? 'high' : 'medium',
    sources: ['source.ziwei-rules', 'source.ziwei-tables', 'source.lunar-typescript'],
  });
}

function caveatsOf(clock: BirthClock, charts: Charts<ZiweiChart>, { details }: BirthMoment): readonly Fact[] {
  const [{ localMin }] = clock.samples;
  return [
    ...caveatWhen(clock.time === 'within', 'birth-time-uncertain', { plusMinusMin: details.plusMinusMin }),
    ...caveatWhen(details.place === null, 'birth-place-unknown'),
    ...caveatWhen(charts.length > 1, 'ziwei-hour-either', { hours: charts.map(({ hour }) => hour) }),
    ...caveatWhen(localMin - Math.floor(localMin / DAY_MIN) * DAY_MIN >= RAT_MIN, 'late-zi-hour'),
    ...caveatWhen(clock.summerMin > 0, 'summer-time-removed', { minutes: clock.summerMin }),
    ...caveatWhen(charts[0].lunar.isLeap, 'leap-month', { day: charts[0].lunar.day }),
  ];
}
