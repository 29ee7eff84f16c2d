/** The page of a reading that is told point by point: what frames it, then help and strain by turns, then what to do. */
import type { Ask, Topic } from '#facts/ask.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import type { ReadingLength } from '#companion/request.ts';
import type { ToldPoint } from '#companion/testimony/told-points.ts';
import type { VoiceContext } from '#companion/voice/context.ts';
import type { Draft } from '#companion/voice/realise.ts';
import { fittingLine, limitDraft, lineDraft, openerDraft } from './lines.ts';

const POINTS: Readonly<Record<ReadingLength, number>> = { brief: 3, medium: 5, deep: 8 };

/** Points that may be told of one kind in a row before another kind is looked for. */
const SAME_MOVE = 2;

export type ToldPage = {
  readonly page: readonly { readonly draft: Draft; readonly opens: boolean }[];
  readonly told: readonly ToldPoint[];
  readonly leftOut: readonly ToldPoint[];
};

/** Sheets that are told point by point. */
export function isTold(sheet: FactSheet): boolean {
  return sheet.mode === 'synastry' || sheet.mode === 'human-design';
}

export function layOutTold(
  context: VoiceContext,
  points: readonly ToldPoint[],
  options: {
    readonly ask: Ask;
    readonly topic: Topic;
    readonly length: ReadingLength;
    readonly saidFacts: ReadonlySet<string>;
  },
): ToldPage {
  const { ask, saidFacts } = options;
  const isFollowUp = ask.followUp && saidFacts.size > 0;
  const unsaid = points.filter(({ cites }) => !cites.some((id) => saidFacts.has(id)));
  // When everything was told already, the strongest may be told again: an empty answer helps nobody.
  const pool = isFollowUp && unsaid.length > 0 ? unsaid : points;
  const frames = pool.filter(({ isFrame }) => isFrame);
  const told = [
    ...frames,
    ...byTurns(
      pool.filter(({ isFrame }) => !isFrame),
      POINTS[options.length],
    ),
  ];
  const page: { draft: Draft; opens: boolean }[] = [];
  const add = (draft: Draft | null, opens = false): void => {
    if (draft !== null) page.push({ draft, opens });
  };
  // A question about the chart itself has no feeling to be met first.
  if (!isFollowUp && options.topic !== 'none') add(openerDraft(context, ask));
  for (const one of told) {
    one.sentences.forEach((text, i) =>
      add(
        { text, cites: one.cites, move: one.move, atoms: [one.key], why: one.rows },
        i === 0 && page.length > 1,
      ),
    );
  }
  if (context.sheet.caveats.includes('caveat.birth-time-unknown' as never))
    add(limitDraft(context, 'birthTimeUnknown', ['caveat.birth-time-unknown' as never]), true);
  if (context.sheet.mode === 'synastry') {
    const { limit } = context.pack.told.synastry;
    const text = limit[context.stream.below(limit.length)];
    if (text !== undefined) add({ text, cites: [], move: 'limit', atoms: [] }, true);
  }
  add(lineDraft(fittingLine(context, 'practice', context.pack.practices), 'practice', 'practice'), true);
  add(lineDraft(fittingLine(context, 'question', context.pack.questions), 'question', 'askback'));
  return { page, told, leftOut: pool.filter((one) => !told.includes(one)).slice(0, 5) };
}

/**
 * The strongest points, but no more than two of one kind in a row while there is another; of help and strain, where both
 * exist, both get said.
 */
function byTurns(points: readonly ToldPoint[], count: number): readonly ToldPoint[] {
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
