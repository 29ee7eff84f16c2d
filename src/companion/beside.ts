/**
 * What other traditions say beside the western chart, in mode `mixed`: which of them, their facts on the one sheet, and the
 * paragraph that tells the strongest point of each. Agreement and disagreement are said, never averaged.
 */
import type { Topic } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import { sealSheet } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ZoneRules } from '#astro/time/zone.ts';
import type { TraditionInputs, TraditionMode } from '#traditions/tradition.ts';
import { traditionPoints } from './plan/tradition.ts';
import type { ReadingLength } from './request.ts';
import type { ToldPoint } from './testimony/told-points.ts';
import { missingNeeds, traditionInputs } from './traditions.ts';
import type { TraditionAsked, TraditionVoice } from './traditions.ts';
import type { VoiceContext } from './voice/context.ts';
import { pick } from './voice/context.ts';
import type { Draft } from './voice/realise.ts';

/**
 * The traditions that `mixed` asks, in this order. The pillars and the Vedic chart need an hour and a horizon; the almanac gives
 * its line for the day whatever is known.
 */
export const besideModes = ['thai-taksa', 'chinese-bazi', 'vedic', 'pythagorean', 'thai-almanac'] as const;
export type BesideMode = (typeof besideModes)[number];
const TIMED: ReadonlySet<TraditionMode> = new Set<TraditionMode>(['chinese-bazi', 'vedic']);
const ALMANAC: TraditionMode = 'thai-almanac';

export type Beside = { readonly voice: TraditionVoice; readonly sheet: FactSheet };

/** What they are given: the birth and the day. Names and schools of a mode's own stay with that mode. */
export function besideInputs(
  known: Pick<TraditionAsked, 'birth' | 'now' | 'zone'>,
  zoneRules: ZoneRules,
): TraditionInputs {
  return traditionInputs({ ...known, given: {}, day: null }, zoneRules);
}

/** The sheets of those that need nothing that is missing. */
export function besidesOf(voices: readonly TraditionVoice[], inputs: TraditionInputs): readonly Beside[] {
  const { birth } = inputs;
  const isTimed = birth !== null && birth.at !== null && birth.details.place !== null;
  return voices.flatMap((voice): readonly Beside[] => {
    const { tradition } = voice;
    if (TIMED.has(tradition.mode) && !isTimed) return [];
    if (missingNeeds(tradition, inputs).length > 0) return [];
    const sheet = tradition.sheet(inputs);
    return sheet === null ? [] : [{ voice, sheet }];
  });
}

/** The western sheet with what the points of the others rest on. `complete` stays the western one: the others are not there whole. */
export function mixedSheet(western: FactSheet, beside: readonly Beside[]): FactSheet {
  const here = new Set<string>(western.facts.map(({ id }) => id));
  const facts = beside.flatMap(({ voice, sheet }) => {
    const told = new Set<string>(voice.tradition.points(sheet).flatMap((point) => point.facts));
    return sheet.facts.filter(({ id }) => told.has(id) && !here.has(id) && here.add(id));
  });
  if (facts.length === 0) return western;
  const { hash: _, ...contents } = western;
  return sealSheet({
    ...contents,
    inputs: { ...contents.inputs, beside: beside.map(({ voice }) => voice.tradition.mode) },
    facts: [...contents.facts, ...facts],
    sources: [...new Set([...contents.sources, ...beside.flatMap(({ sheet }) => sheet.sources)])],
  });
}

/** Words for the paragraph; part of a voice pack. */
export type BesideWords = {
  /** Before what the others say. Claims nothing. */
  readonly leads: readonly string[];
  /** `{name}` and the western chart name the same side, help or strain. */
  readonly agree: Readonly<Record<'ease' | 'strain', readonly string[]>>;
  /** They do not; `{name}` names the other side of `{side}`. */
  readonly differ: Readonly<Record<'ease' | 'strain', readonly string[]>>;
  readonly names: Readonly<Record<BesideMode, string>>;
};

const FAMILIES: Readonly<Record<ReadingLength, number>> = { brief: 1, medium: 1, deep: 2 };
/** Sentences told of a point. */
const SENTENCES = 2;

export type BesideOptions = {
  readonly topic: Topic;
  readonly length: ReadingLength;
  /** Points told earlier in this chat. */
  readonly saidKeys: ReadonlySet<string>;
  /** The western points that were told, by their grade: above zero they help, below they strain. */
  readonly lean: number;
};

export type BesideTold = { readonly drafts: readonly Draft[]; readonly told: readonly ToldPoint[] };

/** The paragraph; empty where nothing new can be said. */
export function tellBeside(
  context: VoiceContext,
  beside: readonly Beside[],
  words: BesideWords,
  options: BesideOptions,
): BesideTold {
  const strongest = beside
    .filter(({ voice }) => voice.tradition.mode !== ALMANAC)
    .flatMap(({ voice, sheet }) => {
      const variant = context.stream.below(60);
      const points = traditionPoints(voice, { ...context, sheet }, variant);
      const first = points
        .filter(({ key, cites }) => !options.saidKeys.has(key) && cites.every((id) => context.facts.has(id)))
        .toSorted((a, b) => b.score - a.score)[0];
      return first === undefined ? [] : [{ mode: voice.tradition.mode as BesideMode, point: first }];
    })
    .toSorted((a, b) => b.point.score - a.point.score)
    .slice(0, FAMILIES[options.length]);
  const drafts: Draft[] = [];
  const lead = strongest.length === 0 ? null : pick(context, 'beside.leads', words.leads);
  if (lead !== null && options.length !== 'brief') drafts.push(plain(lead));
  for (const { mode, point } of strongest) {
    drafts.push(
      ...point.sentences.slice(0, SENTENCES).map((text): Draft => ({
        text,
        cites: point.cites,
        declares: 'by-citation',
        move: point.move,
        atoms: [point.key],
        why: point.rows,
      })),
    );
    const together = agreement(context, words, mode, point, options.lean);
    if (together !== null) drafts.push(together);
  }
  const today = options.length === 'brief' ? null : almanacLine(context, beside, options.saidKeys);
  if (today !== null) drafts.push(today.draft);
  return {
    drafts,
    told: [...strongest.map(({ point }) => point), ...(today === null ? [] : [today.point])],
  };
}

function agreement(
  context: VoiceContext,
  words: BesideWords,
  mode: BesideMode,
  { move, cites }: ToldPoint,
  lean: number,
): Draft | null {
  const side = move === 'resource' ? 1 : move === 'tension' ? -1 : 0;
  if (side === 0 || lean === 0) return null;
  const said = side > 0 ? 'ease' : 'strain';
  const kind = Math.sign(lean) === side ? 'agree' : 'differ';
  const line = pick(context, `beside.${kind}.${said}`, words[kind][said]);
  return line === null
    ? null
    : {
        text: context.pack.polish(line.replace('{name}', words.names[mode])),
        cites,
        declares: 'by-citation',
        move: kind === 'agree' ? 'resource' : 'tension',
        atoms: [],
      };
}

/** What day it is in the almanac: one sentence. */
function almanacLine(
  context: VoiceContext,
  beside: readonly Beside[],
  saidKeys: ReadonlySet<string>,
): { readonly draft: Draft; readonly point: ToldPoint } | null {
  const almanac = beside.find(({ voice }) => voice.tradition.mode === ALMANAC);
  if (almanac === undefined || context.elsewhen) return null;
  const point = traditionPoints(
    almanac.voice,
    { ...context, sheet: almanac.sheet },
    context.stream.below(60),
  )[0];
  const [text] = point?.sentences ?? [];
  const isHere = (id: FactId): boolean => context.facts.has(id);
  if (point === undefined || text === undefined || saidKeys.has(point.key) || !point.cites.every(isHere))
    return null;
  return {
    point,
    draft: { text, cites: point.cites, declares: 'by-citation', move: 'timing', atoms: [point.key] },
  };
}

const plain = (text: string): Draft => ({ text, cites: [], declares: [], move: 'observe', atoms: [] });
