/** The second person's placements and caveats, under names of their own. */
import type { Fact } from '#facts/fact.ts';
import { factId, factFamilies } from '#facts/fact-id.ts';
import type { NatalReading } from '../western/natal-facts.ts';

/** `partner.<body>.{sign,degree,house,retrograde}`: the natal facts of the second person. */
export function partnerFacts(second: NatalReading): readonly Fact[] {
  return second.facts.flatMap((fact) => {
    const id = partnerId(fact.id);
    if (!factFamilies.partnerBody.test(id)) return [];
    return [
      {
        ...fact,
        id: factId(id),
        label: fact.label.replace('label.', 'label.partner-'),
        derivation: { ...fact.derivation, from: fact.derivation.from.map((from) => factId(partnerId(from))) },
      },
    ];
  });
}

/** `caveat.partner-time-unknown` and its like, for what the second person's birth leaves open. */
export function partnerCaveats(second: NatalReading): readonly Fact[] {
  return second.caveats.map((caveat) => {
    const what = `partner-${caveat.id.replace('caveat.', '').replace(/^birth-/, '')}`;
    return { ...caveat, id: factId(`caveat.${what}`), label: `label.caveat.${what}` };
  });
}

const partnerId = (id: string): string => id.replace(/^natal\./, 'partner.');
