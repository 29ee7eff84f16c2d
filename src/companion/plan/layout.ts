/**
 * The page: moves in the order of a shape, points worded one by one, and the length brought into its range.
 */
import { present } from '#lib/assert.ts';
import type { Ask, Form, Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { Move, SaidEntry } from '#facts/reading.ts';
import type { ReadingLength, ReadingStyle } from '#companion/request.ts';
import { weightInFacts } from '#companion/salience/choose.ts';
import type { Choice } from '#companion/salience/choose.ts';
import type { Scored } from '#companion/salience/salience.ts';
import type { SkyAnswer } from './sky-answer.ts';
import type { Refusal } from '#companion/understand/refusal.ts';
import { placementClaims } from '#companion/voice/claims.ts';
import { aside, clausesOf } from '#companion/voice/context.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { VoicePack } from '#companion/voice/pack.ts';
import { firstWord, sentenceFor, wordCount } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { relevantExact, relevantWindow } from '#companion/voice/slots.ts';
import type { FrameRole } from '#companion/voice/frame.ts';
import {
  apartDrafts,
  coreDraft,
  fittingLine,
  isOutOfPlace,
  limitDraft,
  lineDraft,
  linkDraft,
  MIRRORS,
  openerDraft,
  PICTURES,
  refusalDraft,
} from './lines.ts';
import { returnDrafts, threadBody } from './returning.ts';
import type { ReadingShape } from './shape.ts';
import { apartPoints, counselDraft, weighAgainst, weighingDraft } from './weighing.ts';

export type Placed = { readonly draft: Draft; readonly opens: boolean };

export type LayoutOptions = {
  readonly ask: Ask;
  readonly topic: Topic;
  readonly minor: boolean;
  /** A question about love is answered as one about friendship. */
  readonly softened: boolean;
  /** What of the question is declined, before anything else is said. */
  /** The sky itself was asked about: what is said of it, before anything about the person. */
  readonly skyAnswer: SkyAnswer | null;
  readonly refusal: { readonly kind: Refusal; readonly form: Form } | null;
  /** Two charts came and are not read as a couple: one of them is under eighteen. */
  readonly pairUnder18: boolean;
  readonly previousWords: number | null;
  readonly length: ReadingLength;
  /** Facts cited earlier in this chat. */
  readonly saidFacts: ReadonlySet<string>;
  /** Entries of this chat, oldest first. */
  readonly chat: readonly SaidEntry[];
  /** Terms the message names, the one asked about first. */
  readonly terms: readonly string[];
};

/** Words a reading may run to, both included. Thanks, small talk and app lines are shorter and free of it. */
export const WORD_RANGE: Readonly<Record<ReadingLength, readonly [number, number]>> = {
  brief: [70, 150],
  medium: [150, 230],
  deep: [230, 340],
};

/** Facts that a full sentence leaves free for the points after it, at most. */
const MOST_RESERVED = 6;

/** Words that settling may take away again, and words it may add. */
const SETTLING = 14;
const LEADING = 8;

/** Points that a reading keeps before the others lose what they mean: fewer, well told, are more than many named. */
const FEWEST: Readonly<Record<ReadingLength, number>> = { brief: 2, medium: 4, deep: 5 };

/** A point on the page: its claim, and what may be said about it, most telling first. */
type Group = {
  readonly scored: Scored;
  readonly claim: Draft;
  /** The claim in other words, for where the first would begin like the sentence before it. */
  readonly alternative: Draft | null;
  readonly extras: Draft[];
  /** Those of them that are a short beat and no more. */
  readonly beats: ReadonlySet<Draft>;
  /** How many extras are said; −1 leaves the whole point out. */
  shown: number;
};
type Block = {
  fixed: readonly Draft[];
  readonly group: Group | null;
  readonly opens: boolean;
  /** Goes when there are too many words. */
  readonly spare?: true;
  /** Goes before a point would lose the words that say what it means. */
  readonly closing?: true;
  /** Stands only where each of these points is told. */
  readonly about?: readonly Group[];
  /** Stands only where that block fell away. */
  readonly instead?: Block;
};

/** A page, and the points for which it had no room: what names or answers them would be better laid out without them. */
export type Laid = { readonly page: readonly Placed[]; readonly unsaid: readonly Scored[] };

export function layOut(
  context: VoiceContext,
  shape: ReadingShape,
  choice: Choice,
  options: LayoutOptions,
): Laid {
  const blocks = blocksOf(context, shape, choice, options);
  const [low, high] = wordRange(shape, options, !context.sheet.missing.includes('birth-date'));
  // A reading aims at the lower middle of its range, where nothing is padding.
  const aim = low === 0 ? 0 : Math.max(low + SETTLING, Math.round(low + (high - low) * 0.4));
  quieten(blocks);
  // A choice told in short has no room for a date that neither side of it rests on.
  const keepsDate = options.length !== 'brief' || shape !== 'weigh';
  fitLength(blocks, Math.min(aim, high - LEADING), high - LEADING, FEWEST[options.length], keepsDate);
  breathe(blocks, high === 0 ? 0 : high - LEADING);
  const unsaid = blocks.flatMap(({ group }) => (group !== null && group.shown < 0 ? [group.scored] : []));
  return { page: settle(blocks, context.pack), unsaid };
}

/** Words a reading of this shape may run to, both included; `[0, n]` where only a most is set. */
export function wordRange(
  shape: ReadingShape,
  { length, previousWords }: LayoutOptions,
  hasNatal: boolean,
): readonly [number, number] {
  if (shape === 'thanks' || shape === 'app' || shape === 'sky' || shape === 'clarify' || shape === 'term')
    return [0, 150];
  if (shape === 'feeling' || !hasNatal) return WORD_RANGE.brief;
  const [low, high] = WORD_RANGE[length];
  if (shape !== 'follow-up' || previousWords === null) return [low, high];
  const cap = Math.max(60, Math.floor(previousWords * 0.7));
  return [Math.min(low, Math.floor(cap * 0.6)), Math.min(high, cap)];
}

function blocksOf(
  context: VoiceContext,
  shape: ReadingShape,
  choice: Choice,
  options: LayoutOptions,
): readonly Block[] {
  const { ask } = options;
  const parts = partition(choice.chosen, context);
  // The caveat of a missing hour is a fact as well.
  let left =
    choice.chosen.reduce((sum, { testimony }) => sum + weightInFacts(testimony), 0) +
    Math.min(1, choice.limits.length);
  let waiting = false;
  const page: Block[] = [];
  const fixed = (drafts: readonly (Draft | null)[], opens = false): void => {
    const there = drafts.filter((draft) => draft !== null);
    if (there.length > 0) page.push({ fixed: there, group: null, opens });
  };
  const spare = (drafts: readonly Draft[]): void => {
    const [first] = drafts;
    if (first === undefined || firstWord(first.text) === lastWord(page)) return;
    page.push({ fixed: drafts, group: null, opens: false, spare: true });
  };
  const point = (
    scored: Scored | undefined,
    how: {
      readonly opens?: boolean;
      readonly bridge?: Bridge;
      readonly move?: Move;
      readonly isLead?: boolean;
    },
  ): boolean => {
    if (scored === undefined) return false;
    left -= weightInFacts(scored.testimony);
    context.reserve = Math.max(0, Math.min(MOST_RESERVED, left));
    const wordIt = (): Group | null =>
      groupFor(
        context,
        scored,
        how.move ?? moveOf(scored),
        how.bridge ?? null,
        lastWord(page),
        how.isLead === true,
      );
    const first = wordIt();
    // The last room goes to a point that would else go unsaid.
    if (first === null) context.reserve = 0;
    const group = first ?? wordIt();
    if (group !== null) page.push({ fixed: [], group, opens: how.opens === true || waiting });
    // A paragraph whose first point fell away begins with the next one.
    waiting = group === null && (how.opens === true || waiting);
    return group !== null;
  };
  const { refusal } = options;
  const declined = refusal === null ? null : refusalDraft(context, refusal.kind, refusal.form);
  const limits = limitDrafts(context, choice, options);
  const asked = skyDraft(context, options.skyAnswer);
  if (asked !== null) page.push({ fixed: [asked], group: null, opens: false });
  // What is done with one day is over by the end of it, and nobody who asks what a day is good for is taken to be low.
  const isDay = options.topic === 'day' || (ask.frame.kind === 'day' && !ask.frame.assumed);
  const isOpenDay = options.topic === 'day' && context.theme === 'mood' && !context.heavy;
  const ofTheDay: VoiceContext = isOpenDay ? { ...context, theme: 'self' } : context;
  const practice = (): Draft | null =>
    lineDraft(
      fittingLine(
        ofTheDay,
        'practice',
        context.pack.practices.filter((line) => notAfter(page)(line) && !(isDay && line.takesDays === true)),
      ),
      'practice',
      'practice',
    );
  const askback = (): Draft | null =>
    lineDraft(
      fittingLine(ofTheDay, 'question', context.pack.questions.filter(notAfter(page))),
      'question',
      'askback',
    );
  const answer = (): Draft | null =>
    lineDraft(fittingLine(context, 'answer', context.pack.answers[ask.form] ?? []), 'answer', 'answer');

  /** The person's words, a line for this form, or straight to the chart: by the style and the stream. */
  const opening = (): readonly (Draft | null)[] => {
    if (asked !== null) return [];
    const { style } = context;
    const line = openerDraft(context, ask);
    const spokenOf = ask.mirror !== undefined || ask.affect.valence !== 0 || shape === 'feeling';
    if (spokenOf || context.stream.below(10) < MIRRORS[style] / 2) return [line];
    return ['how', 'who-am-i'].includes(ask.form) && context.stream.below(4) > 0 ? [answer()] : [];
  };
  const natal = (opens: (i: number) => boolean): void => {
    const bodies: string[] = [];
    parts.natal.forEach((scored, i) => {
      const isTold = point(scored, {
        opens: opens(i),
        ...bridgeFor(scored, parts.natal[i - 1]),
        isLead: i === 0 && shape !== 'when',
      });
      const body = leadBody(scored);
      if (!isTold || body === null || options.length === 'brief' || shape === 'feeling') return;
      bodies.push(body);
      const [a, b, third] = bodies;
      if (a !== undefined && b !== undefined && third === undefined) spare(apartDrafts(context, a, b));
    });
  };
  const timed = (): void => {
    const isFirst = page.every(({ group }) => group === null);
    parts.timed.forEach((scored, i) =>
      point(scored, {
        opens: i === 0,
        // The Moon of the day needs no date.
        ...((isFirst && i === 0) || scored.testimony.shape.type === 'moon-now' ? {} : { bridge: 'timing' }),
      }),
    );
  };

  if (options.topic === 'health-worry' && (shape === 'feeling' || shape === 'pattern')) {
    fixed(declined === null ? [openerDraft(context, ask), ...limits] : [declined, ...limits]);
    if (parts.natal[0] !== undefined) page.push(careBlock(context, parts.natal[0]));
    fixed([leaning(context, ask)], true);
    fixed([practice()]);
    fixed([askback()], true);
    return page;
  }
  switch (shape) {
    case 'thanks':
      fixed([lineDraft(fittingLine(context, 'thanks', context.pack.thanks), 'thanks', 'answer')]);
      return page;
    case 'app':
      // The first line of the table is the plain one: who answers here is an AI.
      fixed([
        lineDraft(fittingLine(context, 'ai', context.pack.aiLines), 'ai', 'answer'),
        lineDraft(fittingLine(context, 'app', context.pack.appHelp.slice(1)), 'app', 'answer'),
      ]);
      return page;
    case 'clarify':
      for (const scored of parts.sky) point(scored, {});
      fixed([lineDraft(fittingLine(context, 'clarify', context.pack.clarify), 'clarify', 'askback')], true);
      return page;
    case 'sky':
      fixed([lineDraft(fittingLine(context, 'small-talk', context.pack.smallTalk), 'small-talk', 'answer')]);
      for (const scored of parts.sky) point(scored, {});
      fixed([askback()], true);
      return page;
    case 'when': {
      const [first, ...later] = context.heavy ? parts.timed : hopefulFirst(parts.timed);
      if (first === undefined) fixed([limitDraft(context, 'noTimingInFrame', []) ?? answer()]);
      point(first, { move: 'answer', isLead: true });
      fixed(limits);
      natal((i) => i === 0 || (i === 2 && parts.natal.length > 3));
      later.forEach((scored, i) => point(scored, { opens: i === 0, bridge: 'timing' }));
      break;
    }
    case 'weigh': {
      fixed([answer(), ...limits]);
      const side = (sign: -1 | 1): Scored | undefined =>
        parts.all.find(
          ({ testimony }) => testimony.kind !== 'root' && Math.sign(testimony.polarity) === sign,
        );
      const [easy, hard] = [side(1), side(-1)];
      const rest = parts.all.filter((scored) => scored !== easy && scored !== hard);
      const [root, ...others] = rest.toSorted(
        (a, b) =>
          (ROOTS_FIRST[a.testimony.kind] ?? 0) - (ROOTS_FIRST[b.testimony.kind] ?? 0) || b.score - a.score,
      );
      // Who is choosing comes first, then what speaks for it and against it, then whatever else has a date.
      const [own, dated] = [others.filter((one) => !isTimed(one)), others.filter(isTimed)];
      point(root, { opens: true, isLead: true });
      own.forEach((scored, i) => point(scored, bridgeFor(scored, own[i - 1] ?? root)));
      const hasBoth = easy !== undefined && hard !== undefined;
      point(easy, { opens: true, ...(hasBoth ? { bridge: 'for' } : bridgeTo(easy, own, root)) });
      point(hard, { opens: !hasBoth, ...(hasBoth ? { bridge: 'wait' } : bridgeTo(hard, own, root)) });
      dated.forEach((scored) => point(scored, { bridge: 'timing' }));
      break;
    }
    case 'will':
      fixed([answer(), ...limits]);
      // A stretch that was named is answered before anything about the person.
      if (ask.frame.assumed) {
        natal((i) => i === 0);
        timed();
      } else {
        timed();
        natal((i) => i === 0);
      }
      break;
    case 'follow-up':
      fixed([
        declined ??
          lineDraft(fittingLine(context, 'follow-up', context.pack.followUps), 'follow-up', 'answer'),
      ]);
      parts.all.forEach((scored, i) => {
        const answers = i === 0 && ask.form === 'when' && scored.testimony.shape.type === 'transit';
        point(scored, {
          opens: i > 0 && i % 2 === 0,
          ...(answers ? { move: 'answer' as const } : bridgeFor(scored, parts.all[i - 1])),
        });
      });
      break;
    case 'term':
      fixed(termDrafts(context, options.terms, choice.chosen) ?? [answer()]);
      parts.all.forEach((scored) => point(scored, {}));
      if (parts.all.length === 0) {
        fixed([lineDraft(fittingLine(context, 'term-ask', context.pack.termAsks), 'term-ask', 'askback')]);
        return page;
      }
      fixed([askback()], true);
      return page;
    default: {
      const link = linkDraft(context, options.chat, leadBody(parts.natal[0]));
      fixed(declined === null ? [...opening(), link, ...limits] : [declined, ...limits]);
      natal((i) => i === 0 || i === 2 || i === 4);
      timed();
    }
  }
  weighUp(context, page, ask);
  const returns = shape === 'follow-up' || OWN_ACTS.has(options.topic) ? null : comeBack(context, page);
  if (returns !== null) page.push(returns);
  // One thing to do is enough: the turn that the reading comes back to, or else a small act.
  const act = practice();
  if (act !== null)
    page.push({ fixed: [act], group: null, opens: false, ...(returns === null ? {} : { instead: returns }) });
  fixed([askback()], true);
  return page;
}

/** Matters with small acts of their own, which fit better than what a planet does in the theme they are read under. */
const OWN_ACTS: ReadonlySet<Topic> = new Set(['breakup', 'legal', 'travel', 'dream']);

/** Blocks from which one may be the last before the return. */
const REACH = 4;

/** The reading comes back to the first of its points that is a part of the person; goes unsaid where that point does. */
function comeBack(context: VoiceContext, page: readonly Block[]): Block | null {
  for (const { group } of page) {
    const body = group === null ? null : threadBody(context, group.scored);
    if (group === null || body === null) continue;
    for (const concept of context.pack.planets[body].concepts) context.thread.add(concept);
    // Blocks before it may still fall away.
    const before = new Set(page.slice(-REACH).flatMap((block) => [...firstWordsOf(block)]));
    const drafts = returnDrafts(context, body, before);
    return drafts.length === 0
      ? null
      : { fixed: drafts, group: null, opens: true, about: [group], closing: true };
  }
  return null;
}

/** Behind the later of two strong points that pull apart: which weighs more, and why. */
function weighUp(context: VoiceContext, page: Block[], ask: Ask): void {
  const groups = page.flatMap(({ group }) => (group === null ? [] : [group]));
  const apart = apartPoints(groups.map(({ scored }) => scored));
  if (apart === null) return;
  const at = Math.max(...apart.map((scored) => page.findIndex(({ group }) => group?.scored === scored)));
  const timed = TIMED.has(ask.form) || !['none', 'life'].includes(ask.frame.kind);
  const [first] = groups;
  const weighed = weighAgainst(...apart, { facts: context.facts, now: context.now, timed });
  // The date that was asked for weighs more than any other date.
  const answers =
    ask.form === 'when' && first !== undefined && isTimed(first.scored) && weighed.reason === 'date';
  const verdict =
    answers && apart.includes(first.scored)
      ? {
          heavy: first.scored,
          light: apart[0] === first.scored ? apart[1] : apart[0],
          reason: 'matter' as const,
        }
      : weighed;
  const next = firstWordsOf(page[at + 1]);
  const draft = weighingDraft(context, verdict, new Set([...firstWordsOf(page[at]), ...next]));
  if (draft === null) return;
  const counsel = counselDraft(
    context,
    verdict,
    timed,
    draft.text,
    new Set([firstWord(draft.text), ...next]),
  );
  const about = groups.filter(({ scored }) => apart.includes(scored));
  const fixed = counsel === null ? [draft] : [draft, counsel];
  page.splice(at + 1, 0, { fixed, group: null, opens: false, about });
}

/** Where the Moon stands and what comforts it, for somebody who is frightened. */
function careBlock(context: VoiceContext, scored: Scored): Block {
  const say = (role: 'care' | 'feels' | 'helps', avoidFirst: string | null): Draft | null =>
    sentenceFor(context, scored.testimony, {
      roles: [role],
      move: 'observe',
      reference: 'full',
      avoidFirst,
      fresh: true,
    });
  const claim = say('care', null);
  const first = claim === null ? null : say('feels', firstWord(claim.text));
  const second = first === null ? null : say('helps', firstWord(first.text));
  const told = claim === null ? null : { ...claim, why: scored.rows };
  return {
    fixed: [told, first, second].filter((draft) => draft !== null),
    group: null,
    opens: true,
  };
}

/** What anybody in that place can lean on. */
function leaning(context: VoiceContext, ask: Ask): Draft | null {
  const lines = context.pack.leanOn[ask.people.length > 0 ? 'other' : 'own'];
  return lineDraft(fittingLine(context, 'lean', lines), 'lean', 'resource');
}

/** What leads to the one side there is, behind the last of the points before it. */
function bridgeTo(
  side: Scored | undefined,
  own: readonly Scored[],
  root: Scored | undefined,
): { readonly bridge?: Bridge } {
  return side === undefined ? {} : isTimed(side) ? { bridge: 'timing' } : bridgeFor(side, own.at(-1) ?? root);
}

/** Forms that ask about a stretch of time. */
const TIMED: ReadonlySet<string> = new Set(['when', 'will', 'should', 'which']);

/** Whether a block goes without a point it speaks of. */
function isStranded({ about, instead }: Block): boolean {
  if (instead !== undefined && instead.fixed.length > 0 && !isStranded(instead)) return true;
  return about !== undefined && about.some(({ shown }) => shown < 0);
}

type Parts = {
  readonly all: readonly Scored[];
  readonly natal: readonly Scored[];
  readonly timed: readonly Scored[];
  readonly sky: readonly Scored[];
};

/** Natal points with the hard and the easy apart by as little as the scores allow; timed ones by their nearest date. */
function partition(chosen: readonly Scored[], context: VoiceContext): Parts {
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
function hopefulFirst(timed: readonly Scored[]): readonly Scored[] {
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

function isTimed({ testimony }: Scored): boolean {
  return testimony.kind === 'timing';
}

function isEasy({ testimony }: Scored): boolean {
  return testimony.polarity > 0 && testimony.shape.type === 'aspect';
}

type Bridge = keyof VoiceContext['pack']['bridges'];

/** What joins a point to the one before it: help after strain and strain after help, a snag in the matter itself, and so on. */
function bridgeFor(scored: Scored, before: Scored | undefined): { readonly bridge?: Bridge } {
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

function moveOf({ testimony }: Scored): Move {
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

/** Words that a sentence does not take up from the claim before it. */
const TENDS = /\btends to\b/u;

/** Atoms that already say what a point means; a claim with one of them needs no such sentence after it. */
const MEANING = /^(?:pair\.|planet\.\w+\.facet|ruler\.|contact\.|moon-today|sign\.\w+\.(?:asc|mc|rising))/u;

/** Atoms that say at least how a body goes about it. */
const TELLING =
  /^(?:pair\.|planet\.\w+\.(?:facet|drive)|ruler\.|contact\.|moon-today|sign\.\w+\.(?:asc|mc|rising|manner|wants)|element\.|sect\.|phase-|target\.)/u;

function groupFor(
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

/** First word of the last sentence on the page, so that the next one does not begin alike. */
function lastWord(page: readonly Block[]): string | null {
  const block = page.at(-1);
  if (block === undefined) return null;
  const draft =
    block.group === null
      ? block.fixed.at(-1)
      : (block.group.extras[block.group.shown - 1] ?? block.group.claim);
  return draft === undefined ? null : firstWord(draft.text);
}

/** First words of a block, whichever of its point's sentences end up shown. */
function firstWordsOf(block: Block | undefined): ReadonlySet<string> {
  const drafts =
    block === undefined
      ? []
      : block.group === null
        ? block.fixed
        : [block.group.claim, block.group.alternative, ...block.group.extras].filter((one) => one !== null);
  return new Set(drafts.map(({ text }) => firstWord(text)));
}

/** Lines that may follow the page whichever of its last point's sentences end up shown. */
function notAfter(page: readonly Block[]): (line: { readonly text: string }) => boolean {
  // What closes may still fall away, and then the block before it is the last.
  const last = page.slice(page.at(-1)?.instead !== undefined ? -3 : page.at(-1)?.closing === true ? -2 : -1);
  const taken = new Set(last.flatMap((block) => [...firstWordsOf(block)]));
  return ({ text }) => !taken.has(firstWord(text));
}

const ROOTS_FIRST: Readonly<Record<string, number>> = { root: 0, bond: 1, timing: 2, limit: 3 };

/** Forms that ask how it will end. */
const ASKS_OUTCOME: ReadonlySet<string> = new Set(['will', 'when', 'yes-no-other', 'should']);

/** What the sheet cannot say, once in a chat; and how a love question is read for someone under eighteen. */
function limitDrafts(context: VoiceContext, choice: Choice, options: LayoutOptions): readonly Draft[] {
  const drafts: (Draft | null)[] = [];
  // A limit is said once in a chat; after that it goes without saying.
  const has = (caveat: string): FactId | null => {
    const found = choice.limits.find(
      ({ testimony }) => testimony.shape.type === 'caveat' && testimony.shape.caveat === caveat,
    );
    const id = found?.testimony.facts['caveat'];
    return id === undefined || options.saidFacts.has(id) ? null : id;
  };
  const noDate = has('birth-date-unknown');
  if (noDate !== null)
    drafts.push(
      limitDraft(context, 'birthDateUnknown', [noDate]),
      limitDraft(context, 'birthDateUnknown', [noDate]),
    );
  const noTime = has('birth-time-unknown');
  if (noTime !== null) drafts.push(limitDraft(context, 'birthTimeUnknown', [noTime]));
  const either = has('moon-sign-either');
  const moon = context.facts.get('natal.moon.sign' as FactId);
  if (either !== null && moon?.value.type === 'either') {
    const [a, b] = moon.value.ids;
    const said = limitDraft(context, 'moonEither', [moon.id, either], {
      a: context.pack.names.sign(a),
      b: context.pack.names.sign(b),
    });
    drafts.push(said === null ? null : { ...said, declares: placementClaims(context, moon.id) });
  }
  const polar = has('placidus-undefined-here');
  if (polar !== null) drafts.push(limitDraft(context, 'polar', [polar]));
  const beyond = options.ask.concepts.filter((concept) => concept.startsWith('beyond-'));
  const declines =
    beyond.includes('beyond-diet') || ASKS_OUTCOME.has(options.ask.form) || options.ask.form === 'which';
  if (options.refusal !== null)
    return [...drafts, ...pairDrafts(context, options)].filter((draft) => draft !== null);
  if (declines && beyond.some((concept) => concept !== 'beyond-wager'))
    drafts.push(limitDraft(context, 'declined', []));
  else if (options.topic === 'health-worry')
    drafts.push(limitDraft(context, ASKS_OUTCOME.has(options.ask.form) ? 'outcome' : 'medical', []));
  drafts.push(...pairDrafts(context, options));
  if (options.topic === 'legal' || beyond.includes('beyond-wager'))
    drafts.push(limitDraft(context, 'legalMoney', []));
  if (options.softened) drafts.push(limitDraft(context, 'minors', []));
  else if (options.ask.form === 'will' && options.ask.people.length > 0 && options.topic !== 'health-worry')
    drafts.push(limitDraft(context, 'thirdPerson', []));
  return drafts.filter((draft) => draft !== null);
}

/** What is missing for two charts, or keeps them apart. */
function skyDraft({ pack, today }: VoiceContext, answer: SkyAnswer | null): Draft | null {
  if (answer === null) return null;
  const cites = answer.type === 'past' ? [] : answer.cites;
  return {
    text: pack.polish(`${pack.skyAnswer(answer, today)}.`),
    cites,
    declares: cites.length === 0 ? [] : 'by-citation',
    move: answer.type === 'past' ? 'limit' : 'answer',
    atoms: [],
  };
}

function pairDrafts(
  context: VoiceContext,
  { ask, minor, pairUnder18 }: LayoutOptions,
): readonly (Draft | null)[] {
  if (pairUnder18) return [limitDraft(context, 'pairUnder18', [])];
  return ask.missing.includes('partner-birth') && !minor ? [limitDraft(context, 'partnerBirth', [])] : [];
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
function leadBody(scored: Scored | undefined): string | null {
  const shape = scored?.testimony.shape;
  return shape?.type === 'placement' ? shape.body : shape?.type === 'ruler' ? shape.ruler : null;
}

/** What the asked term means, in one or two sentences; `null` when the message names none that is known. */
function termDrafts(
  context: VoiceContext,
  terms: readonly string[],
  chosen: readonly Scored[],
): readonly Draft[] | null {
  for (const id of terms) {
    const found = context.pack.term(id);
    if (found === null) continue;
    context.newGlosses.add(id);
    return found.gloss.map((text) => ({
      text: context.pack.polish(text),
      cites: [],
      declares: [],
      move: 'answer',
      atoms: [`term:${id}`],
    }));
  }
  const draft = termDraft(context, chosen);
  return draft === null ? null : [draft];
}

/** "Venus is the part that chooses and likes." for the first named body, sign or house. */
function termDraft(context: VoiceContext, chosen: readonly Scored[]): Draft | null {
  const { pack } = context;
  const carrier = present(pack.terms[context.stream.below(pack.terms.length)], 'term');
  for (const { testimony } of chosen) {
    const { shape } = testimony;
    const pair: readonly [string, string] | null =
      shape.type === 'placement'
        ? [pack.names.body(shape.body), pack.planets[shape.body as 'sun']?.gloss ?? '']
        : shape.type === 'ruler'
          ? [pack.names.theHouse(shape.house), pack.houses[shape.house]?.gloss ?? '']
          : shape.type === 'aspect'
            ? [pack.names.aspect(shape.aspect), pack.aspects[shape.aspect as 'square'].gloss]
            : null;
    if (pair === null || pair[1] === '') continue;
    if (shape.type === 'placement') context.newGlosses.add(shape.body);
    return {
      text: pack.polish(carrier.replace('{term}', pair[0]).replace('{gloss}', pair[1])),
      cites: [],
      declares: [],
      move: 'answer',
      atoms: [`term:${pair[0]}`],
    };
  }
  return null;
}

/** Beats that a reading may hold: one lets it breathe, two are a tic. */
const MOST_BEATS = 1;

function shownBeats(groups: readonly Group[]): number {
  return groups.reduce(
    (sum, { beats, extras, shown }) =>
      sum + extras.slice(0, Math.max(0, shown)).filter((extra) => beats.has(extra)).length,
    0,
  );
}

/** Takes out the beats beyond the first that is shown. */
function quieten(blocks: readonly Block[]): void {
  let heard = 0;
  for (const { group } of blocks) {
    if (group === null) continue;
    for (let i = 0; i < group.shown && i < group.extras.length; i += 1) {
      const extra = group.extras[i];
      if (extra === undefined || !group.beats.has(extra)) continue;
      heard += 1;
      if (heard > MOST_BEATS) group.extras.splice(i, 1);
    }
    group.shown = Math.min(group.shown, group.extras.length);
  }
}

/**
 * Adds what more can be said of the strongest points until the low mark, and takes away from the weakest above the high one.
 * No more than `fewest` points have to share the room.
 */
function fitLength(
  blocks: readonly Block[],
  low: number,
  high: number,
  fewest: number,
  keepsDate: boolean,
): void {
  const groups = blocks.flatMap(({ group }) => (group === null ? [] : [group]));
  const total = (): number => blocks.reduce((sum, block) => sum + wordsIn(block), 0);
  const strongest = groups.toSorted((a, b) => b.scored.score - a.scored.score);
  const weakest = strongest.toReversed();
  // What has had the least said about it goes on first, so that no point becomes a list.
  const fill = (): void => {
    while (total() < low) {
      const open = strongest.filter(({ shown, extras }) => shown >= 0 && shown < extras.length);
      const [next] = open.toSorted((a, b) => a.shown - b.shown);
      if (next === undefined) return;
      const extra = next.extras[next.shown];
      if (extra !== undefined && next.beats.has(extra) && shownBeats(groups) >= MOST_BEATS)
        next.extras.splice(next.shown, 1);
      else next.shown += 1;
    }
  };
  const trim = (least: (group: Group) => number): void => {
    for (const group of weakest) while (total() > high && group.shown > least(group)) group.shown -= 1;
  };
  const forgo = (which: 'spare' | 'closing'): void => {
    for (const block of blocks) if (block[which] === true && total() > high) block.fixed = [];
  };
  fill();
  forgo('spare');
  trim(() => 1);
  // What the reading begins with, what it weighs, its first date and the strongest of either side stay.
  const side = (sign: -1 | 1): Group | undefined =>
    strongest.find(
      ({ scored }) => scored.testimony.kind !== 'root' && Math.sign(scored.testimony.polarity) === sign,
    );
  const kept = new Set([
    groups[0],
    keepsDate ? groups.find(({ scored }) => isTimed(scored)) : undefined,
    side(-1),
    side(1),
    ...blocks.flatMap(({ about }) => about ?? []),
  ]);
  for (const group of weakest) {
    const told = groups.filter(({ shown }) => shown >= 0).length;
    if (total() > high && told > fewest && !kept.has(group)) group.shown = -1;
  }
  trim((group) => (isBare(group) ? 1 : 0));
  // A reading that comes back to where it began is worth a point, unless it is a short one.
  for (const group of weakest) {
    const told = groups.filter(({ shown }) => shown >= 0).length;
    if (total() > high && told > Math.max(3, fewest - 1) && !kept.has(group)) group.shown = -1;
  }
  forgo('closing');
  trim(() => 0);
  // Claims alone may still be too many words; the weakest point then goes unsaid.
  const last = strongest
    .filter((one) => one !== groups[0])
    .slice(1)
    .toReversed();
  for (const group of last.toSorted((a, b) => Number(kept.has(a)) - Number(kept.has(b))))
    if (total() > high) group.shown = -1;
  fill();
}

/** Whether a claim leaves what it means to the sentence after it. */
function isBare({ claim }: Group): boolean {
  return !claim.atoms.some((key) => TELLING.test(key));
}

/** Clauses of a chat in which everything has been heard once; nothing is then said again for want of words. */
const LONG_CHAT = 400;

/** Words of a sentence that lets a reader breathe. */
const SHORT = 7;

/** Every reading of any length holds one short sentence: a beat that was left out comes in behind its claim. */
function breathe(blocks: readonly Block[], high: number): void {
  const groups = blocks.flatMap(({ group }) => (group === null || group.shown < 0 ? [] : [group]));
  const isShort = ({ text }: Draft): boolean => wordCount(text) <= SHORT;
  const said = [
    ...blocks.flatMap(({ fixed }) => fixed),
    ...groups.flatMap(({ claim, extras, shown }) => [claim, ...extras.slice(0, shown)]),
  ];
  if (groups.length === 0 || said.some(isShort)) return;
  const hasRoom = blocks.reduce((sum, block) => sum + wordsIn(block), 0) + SHORT <= high;
  for (const group of groups) {
    const at = group.extras.findIndex((extra, i) => i >= group.shown && isShort(extra));
    const beat = group.extras[at];
    if (beat === undefined || (!hasRoom && group.shown === 0)) continue;
    group.extras.splice(at, 1);
    // Where there is no room for one more, it takes the place of the last.
    group.extras.splice(hasRoom ? group.shown : group.shown - 1, 0, beat);
    if (hasRoom) group.shown += 1;
    return;
  }
}

function wordsIn(block: Block): number {
  const { fixed, group } = block;
  if (isStranded(block)) return 0;
  const drafts =
    group === null ? fixed : group.shown < 0 ? [] : [group.claim, ...group.extras.slice(0, group.shown)];
  return drafts.reduce((sum, { text }) => sum + wordCount(text), 0);
}

/** A claim behind a bridge that adds, so that it does not begin like the sentence before it. */
function ledIn(claim: Draft, pack: VoicePack, avoid: string | null): Draft {
  const bridge = pack.bridges.also.find((text) => text !== '' && firstWord(text) !== avoid);
  return bridge === undefined || claim.raw === undefined
    ? claim
    : { ...claim, text: pack.polish(`${bridge}${claim.raw}`) };
}

/** The sentences in order, none beginning like the one before it where other words for it are at hand. */
function settle(blocks: readonly Block[], pack: VoicePack): readonly Placed[] {
  const page: Placed[] = [];
  /** The group whose extra was placed last, so that this extra can still give way to an unshown one. */
  let open: { readonly group: Group; readonly place: number } | null = null;
  const lastFirst = (): string | null => {
    const last = page.at(-1);
    return last === undefined ? null : firstWord(last.draft.text);
  };
  const giveWay = (next: Draft): void => {
    if (open === null || firstWord(next.text) !== lastFirst()) return;
    const { group, place } = open;
    const before = page[place - 1];
    const spare = group.extras
      .slice(group.shown)
      .find(
        (extra) =>
          !group.beats.has(extra) &&
          firstWord(extra.text) !== firstWord(next.text) &&
          (before === undefined || firstWord(extra.text) !== firstWord(before.draft.text)),
      );
    const placed = page[place];
    if (spare !== undefined && placed !== undefined) page[place] = { ...placed, draft: spare };
  };
  blocks.forEach((block, index) => {
    const { fixed, group, opens } = block;
    if (isStranded(block)) return;
    const begins = opens && index > 0;
    for (const [i, draft] of fixed.entries()) {
      giveWay(draft);
      open = null;
      page.push({ draft, opens: begins && i === 0 });
    }
    if (group === null || group.shown < 0) return;
    giveWay(group.claim);
    const clash = firstWord(group.claim.text) === lastFirst();
    const better = clash && group.alternative !== null && firstWord(group.alternative.text) !== lastFirst();
    const claim = better
      ? present(group.alternative, 'alternative')
      : clash
        ? ledIn(group.claim, pack, lastFirst())
        : group.claim;
    page.push({ draft: claim, opens: begins });
    open = null;
    for (const extra of group.extras.slice(0, group.shown)) {
      if (firstWord(extra.text) === lastFirst()) continue;
      page.push({ draft: extra, opens: false });
      open = { group, place: page.length - 1 };
    }
  });
  return page;
}
