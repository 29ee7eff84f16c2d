/**
 * What stands between two charts: aspects, houses of the one that hold planets of the other, and the score.
 */
import { present } from '#lib/assert.ts';
import type { Fact } from '#facts/fact.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { NatalChart } from '#astro/chart/natal.ts';
import { bodyIn } from '#astro/chart/natal.ts';
import { houseOf } from '#astro/house/cusps.ts';
import type { ScoreRow, SynastryScore } from '#astro/relationship/synastry.ts';
import type { NatalReading } from '../western/natal-facts.ts';
import { countValue, degreesValue, derived, fact, flagValue, idValue, rangeValue } from '../values.ts';
import { allEqual, pairSurvival } from './pair-reading.ts';
import type { PairReading } from './pair-reading.ts';

const ORB_SOURCE = 'source.orb-table';
const TRADITION_SOURCE = 'source.western-tradition';
const WEIGHT_SOURCE = 'source.synastry-weights';

type Contact = { readonly a: string; readonly aspect: string; readonly b: string };

const contactId = ({ a, aspect, b }: Contact): string => `synastry.${a}-${aspect}-${b}.orb`;

/** Every aspect of the given times; without a time only what holds whatever it was. */
export function synastryAspectFacts(pair: PairReading): readonly Fact[] {
  const { given, range } = pair;
  const holding = range.aspects.filter(({ holds }) => holds);
  const method = (contact: Contact, limit: number) =>
    derived(
      'aspect-between-charts',
      [`natal.${contact.a}.degree`, `partner.${contact.b}.degree`],
      ORB_SOURCE,
      { limit },
    );
  if (given === null) {
    return holding.map((found) =>
      fact(
        contactId(found),
        rangeValue(found.orbMin, found.orbMax),
        'label.synastry-orb',
        method(found, found.orbLimit),
        'always',
      ),
    );
  }
  const held = new Set(holding.map(contactId));
  return given.synastry.aspects.map((found) =>
    fact(
      contactId(found),
      degreesValue(found.orb),
      'label.synastry-orb',
      method(found, found.orbLimit),
      pairSurvival(pair, held.has(contactId(found))),
    ),
  );
}

/**
 * Houses of the host that hold the guest's planets: `synastry.<body>.overlay` for the first person's,
 * `partner.` for the second's.
 */
export function overlayFacts(pair: PairReading): readonly Fact[] {
  return [
    ...overlaysOf(pair, 'synastry', pair.first, pair.second),
    ...overlaysOf(pair, 'partner', pair.second, pair.first),
  ];
}

function overlaysOf(
  pair: PairReading,
  prefix: 'synastry' | 'partner',
  guest: NatalReading,
  host: NatalReading,
): readonly Fact[] {
  // Houses turn with the clock: without the host's time there are none.
  if (host.chart === null || host.chart.houses === null) return [];
  const { chart: hostChart } = host;
  const guestName = prefix === 'synastry' ? 'natal' : 'partner';
  return PLANET_IDS.flatMap((body) => {
    const houseIn = (one: NatalChart, other: NatalChart): number =>
      houseOf(bodyIn(one.bodies, body).lon, present(other.houses, 'houses').cusps);
    const houses = guest.samples.flatMap((one) => host.samples.map((other) => houseIn(one, other)));
    const holds = allEqual(houses);
    if (guest.chart === null && !holds) return [];
    const house = guest.chart === null ? present(houses[0], 'house') : houseIn(guest.chart, hostChart);
    return [
      fact(
        `${prefix}.${body}.overlay`,
        idValue(String(house)),
        'label.overlay',
        derived('house-of-the-other', [`${guestName}.${body}.degree`], TRADITION_SOURCE, {
          system: present(hostChart.houses, 'houses').system,
        }),
        pairSurvival(pair, holds),
      ),
    ];
  });
}

/** The sum of the rows, with the rows in the derivation; only where both times are given. */
export function scoreFacts(pair: PairReading): readonly Fact[] {
  if (pair.given === null) return [];
  const { score } = pair.given.synastry;
  return [
    fact(
      'synastry.score',
      countValue(score.total),
      'label.synastry-score',
      derived('sum-of-rows', scoredFacts(score), WEIGHT_SOURCE, {
        ease: score.ease,
        tension: score.tension,
        least: score.possible.least,
        most: score.possible.most,
        rows: score.rows.map(({ key, points, reason }) => ({ key, points, reason })),
      }),
      pairSurvival(pair, allEqual(pair.samples.map(({ synastry }) => synastry.score.total))),
    ),
  ];
}

function scoredFacts({ rows }: SynastryScore): readonly string[] {
  return rows.map((row: ScoreRow) =>
    row.kind === 'aspect'
      ? contactId(row)
      : `${row.whose === 'a' ? 'synastry' : 'partner'}.${row.body}.overlay`,
  );
}

/** What the doubt in a time leaves open between the two, as facts that a sentence may cite. */
export function openContactCaveats({ given, range, isExact }: PairReading): readonly Fact[] {
  if (isExact) return [];
  const open = range.aspects.filter(({ holds }) => !holds);
  const caveat = (what: string, values?: { readonly contacts: readonly string[] }): Fact =>
    fact(
      `caveat.${what}`,
      flagValue(true),
      `label.caveat.${what}`,
      derived('limit-of-inputs', [], 'source.inputs', values),
    );
  return [
    ...(given === null ? [caveat('synastry-score-needs-times')] : []),
    ...(open.length === 0
      ? []
      : [
          caveat('synastry-contacts-open', {
            contacts: open.map(({ a, aspect, b }) => `${a}-${aspect}-${b}`),
          }),
        ]),
  ];
}
