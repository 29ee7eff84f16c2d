/** Facts as lines of "what: value", on a drawing and in its table. */
import type { TraditionWords } from '#companion/testimony/tradition-words.ts';
import { linesOf, Words } from './card-svg.tsx';
import { type CardView, joined } from './card-view.ts';
import type { TableRow } from './mode-card.ts';

export type FactLine = { readonly name: string; readonly text: string };

/** Between two facts, and between the lines of one, units. */
const STEP = 21;
const LEADING = 16;

/** Title and value of each fact that the sheet has: "Year star" and "One White Water". */
export function factLines(view: CardView, ids: readonly string[]): readonly FactLine[] {
  return ids.flatMap((id) => view.row(id).map(({ head }) => lineOf(head)));
}

function lineOf(title: string): FactLine {
  const at = title.indexOf(': ');
  return at < 0 ? { name: title, text: '' } : { name: title.slice(0, at), text: title.slice(at + 2) };
}

/** The same as rows of the table twin, with the name in the script of the tradition where there is one. */
export function factRows(view: CardView, ids: readonly string[]): readonly TableRow[] {
  return ids.flatMap((id) =>
    factLines(view, [id]).map(({ name, text }) => ({
      head: name,
      cells: [text, view.own(id) ?? ''].filter((cell) => cell !== ''),
    })),
  );
}

/** The value of a fact in words: its names, or its number or numbers; empty when the sheet has none. */
export function said(view: CardView, id: string): string {
  const count = view.count(id);
  if (view.names(id).length > 0) return view.name(id) ?? '';
  return count === null ? (joined(view.ids(id), view.isOpen(id)) ?? '') : String(count);
}

/** What the words of the mode call another value of the same kind: the animal that is not the person's. */
export function nameOfOther(
  view: CardView,
  words: TraditionWords,
  id: string,
  other: string,
): { readonly en: string; readonly own: string | null } {
  const fact = view.fact(id);
  const [name] = fact === undefined ? [] : words.names({ ...fact, value: { type: 'id', id: other } });
  return name ?? { en: other, own: null };
}

type ListProps = {
  lines: readonly FactLine[];
  x: number;
  /** The baseline of the first line. */
  y: number;
  /** Where the values begin, and how many letters they have on a line. */
  textX: number;
  wide: number;
};

/** Units that a list takes. */
export const listHeight = (lines: readonly FactLine[], wide: number): number =>
  lines.reduce((sum, { text }) => sum + stepOf(text, wide), 0);

const stepOf = (text: string, wide: number): number =>
  STEP + (Math.max(1, linesOf(text, wide).length) - 1) * LEADING;

export function FactList({ lines, x, y, textX, wide }: ListProps) {
  return lines.map(({ name, text }, at) => {
    const top = y + listHeight(lines.slice(0, at), wide);
    return (
      // Facts of one sheet never move: the place is the identity.
      <g key={at}>
        <Words x={x} y={top} way="label" anchor="start">
          {name}
        </Words>
        {linesOf(text, wide).map((line, index) => (
          <Words key={index} x={textX} y={top + index * LEADING} way="body" anchor="start">
            {line}
          </Words>
        ))}
      </g>
    );
  });
}
