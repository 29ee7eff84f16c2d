/** What the figures of a whole chart mean: patterns and its shape. */
import type { ChartPattern } from '#astro/chart/pattern.ts';
import type { ChartShape } from '#astro/chart/shape.ts';
import chartWords from '#content/en/chart-words.json' with { type: 'json' };
import type { Explained } from './explained.ts';
import { concern, curly, spoken } from './tables.ts';

/** A pattern; `apex` is the point it leans on, for the patterns that have one. */
export function patternMeaning(kind: ChartPattern['kind'], apex: string | null): Explained {
  const { like, try: step } = chartWords.patterns[kind];
  const write = (text: string) =>
    curly(text.replaceAll('{apex}', apex === null ? 'it' : `${spoken(apex)} (${concern(apex)})`));
  return { about: like.map(write).join(' '), inChart: null, step: write(step), facts: [] };
}

/** The shape of the ten planets; `planet` is the one that leads them or is alone. */
export function shapeMeaning(kind: ChartShape['kind'], planet: string | null): string {
  const text = chartWords.shapes[kind].replaceAll('{planet}', planet === null ? 'it' : spoken(planet));
  return curly(text);
}
