/** A question for one value of a tradition: the value, and what it is usually taken to mean, in two sentences at the most. */
import type { Ask } from '#facts/ask.ts';
import type { FactId } from '#facts/fact-id.ts';
import type { ToldPoint } from '#companion/testimony/told-points.ts';
import type { ThemeContent } from '#reading/themes/theme.ts';
import { asksForValue } from '#reading/value-asks.ts';
import type { PageContext, Placed } from './page.ts';

/** The page; null where the question asks for no value, or the chart has none of it. */
export function lookupPage(
  { sheet, facts, content }: PageContext,
  points: readonly ToldPoint[],
  { ask, text }: { readonly ask: Ask; readonly text: string },
): { readonly page: readonly Placed[]; readonly told: readonly ToldPoint[] } | null {
  const key = asksForValue(ask) || ask.kind === 'strengths' ? content.pointAsked(sheet.mode, text) : null;
  const point = points.find((one) => one.key === key);
  const [value] = point?.sentences ?? [];
  if (point === undefined || value === undefined) return null;
  const { cites, move, rows } = point;
  const meaning = meaningOf(content.themes, facts, cites);
  return {
    told: [point],
    page: [
      { draft: { text: value, cites, move, atoms: [point.key], why: rows }, opens: true },
      ...(meaning === null
        ? []
        : [{ draft: { text: meaning.text, cites: meaning.cites, move, atoms: [] }, opens: false }]),
    ],
  };
}

/** What the theme of a fact says, where a fact of another tradition stands for one. */
function meaningOf(
  { elsewhere, traits }: Pick<ThemeContent, 'elsewhere' | 'traits'>,
  facts: PageContext['facts'],
  cites: readonly FactId[],
): { readonly text: string; readonly cites: readonly FactId[] } | null {
  for (const id of cites) {
    const value = facts.get(id)?.value;
    if (value?.type !== 'id' && value?.type !== 'count') continue;
    const row = `${id}=${value.type === 'id' ? value.id : value.n}`;
    const theme = Object.entries(elsewhere).find(([, rows]) =>
      Object.values(rows).some((list) => list?.includes(row)),
    )?.[0];
    const says = theme === undefined ? undefined : traits.get(theme)?.says;
    if (says !== undefined) return { text: says.replaceAll("'", '’'), cites: [id] };
  }
  return null;
}
