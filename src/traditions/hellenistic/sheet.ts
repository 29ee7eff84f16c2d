/** The Hellenistic fact sheet of a birth on a day. */
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { Fact, Json } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { derived, fact, flagValue, isoSecond } from '../values.ts';
import type { Asked } from './asked.ts';
import { birthSamples, bringTogether } from './birth-samples.ts';
import type { Brought, Row } from './birth-samples.ts';
import { hellenisticChart } from './chart.ts';
import type { HellenisticChart } from './chart.ts';
import type { LotSchool } from './lots.ts';
import { placementRows } from './placement-rows.ts';
import { timeLordRows } from './time-lord-rows.ts';
import type { TimeLordSchool } from './time-lord-rows.ts';

export type HellenisticInput = {
  readonly moment: BirthMoment;
  readonly asked: Asked;
  readonly zone: string;
  readonly lots: LotSchool;
  readonly timeLords: TimeLordSchool;
};

/** Beyond this latitude the ecliptic can lie along the horizon and the rising sign runs wild. */
const POLAR_LATITUDE_DEG = 66.5;

/** The sheet. Pure: the same input gives the same bytes. Without a time and a place it holds what needs no horizon. */
export function hellenisticSheet(input: HellenisticInput): FactSheet {
  const { moment, asked, zone, lots, timeLords } = input;
  const samples = birthSamples(moment);
  const place = samples.isTimed ? moment.details.place : null;
  const chartAt = (at: UnixMs): HellenisticChart => hellenisticChart(at, place, lots);
  const rowsOf = (chart: HellenisticChart): readonly Row[] => [
    ...placementRows(chart, lots),
    ...timeLordRows(chart, moment.details.date, asked, timeLords),
  ];
  const shown = chartAt(samples.shown);
  const brought = bringTogether(
    rowsOf(shown),
    samples.others.map((at) => rowsOf(chartAt(at))),
    moment,
  );
  const caveats = caveatsOf(input, shown, brought);
  return sealSheet({
    mode: 'hellenistic',
    engineVersion,
    school: {
      zodiac: 'tropical',
      house: 'whole',
      rulers: 'traditional',
      bounds: 'egyptian',
      lots: lots.reversal,
      erosAndNecessity: lots.authority,
      releasingYear: timeLords.year,
      spiritWithFortune: timeLords.sameSign,
    },
    inputs: { birth: birthInputs(moment), now: isoSecond(asked.at), day: asked.day, zone },
    missing: missingNeeds(moment.details),
    facts: [...brought.facts, ...caveats],
    complete:
      shown.horizon === null
        ? ['hellenistic.regard.*']
        : ['hellenistic.*', 'natal.house*.occupants', 'profection.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: confidenceOf(moment),
    sources: ['source.astronomy-engine', 'source.hellenistic-tradition'],
  });
}

function caveatsOf(
  { moment }: HellenisticInput,
  { horizon }: HellenisticChart,
  { open, dropped }: Brought,
): readonly Fact[] {
  const { time, place } = moment.details;
  const isExact = moment.at !== null && moment.from === moment.to;
  const caveats: Fact[] = [];
  const add = (what: string, when: boolean, values?: { readonly [name: string]: Json }): void => {
    if (when) caveats.push(caveatFact(what, values));
  };
  add('birth-time-unknown', time === null);
  add('birth-place-unknown', place === null);
  add('birth-time-uncertain', moment.knowledge === 'plus-minus', { open: [...open], left: [...dropped] });
  add('near-boundary', isExact && open.length + dropped.length > 0, { open: [...open], left: [...dropped] });
  add('near-twilight', horizon?.isTwilight === true);
  add('polar-latitude', horizon !== null && Math.abs(place?.latDeg ?? 0) > POLAR_LATITUDE_DEG);
  return caveats;
}

/** What a sheet cannot say, as a fact that a sentence may cite. */
export function caveatFact(what: string, values?: { readonly [name: string]: Json }): Fact {
  return fact(
    `caveat.${what}`,
    flagValue(true),
    `label.caveat.${what}`,
    derived('limit-of-inputs', [], 'source.inputs', values),
  );
}
