/** The Human Design fact sheet: activations, centres, channels and what they decide, sealed with its hash. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { humanDesignChart } from '#astro/humandesign/chart.ts';
import { nearLines } from '#astro/humandesign/near-lines.ts';
import { humanDesignRange } from '#astro/humandesign/range.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { derived, fact, flagValue, isoSecond } from '../values.ts';
import { activationFacts, nearLineFacts } from './activation-facts.ts';
import { centerFacts, channelFacts, wholeFacts } from './structure-facts.ts';
import type { HdReading } from './reading.ts';

export type HumanDesignInput = {
  /** Null when the person has given no birth date: the sheet then holds a caveat alone. */
  readonly moment: BirthMoment | null;
  readonly now: UnixMs;
  /** IANA zone of the person's days. */
  readonly zone: string;
};

/** The sheet. Pure: the same input gives the same bytes. `now` is cut to the whole minute. */
export function humanDesignSheet({ moment, now, zone }: HumanDesignInput): FactSheet {
  const reading = moment === null ? null : readingOf(moment);
  const near = reading === null || reading.chart === null ? [] : nearLineFacts(nearLines(reading.chart));
  const caveats = caveatFacts(moment, near);
  return sealSheet({
    mode: 'human-design',
    engineVersion,
    school: { zodiac: 'tropical', node: 'true', wheel: 'gate-41-at-302', design: 'sun-88-degrees' },
    inputs: {
      birth: moment === null ? null : birthInputs(moment),
      now: isoSecond(Math.floor(now / 60_000) * 60_000),
      zone,
    },
    missing: missingNeeds(moment?.details ?? null),
    facts: [
      ...(reading === null
        ? []
        : [
            ...wholeFacts(reading),
            ...centerFacts(reading),
            ...channelFacts(reading),
            ...activationFacts(reading),
          ]),
      ...near,
      ...caveats,
    ],
    complete: reading === null ? [] : completeFamilies(reading),
    caveats: caveats.map(({ id }) => id),
    confidence: confidenceOf(moment),
    sources: ['source.astronomy-engine', 'source.human-design'],
  });
}

function readingOf(moment: BirthMoment): HdReading {
  return {
    chart: moment.at === null ? null : humanDesignChart(moment.at),
    range:
      moment.from === moment.to
        ? null
        : humanDesignRange({ from: unixMs(moment.from), to: unixMs(moment.to) }),
  };
}

/** Families listed whole: a channel that is not here is not defined. */
function completeFamilies({ chart, range }: HdReading): readonly string[] {
  const gates = ['humandesign.personality.*.gate', 'humandesign.design.*.gate'];
  // Without a time only what holds throughout is listed, so what is missing may yet be so.
  if (chart === null && range !== null && range.channels.sometimes.length > 0) return gates;
  return ['humandesign.center.*', 'humandesign.channel.*', ...gates];
}

/** What the sheet cannot say, as facts that a sentence may cite. */
function caveatFacts(moment: BirthMoment | null, near: readonly Fact[]): readonly Fact[] {
  const caveat = (what: string, from: readonly Fact[] = []): Fact =>
    fact(
      `caveat.${what}`,
      flagValue(true),
      `label.caveat.${what}`,
      derived(
        'limit-of-inputs',
        from.map(({ id }) => id),
        'source.inputs',
      ),
    );
  if (moment === null) return [caveat('birth-date-unknown')];
  const { details, knowledge } = moment;
  return [
    ...(details.time === null ? [caveat('birth-time-unknown')] : []),
    ...(details.place === null ? [caveat('birth-place-unknown')] : []),
    ...(knowledge === 'plus-minus' ? [caveat('birth-time-uncertain')] : []),
    ...(near.length > 0 ? [caveat('human-design-line-near', near)] : []),
  ];
}
