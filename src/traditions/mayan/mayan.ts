/** The mode `mayan`: the Maya counts of a birth day and of the day that is asked about. */
import type { Fact, FactValue } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { civilToDays, daysToCivil, formatIsoDate, parseIsoDate } from '#astro/time/local-time-calendar.ts';
import { sunDay } from '#astro/event/rise-set.ts';
import { askedDay } from '../east-asian/asked-day.ts';
import type { AskedDay } from '../east-asian/asked-day.ts';
import { birthInputs } from '../birth-inputs.ts';
import { caveatWhen } from '../east-asian/caveat.ts';
import { tellerOf } from '../east-asian/point.ts';
import { countFact, idFact } from '../east-asian/spread.ts';
import type { About, Charts } from '../east-asian/spread.ts';
import type { Tradition, TraditionInputs, TraditionPoint } from '../tradition.ts';
import { countValue, derived, fact, idValue } from '../values.ts';
import { correlations, mayanDay } from './count.ts';
import type { Correlation, MayanDay } from './count.ts';

const SOURCE = 'source.maya-counts';
/** The Julian day number of 1970-01-01. */
const JDN_1970 = 2_440_588;

/** The default of each first. */
const schools = { correlation: correlations, dayStart: ['midnight', 'sunrise'] } as const;
type DayStart = (typeof schools.dayStart)[number];

export const mayan: Tradition = {
  mode: 'mayan',
  needs: ({ birth }) => (birth === null ? ['birth-date'] : []),
  sheet: (inputs) => (inputs.birth === null ? null : mayanSheet(inputs, inputs.birth)),
  points: mayanPoints,
  schools,
};

type BirthDay = { readonly days: number; readonly day: MayanDay };

/** The day of the birth; by sunrise, for an unknown time or a place without one, the day before as well. */
function birthDays(moment: BirthMoment, dayStart: DayStart, correlation: Correlation): Charts<BirthDay> {
  const date = parseIsoDate(moment.details.date);
  const civil = date === null ? 0 : civilToDays(date);
  const read = (days: number): BirthDay => ({ days, day: mayanDay(days + JDN_1970, correlation) });
  if (dayStart === 'midnight') return [read(civil)];
  const { place, time } = moment.details;
  if (moment.at === null || place === null)
    return time !== null && time >= '12:00' ? [read(civil)] : [read(civil), read(civil - 1)];
  const noon = (civil * 86_400 + 43_200 - (moment.offsetSeconds ?? 0)) * 1000;
  const sun = sunDay(place, noon as typeof moment.at);
  const rise = sun.type === 'rises' ? sun.rise : null;
  if (rise === null) return [read(civil)];
  const DOUBT_MS = 120_000;
  if (moment.from - DOUBT_MS >= rise) return [read(civil)];
  if (moment.to + DOUBT_MS < rise) return [read(civil - 1)];
  return moment.at < rise ? [read(civil - 1), read(civil)] : [read(civil), read(civil - 1)];
}

function mayanSheet(inputs: TraditionInputs, moment: BirthMoment): FactSheet {
  const correlation: Correlation = inputs.school['correlation'] === '584285' ? '584285' : '584283';
  const dayStart: DayStart = inputs.school['dayStart'] === 'sunrise' ? 'sunrise' : 'midnight';
  const days = birthDays(moment, dayStart, correlation);
  const asked = askedDay(inputs);
  const caveats = caveatWhen(days.length > 1, 'mayan-day-either', { dayStart });
  return sealSheet({
    mode: 'mayan',
    engineVersion,
    school: { correlation, dayStart, yearBearers: 'tikal' },
    inputs: { birth: birthInputs(moment), day: asked.iso, zone: inputs.zone },
    missing: days.length > 1 && moment.details.time === null ? ['birth-time'] : [],
    facts: [...birthFacts(days, correlation), ...todayFacts(days, asked, correlation), ...caveats],
    complete: ['mayan.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: days.length === 1 ? 'high' : 'medium',
    sources: [SOURCE],
  });
}

function birthFacts(days: Charts<BirthDay>, correlation: Correlation): readonly Fact[] {
  const [first] = days;
  const k = first.day.dayCount;
  const counted = { julianDay: first.days + JDN_1970, correlation: Number(correlation), days: k };
  const about = (label: string, method: string, from: readonly string[] = ['mayan.long-count']): About => ({
    label: `label.mayan-${label}`,
    derivation: derived(method, from, SOURCE, from.length > 0 ? { days: k } : counted),
  });
  const count = (id: string, read: (day: MayanDay) => number, how: About): readonly Fact[] =>
    countFact(`mayan.${id}`, days, ({ day }) => read(day), how);
  const word = (id: string, read: (day: MayanDay) => string, how: About): readonly Fact[] =>
    idFact(`mayan.${id}`, days, ({ day }) => read(day), how);
  const tzolkin = about('tzolkin', 'remainder-of-13-and-20');
  const haab = about('haab', 'remainder-of-365');
  const bearer = about('year-bearer', 'tzolkin-of-new-year', ['mayan.haab.day', 'mayan.haab.month']);
  const sides = about('direction', 'day-name-by-four', ['mayan.tzolkin.name']);
  return [
    fact(
      'mayan.long-count',
      longCountValue(days),
      'label.mayan-long-count',
      about('', 'days-since-zero', []).derivation,
    ),
    ...(['baktun', 'katun', 'tun', 'uinal', 'kin'] as const).flatMap((unit, i) =>
      count(unit, ({ longCount }) => longCount[i] ?? 0, about(unit, 'part-of-long-count')),
    ),
    ...count('tzolkin.number', (day) => day.tzolkin.number, tzolkin),
    ...word('tzolkin.name', (day) => day.tzolkin.name, tzolkin),
    ...count(
      'tzolkin.position',
      (day) => day.tzolkin.position,
      about('tzolkin-position', 'remainder-of-260'),
    ),
    ...count('haab.day', (day) => day.haab.day, haab),
    ...word('haab.month', (day) => day.haab.month, haab),
    ...word('lord-of-night', (day) => day.lordOfNight, about('lord-of-night', 'remainder-of-9')),
    ...word('trecena.ruler', (day) => day.trecena.ruler, about('trecena', 'first-day-of-thirteen')),
    ...count('trecena.day', (day) => day.trecena.day, about('trecena', 'first-day-of-thirteen')),
    ...count('year-bearer.number', (day) => day.yearBearer.number, bearer),
    ...word('year-bearer.name', (day) => day.yearBearer.name, bearer),
    ...word('direction', (day) => day.direction, sides),
    ...word('colour', (day) => day.colour, sides),
  ];
}

/** `12.18.17.1.4`; two of them as either. */
function longCountValue(days: Charts<BirthDay>): FactValue {
  const [first, second] = days.map(({ day }) => day.longCount.join('.'));
  return second === undefined
    ? { type: 'text', text: first ?? '' }
    : { type: 'either', ids: [first ?? '', second] };
}

/** The day asked about, and when the day of the birth comes round again. */
function todayFacts(
  days: Charts<BirthDay>,
  { days: today, iso }: AskedDay,
  correlation: Correlation,
): readonly Fact[] {
  const { tzolkin, trecena, dayCount } = mayanDay(today + JDN_1970, correlation);
  const derivation = derived('remainder-of-13-and-20', [], SOURCE, { day: iso, days: dayCount });
  const [{ days: born }] = days;
  const rounds = Math.max(1, Math.ceil((today - born) / 260));
  return [
    fact('mayan.today.number', countValue(tzolkin.number), 'label.mayan-today', derivation),
    fact('mayan.today.name', idValue(tzolkin.name), 'label.mayan-today', derivation),
    fact('mayan.today.trecena', idValue(trecena.ruler), 'label.mayan-today-trecena', derivation),
    ...(days.length > 1
      ? []
      : [
          fact(
            'mayan.return',
            { type: 'instants', at: [formatIsoDate(daysToCivil(born + rounds * 260))] },
            'label.mayan-return',
            derived('every-260-days', ['mayan.tzolkin.number', 'mayan.tzolkin.name'], SOURCE, { rounds }),
          ),
        ]),
  ];
}

/**
 * What could be told. The counts know no hard and easy; a day name speaks of the self, its number of how, the trecena of the ground
 * it stands on. Topics: after the significators of the companion's design for counted modes.
 */
function mayanPoints(sheet: FactSheet): readonly TraditionPoint[] {
  const tell = tellerOf('mayan', sheet);
  return [
    ...tell('tzolkin', ['mayan.tzolkin.name', 'mayan.tzolkin.number'], 'core', 18, {
      self: 12,
      spirit: 10,
      mood: 5,
      decision: 4,
    }).map((point) => ({ ...point, isFrame: true as const })),
    ...tell('number', ['mayan.tzolkin.number', 'mayan.tzolkin.position'], 'observe', 11, {
      self: 8,
      work: 7,
      'name-number': 8,
      creativity: 5,
    }),
    ...tell('trecena', ['mayan.trecena.ruler', 'mayan.trecena.day'], 'observe', 12, {
      self: 8,
      family: 5,
      work: 6,
      love: 5,
    }),
    ...tell('direction', ['mayan.direction', 'mayan.colour', 'mayan.tzolkin.name'], 'resource', 9, {
      travel: 7,
      'home-move': 7,
      spirit: 5,
    }),
    ...tell('lord-of-night', ['mayan.lord-of-night'], 'observe', 8, { dream: 9, mood: 6, spirit: 6 }),
    ...tell('haab', ['mayan.haab.month', 'mayan.haab.day'], 'observe', 8, {
      work: 5,
      family: 5,
      friendship: 4,
    }),
    ...tell('year-bearer', ['mayan.year-bearer.name', 'mayan.year-bearer.number'], 'observe', 8, {
      decision: 5,
      work: 5,
      family: 4,
    }),
    ...tell('long-count', ['mayan.long-count', 'mayan.baktun'], 'observe', 6, { spirit: 4 }),
    ...tell('today', ['mayan.today.name', 'mayan.today.number', 'mayan.today.trecena'], 'timing', 9, {
      day: 12,
      mood: 9,
      decision: 6,
      love: 3,
    }),
    ...tell('return', ['mayan.return', 'mayan.tzolkin.name'], 'timing', 10, {
      decision: 7,
      self: 6,
      spirit: 6,
    }),
    ...sheet.caveats.flatMap((id) =>
      tell(id.slice('caveat.'.length), [id, 'mayan.tzolkin.name'], 'limit', 12, {}),
    ),
  ];
}
