/** Two strong testimonies that pull apart: which one weighs more for this question, and why. */
import type { FactId } from '#facts/fact-id.ts';
import type { Scored } from '#companion/salience/salience.ts';
import { contactClaim, placementClaims } from '#companion/voice/claims.ts';
import type { DeclaredClaim } from '#companion/voice/claims.ts';
import { themes } from '#companion/voice/atoms.ts';
import { clausesOf, pick } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { CounselKind, CounselSide, MajorAspect, WeighReason } from '#companion/voice/pack.ts';
import { firstWord } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { relevantExact, relevantWindow } from '#companion/voice/slots.ts';

/** Share of the strongest point's score from which a testimony is strong. */
const STRONG = 0.6;

/** Degrees by which one angle must be the closer for that to decide. */
const CLOSER_DEG = 0.3;

/** Points of relevance by which one testimony must be nearer to the matter for that to decide. */
const NEARER_POINTS = 4;

const THIRDS = 3;

export type Verdict = { readonly heavy: Scored; readonly light: Scored; readonly reason: WeighReason };

/** The strongest hard and the strongest easy point of a page, where both reach 60 % of the strongest; else `null`. */
export function apartPoints(told: readonly Scored[]): readonly [hard: Scored, easy: Scored] | null {
  const top = Math.max(0, ...told.map(({ score }) => score));
  const strongest = (sign: -1 | 1): Scored | undefined =>
    told
      .filter(({ testimony, score }) => Math.sign(testimony.polarity) === sign && score >= STRONG * top)
      .toSorted((a, b) => b.score - a.score)[0];
  const [hard, easy] = [strongest(-1), strongest(1)];
  return hard === undefined || easy === undefined ? null : [hard, easy];
}

/**
 * Which of two weighs more.
 *
 * Of two passages the nearer in date; of a passage and the birth the passage where a time was asked about, else the birth;
 * of two contacts the closer to exact, by 0.3° at least; else the one that says more of the matter, or neither.
 */
export function weighAgainst(
  a: Scored,
  b: Scored,
  {
    facts,
    now,
    timed,
  }: Pick<VoiceContext, 'facts' | 'now'> & {
    /** Whether the question is about a stretch of time. */
    readonly timed: boolean;
  },
): Verdict {
  const verdict = (isFirst: boolean, reason: WeighReason): Verdict =>
    isFirst ? { heavy: a, light: b, reason } : { heavy: b, light: a, reason };
  const moves = ({ testimony }: Scored): boolean => testimony.shape.type === 'transit';
  if (moves(a) && moves(b)) {
    const [one, two] = [dayOf(a, now), dayOf(b, now)];
    if (one !== two) return verdict(one < two, 'date');
  } else if (moves(a) || moves(b)) return timed ? verdict(moves(a), 'passing') : verdict(!moves(a), 'natal');
  const [one, two] = [orbOf(a, facts), orbOf(b, facts)];
  if (one !== null && two !== null && Math.abs(one - two) >= CLOSER_DEG) return verdict(one < two, 'orb');
  const nearer = relevanceOf(a) - relevanceOf(b);
  if (Math.abs(nearer) >= NEARER_POINTS) return verdict(nearer > 0, 'matter');
  // Where the matter lives in the chart speaks for it; two contacts as close as each other weigh the same.
  if (isRoot(a) !== isRoot(b)) return verdict(isRoot(a), 'matter');
  return verdict(true, 'even');
}

/** The sentence; `null` where one of the two can't be named or the words are used up. */
export function weighingDraft(
  context: VoiceContext,
  { heavy, light, reason }: Verdict,
  avoidFirst: ReadonlySet<string>,
): Draft | null {
  const [a, b] = [named(context, heavy), named(context, light)];
  if (a === null || b === null) return null;
  const fits = (carrier: string): boolean => {
    const text = context.pack.polish(carrier.replace('{heavy}', a.text).replace('{light}', b.text));
    return !avoidFirst.has(firstWord(text)) && !clausesOf(text).some((clause) => context.spoken.has(clause));
  };
  // A third of the carriers for each kind of question and matter, so that two questions to one chart are seldom weighed in the same words.
  const carriers = context.pack.weighings[reason];
  const turn = (context.kind + themes.indexOf(context.theme)) % THIRDS;
  const all = carriers.filter(fits);
  const own = all.filter((one) => carriers.indexOf(one) % THIRDS === turn);
  const carrier = pick(context, `weighing.${reason}`, own.length > 0 ? own : all);
  if (carrier === null) return null;
  const inOrder = [
    { at: carrier.indexOf('{heavy}'), ...a },
    { at: carrier.indexOf('{light}'), ...b },
  ]
    .filter(({ at }) => at >= 0)
    .toSorted((one, two) => one.at - two.at);
  const claims = inOrder.flatMap((one) => one.claims);
  return {
    text: context.pack.polish(carrier.replace('{heavy}', a.text).replace('{light}', b.text)),
    declares: claims.length > 0 ? claims : 'by-citation',
    cites: inOrder.map(({ cite }) => cite),
    move: 'tension',
    atoms: [`weighing:${reason}`, `frame:weighing-${reason}`],
  };
}

/** What therefore to do; `null` where the words are used up. */
export function counselDraft(
  context: VoiceContext,
  { heavy, reason }: Verdict,
  timed: boolean,
  weighed: string,
  avoidFirst: ReadonlySet<string>,
): Draft | null {
  const { polarity, shape } = heavy.testimony;
  const kind: CounselKind = CHOICES.has(context.form)
    ? 'choice'
    : timed && shape.type === 'transit'
      ? 'time'
      : 'habit';
  const side: CounselSide = reason === 'even' || polarity === 0 ? 'both' : polarity < 0 ? 'hard' : 'easy';
  // A weighing that ends on "so" is not followed by another.
  const lead = /\bso\b/u.test(weighed) ? /^so /u : /^$/u;
  const all = context.pack.counsels[kind][side].filter(
    (text) =>
      !avoidFirst.has(firstWord(text.replace(lead, ''))) &&
      !clausesOf(text.replace(lead, '')).some((clause) => context.spoken.has(clause.toLowerCase())),
  );
  const text = pick(context, `counsel.${kind}.${side}`, all);
  return text === null
    ? null
    : {
        text: context.pack.polish(`${text.replace(lead, '')}.`),
        declares: [],
        cites: [],
        move: 'tension',
        atoms: [`counsel:${kind}-${side}`],
      };
}

const CHOICES: ReadonlySet<string> = new Set(['should', 'which']);

/** A point as a noun, the fact that bears it, and what the noun states: a contact in plain words goes without its name. */
function named(
  context: VoiceContext,
  { testimony }: Scored,
): { readonly text: string; readonly cite: FactId; readonly claims: readonly DeclaredClaim[] } | null {
  const { pack, facts, depth, cited } = context;
  const { shape, facts: roles } = testimony;
  const cite = (...wanted: readonly string[]): FactId | undefined =>
    wanted
      .flatMap((role) => roles[role] ?? [])
      // The fact its own sentence rested on, so that the weighing brings in no new one.
      .toSorted((one, two) => Number(cited.has(two)) - Number(cited.has(one)))[0];
  const how = { moving: shape.type === 'transit', plain: depth === 'basic' };
  if (shape.type === 'aspect' || shape.type === 'transit') {
    const id = shape.type === 'aspect' ? cite('orb') : cite('exact', 'leave', 'enter', 'orb');
    const [a, b] = shape.type === 'aspect' ? [shape.a, shape.b] : [shape.mover, shape.target];
    return id === undefined
      ? null
      : {
          text: pack.names.contact(a, shape.aspect as MajorAspect, b, how),
          cite: id,
          claims: how.plain ? [] : contactClaim(testimony),
        };
  }
  const body = shape.type === 'placement' ? shape.body : shape.type === 'ruler' ? shape.ruler : null;
  const id = cite('sign');
  const sign = id === undefined ? undefined : facts.get(id)?.value;
  if (body === null || id === undefined || sign?.type !== 'id') return null;
  return { text: pack.names.placed(body, sign.id), cite: id, claims: placementClaims(context, id) };
}

function dayOf({ testimony }: Scored, now: number): number {
  const at = relevantExact(testimony, now)[0] ?? relevantWindow(testimony, now)?.leave ?? '';
  return at === '' ? Number.MAX_SAFE_INTEGER : Date.parse(at);
}

function orbOf({ testimony }: Scored, facts: VoiceContext['facts']): number | null {
  const id = testimony.facts['orb'];
  const value = id === undefined ? undefined : facts.get(id)?.value;
  return testimony.shape.type === 'aspect' && value?.type === 'degrees' ? value.deg : null;
}

function isRoot({ testimony }: Scored): boolean {
  return testimony.kind === 'root';
}

function relevanceOf({ rows }: Scored): number {
  return rows.find(({ part }) => part === 'relevance')?.points ?? 0;
}
