/** The few facts of a western sheet that the tools speak of, with the ids to cite. */
import { factId, signIds } from '#facts/fact-id.ts';
import type { AspectName, BodyName, FactId, SignName } from '#facts/fact-id.ts';
import type { Fact } from '#facts/fact.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { PHASE_IDS } from '#astro/event/moon-phase.ts';
import type { PhaseId } from '#astro/event/moon-phase.ts';

/** A sign that a fact gives; two when the birth leaves both open. */
export type CitedSign = { readonly signs: readonly SignName[]; readonly cites: readonly FactId[] };

export type CitedTransit = {
  readonly mover: BodyName;
  readonly aspect: AspectName;
  readonly point: BodyName;
  readonly orbDeg: number;
  readonly cites: readonly FactId[];
};

export type ToolSky = {
  readonly moonNow: CitedSign;
  readonly phase: { readonly id: PhaseId; readonly cites: readonly FactId[] };
  /** Null without a birth date. */
  readonly natalSun: CitedSign | null;
  readonly natalMoon: CitedSign | null;
  /** The closest transit now, the Moon's own left out; null when none is within orb or there is no birth. */
  readonly transit: CitedTransit | null;
};

/** Reads a sheet of mode `western` or `mixed`. Throws when it has no sky: every such sheet has one. */
export function toolSky(sheet: FactSheet): ToolSky {
  const facts = factsById(sheet);
  const moonNow = signFact(facts, 'sky.moon.sign');
  const phase = facts.get(factId('sky.moon.phase'));
  const phaseId =
    phase?.value.type === 'id'
      ? PHASE_IDS.find((id) => phase.value.type === 'id' && id === phase.value.id)
      : undefined;
  if (moonNow === null || phase === undefined || phaseId === undefined)
    throw new Error('a western sheet always has the Moon of the moment');
  return {
    moonNow,
    phase: { id: phaseId, cites: [phase.id] },
    natalSun: signFact(facts, 'natal.sun.sign'),
    natalMoon: signFact(facts, 'natal.moon.sign'),
    transit: closestTransit(sheet.facts),
  };
}

function signFact(facts: ReadonlyMap<FactId, Fact>, id: string): CitedSign | null {
  const fact = facts.get(factId(id));
  if (fact === undefined) return null;
  const { value } = fact;
  const ids = value.type === 'id' ? [value.id] : value.type === 'either' ? value.ids : [];
  const signs = signIds.filter((sign) => ids.includes(sign));
  return signs.length === 0 ? null : { signs, cites: [fact.id] };
}

const TRANSIT = /^transit\.([a-z]+)-([a-z]+)-([a-z]+)\.orb$/;

function closestTransit(facts: readonly Fact[]): CitedTransit | null {
  let closest: CitedTransit | null = null;
  for (const { id, value } of facts) {
    const match = TRANSIT.exec(id);
    if (match === null || match[1] === 'moon' || value.type !== 'degrees') continue;
    if (closest !== null && closest.orbDeg <= value.deg) continue;
    closest = {
      mover: match[1] as BodyName,
      aspect: match[2] as AspectName,
      point: match[3] as BodyName,
      orbDeg: value.deg,
      cites: [id],
    };
  }
  return closest;
}
