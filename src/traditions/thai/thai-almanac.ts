/** Mode `thai-almanac`: the page of a day in the Thai calendar, and the lunar birthday of a person who gave a date. */
import type { FactSheet } from '#facts/fact-sheet.ts';
import { isProvisional, thaiLunarDate } from '#calendar/thai-lunar.ts';
import { birthInputs } from '../birth-inputs.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import {
  ALMANAC_SOURCE,
  calendarFacts,
  civilDayFacts,
  ERA_SOURCE,
  lunarBirthdayFacts,
  songkranFacts,
  sunFacts,
} from './almanac-facts.ts';
import {
  askedDay,
  caveat,
  daysOf,
  flagOn,
  limitRows,
  nowText,
  pointsOn,
  sealThai,
  wordOn,
} from './sheet-parts.ts';

export const thaiAlmanac: Tradition = {
  mode: 'thai-almanac',
  needs: () => [],
  sheet: almanacSheet,
  points: almanacPoints,
  schools: {},
};

function almanacSheet(inputs: TraditionInputs): FactSheet {
  const day = askedDay(inputs);
  const lunar = thaiLunarDate(day);
  const birthDay = daysOf(inputs.birth?.details.date ?? '');
  const isForecast = lunar !== null && isProvisional(lunar);
  const { place } = inputs;
  return sealThai({
    mode: 'thai-almanac',
    school: { dayStart: 'midnight', yearAnimal: 'month-five', songkran: 'day-step' },
    inputs: {
      day: inputs.day,
      zone: inputs.zone,
      now: nowText(inputs),
      place: place === null ? null : { name: place.name, latDeg: place.latDeg, lonDeg: place.lonDeg },
      birth: inputs.birth === null ? null : birthInputs(inputs.birth),
    },
    missing: birthDay === null ? ['birth-date'] : [],
    facts: [
      ...civilDayFacts(day, 'almanac'),
      ...calendarFacts(day, inputs),
      ...songkranFacts(day),
      ...sunFacts(day, inputs),
      ...(birthDay === null
        ? []
        : [...civilDayFacts(birthDay, 'almanac.birth'), ...lunarBirthdayFacts(birthDay, day, inputs)]),
    ],
    caveats: [
      ...(lunar === null ? [caveat('thai-calendar-range', { day: inputs.day })] : []),
      ...(isForecast ? [caveat('thai-calendar-provisional', { lunarYear: lunar.year })] : []),
    ],
    complete: lunar === null ? ['almanac.chula-sakarat'] : ['almanac.lunar.*', 'almanac.festival'],
    confidence: lunar === null || isForecast ? 'medium' : 'high',
    sources: [ALMANAC_SOURCE, ERA_SOURCE],
  });
}

function almanacPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const isObservance = flagOn(sheet, 'almanac.wan-phra');
  const isWaning = wordOn(sheet, 'almanac.lunar.phase') === 'waning';
  return pointsOn(sheet, [
    {
      key: 'almanac:day',
      facts: ['almanac.lunar.day', 'almanac.lunar.phase', 'almanac.lunar.month', 'almanac.weekday'],
      move: 'core',
      weight: 17,
      topics: { day: 12, mood: 6, spirit: 6 },
      isFrame: true,
    },
    {
      key: 'almanac:half',
      facts: ['almanac.lunar.phase', 'almanac.lunar.day'],
      // The growing half is for beginning, the shrinking one for ending: the plain custom of the calendar.
      move: isWaning ? 'tension' : 'resource',
      weight: 9,
      topics: { day: 8, decision: 8, work: 5, love: 4, breakup: isWaning ? 6 : 3 },
    },
    {
      key: 'almanac:wan-phra',
      facts: ['almanac.wan-phra', 'almanac.lunar.day', 'almanac.lunar.phase'],
      move: isObservance ? 'resource' : 'observe',
      weight: isObservance ? 15 : 4,
      topics: { spirit: 10, day: 9, mood: 6 },
    },
    {
      key: 'almanac:next-wan-phra',
      facts: ['almanac.next-wan-phra'],
      move: 'timing',
      weight: 10,
      topics: { spirit: 9, day: 7, decision: 6 },
    },
    {
      key: 'almanac:festival',
      facts: ['almanac.festival', 'almanac.lunar.month', 'almanac.lunar.day'],
      move: 'core',
      weight: 18,
      topics: { day: 12, spirit: 12, family: 6 },
    },
    {
      key: 'almanac:next-festival',
      facts: ['almanac.next-festival.date', 'almanac.next-festival'],
      move: 'timing',
      weight: 9,
      topics: { spirit: 8, family: 7, travel: 6, day: 5 },
    },
    {
      key: 'almanac:year',
      facts: ['almanac.animal', 'almanac.chula-sakarat', 'almanac.buddhist-year'],
      move: 'observe',
      weight: 7,
      topics: { self: 3, day: 4 },
    },
    {
      key: 'almanac:year-kind',
      facts: ['almanac.lunar.year-kind', 'almanac.lunar.month'],
      move: 'observe',
      weight: wordOn(sheet, 'almanac.lunar.year-kind') === 'normal' ? 3 : 7,
      topics: { day: 3 },
    },
    {
      key: 'almanac:songkran',
      facts: ['almanac.songkran', 'almanac.songkran.lady', 'almanac.thaloengsok'],
      move: 'timing',
      weight: wordOn(sheet, 'almanac.songkran.day') === null ? 5 : 16,
      topics: { family: 7, travel: 6, day: 5 },
    },
    {
      key: 'almanac:birth',
      facts: [
        'almanac.birth.lunar.day',
        'almanac.birth.lunar.phase',
        'almanac.birth.lunar.month',
        'almanac.birth.weekday',
      ],
      move: 'observe',
      weight: 11,
      topics: { self: 10, family: 5, spirit: 5 },
    },
    {
      key: 'almanac:birth-year',
      facts: ['almanac.birth.animal', 'almanac.birth.chula-sakarat'],
      move: 'observe',
      weight: 7,
      topics: { self: 7, family: 5 },
    },
    {
      key: 'almanac:lunar-birthday',
      facts: ['almanac.lunar-birthday', 'almanac.birth.lunar.day', 'almanac.birth.lunar.month'],
      move: 'timing',
      weight: 10,
      topics: { self: 8, family: 6, spirit: 6 },
    },
    {
      key: 'almanac:sun',
      facts: ['almanac.sunrise', 'almanac.sunset'],
      move: 'observe',
      weight: 4,
      topics: { day: 6, mood: 3 },
    },
    ...limitRows(sheet, 'almanac'),
  ]);
}
