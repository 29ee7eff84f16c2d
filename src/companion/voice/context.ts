/** What a reading in the making knows: its words, its dice, and what has been said already. */
import { present } from '#lib/assert.ts';
import type { SeededStream } from '#lib/seeded-stream.ts';
import type { ReadingDepth, ReadingStyle } from '#companion/request.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Form, Topic } from '#facts/ask.ts';
import type { ImageField, Theme } from './atoms.ts';
import type { VoicePack } from './pack.ts';

export type VoiceContext = {
  readonly pack: VoicePack;
  readonly stream: SeededStream;
  readonly sheet: FactSheet;
  readonly facts: ReadonlyMap<FactId, Fact>;
  readonly depth: ReadingDepth;
  readonly style: ReadingStyle;
  readonly theme: Theme;
  readonly topic: Topic;
  readonly form: Form;
  /** A number of the kind of question: two kinds about one matter draw on different parts of a list. */
  readonly kind: number;
  /** A short reading: each point is told in one sentence. */
  readonly brief: boolean;
  readonly concepts: readonly string[];
  /** Something hurts: no style plays with it. */
  readonly heavy: boolean;
  readonly zone: string;
  /** Today in the person's zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly now: number;
  /** `now` is a moment somebody chose, so no word may call it today or now. */
  readonly elsewhen: boolean;
  /** How often each atom has been said lately: in this chat and in the ledger, newest counting most. */
  readonly worn: ReadonlyMap<string, number>;
  /** Names already glossed in this chat. */
  readonly glossed: ReadonlySet<string>;
  /** Clauses already said in this chat, as `clausesOf` gives them. */
  readonly spoken: ReadonlySet<string>;
  /** Clauses said in this reading. */
  readonly here: Set<string>;
  /** Atoms used in this reading, in order of use. */
  readonly used: Set<string>;
  /** Bodies named in this reading. */
  readonly named: Set<string>;
  /** Names glossed in this reading. */
  readonly newGlosses: Set<string>;
  /** Facts cited so far; a reading rests on a handful. */
  readonly cited: Set<FactId>;
  /** Points still to be told: each keeps a fact free for itself. */
  reserve: number;
  /** Tags of the points chosen, for lines that should follow from them. */
  readonly pointConcepts: Set<string>;
  /** Tags of the part of the person that the reading comes back to, for the step and the question after it. */
  readonly thread: Set<string>;
  image: ImageField | null;
};

/** Words that tie a line to the present day. */
export const PRESENT =
  /\b(?:now|today(?:’s)?|tonight(?:’s)?|tomorrow|this (?:morning|afternoon|evening))\b/iu;

/** Words of a fragment that a reader does not notice twice. */
const SHORT_WORDS = 5;

/**
 * One of `options`, by the stream, among those said least lately and not yet in this reading.
 *
 * `table` names the list, so that an atom is remembered as `table#index` whatever its words become.
 * Returns `null` for an empty list.
 */
export function pick(
  context: VoiceContext,
  table: string,
  options: readonly string[] | undefined,
): string | null {
  if (options === undefined || options.length === 0) return null;
  const keyed = options.map((text, index) => ({ text, key: `${table}#${index}` }));
  // What stands alone as a sentence must not come back in the same chat.
  const unsaid = keyed.filter(
    ({ text }) => !context.spoken.has(text.toLowerCase()) && !(context.elsewhen && PRESENT.test(text)),
  );
  if (unsaid.length === 0) return null;
  const fresh = unsaid.filter(({ key }) => !context.used.has(key));
  // A verb or a lead may come back in one reading; a clause may not.
  const pool = fresh.length > 0 ? fresh : unsaid.filter(({ text }) => text.split(' ').length <= SHORT_WORDS);
  if (pool.length === 0) return null;
  const wear = (key: string): number => context.worn.get(key) ?? 0;
  const least = Math.min(...pool.map(({ key }) => wear(key)));
  const candidates = pool.filter(({ key }) => wear(key) === least);
  const chosen = present(candidates[context.stream.below(candidates.length)], table);
  context.used.add(chosen.key);
  return chosen.text;
}

/** A sentence and the clause after its colon, without capitals and the last mark: what a reader would know again. */
export function clausesOf(sentence: string): readonly string[] {
  const whole = sentence.toLowerCase().replace(/[.?]$/u, '');
  const colon = whole.indexOf(': ');
  return colon < 0 ? [whole] : [whole, whole.slice(colon + 2)];
}

/** Runs `attempt` and takes back what it used when it comes to nothing. */
export function tentatively<T>(context: VoiceContext, attempt: () => T | null): T | null {
  const used = new Set(context.used);
  const named = new Set(context.named);
  const glosses = new Set(context.newGlosses);
  const cited = new Set(context.cited);
  const result = attempt();
  if (result !== null) return result;
  restore(context.used, used);
  restore(context.named, named);
  restore(context.newGlosses, glosses);
  restore(context.cited, cited);
  return null;
}

/** What a context holds now; the function returned takes back all that was added since, and gives it again when called. */
export function mark(context: VoiceContext): () => () => void {
  const lists = [context.used, context.named, context.newGlosses, context.cited] as readonly Set<string>[];
  const before = lists.map((list) => new Set(list));
  return () => {
    const added = lists.map((list, i) => [...list].filter((key) => before[i]?.has(key) !== true));
    lists.forEach((list, i) => added[i]?.forEach((key) => list.delete(key)));
    return () => lists.forEach((list, i) => added[i]?.forEach((key) => list.add(key)));
  };
}

/** Runs `attempt`, and takes back all it used whatever comes of it: words held in reserve. */
export function aside<T>(context: VoiceContext, attempt: () => T): T {
  let result: { readonly value: T } | null = null;
  tentatively(context, () => {
    result = { value: attempt() };
    return null;
  });
  return (result as { readonly value: T } | null)!.value;
}

function restore<T>(live: Set<T>, saved: ReadonlySet<T>): void {
  for (const key of live) if (!saved.has(key)) live.delete(key);
}
