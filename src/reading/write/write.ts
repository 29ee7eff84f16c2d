/** Fifth step of an answer: the plan in words, fitted to its length. */
import type { FactId } from '#facts/fact-id.ts';
import type { Kind } from '#facts/ask.ts';
import type { Move } from '#facts/reading.ts';
import type { Heading, LimitKey, Need, Part, Piece } from '#reading/outline/part.ts';
import type { Agreement } from '#reading/themes/agreement.ts';
import type { ChosenTheme } from '#reading/themes/choose.ts';
import type { Passage } from '#reading/themes/theme.ts';
import { explained, pick, wordCount } from './context.ts';
import type { Line, WriteContext } from './context.ts';
import { bodyOf, evidenceSentence, place, subject } from './evidence-sentence.ts';
import { fill, matterSlots, openingSentence } from './opening.ts';
import { earlierSentence, transitSentence } from './time-sentence.ts';
import { valueSentences } from './value-sentence.ts';
import { capital, signName } from './words.ts';
import type { StepFor } from './words.ts';

export type ReadingLength = 'brief' | 'medium' | 'deep';

/** Words of a reading, both included. Values and greetings are as short as they are. */
const RANGE: Readonly<Record<ReadingLength, readonly [number, number]>> = {
  brief: [60, 110],
  medium: [130, 220],
  deep: [220, 340],
};
/** Words of a brief reading that names dates. */
const BRIEF_WITH_DATES = 130;
/** The highest need that a length begins with. */
const LEVEL: Readonly<Record<ReadingLength, Need>> = { brief: 2, medium: 4, deep: 6 };

type Room = {
  readonly range: readonly [number, number];
  readonly level: Need;
  /** The most words where dates are named. */
  readonly dated?: number;
};

/** The same for each of two questions. */
const HALF: Readonly<Record<ReadingLength, Room>> = {
  brief: { range: [20, 62], level: 2 },
  medium: { range: [50, 98], level: 2 },
  deep: { range: [110, 165], level: 4 },
};

/** Kinds that are answered briefly at any length. */
const SHORT: ReadonlySet<Kind> = new Set([
  'feelings',
  'today',
  'date',
  'next-event',
  'other-person',
  'unsafe',
]);

/**
 * Writes the parts of a reading as lines, in order. Lines that the length has no room for are left out.
 * @param isHalf the reading is one of two for the same message, and gets half the room
 */
export function write(
  context: WriteContext,
  parts: readonly Part[],
  length: ReadingLength,
  isHalf: boolean,
): readonly Line[] {
  const isQuiet = context.style === 'quiet';
  const isShort = SHORT.has(context.ask.kind);
  const range = isShort ? 'brief' : length;
  const room = isHalf
    ? HALF[length]
    : {
        range: RANGE[range],
        level: LEVEL[length],
        ...(range === 'brief' ? { dated: BRIEF_WITH_DATES } : {}),
      };
  const groups = parts.map((part) =>
    linesOf(context, part).map((one) => (isHalf || isQuiet ? tightened(one) : one)),
  );
  const kept = fit(context, groups, room);
  const shown = isQuiet ? withoutLeads(kept) : kept;
  return shown.map((one) => ({ ...one, text: explained(context, one.text) }));
}

/** Where room is short, the first sentence and the question stay; whatever stands between may have to go. */
function tightened(one: Line): Line {
  const isAnswer = ['answer', 'mirror', 'limit', 'askback'].includes(one.move);
  return isAnswer || one.need > 1 ? one : { ...one, need: 2 };
}

/** Drops the headings; what stood under one begins its own paragraph. */
function withoutLeads(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((one, i) => {
    if (one.lead === true) return [];
    return [lines[i - 1]?.lead === true ? { ...one, opens: true as const } : one];
  });
}

function linesOf(context: WriteContext, part: Part): readonly Line[] {
  switch (part.part) {
    case 'opening': {
      const said = openingSentence(context, part);
      return said === null ? [] : [line(said.text, said.cites, 'answer', 1, true)];
    }
    case 'sympathy':
      return sympathy(context);
    case 'theme':
      return themeLines(context, part);
    case 'both': {
      const found = context.content.reconciling.find(({ pair }) =>
        pair.every((one) => part.pair.includes(one)),
      );
      return found === undefined ? [] : [line(found.passage, [], 'tension', part.need, true)];
    }
    case 'time':
      return timeLines(context, part);
    case 'day': {
      const said = daySentence(context);
      return said === null ? [] : [line(said.text, said.cites, 'timing', part.need, true)];
    }
    case 'value':
      return valueSentences(context, part.value).map(({ text, cites }, i) =>
        line(text, cites, i === 0 ? 'answer' : 'observe', 1, i === 0),
      );
    case 'limit':
      return [line(limitText(context, part.limit), caveatOf(part.limit), 'limit', part.need, true)];
    case 'step':
      return stepLines(context, part);
    case 'question':
      return questionLines(context, part);
    case 'agreement':
      return [
        line(agreementSentence(context, part.agreement), part.agreement.cites, 'observe', part.need, true),
      ];
    case 'plain':
    case 'refusal': {
      const { lines, plan } = context;
      const own = part.part === 'plain' ? lines.plain[part.key] : lines.refusals[part.key];
      const planned = (plan?.first ?? []).filter((text) => !text.includes('{'));
      const text = pick(
        context,
        `${part.part}:${plan?.id ?? part.key}`,
        planned.length > 0 ? planned : (own ?? []),
      );
      return text === undefined ? [] : [line(text, [], part.part === 'plain' ? 'answer' : 'limit', 1, true)];
    }
    case 'term':
      return context.termLines(part.term).map((text, i) => line(text, [], 'answer', 1, i === 0));
    case 'offer':
      return offerLines(context, part.need);
  }
}

function line(text: string, cites: readonly FactId[], move: Move, need: Need, opens = false): Line {
  return { text, cites, move, need, ...(opens ? { opens } : {}) };
}

/** The caveat of the sheet that a limit rests on. */
function caveatOf(limit: LimitKey): readonly FactId[] {
  if (limit === 'birth-date') return ['caveat.birth-date-unknown' as FactId];
  return limit === 'birth-time' || limit === 'dates-shift' ? ['caveat.birth-time-unknown' as FactId] : [];
}

function limitText({ lines, depth }: WriteContext, limit: LimitKey): string {
  return (depth === 'basic' ? lines.plainLimits[limit] : undefined) ?? lines.limits[limit];
}

function heading(context: WriteContext, which: Heading, need: Need): Line {
  return { text: context.lines.headings[which], cites: [], move: 'core', need, opens: true, lead: true };
}

function sympathy(context: WriteContext): readonly Line[] {
  const { plan, ask, lines, topic } = context;
  const planned = (plan?.first ?? []).filter((text) => !text.includes('{'));
  const own = ask.affect.valence > 0 ? lines.sympathy['good'] : lines.sympathy[topic];
  const options = planned.length > 0 ? planned : (own ?? lines.sympathy['general'] ?? []);
  const text = pick(context, `sympathy:${plan?.id ?? topic}`, options);
  if (text === undefined) return [];
  const matter = ask.matter?.text.split(' ').at(-1) ?? '';
  const named = text?.includes(matter)
    ? null
    : matterLine(context, lines.sympathyFor[ask.affect.valence > 0 ? 'good' : 'hard']);
  if (named === null) return [line(text, [], 'mirror', 1, true)];
  const [first = '', ...rest] = text.split(/(?<=\.)\s/u);
  return [line([first, named, ...rest].join(' '), [], 'mirror', 1, true)];
}

function themeLines(context: WriteContext, part: Extract<Part, { part: 'theme' }>): readonly Line[] {
  const { theme, pieces } = part;
  const passage = context.content.passage(theme.theme, theme.topic);
  const cites = theme.quoted.flatMap(({ evidence }) => evidence.cites);
  const least = Math.min(...pieces.map(({ need }) => need)) as Need;
  const lines: Line[] = [];
  const head =
    part.heading === null
      ? null
      : part.heading === 'own'
        ? {
            ...heading(context, 'now', least),
            text: `${context.content.traits.get(theme.theme)?.lead ?? ''}.`,
          }
        : heading(context, part.heading, least);
  if (head !== null) lines.push(head);
  let before: string | null = null;
  for (const piece of pieces) {
    const said = pieceLine(context, theme, passage, piece, before, cites);
    if (said === null) continue;
    if (piece.say === 'evidence') before = bodyOf(theme.quoted[piece.at]!.evidence);
    lines.push(lines.length === 0 && part.joins !== true ? { ...said, opens: true } : said);
  }
  return lines.length > (head === null ? 0 : 1) ? lines : [];
}

function pieceLine(
  context: WriteContext,
  { theme, topic, quoted, role }: ChosenTheme,
  passage: Passage,
  piece: Piece,
  before: string | null,
  cites: readonly FactId[],
): Line | null {
  const { need } = piece;
  switch (piece.say) {
    case 'evidence': {
      const support = quoted[piece.at];
      if (support === undefined) return null;
      const move: Move = role === 'help' || role === 'for' ? 'resource' : 'core';
      const said = evidenceSentence(context, support.evidence, before);
      return line(said.text, said.cites, move, need);
    }
    case 'body': {
      const key = `body:${theme}:${topic}`;
      if (passage.body.every((_, i) => context.recent.has(`${key}:${i}`))) return null;
      const text = pick(context, key, passage.body);
      return text === undefined ? null : line(text, cites, 'observe', need);
    }
    case 'short':
      return line(`Your chart suggests that you ${passage.short}.`, cites, 'core', need);
    case 'cost':
      return line(passage.cost, cites, 'tension', need);
    case 'strength':
      return line(passage.strength, cites, 'resource', need);
  }
}

function timeLines(context: WriteContext, part: Extract<Part, { part: 'time' }>): readonly Line[] {
  const { timed } = part;
  const own = Object.values(timed.cites).slice(0, 1);
  const lines: Line[] = [];
  for (const { say, need } of part.pieces) {
    if (say === 'what') {
      const { text, cites } = transitSentence(context, timed, part.dates);
      lines.push(line(text, cites, 'timing', need));
    } else if (say === 'where') {
      const { house } = part;
      if (house === undefined) continue;
      const text = `${capital(subject(context, timed.target))} is in ${place(context, house.number)}, so you notice it most there.`;
      lines.push(line(text, house.cites, 'core', need));
    } else if (say === 'earlier') {
      const said = earlierSentence(context, timed);
      if (said !== null) lines.push(line(said.text, said.cites, 'timing', need));
    } else if (say === 'like') {
      // The passages speak of a time that is going on.
      const isAhead =
        context.elsewhen || timed.stretches.every(({ from }) => from !== null && from > context.now);
      const like = isAhead ? timed.meaning.like.replace(/\bnow\b/u, 'then') : timed.meaning.like;
      lines.push(line(like, own, 'timing', need));
    } else {
      const [before, text] =
        say === 'use' ? ["It's good for", timed.meaning.use] : ['Go easy on', timed.meaning.care];
      const isSaid = part.heading === 'good-for' || part.heading === 'go-easy';
      lines.push(line(isSaid ? `${capital(text)}.` : `${before} ${text}.`, own, 'timing', need));
    }
  }
  const least = Math.min(...part.pieces.map(({ need }) => need)) as Need;
  if (part.heading !== null) return [heading(context, part.heading, least), ...lines];
  return lines.map((one, i) => (i === 0 ? { ...one, opens: true } : one));
}

/** "Your Vedic chart and your BaZi chart point to the same thing." */
function agreementSentence({ lines }: WriteContext, { says, traditions }: Agreement): string {
  const names = traditions.map((one) => lines.traditions[one] ?? one);
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  const many = names.length > 1;
  return says === 'same'
    ? `${capital(list)} ${many ? 'point' : 'points'} to the same thing.`
    : `${capital(list)} ${many ? 'point' : 'points'} the other way, so you may know both sides of this.`;
}

/** "The Moon is in Taurus today, and almost full: a calm, slow sort of day." */
function daySentence({
  moon,
  words,
  elsewhen,
}: WriteContext): { text: string; cites: readonly FactId[] } | null {
  if (moon === null) return null;
  const phase = moon.phase === null ? '' : ` and ${words.phaseNow[moon.phase] ?? moon.phase}`;
  const like = words.moonDay[moon.sign];
  return {
    text: `${elsewhen ? 'At that moment' : 'Today'} the Moon is in ${signName(moon.sign)}${phase}.${like === undefined ? '' : ` It's ${like}.`}`,
    cites: moon.cites,
  };
}

/** A step, with the matter named before it. Where there is a matter, the step stays at any length. */
function stepLines(context: WriteContext, part: Extract<Part, { part: 'step' }>): readonly Line[] {
  const step = stepText(context, part);
  if (step === undefined) return [];
  const named = matterLine(context, context.lines.stepFor[stepFor(context)]);
  return named === null
    ? [line(step, [], 'practice', part.need, true)]
    : [line(`${named} ${step}`, [], 'practice', 1, true)];
}

function stepText(context: WriteContext, { from }: Extract<Part, { part: 'step' }>): string | undefined {
  const { plan, content, topic } = context;
  if (plan?.step !== null && plan?.step !== undefined && !context.said.includes(`step:plan:${plan.id}:0`)) {
    context.keys.add(`step:plan:${plan.id}:0`);
    return plan.step;
  }
  if (from.type === 'time') {
    const id = from.timed.meaning.situations[0]?.[0];
    return id === undefined ? undefined : content.situation(id, topic).step;
  }
  const { theme, topic: of } = from.theme;
  return pick(context, `step:${theme}:${of}`, content.passage(theme, of).steps);
}

function stepFor({ ask: { matter, kind } }: WriteContext): StepFor {
  if (matter?.as === 'verb') return CHOICES.has(kind) ? 'choice' : 'verb';
  if (matter?.as !== 'clause') return 'noun';
  return kind === 'when' || kind === 'next-event' ? 'when' : OPEN.has(kind) ? 'whether' : 'why';
}

/** Kinds that weigh something, and kinds that ask whether something is or will be so. */
const CHOICES: ReadonlySet<Kind> = new Set(['should', 'which', 'compare']);
const OPEN: ReadonlySet<Kind> = new Set([
  'will',
  'other-person',
  'should',
  'compatibility',
  'date',
  'unsafe',
]);

/** A line that names the matter; null where there is none that it fits. */
function matterLine(context: WriteContext, options: readonly string[]): string | null {
  const slots = matterSlots(context);
  const filled = options.flatMap((one) => fill(one, slots, context)?.text ?? []);
  return filled[context.stream.below(Math.max(1, filled.length))] ?? null;
}

function questionLines(context: WriteContext, part: Extract<Part, { part: 'question' }>): readonly Line[] {
  const { plan, content } = context;
  const own = part.theme === null ? [] : content.passage(part.theme.theme, part.theme.topic).questions;
  const planned = plan?.questions ?? [];
  const text =
    pick(context, `question:${plan?.id ?? ''}`, planned) ??
    pick(context, `question:${part.theme?.theme ?? ''}:${part.theme?.topic ?? ''}`, own);
  return text === undefined ? [] : [line(text, [], 'askback', part.need, true)];
}

function offerLines({ plan, lines }: WriteContext, need: Need): readonly Line[] {
  const offers =
    plan !== null && plan.offer.length > 0 ? plan.offer : Object.values(lines.offers).slice(0, 3);
  const quoted = offers.map((one) => `“${one}”`);
  const list =
    quoted.length > 1 ? `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}` : (quoted[0] ?? '');
  return [line(`You could ask me next: ${list}`, [], 'askback', need, true)];
}

/** Leaves out what the length has no room for, and adds what it still has room for. */
function fit(
  context: WriteContext,
  groups: readonly (readonly Line[])[],
  { range: [low, most], level, dated = most }: Room,
): readonly Line[] {
  const all = groups.flatMap((lines, group) => lines.map((one, at) => ({ ...one, group, at })));
  const kept = new Set(all.filter(({ need }) => need <= level));
  const words = (): number => {
    const trial = { ...context, explained: new Set(context.explained) };
    return all
      .filter((one) => kept.has(one) && isShown(one))
      .reduce((sum, { text }) => sum + wordCount(explained(trial, text)), 0);
  };
  const room = (): number => (all.some((one) => kept.has(one) && one.move === 'timing') ? dated : most);
  const isShown = (one: (typeof all)[number]): boolean =>
    one.lead !== true ||
    all.some((other) => other.group === one.group && other.lead !== true && kept.has(other));
  const byNeed = all
    .filter(({ lead }) => lead !== true)
    .toSorted((a, b) => b.need - a.need || b.group - a.group || b.at - a.at);
  for (const one of byNeed) {
    if (words() <= room() || one.need === 1) break;
    kept.delete(one);
  }
  for (const one of byNeed.toReversed()) {
    if (words() >= low) break;
    if (kept.has(one)) continue;
    kept.add(one);
    if (words() > room()) kept.delete(one);
  }
  for (const one of all) if (one.lead === true) kept.add(one);
  return all
    .filter((one) => kept.has(one) && isShown(one))
    .map(({ text, cites, move, need, opens, lead }) => ({
      text,
      cites,
      move,
      need,
      ...(opens === true ? { opens } : {}),
      ...(lead === true ? { lead } : {}),
    }));
}
