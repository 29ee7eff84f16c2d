/** Aho–Corasick: every place of every cue in one pass over the text, whatever the number of cues. */

export type Automaton = {
  /** Next node by node and UTF-16 unit. */
  readonly next: readonly ReadonlyMap<number, number>[];
  readonly fail: readonly number[];
  /** Index of the cue that ends at a node, or -1. */
  readonly ends: readonly number[];
  /** The next shorter node on the failure chain that ends a cue, or 0. */
  readonly shorter: readonly number[];
  readonly lengths: readonly number[];
};

/** `cue` is the index in the list given to `buildAutomaton`. */
export type CueMatch = { readonly cue: number; readonly start: number; readonly end: number };

/** Cues must be distinct and not empty. */
export function buildAutomaton(cues: readonly string[]): Automaton {
  const next: Map<number, number>[] = [new Map()];
  const ends: number[] = [-1];
  cues.forEach((cue, index) => {
    let node = 0;
    for (let i = 0; i < cue.length; i++) {
      const unit = cue.charCodeAt(i);
      let to = next[node]!.get(unit);
      if (to === undefined) {
        to = next.push(new Map()) - 1;
        ends.push(-1);
        next[node]!.set(unit, to);
      }
      node = to;
    }
    ends[node] = index;
  });

  const fail = next.map(() => 0);
  const shorter = next.map(() => 0);
  const queue: number[] = [...next[0]!.values()];
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head]!;
    for (const [unit, to] of next[node]!) {
      let back = fail[node]!;
      while (back !== 0 && !next[back]!.has(unit)) back = fail[back]!;
      fail[to] = next[back]!.get(unit) ?? 0;
      const suffix = fail[to];
      shorter[to] = ends[suffix]! >= 0 ? suffix : shorter[suffix]!;
      queue.push(to);
    }
  }
  return { next, fail, ends, shorter, lengths: cues.map((cue) => cue.length) };
}

/** All matches, overlapping ones included, by end and then by falling length. */
export function findMatches(automaton: Automaton, text: string): CueMatch[] {
  const found: CueMatch[] = [];
  let node = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    while (node !== 0 && !automaton.next[node]!.has(unit)) node = automaton.fail[node]!;
    node = automaton.next[node]!.get(unit) ?? 0;
    for (
      let at = automaton.ends[node]! >= 0 ? node : automaton.shorter[node]!;
      at !== 0;
      at = automaton.shorter[at]!
    ) {
      const cue = automaton.ends[at]!;
      found.push({ cue, start: i + 1 - automaton.lengths[cue]!, end: i + 1 });
    }
  }
  return found;
}
