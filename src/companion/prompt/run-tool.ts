/** Answers the tools of a model from our own engine. Reads only; gives facts and never the data of a birth. */
import type { Fact } from '#facts/fact.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { PLANET_IDS } from '#astro/body/body-id.ts';
import type { NodeKind, PlanetId } from '#astro/body/body-id.ts';
import type { HouseSystem } from '#astro/house/cusps.ts';
import type { BirthDetails } from '#astro/time/birth-moment.ts';
import { unixMs } from '#astro/time/instant.ts';
import type { UnixMs } from '#astro/time/instant.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import { momentOf } from '#companion/sheet-for.ts';
import { synastrySheet } from '#traditions/synastry/sheet.ts';
import { natalFacts } from '#traditions/western/natal-facts.ts';
import { transitFactsIn } from '#traditions/western/transit-facts.ts';
import { isForModels } from './fact-lines.ts';
import type { RunTool, ToolAnswer, ToolTask } from './pipeline-types.ts';

export type ToolDeps = {
  readonly rules: ZoneRules;
  /** The person's birth; null when none was given. */
  readonly birth: BirthDetails | null;
  readonly houseSystem: HouseSystem;
  readonly node: NodeKind;
  readonly now: UnixMs;
  /** IANA zone of the person's days. */
  readonly zone: string;
  /** What a fact says, in English. */
  readonly say: (fact: Fact) => string;
  /** The birth of a saved person; null for one without. */
  readonly birthOf: (personId: string) => BirthDetails | null;
  /** Draws from the deck that was committed to; null until a deck is there. */
  readonly draw: ((spread: string) => readonly Fact[]) | null;
};

/** Who is asked about when nobody says: the slow ones, whose passages are a matter of months. */
const slow: readonly PlanetId[] = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

export function createRunTool(deps: ToolDeps): RunTool {
  return (task, sheet) => {
    const found = factsFor(task, sheet, deps);
    return typeof found === 'string' ? { ok: false, error: found } : told(found, deps);
  };
}

function told(facts: readonly Fact[], { say }: ToolDeps): ToolAnswer {
  return facts.length === 0
    ? { ok: false, error: 'nothing there' }
    : { ok: true, facts, say: Object.fromEntries(facts.map((fact) => [fact.id, say(fact)])) };
}

/** The facts, or why there are none. */
function factsFor(task: ToolTask, sheet: FactSheet, deps: ToolDeps): readonly Fact[] | string {
  switch (task.name) {
    case 'fact':
      return sheet.facts.filter(({ id }) => id.startsWith(task.idOrPrefix) && isForModels(id));
    case 'draw':
      return deps.draw === null ? 'no deck is on the table' : deps.draw(task.spread);
    case 'transits':
      return transitsFor(task, deps);
    case 'synastry':
      return synastryWith(task.person.id, deps);
  }
}

function transitsFor(
  { from, to, bodies, points }: Extract<ToolTask, { name: 'transits' }>,
  { birth, rules, houseSystem, node }: ToolDeps,
): readonly Fact[] | string {
  const moment = momentOf(birth, rules);
  if (moment === null) return 'no birth date was given';
  const movers = bodies === null ? slow : PLANET_IDS.filter((body) => bodies.includes(body));
  return transitFactsIn(natalFacts(moment, { houseSystem, node }), {
    from: unixMs(Date.parse(`${from}T00:00:00Z`)),
    to: unixMs(Date.parse(`${to}T23:59:59Z`)),
    movers,
    points,
  });
}

function synastryWith(personId: string, deps: ToolDeps): readonly Fact[] | string {
  const { birth, rules, houseSystem, node, now, zone } = deps;
  const first = momentOf(birth, rules);
  const second = momentOf(deps.birthOf(personId), rules);
  if (first === null || second === null) return 'a birth date is missing';
  const pair = synastrySheet({ first, second, houseSystem, node, now, zone });
  return pair.facts.filter(({ id }) => /^synastry\..*\.(?:orb|overlay)$/.test(id));
}
