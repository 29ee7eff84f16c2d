/** Centres, channels, and what they decide, as facts. */
import type { Fact } from '#facts/fact.ts';
import { CENTER_GATES, centerOfGate } from '#astro/humandesign/centers.ts';
import type { Channel } from '#astro/humandesign/centers.ts';
import type { HdCross } from '#astro/humandesign/chart.ts';
import { CENTER_IDS, HD_SIDES } from '#astro/humandesign/hd-id.ts';
import type { CenterId } from '#astro/humandesign/hd-id.ts';
import type { Possible } from '#astro/humandesign/range.ts';
import { derived, fact, flagValue } from '../values.ts';
import { gateSources } from './activation-facts.ts';
import { either, openValue, RULES_SOURCE, survivalOf } from './reading.ts';
import type { HdReading } from './reading.ts';

/** Type, strategy, authority, profile, definition, cross. What the doubt leaves open is given as either, and marked. */
export function wholeFacts(reading: HdReading): readonly Fact[] {
  const { chart, range } = reading;
  const whole = (
    name: string,
    given: string | null,
    possible: readonly Possible<string>[],
    method: string,
    from: readonly string[],
  ): Fact =>
    fact(
      `humandesign.${name}`,
      openValue(
        given,
        possible.map(({ value }) => value),
      ),
      `label.hd-${name}`,
      derived(method, from, RULES_SOURCE),
      survivalOf(reading, possible.length <= 1),
    );
  const channels = channelIds(reading);
  const centers = centerFacts(reading).map(({ id }) => id);
  // A line whose gate is open is not on the sheet; its gate then stands for it.
  const suns = HD_SIDES.map((side) => {
    const sun = range?.[side][0];
    const isOpen = chart === null && sun?.gateHolds === false;
    return `humandesign.${side}.sun.${isOpen ? 'gate' : 'line'}`;
  });
  const crossGates = ['personality', 'design'].flatMap((side) =>
    ['sun', 'earth'].map((body) => `humandesign.${side}.${body}.gate`),
  );
  const crosses = (range?.crosses ?? []).map(({ value, share }) => ({ value: crossId(value), share }));
  return [
    whole('type', chart?.type ?? null, range?.types ?? [], 'type-by-connected-centers', [
      ...centers,
      ...channels,
    ]),
    whole('strategy', chart?.strategy ?? null, range?.strategies ?? [], 'strategy-of-type', [
      'humandesign.type',
    ]),
    whole('authority', chart?.authority ?? null, range?.authorities ?? [], 'authority-by-order-of-centers', [
      ...centers,
      ...channels,
    ]),
    whole('profile', chart?.profile ?? null, range?.profiles ?? [], 'lines-of-the-suns', suns),
    whole(
      'definition',
      chart?.definition ?? null,
      range?.definitions ?? [],
      'groups-of-connected-centers',
      channels,
    ),
    whole('cross', chart === null ? null : crossId(chart.cross), crosses, 'gates-of-suns-and-earths', [
      ...crossGates,
      'humandesign.profile',
    ]),
  ];
}

/** `left-43-23-29-30`: the angle, then the gates of the personality Sun and Earth and the design Sun and Earth. */
function crossId({ angle, gates }: HdCross): string {
  return [angle, ...gates].join('-');
}

/**
 * Whether each centre is defined. Without a time, only the centres for which one answer holds; with a doubtful one,
 * the answer of the given time, marked when it does not hold.
 */
export function centerFacts(reading: HdReading): readonly Fact[] {
  const { chart, range } = reading;
  return CENTER_IDS.flatMap((center) => {
    const open = range?.centers.sometimes.includes(center) === true;
    if (chart === null && open) return [];
    const on = either(
      reading,
      ({ centers }) => centers.includes(center),
      ({ centers }) => centers.always.includes(center),
    );
    return [
      fact(
        `humandesign.center.${center}.defined`,
        flagValue(on),
        'label.hd-center',
        derived('ends-of-defined-channels', on ? channelIds(reading, center) : [], RULES_SOURCE, {
          gates: [...CENTER_GATES[center]],
        }),
        survivalOf(reading, !open),
      ),
    ];
  });
}

/** Defined channels, one fact each. Without a time, only those that hold throughout. */
export function channelFacts(reading: HdReading): readonly Fact[] {
  return listed(reading).map((channel) => {
    const holds = reading.range === null || reading.range.channels.always.includes(channel);
    return fact(
      channelId(channel),
      flagValue(true),
      'label.hd-channel',
      derived('both-gates-active', gateSources(reading, channel), RULES_SOURCE, {
        centers: channel.map(centerOfGate),
      }),
      survivalOf(reading, holds),
    );
  });
}

function listed(reading: HdReading): readonly Channel[] {
  return either(
    reading,
    ({ channels }) => channels,
    ({ channels }) => channels.always,
  );
}

function channelIds(reading: HdReading, center?: CenterId): readonly string[] {
  return listed(reading)
    .filter((channel) => center === undefined || channel.some((gate) => centerOfGate(gate) === center))
    .map(channelId);
}

function channelId([a, b]: Channel): string {
  return `humandesign.channel.${a}-${b}`;
}
