/**
 * The page of a reading in a tradition: what is asked taken up, what this way of reading looks at, the points that matter to the
 * question by turns of help and strain, what it cannot say, and what to do.
 */
import type { Ask } from '#facts/ask.ts';
import { factsById } from '#facts/fact-sheet.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { Fact } from '#facts/fact.ts';
import type { Move, ScoreRow } from '#facts/reading.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { ToldPoint } from '#companion/testimony/told-points.ts';
import type { TraditionVoice } from '#companion/traditions.ts';
import { closingDrafts, lineOf, openingDraft, wordCount } from './page.ts';
import type { Draft, PageContext, Placed } from './page.ts';
import { byTurns, pointDrafts } from './told.ts';
import type { ToldPage } from './told.ts';

const POINTS: Readonly<Record<ReadingLength, number>> = { brief: 3, medium: 5, deep: 8 };
const MOST: Readonly<Record<ReadingLength, number>> = { brief: 135, medium: 235, deep: 345 };
/** Words of what stands around the points. */
const FRAMING = 80;
/** No reading in a tradition rests on fewer points, where the sheet has them. */
const LEAST_POINTS = 3;

export type TraditionPageOptions = {
  readonly ask: Ask;
  readonly refusal: string | null;
  readonly length: ReadingLength;
  /** Points told earlier in this chat. */
  readonly saidKeys: ReadonlySet<string>;
  /** Someone is under strain or worried for a body: nothing hard, and no dates. */
  readonly gentle: boolean;
};

/** What the second topic of a question counts, beside the first. */
const SECOND = 0.5;
/** What a point about time gains when it is asked when. */
const WHEN = 8;

/** Every point that can be told, strongest first; frames before the rest. What does not survive a doubtful time is not told. */
export function traditionPoints(
  { tradition, words }: TraditionVoice,
  context: Pick<PageContext, 'sheet' | 'zone' | 'today' | 'topic'>,
  variant: number,
  asked: Pick<Ask, 'form' | 'topics'> | null = null,
): readonly ToldPoint[] {
  const { sheet, zone, today, topic } = context;
  const facts: ReadonlyMap<string, Fact> = factsById(sheet);
  const about = { sheet, fact: (id: string) => facts.get(id), topic, zone, today };
  const second = asked?.topics[1]?.label ?? 'none';
  const isSure = (id: string): boolean => {
    const found = facts.get(id);
    return found !== undefined && (found.survives !== 'no' || found.value.type === 'either');
  };
  return tradition
    .points(sheet)
    .filter((point) => point.facts.every(isSure))
    .map((point, at): ToldPoint => {
      const rows: readonly ScoreRow[] = [
        { part: 'weight', points: point.weight },
        { part: 'relevance', points: point.topics[topic] ?? 0 },
        { part: 'second-topic', points: Math.floor((point.topics[second] ?? 0) * SECOND) },
        { part: 'when', points: asked?.form === 'when' && point.move === 'timing' ? WHEN : 0 },
      ].filter(({ part, points }) => points > 0 || part === 'weight' || part === 'relevance');
      return {
        key: point.key,
        sentences: words.tell(point, { ...about, variant: variant + at }),
        cites: point.facts,
        move: point.move,
        isFrame: point.isFrame === true,
        rows,
        score: rows.reduce((sum, { points }) => sum + points, 0),
      };
    })
    .filter(({ sentences }) => sentences.length > 0)
    .toSorted(
      (p, q) => Number(q.isFrame) - Number(p.isFrame) || q.score - p.score || (p.key < q.key ? -1 : 1),
    );
}

/** Lays the page out. Never empty: at worst the frame, a limit and a practice. */
export function layOutTradition(
  context: PageContext,
  { words }: TraditionVoice,
  points: readonly ToldPoint[],
  options: TraditionPageOptions,
): ToldPage {
  const { ask, refusal, length } = options;
  const fitting = points.filter(({ move }) => !options.gentle || (move !== 'tension' && move !== 'timing'));
  const unsaid = fitting.filter(({ key }) => !options.saidKeys.has(key));
  const pool = unsaid.length >= LEAST_POINTS ? unsaid : fitting;
  const frames = pool.filter(({ isFrame }) => isFrame);
  const others = pool.filter(({ isFrame }) => !isFrame);
  const toldOf = (count: number, isShort: boolean): readonly ToldPoint[] =>
    [...frames, ...byTurns(others, count)].map((one, at) => (isShort && at > 0 ? shortened(one) : one));
  /** As many as there is room for. */
  const fitted = (isShort: boolean): readonly ToldPoint[] => {
    let count = Math.max(LEAST_POINTS - frames.length, POINTS[length] - frames.length);
    const words = (): number =>
      toldOf(count, isShort).reduce((sum, { sentences }) => sum + total(sentences), FRAMING);
    while (count + frames.length > LEAST_POINTS && words() > MOST[length]) count -= 1;
    return toldOf(count, isShort);
  };
  const [whole, short] = [fitted(false), fitted(true)];
  const told = short.length > whole.length ? short : whole;
  const keys = new Set(told.map(({ key }) => key));
  const isFollowUp = ask.followUp && options.saidKeys.size > 0;

  const page: Placed[] = [];
  const add = (draft: Draft | null, opens = false): void => {
    if (draft !== null) page.push({ draft, opens });
  };
  if (refusal !== null || (!isFollowUp && context.topic !== 'none')) add(openingDraft(context, ask, refusal));
  if (!isFollowUp && length !== 'brief')
    for (const text of parts(lineOf(context, `tradition.opens:${words.mode}`, words.opens, 'core')))
      add({ text, cites: [], move: 'core', atoms: [] }, page.length > 1);
  let before: Move | null = null;
  for (const one of told) {
    const isNew = before !== null && (one.move === 'tension') !== (before === 'tension');
    pointDrafts(context, one).forEach((draft, i) => add(draft, i === 0 && (before === null || isNew)));
    before = one.move;
  }
  if (!isFollowUp || length === 'deep')
    add(lineOf(context, `tradition.limit:${words.mode}`, words.limits, 'limit'), true);
  return {
    page: [...page, ...closingDrafts(context)],
    told,
    leftOut: pool.filter(({ key }) => !keys.has(key)).slice(0, 5),
  };
}

/** More points are worth more than all of each: what a point claims and where it ends, or with what has a date, the date. */
function shortened(point: ToldPoint): ToldPoint {
  const { move, sentences } = point;
  const [claim, next] = sentences;
  const last = move === 'timing' ? next : sentences.at(-1);
  return sentences.length <= 2 || claim === undefined || last === undefined
    ? point
    : { ...point, sentences: [claim, last] };
}

/** Whole sentences of an authored line. */
function parts(line: Draft | null): readonly string[] {
  return line === null ? [] : line.text.split(/(?<=[.?])\s+/u);
}

const total = (sentences: readonly string[]): number =>
  sentences.reduce((sum, text) => sum + wordCount(text), 0);

/** Whether a sheet is told by its tradition. */
export function isOfTradition(sheet: FactSheet, voice: TraditionVoice | undefined): boolean {
  return voice !== undefined && sheet.mode === voice.tradition.mode;
}
