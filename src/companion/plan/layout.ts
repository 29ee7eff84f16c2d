/**
 * The page: moves in the order of a shape, points worded one by one, and the length brought into its range.
 */
import type { Ask, Topic } from '#facts/ask.ts';
import type { Move } from '#facts/reading.ts';
import type { ReadingLength } from '#companion/request.ts';
import { weightInFacts } from '#companion/salience/choose.ts';
import type { Choice } from '#companion/salience/choose.ts';
import type { Scored } from '#companion/salience/salience.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import { firstWord, sentenceFor } from '#companion/voice/realise.ts';
import type { Draft } from '#companion/voice/realise.ts';
import {
  apartDrafts,
  fittingLine,
  limitDraft,
  lineDraft,
  linkDraft,
  MIRRORS,
  openerDraft,
  refusalDraft,
} from './lines.ts';
import { returnDrafts, threadBody } from './returning.ts';
import type { ReadingShape } from './shape.ts';
import { apartPoints, counselDraft, weighAgainst, weighingDraft } from './weighing.ts';
import { lastWord, firstWordsOf, notAfter } from './page.ts';
import type { LayoutOptions, Laid, Group, Block } from './page.ts';
import { quieten, fitLength, breathe, settle } from './fit-length.ts';
import { limitDrafts, skyDraft } from './limit-drafts.ts';
import { ROOTS_FIRST, partition, hopefulFirst, isTimed } from './order-points.ts';
import { bridgeTo, bridgeFor, moveOf, groupFor, leadBody } from './point.ts';
import type { Bridge } from './point.ts';
import { termDrafts } from './term-drafts.ts';

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

/** Forms that ask about a stretch of time. */
const TIMED: ReadonlySet<string> = new Set(['when', 'will', 'should', 'which']);

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
