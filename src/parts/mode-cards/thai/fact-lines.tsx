import type { Listed, ListRoom } from '../beside.tsx';
import { linesOf, Words } from '../card-svg.tsx';

export type FactLine = { readonly head: string; readonly text: string };
export type PlacedLine = FactLine & { readonly y: number; readonly lines: readonly string[] };

const LEADING = 16;
const GAP = 5;
/** Where what is said begins. */
const TEXT_X = 112;
/** Letters of it on a line of 340 units. */
const LETTERS = 36;

/** Lines under each other from `top`, and where they end. Lines with nothing to say are left out. */
export function placeLines(
  lines: readonly { readonly head: string; readonly text: string | null }[],
  top: number,
  letters: number = LETTERS,
): { readonly placed: readonly PlacedLine[]; readonly end: number } {
  let y = top;
  const placed = lines.flatMap(({ head, text }): readonly PlacedLine[] => {
    if (text === null || text === '') return [];
    const broken = linesOf(text, letters);
    const at = y + 12;
    y += broken.length * LEADING + GAP;
    return [{ head, text, y: at, lines: broken }];
  });
  return { placed, end: y };
}

/** Lines alone as the list beside a picture. */
export function factList(
  lines: readonly { readonly head: string; readonly text: string | null }[],
  { letters }: ListRoom,
): Listed {
  const { placed, end } = placeLines(lines, 4, letters);
  return { node: <FactLines placed={placed} />, end };
}

/** What it is at the left, what it says beside it. */
export function FactLines({ placed }: { placed: readonly PlacedLine[] }) {
  return placed.map(({ head, y, lines }) => (
    <g key={`${head}${y}`}>
      <Words x={2} y={y} way="label" anchor="start">
        {head}
      </Words>
      {lines.map((line, at) => (
        // Lines of one text never move: the place is the identity.
        <Words key={at} x={TEXT_X} y={y + at * LEADING} way="body" anchor="start">
          {line}
        </Words>
      ))}
    </g>
  ));
}
