/** The pillars that pass over the natal ones: of ten years, of the year, and of the day that is asked about. */
import type { Fact } from '#facts/fact.ts';
import { countValue, derived, fact, flagValue, idValue, isoSecond, oneOrEither } from '../values.ts';
import type { AskedDay } from '../east-asian/asked-day.ts';
import { tenGodOf } from '../east-asian/relations.ts';
import { nayinOf, pairId } from '../east-asian/sexagenary.ts';
import type { Pillar } from '../east-asian/sexagenary.ts';
import { idFact } from '../east-asian/spread.ts';
import type { Charts } from '../east-asian/spread.ts';
import type { Sex } from '../tradition.ts';
import { dayPillar, natalPillars } from './chart.ts';
import type { BaziBirth, BaziChart, BaziSchool } from './chart.ts';
import { pairFacts } from './facts.ts';
import { luckDirection, luckOf, LUCK_PILLARS, luckPillar } from './luck.ts';
import type { Luck } from './luck.ts';
import { solarMonthAt, solarYearAt } from './solar-months.ts';

const SOURCE = 'source.four-pillars';
const LIBRARY = 'source.lunar-typescript';

/** The pillar of the solar year in force on the day asked about, its god, and what it is to each natal pillar. */
export function annualFacts(charts: Charts<BaziChart>, { at }: AskedDay): readonly Fact[] {
  const { year } = solarMonthAt(at);
  const { from, to } = solarYearAt(at);
  const values = { from: isoSecond(from), to: isoSecond(to) };
  return [
    ...passing('annual', charts, [year], derived('year-by-solar-term', [], LIBRARY, values)),
    ...contacts('annual', charts, year),
  ];
}

const JDN_1970 = 2_440_588;

/** The pillar of the day asked about; it changes at its midnight. */
export function todayFacts(charts: Charts<BaziChart>, { days, iso }: AskedDay): readonly Fact[] {
  const julianDay = days + JDN_1970;
  const values = { day: iso, julianDay, index: dayPillar(julianDay).index };
  return passing('today', charts, [dayPillar(julianDay)], derived('julian-day-of-sixty', [], SOURCE, values));
}

/** The pillars of ten years. Empty without the sex; without a time the beginnings carry their doubt. */
export function luckFacts(
  { clock, charts, ends }: BaziBirth,
  sex: Sex | null,
  asked: AskedDay,
  luckStart: BaziSchool['luckStart'],
): readonly Fact[] {
  if (sex === null) return [];
  const rule = derived('direction-of-luck', ['bazi.year.stem'], SOURCE, { sex });
  const direction = idFact('bazi.luck.direction', charts, ({ year }) => luckDirection(year, sex), {
    label: 'label.bazi-luck-direction',
    derivation: rule,
  });
  const read = clock.time === 'known' ? charts : [charts[0], ...ends];
  const runs = read.map((chart) => luckOf(chart, sex, luckStart));
  const [first] = runs;
  if (first === undefined) return direction;
  const isExact = clock.time !== 'unknown';
  return [
    ...direction,
    ...(isExact ? startFacts(first, luckStart) : []),
    ...sequenceFacts(charts, sex, isExact ? first : null),
    ...currentFacts(charts, runs, asked),
  ];
}

function startFacts({ start, daysToTerm, pillars }: Luck, method: string): readonly Fact[] {
  const [first] = pillars;
  if (first === undefined) return [];
  const derivation = derived(`luck-start-${method}`, ['bazi.luck.direction', 'bazi.solar-term'], LIBRARY, {
    daysToTerm,
    ...start,
  });
  return [
    fact('bazi.luck.start-age', countValue(start.years), 'label.bazi-luck-start-age', derivation),
    fact('bazi.luck.starts', { type: 'instants', at: [first.from] }, 'label.bazi-luck-starts', derivation),
  ];
}

function sequenceFacts(charts: Charts<BaziChart>, sex: Sex, dated: Luck | null): readonly Fact[] {
  return Array.from({ length: LUCK_PILLARS }, (_, i) => i + 1).flatMap((n) => {
    const period = dated?.pillars[n - 1];
    const values = period === undefined ? { n } : { n, from: period.from, to: period.to };
    return idFact(
      `bazi.luck.${n}.pillar`,
      charts,
      ({ year, month }) => pairId(luckPillar(month, luckDirection(year, sex), n)),
      {
        label: 'label.bazi-luck-pillar',
        derivation: derived(
          'pillars-on-from-month',
          ['bazi.month.pillar', 'bazi.luck.direction'],
          SOURCE,
          values,
        ),
      },
    );
  });
}

/** What is in force on the day asked about, by every run left open; before the first one begins a caveat says so. */
function currentFacts(charts: Charts<BaziChart>, runs: readonly Luck[], { iso }: AskedDay): readonly Fact[] {
  const found = runs.map(({ pillars }) => pillars.find(({ from, to }) => from <= iso && iso < to) ?? null);
  const current = found.flatMap((one) => one ?? []);
  const [first] = current;
  if (first === undefined) {
    const isEarly = runs.every(({ pillars }) => iso < (pillars[0]?.from ?? ''));
    return isEarly
      ? [
          fact(
            'caveat.luck-not-begun',
            flagValue(true),
            'label.caveat.luck-not-begun',
            derived('limit-of-inputs', [], SOURCE),
          ),
        ]
      : [];
  }
  if (found.includes(null)) return [];
  const isSame = current.every(({ pillar }) => pillar.index === first.pillar.index);
  const dates = isSame ? { from: first.from, to: first.to } : {};
  const derivation = derived('pillar-of-the-date', ['bazi.luck.1.pillar'], LIBRARY, dates);
  return [
    fact(
      'bazi.luck.current',
      oneOrEither(current.map(({ pillar }) => pairId(pillar))),
      'label.bazi-luck-current',
      derivation,
    ),
    ...passing(
      'luck',
      charts,
      current.map(({ pillar }) => pillar),
      derivation,
    ).slice(1),
    ...(isSame ? contacts('luck', charts, first.pillar) : []),
  ];
}

/** Pillar, stem, branch, melody and god of a pillar that passes, the pillar itself first. */
function passing(
  name: 'luck' | 'annual' | 'today',
  charts: Charts<BaziChart>,
  pillars: readonly Pillar[],
  derivation: Fact['derivation'],
): readonly Fact[] {
  const id = (field: string): string => `bazi.${name}.${field}`;
  const whole = name === 'luck' ? 'bazi.luck.current' : id('pillar');
  const part = derived('part-of-pillar', [whole], SOURCE);
  const either = (field: string, read: (pillar: Pillar) => string, how = part): Fact =>
    fact(id(field), oneOrEither(pillars.map(read)), `label.bazi-${field}`, how);
  const gods = charts.flatMap((chart) => pillars.map(({ stem }) => tenGodOf(chart.day.stem, stem)));
  return [
    either('pillar', pairId, derivation),
    either('stem', ({ stem }) => stem),
    either('branch', ({ branch }) => branch),
    either('nayin', nayinOf, derived('melody-of-pair', [whole], SOURCE)),
    fact(
      id('ten-god'),
      oneOrEither(gods),
      'label.bazi-ten-god',
      derived('stem-to-day-stem', ['bazi.day.stem', id('stem')], SOURCE),
    ),
  ];
}

function contacts(name: 'luck' | 'annual', charts: Charts<BaziChart>, pillar: Pillar): readonly Fact[] {
  return natalPillars.flatMap((natal) =>
    pairFacts(`${name}-${natal}`, [`bazi.${name}`, `bazi.${natal}`], charts, (chart) => [
      pillar,
      chart[natal],
    ]),
  );
}

/** The pillar as one word, for the other school or the Sun's hour. */
export const otherPillar = (
  id: string,
  pillar: Pillar,
  label: string,
  derivation: Fact['derivation'],
): Fact => fact(id, idValue(pairId(pillar)), label, derivation);
