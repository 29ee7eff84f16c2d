/** Shape of the crisis cue tables. The words are data of `text/`; see `text/data/README.md`. */

export type Words = { readonly en: readonly string[]; readonly th: readonly string[] };

/** The parts of an overdose, in one language; see `doses.ts`. */
export type DoseWords = {
  readonly lang: 'en' | 'th';
  /** What is done with it: "swallowed", "going to take". */
  readonly verbs: readonly string[];
  /** More than anyone takes: "a bottle of". A number from eight on counts by itself. */
  readonly amounts: readonly string[];
  /** Of what; a Thai verb holds it already. */
  readonly things: readonly string[];
  /** Amounts said after the thing: "all of it". */
  readonly wholes: readonly string[];
  /** Words that end the phrase when they stand inside it. */
  readonly apart: readonly string[];
  /** English: what a number counts other than pills. Thai: what it has to count. */
  readonly units: readonly string[];
  /** Words behind it that make it a dose like any other. */
  readonly ordinary: readonly string[];
};

export type CrisisCues = {
  /** Tier 1: intent with plan, means, time or farewell; an attack in progress. */
  readonly now: Words;
  /** Tier 2: wish to die, self-harm. */
  readonly active: Words;
  /** Tier 2 with the violence line first. */
  readonly abuse: Words;
  /** Tier 3. */
  readonly strain: Words;
  readonly lower: { readonly negation: Words; readonly past: Words; readonly again: Words };
  readonly block: Words;
  readonly thirdPerson: Words;
  readonly idioms: Words;
  /** Those of `now` that tell of an attack by someone: the abuse card. */
  readonly attack?: Words;
  /** First-person words, which keep a cue with the writer even when someone else is named. */
  readonly firstPerson?: Words;
  /** Verbs of telling, after which a first person is the other's: "she said I want to die". */
  readonly telling?: Words;
  /** Tier 1 by its parts: an overdose taken or about to be. */
  readonly doses?: readonly DoseWords[];
  /** Words that may stand between what was done and "years ago" behind it. */
  readonly sinceThen?: Words;
};

/** One table out of the shared data and what the languages add to it. */
export function mergeCues(base: CrisisCues, ...more: readonly Partial<CrisisCues>[]): CrisisCues {
  const all = [base, ...more];
  const join = (pick: (cues: Partial<CrisisCues>) => Words | undefined): Words => ({
    en: [...new Set(all.flatMap((cues) => pick(cues)?.en ?? []))],
    th: [...new Set(all.flatMap((cues) => pick(cues)?.th ?? []))],
  });
  return {
    now: join((c) => c.now),
    active: join((c) => c.active),
    abuse: join((c) => c.abuse),
    strain: join((c) => c.strain),
    lower: {
      negation: join((c) => c.lower?.negation),
      past: join((c) => c.lower?.past),
      again: join((c) => c.lower?.again),
    },
    block: join((c) => c.block),
    thirdPerson: join((c) => c.thirdPerson),
    idioms: join((c) => c.idioms),
    attack: join((c) => c.attack),
    firstPerson: join((c) => c.firstPerson),
    telling: join((c) => c.telling),
    doses: all.flatMap((cues) => cues.doses ?? []),
    sinceThen: join((c) => c.sinceThen),
  };
}
