/** From a testimony to sentences: a claim that cites, then what it means. */
import { shuffled } from '#lib/seeded-stream.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move, ScoreRow } from '#facts/reading.ts';
import type { Testimony } from '#companion/testimony/testimony.ts';
import { declare, saysRole } from './claims.ts';
import type { Declaration } from './claims.ts';
import { clausesOf, mark, PRESENT, tentatively } from './context.ts';
import type { VoiceContext } from './context.ts';
import { fillTemplate, parseTemplate } from './frame.ts';
import type { Frame, FrameRole, TemplatePart } from './frame.ts';
import type { MajorAspect, VoicePack } from './pack.ts';
import { relevantExact, slotFiller } from './slots.ts';
import type { Reference } from './slots.ts';

/** A sentence before it is set into paragraphs. */
export type Draft = {
  readonly text: string;
  /** Before the last touch, for a sentence that may still be led in by a bridge. */
  readonly raw?: string;
  readonly cites: readonly FactId[];
  /** What it claims of the sheet, as the verifier reads it. */
  readonly declares: Declaration;
  readonly move: Move;
  /** Keys of atoms and frames it is made of. */
  readonly atoms: readonly string[];
  readonly why?: readonly ScoreRow[];
};

/** Distinct facts that a reading may cite. */
export const MOST_FACTS = 9;

const parsed = new Map<string, readonly TemplatePart[]>();

function partsOf(frame: Frame): readonly TemplatePart[] {
  const known = parsed.get(frame.template);
  if (known !== undefined) return known;
  const parts = parseTemplate(frame.template);
  parsed.set(frame.template, parts);
  return parts;
}

/** Frames that fit a testimony in a role at this depth. */
function framesFor(
  context: VoiceContext,
  testimony: Testimony,
  roles: readonly FrameRole[],
): readonly Frame[] {
  const { shape } = testimony;
  const drawn =
    shape.type === 'aspect' || shape.type === 'transit'
      ? context.pack.aspects[shape.aspect as MajorAspect].family
      : null;
  // A conjunction answers a "when" as its mover does: Saturn's is waited out, Jupiter's is waited for.
  const family =
    drawn === 'fuse' && roles.includes('answer') ? (testimony.polarity > 0 ? 'easy' : 'hard') : drawn;
  return context.pack.frames.filter(
    (frame) =>
      frame.on === shape.type &&
      roles.includes(frame.role) &&
      (context.elsewhen ? !PRESENT.test(frame.template) : frame.elsewhen !== true) &&
      (frame.heavy !== true || context.heavy) &&
      (frame.needs ?? []).every((role) => testimony.facts[role] !== undefined) &&
      (frame.depth === undefined || frame.depth.includes(context.depth)) &&
      (frame.family === undefined || (family !== null && frame.family.includes(family))),
  );
}

/**
 * One sentence for a testimony in one of the roles, or `null` when no frame can be filled.
 *
 * Frames come in the stream's order, those said least lately first; a frame is used once in a reading.
 * `avoidFirst` keeps two sentences in a row from opening with the same word.
 */
export function sentenceFor(
  context: VoiceContext,
  testimony: Testimony,
  options: {
    readonly roles: readonly FrameRole[];
    readonly move: Move;
    readonly reference: Reference;
    readonly prefix?: string;
    readonly avoidFirst?: string | null;
    /** Rather nothing than a sentence this chat has heard. */
    readonly fresh?: boolean;
  },
): Draft | null {
  // A passage with exact days is told by them; the days it begins and ends come second.
  const hasDays = testimony.shape.type === 'transit' && relevantExact(testimony, context.now).length > 0;
  const wear = (frame: Frame): number =>
    (hasDays && frame.role === 'claim' && !frame.cites.includes('exact') ? 50 : 0) +
    (isOfOtherHalf(frame, context) ? 1 : 0) +
    (context.brief && frame.on === 'aspect' && frame.role === 'claim' && !frame.template.includes('{pair}')
      ? 3
      : 0) +
    (context.worn.get(`frame:${frame.id}`) ?? 0) +
    (context.used.has(`frame:${frame.id}`) ? 100 : 0);
  const order = shuffled(framesFor(context, testimony, options.roles), context.stream).toSorted(
    (a, b) => wear(a) - wear(b),
  );
  let fallback: { readonly draft: Draft; readonly giveAgain: () => void } | null = null;
  for (const frame of order) {
    if (context.used.has(`frame:${frame.id}`)) continue;
    if (frame.alone === true && (options.prefix ?? '') !== '') continue;
    const before = new Set(context.used);
    const takeBack = mark(context);
    const draft = tentatively(context, () => {
      const filled = fillTemplate(partsOf(frame), slotFiller(context, testimony, options.reference));
      if (filled === null) return null;
      const cites = citesOf(frame, testimony, context, filled.slots);
      if (frame.role === 'claim' && cites.length === 0) return null;
      // A reading rests on a handful of facts: a fuller frame gives way to a leaner one.
      const fresh = cites.filter((id) => !context.cited.has(id)).length;
      if (fresh > 0 && context.cited.size + fresh > MOST_FACTS - context.reserve) return null;
      context.used.add(`frame:${frame.id}`);
      const atoms = [...context.used].filter((key) => !before.has(key));
      return {
        text: context.pack.polish(`${options.prefix ?? ''}${filled.text}`),
        raw: filled.text,
        cites,
        declares: declare(frame, testimony, context, { slots: filled.slots, cites }),
        move: options.move,
        atoms,
      };
    });
    if (draft === null) continue;
    const isSaid = clausesOf(draft.text).some(
      (clause) => context.spoken.has(clause) || context.here.has(clause),
    );
    // "…, and …, and …" is how a list talks.
    const isChained = draft.text.split(/, and /u).length > 2;
    const opensAlike = options.avoidFirst !== undefined && firstWord(draft.text) === options.avoidFirst;
    if (!isSaid && !opensAlike && !isChained) {
      for (const id of draft.cites) context.cited.add(id);
      for (const clause of clausesOf(draft.text)) context.here.add(clause);
      return draft;
    }
    // What was tried and not said stays free for the rest of the reading.
    const giveAgain = takeBack();
    if ((!isSaid || options.fresh !== true) && fallback === null) fallback = { draft, giveAgain };
  }
  if (fallback === null) return null;
  fallback.giveAgain();
  for (const id of fallback.draft.cites) context.cited.add(id);
  for (const clause of clausesOf(fallback.draft.text)) context.here.add(clause);
  return fallback.draft;
}

/** Matters of the world, beside those of the heart and the house. */
const PUBLIC: ReadonlySet<string> = new Set(['work', 'money', 'decision', 'self']);

/**
 * One passage often answers for a job and for a family, and for two questions about either. Its carriers come in two halves by
 * their place in the pack, by public or private matter and by the kind of question, so that two answers are seldom the same
 * sentence; each may borrow from the other.
 */
function isOfOtherHalf(frame: Frame, { pack, theme, kind }: VoiceContext): boolean {
  if (frame.on !== 'transit' || frame.role === 'short') return false;
  const alike = pack.frames.filter(({ on, role }) => on === frame.on && role === frame.role);
  const isFirst = PUBLIC.has(theme) === (kind % 2 === 0);
  return (alike.indexOf(frame) % 2 === 0) !== isFirst;
}

/** The facts a sentence asserts: those of its roles that the testimony has and the sentence said. */
function citesOf(
  frame: Frame,
  testimony: Testimony,
  context: VoiceContext,
  slots: readonly string[],
): readonly FactId[] {
  return frame.cites.flatMap((role) => {
    const id = role === 'degree' ? (`natal.${mainOf(testimony)}.degree` as FactId) : testimony.facts[role];
    if (id === undefined || !context.facts.has(id)) return [];
    return saysRole(frame, role, slots) ? [id] : [];
  });
}

function mainOf({ shape }: Testimony): string {
  return shape.type === 'placement' ? shape.body : shape.type === 'ruler' ? shape.ruler : '';
}

/** First word in lower case, without marks, for the rhythm rules. */
export function firstWord(text: string): string {
  return (/[\p{L}\p{N}’']+/u.exec(text)?.[0] ?? '').toLowerCase();
}

/** Words as a reader counts them. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Tags by planet, sign, house and pair, read off a pack for the testimony layer. */
export function conceptsOf(pack: VoicePack) {
  return {
    planet: (id: string): readonly string[] => pack.planets[id as 'sun']?.concepts ?? [],
    sign: (id: string): readonly string[] => pack.signs[id as 'aries']?.concepts ?? [],
    house: (n: number): readonly string[] => pack.houses[n]?.concepts ?? [],
    pair: (a: string, b: string): readonly string[] =>
      pack.pairs[`${a}-${b}`]?.concepts ?? pack.pairs[`${b}-${a}`]?.concepts ?? [],
  };
}
