/**
 * The sheet of the old weather lore for a place and a day: the turn of the Sun that governs, the new or full Moon before it,
 * the last phase, the sky of the moment, and what the rules make of them. Never a forecast, and the sheet says so.
 */
import { signOf } from '#astro/angle/sign.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { BirthPlace } from '#astro/time/birth-moment.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact, FactValue } from '#facts/fact.ts';
import { present } from '#lib/assert.ts';
import type { Asked } from '../hellenistic/asked.ts';
import { EDGE_MIN } from '../hellenistic/birth-samples.ts';
import { caveatFact } from '../hellenistic/sheet.ts';
import {
  countValue,
  degreesValue,
  derived,
  fact,
  idsValue,
  idValue,
  isoSecond,
  oneOrEither,
  roundDegrees,
} from '../values.ts';
import { weatherChart } from './chart.ts';
import type { WeatherAspect, WeatherChart } from './chart.ts';
import { QUALITIES } from './natures.ts';
import { ranked, scoresOf, testimoniesOf } from './score.ts';
import type { Testimony } from './score.ts';
import { CARDINAL_SIGNS, climateZone, seasonFactor, seasonOf } from './season.ts';
import type { SeasonId } from './season.ts';
import { nextPhases, PHASES, phaseBefore, sunTurns, syzygyBefore, turnsAround } from './turns.ts';

const POSITION_SOURCE = 'source.astronomy-engine';
const RULE_SOURCE = 'source.astro-meteorology';

export type WeatherInput = {
  readonly asked: Asked;
  /** Null when unknown: instants and aspects stay, angles and seasons go. */
  readonly place: BirthPlace | null;
};

/** How near a boundary of a sign an angle may be before both are told: the turn of the Sun is known to 6 s. */
const EDGE_DEG = 0.03;

/** The sheet. Pure: the same input gives the same bytes. */
export function weatherSheet({ asked, place }: WeatherInput): FactSheet {
  const { at } = asked;
  const { current, next } = turnsAround(at);
  const before = syzygyBefore(current.at);
  const phase = phaseBefore(at);
  const following = nextPhases(at);
  const charts = [
    {
      name: 'ingress',
      kinds: nearby(at, CARDINAL_SIGNS, { kind: current.sign, at: current.at }, next.at),
      chart: weatherChart(current.at, place),
    },
    { name: 'syzygy', kinds: [before.phase], chart: weatherChart(before.at, place) },
    {
      name: 'lunation',
      kinds: nearby(at, PHASES, { kind: phase.phase, at: phase.at }, present(following[0], 'next phase').at),
      chart: weatherChart(phase.at, place),
    },
    { name: 'day', kinds: [], chart: weatherChart(at, null) },
  ] as const;
  const season = place === null ? null : seasonOf(current.sign, climateZone(place.latDeg));
  const testimonies = charts.flatMap(({ name, chart }) => testimoniesOf(`weather.${name}`, chart));
  const isOpen = charts.some(({ kinds }) => kinds.length > 1);
  const caveats = [
    caveatFact('weather-no-forecast'),
    ...(place === null ? [caveatFact('weather-place-unknown')] : []),
    ...(season !== null && isTropical(season) ? [caveatFact('weather-tropical-seasons')] : []),
    ...(isOpen ? [caveatFact('near-boundary')] : []),
  ];
  return sealSheet({
    mode: 'astro-meteorology',
    engineVersion,
    school: { zodiac: 'tropical', rules: 'ptolemy-pearce', orbs: 'two-and-five' },
    inputs: {
      now: isoSecond(at),
      day: asked.day,
      place: place === null ? null : { name: place.name, latDeg: place.latDeg, lonDeg: place.lonDeg },
    },
    missing: place === null ? ['birth-place'] : [],
    facts: [
      ...yearFacts(Number(asked.day.slice(0, 4))),
      ...following.map((one) => instantFact(`weather.next.${one.phase}`, one.at, 'next-phase')),
      instantFact('weather.next.ingress', next.at, 'next-turn-of-sun'),
      ...charts.flatMap(({ name, kinds, chart }) => chartFacts(name, kinds, chart)),
      ...seasonFacts(season, place),
      ...scoreFacts(testimonies, season),
      ...caveats,
    ],
    complete: ['weather.*'],
    caveats: caveats.map(({ id }) => id),
    confidence: 'medium',
    sources: [POSITION_SOURCE, RULE_SOURCE],
  });
}

/** What governs, and what does within two minutes of the instant on the other side of a turn. `round` is the order of turns. */
function nearby<Kind extends string>(
  at: UnixMs,
  round: readonly Kind[],
  current: { readonly kind: Kind; readonly at: UnixMs },
  nextAt: UnixMs,
): readonly Kind[] {
  const index = round.indexOf(current.kind);
  const isNear = (turn: UnixMs): boolean => Math.abs(turn - at) <= EDGE_MIN * 60_000;
  const before = isNear(current.at) ? round.slice(index - 1).slice(0, 1) : [];
  const after = isNear(nextAt) ? round.slice((index + 1) % round.length).slice(0, 1) : [];
  return [current.kind, ...before, ...after];
}

function isTropical(season: SeasonId): boolean {
  return season === 'before-rains' || season === 'rainy' || season === 'after-rains' || season === 'dry';
}

function instantFact(id: string, at: UnixMs, method: string): Fact {
  return fact(
    id,
    { type: 'instants', at: [isoSecond(at)] },
    'label.weather-instant',
    derived(method, [], POSITION_SOURCE),
  );
}

function yearFacts(year: number): readonly Fact[] {
  return sunTurns(year).map(({ sign, at }) =>
    instantFact(`weather.year.${sign}`, at, 'sun-at-cardinal-sign'),
  );
}

function chartFacts(name: string, kinds: readonly string[], chart: WeatherChart): readonly Fact[] {
  const id = `weather.${name}`;
  const { at, angles, planets, aspects, doors } = chart;
  const where = derived('apparent-longitude', [], POSITION_SOURCE, { at: isoSecond(at) });
  return [
    ...(kinds.length === 0
      ? []
      : [
          fact(
            `${id}.kind`,
            oneOrEither(kinds),
            'label.weather-kind',
            derived('last-turn-before', [], RULE_SOURCE),
          ),
        ]),
    instantFact(`${id}.at`, at, 'exact-instant'),
    ...(angles === null
      ? []
      : (['asc', 'mc'] as const).map((angle) =>
          fact(`${id}.${angle}.sign`, signValue(angles[angle]), 'label.angle-sign', where),
        )),
    ...planets.flatMap(({ planet, lon, sign, angle }) => [
      fact(
        `${id}.${planet}.sign`,
        idValue(sign),
        'label.body-sign',
        derived('apparent-longitude', [], POSITION_SOURCE, { at: isoSecond(at), lonDeg: roundDegrees(lon) }),
      ),
      ...(angle === null
        ? []
        : [
            fact(
              `${id}.${planet}.angle`,
              idValue(angle.id),
              'label.weather-angle',
              derived('within-eight-degrees', [`${id}.${planet}.sign`], RULE_SOURCE, {
                orbDeg: roundDegrees(angle.orbDeg),
              }),
            ),
          ]),
    ]),
    ...aspects.map((aspect) => aspectFact(id, aspect)),
    fact(
      `${id}.doors`,
      idsValue(doors),
      'label.weather-doors',
      derived(
        'rulers-of-opposite-signs',
        aspects
          .filter(({ a, b }) => doors.some((door) => door === `${a}-${b}`))
          .map((one) => aspectId(id, one)),
        RULE_SOURCE,
      ),
    ),
  ];
}

/** Both signs where an angle stands on the line between them. */
function signValue(lon: number): FactValue {
  return oneOrEither([signOf(lon), signOf(lon - EDGE_DEG), signOf(lon + EDGE_DEG)]);
}

const aspectId = (chart: string, { a, aspect, b }: WeatherAspect): string =>
  `${chart}.${a}-${aspect}-${b}.orb`;

function aspectFact(id: string, aspect: WeatherAspect): Fact {
  const { a, b, orbDeg } = aspect;
  return fact(
    aspectId(id, aspect),
    degreesValue(orbDeg),
    'label.aspect-orb',
    derived('aspect-within-orb', [`${id}.${a}.sign`, `${id}.${b}.sign`], RULE_SOURCE),
  );
}

function seasonFacts(season: SeasonId | null, place: BirthPlace | null): readonly Fact[] {
  if (season === null || place === null) return [];
  const zone = derived('latitude-against-tropics', [], RULE_SOURCE, { latDeg: place.latDeg });
  return [
    fact('weather.zone', idValue(climateZone(place.latDeg)), 'label.weather-zone', zone),
    fact(
      'weather.season',
      idValue(season),
      'label.weather-season',
      derived('quarter-of-year', ['weather.ingress.kind', 'weather.zone'], RULE_SOURCE),
    ),
  ];
}

function scoreFacts(testimonies: readonly Testimony[], season: SeasonId | null): readonly Fact[] {
  const scores = scoresOf(testimonies, season);
  return [
    ...QUALITIES.map((quality) => {
      const own = testimonies.filter((one) => one.quality === quality);
      return fact(
        `weather.score.${quality}`,
        countValue(scores[quality]),
        `label.weather-${quality}`,
        derived(
          'sum-of-testimonies',
          [...new Set(own.map(({ of }) => of)), ...(season === null ? [] : ['weather.season'])],
          RULE_SOURCE,
          {
            rows: own.map(({ rule, of, weight }) => ({ rule, of, weight })),
            factor: seasonFactor(quality, season),
          },
        ),
      );
    }),
    fact(
      'weather.rank',
      idsValue(ranked(scores)),
      'label.weather-rank',
      derived(
        'highest-sum-first',
        QUALITIES.map((quality) => `weather.score.${quality}`),
        RULE_SOURCE,
      ),
    ),
  ];
}
