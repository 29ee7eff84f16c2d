/** Collects the facts of one sheet: writes what holds, notes what is left open, and tells both in caveats. */
import type { Derivation, Fact, FactValue, Survival } from '#facts/fact.ts';
import type { BirthMoment } from '#astro/time/birth-moment.ts';
import { derived, fact, flagValue } from '../values.ts';
import { isOpen } from './held-values.ts';

export type FactBook = {
  /** Writes a fact; a null value is one that does not hold, and is left out. */
  readonly add: (id: string, value: FactValue | null, label: string, derivation: Derivation) => void;
  /** The same for a fact that no birth time can change. */
  readonly addFixed: (id: string, value: FactValue, label: string, derivation: Derivation) => void;
  /** Whether a sign written so far is one of two: then families that follow from signs are not whole. */
  readonly hasOpenSign: () => boolean;
  readonly caveat: (name: string, values?: Derivation['values']) => void;
  readonly close: () => { readonly facts: readonly Fact[]; readonly caveats: readonly Fact[] };
};

/** A book for a birth, or for what depends on no birth when it is null. */
export function createFactBook(moment: BirthMoment | null): FactBook {
  const facts: Fact[] = [];
  const caveats: Fact[] = [];
  const open: string[] = [];
  const survives = survivalOf(moment);
  const caveat: FactBook['caveat'] = (name, values) => {
    const id = `caveat.${name}`;
    // Two dates may meet the same limit: it is told once.
    if (caveats.some((known) => known.id === id)) return;
    caveats.push(
      fact(id, flagValue(true), `label.${id}`, derived('limit-of-inputs', [], 'source.inputs', values)),
    );
  };
  return {
    add: (id, value, label, derivation) => {
      if (value === null) return;
      if (isOpen(value)) open.push(id);
      facts.push(fact(id, value, label, derivation, survives));
    },
    addFixed: (id, value, label, derivation) => {
      facts.push(fact(id, value, label, derivation));
    },
    hasOpenSign: () => open.some((id) => id.endsWith('.sign')),
    caveat,
    close: () => {
      if (survives === undefined && open.length > 0) caveat('near-boundary', { facts: open });
      return { facts: [...facts, ...caveats], caveats };
    },
  };
}

/** What is written has held over the stretch, alone or as one of two: a whole day, or the minutes the person gave. */
function survivalOf(moment: BirthMoment | null): Survival | undefined {
  if (moment === null || moment.knowledge === 'exact') return undefined;
  return moment.at === null ? 'always' : 'in-range';
}
