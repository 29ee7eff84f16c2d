/**
 * The natal half of a western sheet: placements, houses, aspects and counts, each with what becomes of it when the
 * birth time is in doubt.
 *
 * A birth is sampled over the stretch it may lie in. A value equal in every sample is a fact; a sign that differs is
 * given as both; a house, an angle or an aspect that does not hold throughout is left out, or marked as not
 * surviving when the person named a time with a doubt.
 */
import { present } from '#lib/assert.ts';
import { rememberRecent } from '#lib/recent.ts';
import type { Fact, Survival } from '#facts/fact.ts';
import { wrap360 } from '#astro/angle/degrees.ts';
import { signOf } from '#astro/angle/sign.ts';
import { COMPUTED_BODY_IDS, PLANET_IDS } from '#astro/body/body-id.ts';
import type { ComputedBodyId } from '#astro/body/body-id.ts';
import { bodyIn, natalChart } from '#astro/chart/natal.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { dignitiesOf, rulerOf } from '#astro/chart/dignity.ts';
import { HOUSE_NUMBERS } from '#astro/house/cusps.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import { conditionFacts } from './condition-facts.ts';
import { figureFacts } from './natal-figure-facts.ts';
import {
  countValue,
  degreesValue,
  derived,
  fact,
  flagValue,
  idValue,
  idsValue,
  isoSecond,
  oneOrEither,
  rangeValue,
} from '../values.ts';

const POSITION_SOURCE = 'source.astronomy-engine';
const TRADITION_SOURCE = 'source.western-tradition';

/** Samples over a doubtful stretch, ends included: a day is read at four-hour steps or finer. */
const SAMPLES = 9;

export type NatalOptions = { readonly houseSystem: HouseSystem; readonly node: 'mean' | 'true' };

export type NatalReading = {
  /** The chart at the given time; null when the time is unknown. */
  readonly chart: NatalChart | null;
  /** Charts over the stretch of doubt, `chart` alone when the time is exact. */
  readonly samples: readonly NatalChart[];
  readonly facts: readonly Fact[];
  readonly caveats: readonly Fact[];
  /** Whether houses and angles stand on the sheet. */
  readonly hasHouses: boolean;
};

/** All natal facts of a birth. */
export function natalFacts(moment: BirthMoment, { houseSystem, node }: NatalOptions): NatalReading {
  return recentNatal(JSON.stringify([moment, houseSystem, node]), () =>
    readNatal(moment, { houseSystem, node }),
  );
}

const recentNatal = rememberRecent<NatalReading>(4);

function readNatal(moment: BirthMoment, options: NatalOptions): NatalReading {
  const samples = sampleCharts(moment, options);
  const chart = moment.at === null ? null : chartAt(moment.at, moment, options);
  const hasHouses = chart !== null && chart.houses !== null;
  const held = (holds: boolean) => (samples.length === 1 ? undefined : survival(chart, holds));
  const facts = [
    ...COMPUTED_BODY_IDS.flatMap((body) => placementFacts(body, chart, samples)),
    ...(hasHouses ? angleFacts(chart, samples) : []),
    ...(hasHouses ? houseFacts(chart, samples) : []),
    ...aspectFacts(chart, samples),
    ...wholeChartFacts(chart, samples),
    ...conditionFacts(chart, samples, held),
    ...figureFacts(chart, samples, held),
  ];
  return { chart, samples, facts, caveats: caveatFacts(moment, chart, samples), hasHouses };
}

function chartAt(at: number, moment: BirthMoment, options: NatalOptions): NatalChart {
  // Angles turn a degree in four minutes: without a time there is no honest place on the wheel for them.
  const place = moment.at === null ? null : moment.details.place;
  return natalChart({ at: unixMs(at), place, houseSystem: options.houseSystem, node: options.node });
}

function sampleCharts(moment: BirthMoment, options: NatalOptions): readonly NatalChart[] {
  if (moment.from === moment.to) return [chartAt(moment.from, moment, options)];
  const step = (moment.to - moment.from) / (SAMPLES - 1);
  return Array.from({ length: SAMPLES }, (_, i) => chartAt(moment.from + i * step, moment, options));
}

/** `undefined` for an exact time, where the question does not arise. */
function survival(chart: NatalChart | null, holds: boolean): Survival | undefined {
  if (chart === null) return holds ? 'always' : 'no';
  return holds ? 'in-range' : 'no';
}

function allEqual<T>(values: readonly T[]): boolean {
  return values.every((value) => value === values[0]);
}

function placementFacts(
  body: ComputedBodyId,
  chart: NatalChart | null,
  samples: readonly NatalChart[],
): readonly Fact[] {
  const exact = samples.length === 1;
  const seen = samples.map((sample) => bodyIn(sample.bodies, body));
  const shown = chart === null ? null : bodyIn(chart.bodies, body);
  const doubt = (holds: boolean): Survival | undefined => (exact ? undefined : survival(chart, holds));
  const at = chart === null ? {} : { at: isoSecond(chart.at) };
  const facts: Fact[] = [];
  const signs = seen.map(({ sign }) => sign);
  const signHolds = allEqual(signs);
  const signValue =
    shown === null || !signHolds
      ? oneOrEither(shown === null ? signs : [shown.sign, ...signs])
      : idValue(shown.sign);
  const position = derived('apparent-longitude', [], POSITION_SOURCE, at);
  // Two signs given as both hold together, whatever the hour was.
  facts.push(fact(`natal.${body}.sign`, signValue, 'label.body-sign', position, doubt(true)));

  const lons = seen.map(({ lon }) => lon);
  const first = present(lons[0], 'sample');
  const swept = lons.map((lon) => ((lon - first + 540) % 360) - 180);
  const low = Math.min(...swept);
  const high = Math.max(...swept);
  if (shown !== null) {
    facts.push(
      fact(
        `natal.${body}.degree`,
        degreesValue(shown.lon),
        'label.body-degree',
        position,
        doubt(high - low < 1),
      ),
    );
  } else if (body !== 'moon') {
    const value = rangeValue(wrap360(first + low), wrap360(first + high));
    facts.push(fact(`natal.${body}.degree`, value, 'label.body-degree', position, 'always'));
  }

  if (shown !== null && shown.house !== null) {
    const holds = allEqual(seen.map(({ house }) => house));
    const method = derived('house-of-longitude', [`natal.${body}.degree`], TRADITION_SOURCE, {
      system: present(chart?.houses, 'houses').system,
    });
    facts.push(
      fact(`natal.${body}.house`, idValue(String(shown.house)), 'label.body-house', method, doubt(holds)),
    );
  }

  if (body !== 'sun' && body !== 'moon' && body !== 'northnode' && body !== 'southnode') {
    const backwards = seen.map(({ retrograde }) => retrograde);
    if (shown !== null || allEqual(backwards)) {
      const on = shown === null ? present(backwards[0], 'sample') : shown.retrograde;
      facts.push(
        fact(
          `natal.${body}.retrograde`,
          flagValue(on),
          'label.body-retrograde',
          derived('sign-of-speed', [], POSITION_SOURCE, at),
          doubt(allEqual(backwards)),
        ),
      );
    }
    if (shown?.stationary === true) {
      facts.push(
        fact(
          `natal.${body}.stationary`,
          flagValue(true),
          'label.body-stationary',
          derived('near-zero-speed', [], POSITION_SOURCE, at),
          doubt(seen.every(({ stationary }) => stationary)),
        ),
      );
    }
  }

  if (signHolds) {
    const [dignity] = dignitiesOf(body, present(signs[0], 'sign'));
    if (dignity !== undefined) {
      facts.push(
        fact(
          `natal.${body}.dignity`,
          idValue(dignity),
          'label.body-dignity',
          derived('essential-dignity', [`natal.${body}.sign`], TRADITION_SOURCE),
          doubt(true),
        ),
      );
    }
  }
  return facts;
}

function angleFacts(chart: NatalChart, samples: readonly NatalChart[]): readonly Fact[] {
  const angles = present(chart.angles, 'angles');
  const exact = samples.length === 1;
  return (['asc', 'mc'] as const).flatMap((angle) => {
    const seen = samples.map((sample) => present(sample.angles, 'angles')[angle].sign);
    const held = exact ? undefined : survival(chart, allEqual(seen));
    const method = derived(angle === 'asc' ? 'rising-degree' : 'culminating-degree', [], POSITION_SOURCE, {
      at: isoSecond(chart.at),
    });
    const signValue = allEqual(seen)
      ? idValue(angles[angle].sign)
      : oneOrEither([angles[angle].sign, ...seen]);
    return [
      fact(`natal.${angle}.sign`, signValue, 'label.angle-sign', method, held),
      fact(
        `natal.${angle}.degree`,
        degreesValue(angles[angle].lon),
        'label.angle-degree',
        method,
        exact ? undefined : 'no',
      ),
    ];
  });
}

function houseFacts(chart: NatalChart, samples: readonly NatalChart[]): readonly Fact[] {
  const exact = samples.length === 1;
  return HOUSE_NUMBERS.flatMap((house) => {
    const cuspSign = (of: NatalChart): string => signOf(present(of.houses?.cusps[house - 1], 'cusp'));
    const occupants = (of: NatalChart): string =>
      PLANET_IDS.filter((body) => bodyIn(of.bodies, body).house === house).join(' ');
    const sign = signOf(present(chart.houses?.cusps[house - 1], 'cusp'));
    const signHeld = exact ? undefined : survival(chart, allEqual(samples.map(cuspSign)));
    const here = occupants(chart);
    const system = { system: present(chart.houses, 'houses').system };
    return [
      fact(
        `natal.house${house}.sign`,
        idValue(sign),
        'label.house-sign',
        derived('sign-on-cusp', [], TRADITION_SOURCE, system),
        signHeld,
      ),
      fact(
        `natal.house${house}.ruler`,
        idValue(rulerOf(sign, 'traditional')),
        'label.house-ruler',
        derived('ruler-of-sign', [`natal.house${house}.sign`], TRADITION_SOURCE),
        signHeld,
      ),
      fact(
        `natal.house${house}.occupants`,
        idsValue(here === '' ? [] : here.split(' ')),
        'label.house-occupants',
        derived(
          'bodies-in-house',
          PLANET_IDS.map((body) => `natal.${body}.house`),
          TRADITION_SOURCE,
          system,
        ),
        exact ? undefined : survival(chart, allEqual(samples.map(occupants))),
      ),
    ];
  });
}

function aspectFacts(chart: NatalChart | null, samples: readonly NatalChart[]): readonly Fact[] {
  const exact = samples.length === 1;
  const base = chart ?? present(samples[0], 'sample');
  return base.aspects.flatMap((aspect) => {
    const same = samples.map((sample) =>
      sample.aspects.find(
        (other) => other.a === aspect.a && other.b === aspect.b && other.aspect === aspect.aspect,
      ),
    );
    const holds = same.every((found) => found !== undefined);
    // Without a time only what holds at every hour is said; with a doubtful one the fact stands, marked.
    if (chart === null && !holds) return [];
    const pair = `natal.${aspect.a}-${aspect.aspect}-${aspect.b}`;
    const orbs = same.flatMap((found) => (found === undefined ? [] : [found.orb]));
    const value =
      chart === null ? rangeValue(Math.min(...orbs), Math.max(...orbs)) : degreesValue(aspect.orb);
    const method = derived(
      'aspect-within-orb',
      [`natal.${aspect.a}.degree`, `natal.${aspect.b}.degree`],
      'source.orb-table',
      { limit: aspect.orbLimit },
    );
    const held = exact ? undefined : survival(chart, holds);
    const facts = [fact(`${pair}.orb`, value, 'label.aspect-orb', method, held)];
    const applying = same.map((found) => found?.applying);
    if (chart !== null || allEqual(applying)) {
      facts.push(
        fact(
          `${pair}.applying`,
          flagValue(aspect.applying),
          'label.aspect-applying',
          derived('closing-or-opening', [`${pair}.orb`], POSITION_SOURCE),
          exact ? undefined : survival(chart, allEqual(applying)),
        ),
      );
    }
    return facts;
  });
}

function wholeChartFacts(chart: NatalChart | null, samples: readonly NatalChart[]): readonly Fact[] {
  const exact = samples.length === 1;
  const facts: Fact[] = [];
  const doubt = (holds: boolean): Survival | undefined => (exact ? undefined : survival(chart, holds));
  if (chart !== null && chart.sect !== null) {
    facts.push(
      fact(
        'natal.sect',
        idValue(chart.sect),
        'label.sect',
        derived('sun-above-horizon', ['natal.sun.degree'], TRADITION_SOURCE),
        doubt(allEqual(samples.map(({ sect }) => sect))),
      ),
    );
  }
  const phases = samples.map(({ phase }) => phase.phase);
  const phase = chart === null ? oneOrEither(phases) : idValue(chart.phase.phase);
  facts.push(
    fact(
      'natal.phase',
      phase,
      'label.phase',
      derived('moon-ahead-of-sun', ['natal.sun.degree'], POSITION_SOURCE),
      doubt(allEqual(phases)),
    ),
  );
  const base = chart ?? present(samples[0], 'sample');
  for (const element of ['fire', 'earth', 'air', 'water'] as const) {
    const holds = allEqual(samples.map(({ elements }) => elements[element]));
    if (chart === null && !holds) continue;
    facts.push(
      fact(
        `natal.element.${element}.count`,
        countValue(base.elements[element]),
        'label.element-count',
        derived(
          'ten-planets-by-sign',
          PLANET_IDS.map((body) => `natal.${body}.sign`),
          TRADITION_SOURCE,
        ),
        doubt(holds),
      ),
    );
  }
  for (const modality of ['cardinal', 'fixed', 'mutable'] as const) {
    const holds = allEqual(samples.map(({ modalities }) => modalities[modality]));
    if (chart === null && !holds) continue;
    facts.push(
      fact(
        `natal.modality.${modality}.count`,
        countValue(base.modalities[modality]),
        'label.modality-count',
        derived(
          'ten-planets-by-sign',
          PLANET_IDS.map((body) => `natal.${body}.sign`),
          TRADITION_SOURCE,
        ),
        doubt(holds),
      ),
    );
  }
  return facts;
}

/** What the sheet cannot say, as facts that a sentence may cite. */
function caveatFacts(
  moment: BirthMoment,
  chart: NatalChart | null,
  samples: readonly NatalChart[],
): readonly Fact[] {
  const caveats: Fact[] = [];
  const add = (what: string): void => {
    caveats.push(
      fact(
        `caveat.${what}`,
        flagValue(true),
        `label.caveat.${what}`,
        derived('limit-of-inputs', [], 'source.inputs'),
      ),
    );
  };
  if (moment.details.time === null) add('birth-time-unknown');
  if (moment.details.place === null) add('birth-place-unknown');
  if (moment.knowledge === 'plus-minus') add('birth-time-uncertain');
  const moonSigns = new Set(samples.map((sample) => bodyIn(sample.bodies, 'moon').sign));
  if (moonSigns.size > 1) add('moon-sign-either');
  if (chart?.houses?.fellBack === true) add('placidus-undefined-here');
  return caveats;
}
