/** One point on the page: its claim, what joins it to the one before, and what may be said after it. */
import { present } from '#lib/assert.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move } from '#facts/reading.ts';
import type { ReadingStyle } from '#companion/request.ts';
import type { Scored } from '#companion/salience/salience.ts';
import { aside, clausesOf } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import { firstWord, sentenceFor } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import type { FrameRole } from '#companion/voice/frame.ts';
import { coreDraft, isOutOfPlace, PICTURES } from './lines.ts';
import type { Group } from './page.ts';
import { isTimed, isEasy } from './order-points.ts';

/** Clauses of a chat in which everything has been heard once; nothing is then said again for want of words. */
const LONG_CHAT = 400;

/** Words that a sentence does not take up from the claim before it. */
const TENDS = /\btends to\b/u;

/** Atoms that already say what a point means; a claim with one of them needs no such sentence after it. */
const MEANING = /^(?:pair\.|planet\.\w+\.facet|ruler\.|contact\.|moon-today|sign\.\w+\.(?:asc|mc|rising))/u;

export type Bridge = keyof VoiceContext['pack']['bridges'];

/** What leads to the one side there is, behind the last of the points before it. */
export function bridgeTo(
  side: Scored | undefined,
  own: readonly Scored[],
  root: Scored | undefined,
): { readonly bridge?: Bridge } {
  return side === undefined ? {} : isTimed(side) ? { bridge: 'timing' } : bridgeFor(side, own.at(-1) ?? root);
}

/** What joins a point to the one before it: help after strain and strain after help, a snag in the matter itself, and so on. */
export function bridgeFor(scored: Scored, before: Scored | undefined): { readonly bridge?: Bridge } {
  if (before === undefined || scored.testimony.kind === 'root') return {};
  if (isTimed(scored)) return isSameMover(scored, before) ? { bridge: 'still' } : {};
  const [was, is] = [Math.sign(before.testimony.polarity), Math.sign(scored.testimony.polarity)];
  if (is === 0 || isTimed(before)) return {};
  if (was === 0 || before.testimony.kind === 'root') return { bridge: is < 0 ? 'catch' : 'ease' };
  if (was === is) return is < 0 ? { bridge: 'more' } : {};
  return { bridge: is < 0 ? 'against' : 'help' };
}

function isSameMover({ testimony: { shape: a } }: Scored, { testimony: { shape: b } }: Scored): boolean {
  return a.type === 'transit' && b.type === 'transit' && a.mover === b.mover;
}

export function moveOf({ testimony }: Scored): Move {
  if (testimony.kind === 'timing') return 'timing';
  if (isEasy({ testimony, score: 0, rows: [] })) return 'resource';
  return testimony.polarity < 0 && testimony.kind === 'bond' ? 'tension' : 'observe';
}

/** What may be said of a point, in the order of a style: a playful voice gets to its beat at once, a quiet one lets it come late. */
function rolesAfter(
  scored: Scored,
  { move, style, isTold, isLead }: { move: Move; style: ReadingStyle; isTold: boolean; isLead: boolean },
): readonly (readonly FrameRole[])[] {
  const order = plainOrder(scored, move, isLead).filter((roles) => !isTold || !roles.includes('so'));
  const beat = order.findIndex(([role]) => role === 'short');
  if (move === 'answer' || beat < 0 || (style !== 'playful' && style !== 'quiet')) return order;
  const rest = order.filter((_, i) => i !== beat);
  // Even a playful voice first says what a bare claim means.
  const at = style === 'quiet' ? 2 : isTold ? 0 : 1;
  return [...rest.slice(0, at), ['short'], ...rest.slice(at)];
}

/** What may be said of a point, by role, in the order a reader would want it. */
function plainOrder(scored: Scored, move: Move, isLead: boolean): readonly (readonly FrameRole[])[] {
  // A date that answers the question is followed by where in the chart it falls.
  if (move === 'answer')
    return [
      ['passes'],
      ['place'],
      ['so'],
      ['short'],
      ['because'],
      ['because'],
      ['because'],
      ['tension', 'resource'],
    ];
  const { polarity } = scored.testimony;
  // A contact of two is nothing to a reader until its meaning is said, and the first point answers the question.
  const first: readonly FrameRole[] =
    scored.testimony.kind === 'root' && !isLead ? ['so', 'because'] : ['so'];
  if (polarity > 0)
    return [first, ['short'], ['resource', 'because'], ['because'], ['because'], ['tension', 'because']];
  if (polarity < 0) return [first, ['short'], ['tension', 'because'], ['because'], ['resource'], ['because']];
  return [first, ['short'], ['because'], ['tension', 'because'], ['because'], ['resource']];
}

export function groupFor(
  context: VoiceContext,
  scored: Scored,
  move: Move,
  bridge: Bridge | null,
  avoid: string | null,
  isLead: boolean,
): Group | null {
  const { testimony } = scored;
  const prefix = bridge === null ? '' : pickBridge(context, bridge, avoid);
  const answers =
    move === 'answer'
      ? sentenceFor(context, testimony, { roles: ['answer'], move, reference: 'full', fresh: true })
      : null;
  const claim =
    answers ??
    sentenceFor(context, testimony, {
      roles: ['claim'],
      move,
      reference: 'full',
      prefix,
      avoidFirst: prefix === '' ? avoid : null,
      fresh: context.spoken.size > LONG_CHAT,
    });
  if (claim === null) return null;
  const extras: Draft[] = [];
  const beats = new Set<Draft>();
  let last = firstWord(claim.text);
  const image =
    isLead && move !== 'answer' && !context.heavy && context.stream.below(10) < PICTURES[context.style]
      ? coreFor(context, scored)
      : null;
  if (image !== null && firstWord(image.text) !== last) {
    extras.push(image);
    last = firstWord(image.text);
  }
  const isTold = claim.atoms.some((key) => MEANING.test(key));
  const order = rolesAfter(scored, { move, style: context.style, isTold, isLead });
  for (const roles of order) {
    const extra = sentenceFor(context, testimony, {
      roles,
      move,
      reference: 'pronoun',
      avoidFirst: last,
      fresh: true,
    });
    if (extra === null || firstWord(extra.text) === last) continue;
    if (TENDS.test(claim.text) && TENDS.test(extra.text)) continue;
    extras.push(extra);
    if (roles.includes('short')) beats.add(extra);
    last = firstWord(extra.text);
  }
  const said = new Set([claim, ...extras].flatMap(({ text }) => clausesOf(text)));
  // Words held in reserve are still free for the next point.
  const other = aside(context, () =>
    sentenceFor(context, testimony, {
      roles: ['claim'],
      move,
      reference: 'full',
      avoidFirst: firstWord(claim.text),
      fresh: context.spoken.size > LONG_CHAT,
    }),
  );
  const alternative =
    other === null || clausesOf(other.text).some((clause) => said.has(clause))
      ? null
      : { ...other, why: scored.rows };
  return {
    scored,
    claim: { ...claim, why: scored.rows },
    alternative,
    extras,
    beats,
    shown: Math.min(isLead ? (image === null ? 2 : 3) : 1, extras.length),
  };
}

function pickBridge(context: VoiceContext, bridge: Bridge, avoid: string | null): string {
  const styled: Readonly<Partial<Record<Bridge, readonly string[]>>> =
    context.pack.styleBridges[context.style];
  const own = isOutOfPlace(context) ? [] : (styled[bridge] ?? []);
  const options = [...context.pack.bridges[bridge], ...own];
  const fresh = options.filter(
    (text) => text === '' || (!context.used.has(`bridge:${text}`) && firstWord(text) !== avoid),
  );
  const pool = fresh.length > 0 ? fresh : [''];
  const chosen = present(pool[context.stream.below(pool.length)], bridge);
  context.used.add(`bridge:${chosen}`);
  return chosen;
}

function coreFor(context: VoiceContext, lead: Scored | undefined): Draft | null {
  if (lead === undefined) return null;
  const { shape } = lead.testimony;
  const body =
    shape.type === 'placement'
      ? shape.body
      : shape.type === 'ruler'
        ? shape.ruler
        : shape.type === 'aspect'
          ? shape.a
          : null;
  const sign = body === null ? undefined : context.facts.get(`natal.${body}.sign` as FactId)?.value;
  return coreDraft(context, body, sign?.type === 'id' ? sign.id : null);
}

/** The body a root point is about. */
export function leadBody(scored: Scored | undefined): string | null {
  const shape = scored?.testimony.shape;
  return shape?.type === 'placement' ? shape.body : shape?.type === 'ruler' ? shape.ruler : null;
}
