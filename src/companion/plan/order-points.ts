/** The order of the chosen points: the root of the matter, what strains and helps, and what has a date. */
import type { Scored } from '#companion/salience/salience.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import { relevantExact, relevantWindow } from '#companion/voice/slots.ts';

type Parts = {
  readonly all: readonly Scored[];
  readonly natal: readonly Scored[];
  readonly timed: readonly Scored[];
  readonly sky: readonly Scored[];
};

export const ROOTS_FIRST: Readonly<Record<string, number>> = { root: 0, bond: 1, timing: 2, limit: 3 };

/** Natal points with the hard and the easy apart by as little as the scores allow; timed ones by their nearest date. */
export function partition(chosen: readonly Scored[], context: VoiceContext): Parts {
  const timed = chosen.filter(({ testimony }) => testimony.kind === 'timing');
  const natal = chosen.filter(({ testimony }) => testimony.kind !== 'timing');
  const nearest = ({ testimony }: Scored): number => {
    const at =
      relevantExact(testimony, context.now)[0] ?? relevantWindow(testimony, context.now)?.leave ?? '';
    return at === '' ? Number.MAX_SAFE_INTEGER : Date.parse(at);
  };
  const ordered = timed.toSorted((a, b) => b.score - a.score);
  const [first, ...others] = ordered;
  return {
    all: chosen,
    // An easy point closes the natal part: it is the help after the hard ones.
    natal: rootFirst(
      [...natal].toSorted((a, b) => Number(isEasy(a)) - Number(isEasy(b)) || b.score - a.score),
    ),
    timed: first === undefined ? [] : [first, ...others.toSorted((a, b) => nearest(a) - nearest(b))],
    sky: chosen.filter(({ testimony }) => testimony.shape.type === 'moon-now'),
  };
}

/** A hope asks for the date that helps; only a weight asks when it lifts. */
export function hopefulFirst(timed: readonly Scored[]): readonly Scored[] {
  const easy = timed.find(({ testimony }) => testimony.polarity > 0);
  return easy === undefined ? timed : [easy, ...timed.filter((scored) => scored !== easy)];
}

/** Where the matter lives in the chart comes before what acts on it, unless a contact stands far above it. */
function rootFirst(natal: readonly Scored[]): readonly Scored[] {
  const roots = natal
    .filter(({ testimony }) => testimony.kind === 'root')
    .toSorted((a, b) => b.score - a.score);
  const [root] = roots;
  if (root === undefined) return natal;
  const top = Math.max(...natal.map(({ score }) => score));
  return root.score < top * 0.55 ? natal : [root, ...natal.filter((scored) => scored !== root)];
}

export function isTimed({ testimony }: Scored): boolean {
  return testimony.kind === 'timing';
}

export function isEasy({ testimony }: Scored): boolean {
  return testimony.polarity > 0 && testimony.shape.type === 'aspect';
}
