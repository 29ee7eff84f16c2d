/** What every cast says of itself: drawn on the device with its proof, or cast by the person's own hand. */
import type { Fact, Json } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import { derived, fact, flagValue, idValue } from '../values.ts';
import type { CastProof } from './sealed-cast.ts';

export type CastSource = { readonly type: 'drawn'; readonly proof: CastProof } | { readonly type: 'entered' };

const DRAWN = 'source.draw-engine-1';
const ENTERED = 'source.your-own-cast';
const ENTERED_CAVEAT = 'caveat.cast-entered';

/** `<prefix>.source`, and a caveat for what was entered: nobody can check it but the person. */
export function sourceFacts(prefix: string, source: CastSource): readonly Fact[] {
  const id = `${prefix}.source`;
  if (source.type === 'drawn')
    return [
      fact(
        id,
        idValue('drawn'),
        'label.cast-source',
        derived('sealed-draw', [], DRAWN, { proof: { ...source.proof } }),
      ),
    ];
  return [
    fact(id, idValue('entered'), 'label.cast-source', derived('entered-by-you', [], ENTERED)),
    fact(ENTERED_CAVEAT, flagValue(true), 'caveat', derived('entered-by-you', [id], ENTERED)),
  ];
}

export const sourceCaveats = (source: CastSource): readonly FactId[] =>
  source.type === 'entered' ? [ENTERED_CAVEAT as FactId] : [];

/** The members of a sheet's `inputs` that say where the cast came from. */
export const sourceInputs = (source: CastSource): { readonly [name: string]: Json } =>
  source.type === 'entered'
    ? { entered: true }
    : { seed: source.proof.seed, commitment: source.proof.commitment };

/** Method and source of the facts that are the cast itself. */
export const castMethod = (source: CastSource): string =>
  source.type === 'drawn' ? 'sealed-draw' : 'entered-by-you';
export const castRule = (source: CastSource): string => (source.type === 'drawn' ? DRAWN : ENTERED);
