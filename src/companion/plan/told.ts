/** The page of a reading that is told point by point: what frames it, then help and strain by turns, then what to do. */
import type { Ask } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { ToldPoint, ToldWords } from '#companion/testimony/told-points.ts';
import { clausesOf, closingDrafts, openingDraft, wordCount } from './page.ts';
import type { Draft, PageContext, Placed } from './page.ts';

const POINTS: Readonly<Record<ReadingLength, number>> = { brief: 3, medium: 5, deep: 8 };

/** Words a reading of points runs to, and those of its opening, limits, step and question. */
const WORDS: Readonly<Record<ReadingLength, readonly [number, number]>> = {
  brief: [80, 132],
  medium: [160, 225],
  deep: [240, 335],
};
const FRAMING = 70;

/** Points that may be told of one kind in a row before another kind is looked for. */
const SAME_MOVE = 2;

export type ToldPage = {
  readonly page: readonly Placed[];
  readonly told: readonly ToldPoint[];
  readonly leftOut: readonly ToldPoint[];
};

export type ToldOptions = {
  readonly ask: Ask;
  readonly refusal: string | null;
  readonly offerSave: boolean;
  /** The limits of two charts were said in this chat. */
  readonly isLimited: boolean;
  readonly length: ReadingLength;
  /** Points told earlier in this chat. */
  readonly saidKeys: ReadonlySet<string>;
};

/** Sheets that are told point by point. */
export function isTold(sheet: FactSheet): boolean {
  return sheet.mode === 'synastry' || sheet.mode === 'human-design';
}

export function layOutTold(
  context: PageContext,
  words: ToldWords,
  points: readonly ToldPoint[],
  options: ToldOptions,
): ToldPage {
  const isFollowUp = options.ask.followUp && options.saidKeys.size > 0;
  const unsaid = points.filter(({ key }) => !options.saidKeys.has(key));
  // When everything was told already, the strongest may be told again: an empty answer helps nobody.
  const pool = unsaid.some(({ isFrame }) => !isFrame) ? unsaid : points;
  const frames = pool.filter(({ isFrame }) => isFrame);
  const others = pool.filter(({ isFrame }) => !isFrame);
  const [low, high] = WORDS[options.length];
  let count = POINTS[options.length];
  const wordsOf = (n: number): number =>
    [...frames, ...byTurns(others, n)].reduce(
      (sum, { sentences }) => sum + sentences.reduce((all, text) => all + wordCount(text), 0),
      FRAMING,
    );
  while (count < others.length && wordsOf(count) < low) count += 1;
  while (count > 2 && wordsOf(count) > high) count -= 1;
  const chosen = byTurns(others, count);
  const told = [...frames, ...(context.sheet.mode === 'synastry' ? bySides(chosen) : chosen)];
  const page: Placed[] = [];
  const add = (draft: Draft | null, opens = false): void => {
    if (draft !== null) page.push({ draft, opens });
  };
  if (options.refusal !== null || (!isFollowUp && context.topic !== 'none'))
    add(openingDraft(context, options.ask, options.refusal));
  told.forEach((one, index) => {
    const opens =
      page.length > 0 && (one.isFrame || opensAt(index - frames.length, told.slice(frames.length)));
    pointDrafts(context, one).forEach((draft, i) => add(draft, i === 0 && opens));
  });
  limitDrafts(context, words, options).forEach((draft, i) => add(draft, i === 0));
  return {
    page: [...page, ...closingDrafts(context)],
    told,
    leftOut: pool.filter((one) => !told.includes(one)).slice(0, 5),
  };
}

/** The sentences of a point; those after the first only while this chat has not heard them. */
export function pointDrafts({ spoken }: PageContext, one: ToldPoint): readonly Draft[] {
  return one.sentences
    .filter((text, i) => i === 0 || !clausesOf(text).some((clause) => spoken.has(clause)))
    .map((text) => ({ text, cites: one.cites, move: one.move, atoms: [one.key], why: one.rows }));
}

function limitDrafts(
  { sheet, content, stream }: PageContext,
  { synastry }: ToldWords,
  { offerSave, isLimited }: ToldOptions,
): readonly Draft[] {
  const said = (text: string | undefined): readonly Draft[] =>
    text === undefined ? [] : [{ text, cites: [], move: 'limit', atoms: [] }];
  const caveat = sheet.caveats.find((id) => id === ('caveat.birth-time-unknown' as typeof id));
  const drafts: Draft[] =
    caveat === undefined
      ? []
      : [{ text: content.lines.limits['birth-time'], cites: [caveat], move: 'limit', atoms: [] }];
  if (sheet.mode !== 'synastry' || isLimited) return drafts;
  drafts.push(...said(synastry.limit[stream.below(synastry.limit.length)]));
  if (!offerSave) return drafts;
  const { names } = sheet.inputs as { readonly names: { readonly second: string | null } };
  const offers = synastry.offerSave(names.second);
  drafts.push(...said(offers[stream.below(offers.length)]));
  return drafts;
}

/** What is easy first, then what strains, and where enough is easy the last of that as help. */
function bySides(chosen: readonly ToldPoint[]): readonly ToldPoint[] {
  const hard = chosen.filter(({ move }) => move === 'tension');
  const rest = chosen.filter(({ move }) => move !== 'tension');
  const help = rest.findLast(({ move }) => move === 'resource');
  if (hard.length === 0 || rest.length < 3 || help === undefined) return [...rest, ...hard];
  return [...rest.filter((one) => one !== help), ...hard, help];
}

/** A paragraph for each side of the matter, and none of more than three contacts. */
function opensAt(index: number, told: readonly ToldPoint[]): boolean {
  const turns = (at: number): boolean =>
    (told[at]?.move === 'tension') !== (told[at - 1]?.move === 'tension');
  if (index <= 0 || turns(index)) return true;
  let since = 1;
  while (index - since > 0 && !turns(index - since)) since += 1;
  return since % 3 === 0;
}

/**
 * The strongest points, but no more than two of one kind in a row while there is another; of help and strain, where both
 * exist, both get said.
 */
export function byTurns(points: readonly ToldPoint[], count: number): readonly ToldPoint[] {
  const rest = [...points];
  const chosen: ToldPoint[] = [];
  while (chosen.length < count && rest.length > 0) {
    const last = chosen.slice(-SAME_MOVE);
    const [first] = last;
    const tired =
      last.length === SAME_MOVE && last.every(({ move }) => move === first?.move) ? first?.move : undefined;
    const at = Math.max(
      0,
      rest.findIndex(({ move }) => move !== tired),
    );
    chosen.push(...rest.splice(at, 1));
  }
  for (const side of ['tension', 'resource'] as const) {
    const other = rest.find(({ move }) => move === side);
    if (other === undefined || chosen.some(({ move }) => move === side)) continue;
    // The weakest gives its place up, unless it is all there is of the other side.
    const weakest = chosen.findLastIndex(
      ({ move }) => chosen.filter((one) => one.move === move).length > 1 || move === 'observe',
    );
    if (weakest >= 0) chosen[weakest] = other;
  }
  return chosen;
}
