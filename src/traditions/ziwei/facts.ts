/** The facts of a Zi Wei chart: the core by its arithmetic, the palaces with their stars, and the palaces in force. */
import type { Fact } from '#facts/fact.ts';
import { derived, fact, flagValue, idValue } from '../values.ts';
import type { AskedDay } from '../east-asian/asked-day.ts';
import { caveatWhen } from '../east-asian/caveat.ts';
import { branchIds, pairId } from '../east-asian/sexagenary.ts';
import { countFact, idFact, listFact } from '../east-asian/spread.ts';
import type { About, Charts } from '../east-asian/spread.ts';
import type { Sex } from '../tradition.ts';
import { lunarDate, lunarYear } from './chart.ts';
import type { ZiweiChart, ZiweiPalace } from './chart.ts';
import { palaceIds, starIds, transformationIds, TRANSFORMED } from './stars.ts';
import type { PalaceId, StarId } from './stars.ts';

const RULES = 'source.ziwei-rules';
const TABLES = 'source.ziwei-tables';

/** Everything that stays for life. */
export function natalFacts(charts: Charts<ZiweiChart>): readonly Fact[] {
  return [
    ...coreFacts(charts),
    ...palaceIds.flatMap((palace) => palaceFacts(palace, charts)),
    ...starIds.flatMap((star) => starFacts(star, charts)),
    ...transformationIds.flatMap((kind, i) => {
      const starOf = (chart: ZiweiChart): StarId | null => TRANSFORMED[chart.year.stem][i] ?? null;
      const id = `ziwei.transformation.${kind}`;
      return [
        ...idFact(id, charts, starOf, about('transformation', 'stem-of-year', ['ziwei.lunar.year'])),
        ...idFact(
          `${id}.palace`,
          charts,
          (chart) => palaceOf(chart, starOf(chart)),
          about('transformation-palace', 'palace-of-star', [id]),
        ),
      ];
    }),
  ];
}

function coreFacts(charts: Charts<ZiweiChart>): readonly Fact[] {
  const [{ lunar, hour, month }] = charts;
  const hourNumber = branchIds.indexOf(hour);
  const date = about('lunar-date', 'chinese-calendar', [], 'source.lunar-typescript');
  const isLeap = charts.every((chart) => chart.lunar.isLeap);
  // The number of a leap month is that of the month before it: it is said with the number, and by its day it counts as the next.
  const ofMonth = isLeap
    ? about('lunar-date', 'chinese-calendar', [], 'source.lunar-typescript', { leap: true })
    : date;
  const fromMonth = isLeap
    ? ['ziwei.lunar.month', 'ziwei.lunar.leap', 'ziwei.lunar.day', 'ziwei.hour']
    : ['ziwei.lunar.month', 'ziwei.hour'];
  const counted = { month, hour: hourNumber };
  return [
    ...idFact('ziwei.lunar.year', charts, (chart) => pairId(chart.year), date),
    ...countFact('ziwei.lunar.month', charts, (chart) => chart.lunar.month, ofMonth),
    ...countFact('ziwei.lunar.day', charts, (chart) => chart.lunar.day, date),
    ...(charts.every((chart) => chart.lunar.isLeap === lunar.isLeap)
      ? [fact('ziwei.lunar.leap', flagValue(lunar.isLeap), date.label, date.derivation)]
      : []),
    ...idFact('ziwei.hour', charts, (chart) => chart.hour, about('hour', 'double-hour', [])),
    ...idFact('ziwei.life.branch', charts, ({ life }) => life.branch, {
      label: 'label.ziwei-life',
      derivation: derived('life-from-month-and-hour', fromMonth, RULES, counted),
    }),
    ...idFact(
      'ziwei.life.stem',
      charts,
      ({ life }) => life.stem,
      about('life', 'five-tigers', ['ziwei.lunar.year', 'ziwei.life.branch']),
    ),
    ...idFact(
      'ziwei.life.pillar',
      charts,
      ({ life }) => `${life.stem}-${life.branch}`,
      about('life', 'part-of-pillar', ['ziwei.life.stem', 'ziwei.life.branch']),
    ),
    ...idFact('ziwei.body.branch', charts, ({ body }) => body.branch, {
      label: 'label.ziwei-body',
      derivation: derived('body-from-month-and-hour', fromMonth, RULES, counted),
    }),
    ...idFact(
      'ziwei.body.palace',
      charts,
      ({ body }) => body.palace,
      about('body', 'palace-of-branch', ['ziwei.body.branch', 'ziwei.life.branch']),
    ),
    ...idFact(
      'ziwei.bureau',
      charts,
      ({ bureau }) => bureau,
      about('bureau', 'melody-of-life-palace', ['ziwei.life.pillar']),
    ),
    ...idFact(
      'ziwei.life-ruler',
      charts,
      ({ lifeRuler }) => lifeRuler,
      about('life-ruler', 'ruler-of-branch', ['ziwei.life.branch'], TABLES),
    ),
    ...idFact(
      'ziwei.body-ruler',
      charts,
      ({ bodyRuler }) => bodyRuler,
      about('body-ruler', 'ruler-of-branch', ['ziwei.lunar.year'], TABLES),
    ),
  ];
}

function palaceFacts(palace: PalaceId, charts: Charts<ZiweiChart>): readonly Fact[] {
  const id = (field: string): string => `ziwei.palace.${palace}.${field}`;
  const at = (chart: ZiweiChart): ZiweiPalace => palaceNamed(chart, palace);
  return [
    ...idFact(
      id('branch'),
      charts,
      (chart) => at(chart).branch,
      about('palace-branch', 'palaces-back-from-life', ['ziwei.life.branch']),
    ),
    ...idFact(
      id('stem'),
      charts,
      (chart) => at(chart).stem,
      about('palace-stem', 'five-tigers', ['ziwei.lunar.year', id('branch')]),
    ),
    ...listFact(
      id('stars'),
      charts,
      (chart) => at(chart).majors.map(({ star }) => star),
      about('palace-stars', 'stars-of-bureau-and-day', ['ziwei.bureau', 'ziwei.lunar.day', id('branch')]),
    ),
    ...listFact(
      id('helpers'),
      charts,
      (chart) => at(chart).helpers.map(({ star }) => star),
      about('palace-helpers', 'stars-of-year-month-hour', ['ziwei.lunar.year', id('branch')], TABLES),
    ),
  ];
}

const palaceNamed = (chart: ZiweiChart, palace: PalaceId): ZiweiPalace =>
  chart.palaces[palaceIds.indexOf(palace)] ?? chart.life;

function starFacts(star: StarId, charts: Charts<ZiweiChart>): readonly Fact[] {
  const id = (field: string): string => `ziwei.star.${star}.${field}`;
  return [
    ...idFact(
      id('palace'),
      charts,
      (chart) => palaceOf(chart, star),
      about('star-palace', 'palace-of-star', ['ziwei.life.branch', id('branch')]),
    ),
    ...idFact(
      id('branch'),
      charts,
      (chart) => holderOf(chart, star)?.branch ?? null,
      about('star-branch', 'branch-of-star', ['ziwei.bureau', 'ziwei.lunar.day'], TABLES),
    ),
    ...idFact(
      id('brightness'),
      charts,
      (chart) => brightnessOf(chart, star),
      about('star-brightness', 'brightness-of-star', [id('branch')], TABLES),
    ),
  ];
}

const holderOf = (chart: ZiweiChart, star: StarId): ZiweiPalace | null =>
  chart.palaces.find(({ majors, helpers }) => [...majors, ...helpers].some((one) => one.star === star)) ??
  null;

const palaceOf = (chart: ZiweiChart, star: StarId | null): PalaceId | null =>
  star === null ? null : (holderOf(chart, star)?.palace ?? null);

function brightnessOf(chart: ZiweiChart, star: StarId): string | null {
  const holder = holderOf(chart, star);
  if (holder === null) return null;
  return [...holder.majors, ...holder.helpers].find((one) => one.star === star)?.brightness ?? null;
}

/** The palace of the year asked about, the stars its stem transforms, and with the sex the palace of the ten years. */
export function passingFacts(
  charts: Charts<ZiweiChart>,
  { days }: AskedDay,
  sex: Sex | null,
): readonly Fact[] {
  const today = lunarDate(days);
  const year = lunarYear(today.year);
  const age = today.year - charts[0].lunar.year + 1;
  const part = about('annual', 'branch-of-this-year', [], 'source.lunar-typescript', { year: today.year });
  const annual = [
    fact('ziwei.annual.stem', idValue(year.stem), part.label, part.derivation),
    fact('ziwei.annual.branch', idValue(year.branch), part.label, part.derivation),
    ...idFact(
      'ziwei.annual.palace',
      charts,
      (chart) => chart.palaces.find(({ branch }) => branch === year.branch)?.palace ?? null,
      about('annual-palace', 'palace-of-branch', ['ziwei.annual.branch', 'ziwei.life.branch']),
    ),
    ...transformationIds.flatMap((kind, i) => {
      const star = TRANSFORMED[year.stem][i];
      if (star === undefined) return [];
      const id = `ziwei.annual.transformation.${kind}`;
      return [
        ...idFact(id, charts, () => star, about('transformation', 'stem-of-year', ['ziwei.annual.stem'])),
        ...idFact(
          `${id}.palace`,
          charts,
          (chart) => palaceOf(chart, star),
          about('transformation-palace', 'palace-of-star', [id, `ziwei.star.${star}.palace`]),
        ),
      ];
    }),
  ];
  if (age < 1) return annual;
  return [
    ...annual,
    ...countFact(
      'ziwei.age',
      charts,
      (chart) => today.year - chart.lunar.year + 1,
      about('age', 'years-counted-from-one', ['ziwei.lunar.year'], RULES, { year: today.year }),
    ),
    ...(sex === null ? [] : decadeFacts(charts, age, today.year, sex)),
  ];
}

function decadeFacts(charts: Charts<ZiweiChart>, age: number, year: number, sex: Sex): readonly Fact[] {
  const at = (chart: ZiweiChart): ZiweiPalace | null =>
    chart.palaces.find(({ ages }) => ages !== null && ages[0] <= age && age <= ages[1]) ?? null;
  const [first] = charts;
  const now = at(first);
  const from = ['ziwei.age', 'ziwei.bureau', 'ziwei.lunar.year'];
  const [fromAge, toAge] = now?.ages ?? [0, 0];
  const born = year - age;
  const values =
    now === null ? { sex } : { sex, fromAge, toAge, fromYear: born + fromAge, toYear: born + toAge };
  const told = (field: string): About => about(field, 'ten-years-of-bureau', from, RULES, values);
  return [
    ...idFact('ziwei.decade.palace', charts, (chart) => at(chart)?.palace ?? null, told('decade-palace')),
    ...idFact('ziwei.decade.stem', charts, (chart) => at(chart)?.stem ?? null, told('decade')),
    ...idFact('ziwei.decade.branch', charts, (chart) => at(chart)?.branch ?? null, told('decade')),
    ...caveatWhen(now === null && age < 7, 'decade-not-begun', { age }),
  ];
}

function about(
  label: string,
  method: string,
  from: readonly string[],
  source = RULES,
  values?: Fact['derivation']['values'],
): About {
  return { label: `label.ziwei-${label}`, derivation: derived(method, from, source, values) };
}
