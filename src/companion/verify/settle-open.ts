/** Facts that hold one of two, since the hour of birth decides: a sentence that names both is right, one alone is not told. */
import { known } from './reader.ts';
import type { Ask, Candidate, Reader } from './reader.ts';

/** The claims of a sentence, with those settled that are borne out by naming every answer that is open. */
export function settleOpen(reader: Reader): readonly Ask[] {
  return reader.asks.map((ask) => ({
    ...ask,
    candidates: ask.candidates.map((candidate) =>
      candidate.outcome.is === 'unknown' && isAllNamed(reader, candidate)
        ? { ...candidate, outcome: known(true, ...candidate.outcome.facts) }
        : candidate,
    ),
  }));
}

function isAllNamed({ tokens, view }: Reader, { outcome }: Candidate): boolean {
  const [id] = outcome.facts;
  if (id === undefined || view.fact(id)?.value.type !== 'either') return false;
  return (view.words(id) ?? []).every((word) =>
    tokens.some((token) => token.kind !== 'word' && token.kind !== 'cue' && token.id === word),
  );
}
