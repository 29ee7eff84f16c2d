/** Third step of an answer: what the chart says about the matter, and what kind of time it is. */
import type { Ask, Kind } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { agreementOn } from './agreement.ts';
import type { Agreement } from './agreement.ts';
import { chooseThemes } from './choose.ts';
import type { Slot, ThemeChoice } from './choose.ts';
import { evidenceOf, housesOf } from './evidence.ts';
import type { Evidence, Houses } from './evidence.ts';
import { matterOf } from './relevance.ts';
import type { Matter } from './relevance.ts';
import { scoreThemes } from './score.ts';
import type { ThemeScore } from './score.ts';
import type { TextTopic, ThemeContent, ThemeId } from './theme.ts';
import { timingOf } from './timing.ts';
import type { Timed } from './timing.ts';

export type Themes = {
  readonly matter: Matter;
  readonly choice: ThemeChoice;
  /** Every theme of the topic with its sum, best first. */
  readonly scores: readonly ThemeScore[];
  /** Transits that touch the matter within the time asked about. */
  readonly timed: readonly Timed[];
  /** UTC milliseconds. */
  readonly now: number;
  readonly evidence: readonly Evidence[];
  readonly houses: Houses;
  /** What other traditions on the sheet say to the first theme. */
  readonly agreement: Agreement | null;
};

export type ThemesRequest = {
  readonly sheet: Pick<FactSheet, 'facts'>;
  readonly ask: Ask;
  readonly content: ThemeContent;
  /** UTC milliseconds. */
  readonly now: number;
  readonly length: 'brief' | 'medium' | 'deep';
  readonly focus: ReadonlyMap<ThemeId, number>;
  readonly worn: ReadonlyMap<ThemeId, number>;
  /** What another question of the same message was answered with: none of it comes again. */
  readonly told: { readonly testimonies: readonly string[]; readonly facts: readonly FactId[] } | null;
  /** Whether a fact about these bodies may be told; null where every one may. */
  readonly isTellable: ((bodies: readonly string[]) => boolean) | null;
  /** Somebody is under strain: nothing hard is dated. */
  readonly gentle: boolean;
  /** The topic whose passages are wanted, where that is not the one of the question. */
  readonly topic?: TextTopic;
};

const day = 86_400_000;
/** Kinds whose answer is a date, said before or not. */
const ASKS_DATES: ReadonlySet<Kind> = new Set(['when', 'today', 'date']);
/** How far ahead dates are looked for where no time was named. */
const AHEAD_DAYS = 300;

/** Reads the themes of a sheet for a question. */
export function readThemes(request: ThemesRequest): Themes {
  const { sheet, ask, content, now } = request;
  const asked = matterOf(ask.topics[0]?.label ?? 'none', ask.people);
  // What a theme usually scores is known for the houses of its own topic.
  const matter =
    request.topic === undefined || request.topic === asked.text
      ? asked
      : request.topic === 'general'
        ? { ...asked, text: request.topic }
        : { ...matterOf(topicFor(request.topic), ask.people), text: request.topic };
  const houses = housesOf(sheet);
  const evidence = evidenceOf(sheet, content.meanings);
  const byTopic = new Map<TextTopic, readonly ThemeScore[]>();
  const scoresFor = (topic: TextTopic): readonly ThemeScore[] => {
    const known = byTopic.get(topic);
    if (known !== undefined) return known;
    const of = topic === matter.text ? matter : { ...matterOf(topicFor(topic), []), text: topic };
    const scores = scoreThemes(evidence, of, houses, content.averages);
    byTopic.set(topic, scores);
    return scores;
  };
  const slots = slotsFor(ask.kind, ask, request.length);
  const isTellable = request.isTellable ?? (() => true);
  const told = new Set(request.told?.facts);
  const isTold = (cites: readonly FactId[]): boolean => cites.length > 0 && cites.every((id) => told.has(id));
  const named = new Set([
    ...(ask.kind === 'overview' ? bigThree(evidence) : []),
    ...evidence
      .filter(({ cites, shape }) => isTold(cites) || !isTellable(bodiesOf(shape)))
      .map(({ key }) => key),
  ]);
  const without = new Set((request.told?.testimonies ?? []).map((key) => key.slice(key.indexOf(':') + 1)));
  const choice = chooseThemes(scoresFor, matter.text, content, { ...request, slots, named, without });
  const timed = timingOf(sheet, content.transits, matter, houses, stretchOf(ask, now)).filter(
    ({ tone, cites, mover, target }) =>
      (tone === 'easy' || !request.gentle) &&
      isTellable([mover, target]) &&
      (ASKS_DATES.has(ask.kind) || !Object.values(cites).some((id) => told.has(id))),
  );
  const first = choice.chosen[0];
  const agreement = first === undefined ? null : agreementOn(first.theme, sheet, content);
  return { now, agreement, matter, choice, scores: scoresFor(matter.text), timed, evidence, houses };
}

function bodiesOf(shape: Evidence['shape']): readonly string[] {
  if (shape.type === 'aspect') return [shape.a, shape.b];
  return 'body' in shape ? [shape.body] : [];
}

/** The signs of Sun, Moon and Ascendant, which an overview names by themselves. */
function bigThree(evidence: readonly Evidence[]): ReadonlySet<string> {
  const bodies = new Set(['sun', 'moon', 'asc']);
  return new Set(
    evidence.flatMap(({ key, shape }) => (shape.type === 'sign' && bodies.has(shape.body) ? [key] : [])),
  );
}

/** A topic of questions whose passages are those of a text topic. */
function topicFor(topic: TextTopic): Ask['topics'][number]['label'] {
  return topic === 'general' ? 'none' : topic;
}

const MAIN: Slot = { role: 'main', side: 'any' };
const HARD: Slot = { role: 'main', side: 'hard' };
const STRONG: Slot = { role: 'main', side: 'strength' };
const HELP: Slot = { role: 'help', side: 'strength' };

/** The themes that a kind of question wants. */
function slotsFor(kind: Kind, { affect, concepts }: Ask, length: ThemesRequest['length']): readonly Slot[] {
  switch (kind) {
    case 'strengths': {
      const side = concepts.includes('weakness') ? HARD : STRONG;
      return [side, side, side];
    }
    case 'should':
    case 'which':
    case 'compare':
      return [
        { role: 'for', side: 'strength' },
        { role: 'against', side: 'hard' },
        { role: 'decide', side: 'any', topic: 'decision' },
      ];
    case 'will':
      return [
        { role: 'for', side: 'strength' },
        { role: 'against', side: 'hard' },
      ];
    case 'how-to':
      return [{ role: 'against', side: 'hard' }, HELP];
    case 'when':
    case 'feelings':
    case 'overview':
    case 'other-person':
    case 'unsafe':
      return [MAIN];
    default: {
      const main = affect.valence < 0 || kind === 'why' ? HARD : MAIN;
      return length === 'brief' ? [main, HELP] : [main, main, HELP];
    }
  }
}

/** Whether a question is about the day as such, and not about love or work in these days. */
export function isDay({ topics: [topic] }: Ask): boolean {
  return topic === undefined || topic.label === 'day' || topic.label === 'none' || topic.label === 'self';
}

/** The stretch of time a question is about, UTC milliseconds; the next ten months where it names none. */
function stretchOf(ask: Ask, now: number): { readonly from: number; readonly to: number } {
  const { from, to, assumed } = ask.frame;
  if (ask.kind === 'today' && isDay(ask) && (from === null || assumed)) return { from: now, to: now + day };
  if (from === null || to === null || assumed) return { from: now, to: now + AHEAD_DAYS * day };
  const end = Date.parse(`${to}T23:59:59Z`);
  const start = Date.parse(`${from}T00:00:00Z`);
  // “This year” asks for what is left of it.
  return { from: end >= now ? Math.max(start, now) : start, to: end };
}
