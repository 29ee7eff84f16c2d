/**
 * The fact sheet of two people: the first person's chart, the second's placements, and what stands between
 * them.
 */
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { NodeKind } from '#astro/body/body-id.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import { SYNASTRY_ORBS } from '#astro/relationship/synastry-weights.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { isoSecond } from '../values.ts';
import { compositeFacts } from './composite-facts.ts';
import { openContactCaveats, overlayFacts, scoreFacts, synastryAspectFacts } from './contact-facts.ts';
import { readPair } from './pair-reading.ts';
import type { PairReading } from './pair-reading.ts';
import { partnerCaveats, partnerFacts } from './partner-facts.ts';

export type SynastryInput = {
  /** Whose reading it is: first in every pair of the ids. */
  readonly first: BirthMoment;
  readonly second: BirthMoment;
  readonly houseSystem: HouseSystem;
  readonly node: NodeKind;
  readonly now: UnixMs;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** How the two are called; null where no name was given. */
  readonly names?: { readonly first: string | null; readonly second: string | null };
};

/** The sheet. Pure: the same input gives the same bytes. `now` is cut to the whole minute. */
export function synastrySheet(input: SynastryInput): FactSheet {
  const { first, second, houseSystem, node, zone, names = { first: null, second: null } } = input;
  const pair = readPair(first, second, { houseSystem, node });
  const caveats = [...pair.first.caveats, ...partnerCaveats(pair.second), ...openContactCaveats(pair)];
  const confidences = [confidenceOf(first), confidenceOf(second)];
  return sealSheet({
    mode: 'synastry',
    engineVersion,
    school: {
      zodiac: 'tropical',
      house: pair.first.chart?.houses?.system ?? houseSystem,
      node,
      rulers: 'traditional',
      orbs: 'soulstice-natal',
      'synastry-orbs': SYNASTRY_ORBS.id,
      'composite-houses': pair.given?.composite.method?.houses ?? 'midpoint-cusps',
    },
    inputs: {
      birth: birthInputs(first),
      partner: birthInputs(second),
      names,
      now: isoSecond(Math.floor(input.now / 60_000) * 60_000),
      zone,
      houseSystem,
      node,
    },
    missing: [
      ...missingNeeds(first.details),
      ...(missingNeeds(second.details).length > 0 ? (['partner-birth'] as const) : []),
    ],
    facts: [
      ...pair.first.facts,
      ...partnerFacts(pair.second),
      ...synastryAspectFacts(pair),
      ...overlayFacts(pair),
      ...scoreFacts(pair),
      ...compositeFacts(pair),
      ...caveats,
    ],
    complete: completeFamilies(pair),
    caveats: caveats.map(({ id }) => id),
    confidence: confidences.includes('medium') ? 'medium' : 'high',
    sources: [
      'source.astronomy-engine',
      'source.western-tradition',
      'source.orb-table',
      'source.synastry-weights',
    ],
  });
}

/** Families listed whole: a contact that is not here is not between the two. */
function completeFamilies({ first, second, given }: PairReading): readonly string[] {
  return [
    'natal.*.sign',
    'natal.*.retrograde',
    'partner.*.sign',
    'composite.*.sign',
    ...(first.chart === null ? [] : ['natal.*.orb']),
    ...(first.hasHouses ? ['natal.house*.occupants', 'natal.*.house'] : []),
    ...(second.hasHouses ? ['partner.*.house'] : []),
    ...(given === null ? [] : ['synastry.*.orb']),
    ...(given !== null && second.hasHouses ? ['synastry.*.overlay'] : []),
    ...(given !== null && first.hasHouses ? ['partner.*.overlay'] : []),
  ];
}
