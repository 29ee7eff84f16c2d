/** The western fact sheet: what one birth and one moment give, sealed with its hash. */
import type { Fact } from '#facts/fact.ts';
import { engineVersion, sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { EventKey } from '#facts/sky-event.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import { birthInputs, confidenceOf, missingNeeds } from '../birth-inputs.ts';
import { eventFacts } from './event-facts.ts';
import { natalFacts } from './natal-facts.ts';
import type { NatalReading } from './natal-facts.ts';
import { profectionFacts } from './profection-facts.ts';
import { skyFacts, transitFacts, TRANSIT_ORB_DEG } from './transit-facts.ts';
import { derived, fact, flagValue, isoSecond } from '../values.ts';

export type WesternInput = {
  /** Null when the person has given no birth date: the sheet then holds the sky alone. */
  readonly moment: BirthMoment | null;
  readonly now: UnixMs;
  /** IANA zone of the person's days. */
  readonly zone: string;
  readonly houseSystem: HouseSystem;
  readonly node: 'mean' | 'true';
  readonly mode: 'western' | 'mixed';
  /** Events that the question asks for (facts/sky-event.ts). Absent or empty for none: the sheet is then as it always was. */
  readonly asked?: readonly EventKey[];
};

/** The sheet. Pure: the same input gives the same bytes. `now` is cut to the whole minute. */
export function westernSheet(input: WesternInput): FactSheet {
  const now = unixMs(Math.floor(input.now / 60_000) * 60_000);
  const natal = input.moment === null ? null : natalFacts(input.moment, input);
  const facts: Fact[] = [];
  const caveats: Fact[] = [];
  if (natal === null) {
    caveats.push(
      fact(
        'caveat.birth-date-unknown',
        flagValue(true),
        'label.caveat.birth-date-unknown',
        derived('limit-of-inputs', [], 'source.inputs'),
      ),
    );
  } else {
    facts.push(...natal.facts, ...transitFacts(natal, now));
    caveats.push(...natal.caveats);
    facts.push(...profectionFacts(natal, input.moment, now, input.zone));
  }
  facts.push(...skyFacts(now, natal?.chart ?? null));
  const asked = input.asked ?? [];
  const made = withEvents(facts, eventFacts(asked, natal, now));
  return sealSheet({
    mode: input.mode,
    engineVersion,
    school: {
      zodiac: 'tropical',
      house: natal?.chart?.houses?.system ?? input.houseSystem,
      node: input.node,
      rulers: 'traditional',
      orbs: 'soulstice-natal',
    },
    inputs: {
      birth: input.moment === null ? null : birthInputs(input.moment),
      now: isoSecond(now),
      zone: input.zone,
      houseSystem: input.houseSystem,
      node: input.node,
      transitOrbDeg: TRANSIT_ORB_DEG,
      ...(asked.length === 0 ? {} : { asked }),
    },
    missing: missingNeeds(input.moment?.details ?? null),
    facts: [...made, ...caveats],
    complete: completeFamilies(natal),
    caveats: caveats.map(({ id }) => id),
    confidence: confidenceOf(input.moment),
    sources: ['source.astronomy-engine', 'source.western-tradition', 'source.orb-table'],
  });
}

/** The sheet with its events: one that stands there already is told in more detail, and a day further off has its own passages. */
function withEvents(facts: readonly Fact[], events: readonly Fact[]): readonly Fact[] {
  const moverOf = ({ id }: Fact): string | undefined => /^transit\.([a-z]+)-/u.exec(id)?.[1];
  const movers = new Set(events.flatMap((one) => moverOf(one) ?? []));
  const byId = new Map(facts.flatMap((one) => (movers.has(moverOf(one) ?? '') ? [] : [[one.id, one]])));
  for (const event of events) byId.set(event.id, event);
  return [...byId.values()];
}

/** Families listed whole: an aspect that is not here is not in the chart. */
function completeFamilies(natal: NatalReading | null): readonly string[] {
  const sky = ['sky.moon.*', 'transit.*.sign'];
  if (natal === null) return sky;
  const placed = ['natal.*.sign', 'natal.*.retrograde', ...sky];
  return natal.chart === null
    ? placed
    : [...placed, 'natal.*.orb', ...(natal.hasHouses ? ['natal.house*.occupants', 'natal.*.house'] : [])];
}
