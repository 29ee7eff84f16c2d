/** The mode `chinese-bazi`: four pillars of a birth, what stems and branches are to each other, and the pillars that pass. */
import type { Need } from '#facts/ask.ts';
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { askedDay } from '../east-asian/asked-day.ts';
import { caveatWhen } from '../east-asian/caveat.ts';
import { trueSolarMinutes } from '../east-asian/birth-clock.ts';
import { pairId } from '../east-asian/sexagenary.ts';
import type { Tradition, TraditionInputs } from '../tradition.ts';
import { derived, isoSecond } from '../values.ts';
import { baziBirth, dayAndHour, natalPillars } from './chart.ts';
import type { BaziBirth, BaziSchool } from './chart.ts';
import { natalFacts } from './facts.ts';
import { annualFacts, luckFacts, otherPillar, todayFacts } from './passing-facts.ts';
import { baziPoints } from './points.ts';

/** The default of each first. */
const schools = {
  /** Midnight keeps the day of the calendar; the other school begins it with the hour of the rat at 23:00. */
  dayBoundary: ['midnight', 'zi-hour'],
  solarTime: ['clock', 'true-solar'],
  luckStart: ['by-minutes', 'by-double-hours'],
} as const;

export const chineseBazi: Tradition = {
  mode: 'chinese-bazi',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (isReadable(inputs.birth) ? baziSheet(inputs, inputs.birth) : null),
  points: baziPoints,
  schools,
};

/** The years in which the calendar library is sure of its terms. */
const isReadable = (birth: BirthMoment | null): birth is BirthMoment =>
  birth !== null && birth.details.date >= '1000' && birth.details.date < '3001';

/** The choices of school of a sheet; what is not named or not known has its default. */
export function baziSchool(named: TraditionInputs['school']): BaziSchool {
  const { dayBoundary, solarTime, luckStart } = named;
  return {
    dayBoundary: dayBoundary === 'zi-hour' ? 'zi-hour' : 'midnight',
    solarTime: solarTime === 'true-solar' ? 'true-solar' : 'clock',
    luckStart: luckStart === 'by-double-hours' ? 'by-double-hours' : 'by-minutes',
  };
}

function baziSheet(inputs: TraditionInputs, moment: BirthMoment): FactSheet {
  const school = baziSchool(inputs.school);
  const birth = baziBirth(moment, school, inputs.zoneRules);
  const asked = askedDay(inputs);
  const luck = luckFacts(birth, inputs.sex, asked, school.luckStart);
  const others = otherReadings(birth, moment, school);
  const caveats = [...caveatsOf(birth, moment, others), ...luck.filter(isCaveat)];
  return sealSheet({
    mode: 'chinese-bazi',
    engineVersion,
    school,
    inputs: {
      birth: birthInputs(moment),
      sex: inputs.sex,
      day: asked.iso,
      now: isoSecond(unixMs(Math.floor(inputs.now / 60_000) * 60_000)),
      zone: inputs.zone,
    },
    missing: missing(inputs, moment),
    facts: [
      ...natalFacts(birth),
      ...others,
      ...luck.filter((one) => !isCaveat(one)),
      ...annualFacts(birth.charts, asked),
      ...todayFacts(birth.charts, asked),
      ...caveats,
    ],
    complete: ['bazi.element.*.count', 'bazi.god.*.count', ...knownPairs(birth)],
    caveats: caveats.map(({ id }) => id),
    confidence: confidenceOf(moment),
    sources: ['source.lunar-typescript', 'source.four-pillars'],
  });
}

const isCaveat = ({ id }: Fact): boolean => id.startsWith('caveat.');

const missing = ({ sex }: TraditionInputs, { details }: BirthMoment): readonly Need[] => [
  ...missingNeeds(details),
  ...(sex === null ? (['sex'] as const) : []),
];

/** Pairs of pillars that were looked at: where no relation is listed there is none. */
function knownPairs({ charts: [chart] }: BaziBirth): readonly string[] {
  const known = natalPillars.filter((name) => chart[name] !== null);
  return known.flatMap((one, i) => known.slice(i + 1).map((other) => `bazi.relation.${one}-${other}`));
}

/** The day by the other school, and the pillar of the hour by the Sun, where they differ. */
function otherReadings(
  { clock, charts: [chart] }: BaziBirth,
  { at, details }: BirthMoment,
  { dayBoundary }: BaziSchool,
): readonly Fact[] {
  if (chart.hour === null) return [];
  const { localMin } = chart.sample;
  const other = dayAndHour(localMin, dayBoundary === 'midnight' ? 'zi-hour' : 'midnight').day;
  const bySchool =
    other.index === chart.day.index
      ? []
      : [
          otherPillar(
            'bazi.other-day.pillar',
            other,
            'label.bazi-other-day',
            derived('day-by-the-other-school', ['bazi.day.pillar'], 'source.four-pillars', { dayBoundary }),
          ),
        ];
  if (at === null || details.place === null || clock.bySun) return bySchool;
  const sun = dayAndHour(trueSolarMinutes(at, details.place.lonDeg), dayBoundary);
  if (sun.hour.index === chart.hour.index) return bySchool;
  const values = { minutes: Math.round(clock.solarAheadMin ?? 0), day: pairId(sun.day) };
  return [
    ...bySchool,
    otherPillar(
      'bazi.solar-hour.pillar',
      sun.hour,
      'label.bazi-solar-hour',
      derived('hour-by-the-sun', ['bazi.hour.pillar'], 'source.astronomy-engine', values),
    ),
  ];
}

function caveatsOf(
  { clock, charts }: BaziBirth,
  { details }: BirthMoment,
  others: readonly Fact[],
): readonly Fact[] {
  const [first] = charts;
  const differ = (read: (chart: (typeof charts)[number]) => number | undefined): boolean =>
    charts.some((chart) => read(chart) !== read(first));
  const has = (id: string): boolean => others.some((one) => one.id === id);
  return [
    ...caveatWhen(details.time === null, 'birth-time-unknown'),
    ...caveatWhen(clock.time === 'within', 'birth-time-uncertain', { plusMinusMin: details.plusMinusMin }),
    ...caveatWhen(details.place === null, 'birth-place-unknown'),
    ...caveatWhen(
      differ(({ month }) => month.index),
      'pillar-near-solar-term',
      { since: isoSecond(first.solar.since), until: isoSecond(first.solar.until) },
    ),
    ...caveatWhen(
      differ(({ day }) => day.index),
      'pillar-near-day-boundary',
    ),
    ...caveatWhen(
      differ(({ hour }) => hour?.index),
      'pillar-near-hour-boundary',
    ),
    ...caveatWhen(has('bazi.other-day.pillar'), 'late-zi-hour'),
    ...caveatWhen(clock.summerMin > 0, 'summer-time-removed', { minutes: clock.summerMin }),
    ...caveatWhen(has('bazi.solar-hour.pillar'), 'true-solar-hour-differs'),
  ];
}
