/** Answered features beside a drawing: each place of the drawing has a number, and the list says what was answered there. */
import styles from './card-inks.module.css';
import { linesOf, Words } from './card-svg.tsx';

export type NumberedLine = { readonly number: number; readonly name: string; readonly text: string };

const LEADING = 16;
const GAP = 24;

const stepOf = ({ name, text }: NumberedLine, letters: Letters): number =>
  GAP + (Math.max(linesOf(name, letters.name).length, linesOf(text, letters.text).length) - 1) * LEADING;

/** Letters on a line of each column. */
export type Letters = { readonly name: number; readonly text: number };

export const numberedHeight = (lines: readonly NumberedLine[], letters: Letters): number =>
  lines.reduce((sum, line) => sum + stepOf(line, letters), 0);

/** A number in a small ring. */
export function Badge({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={9} className={styles.lit} />
      <Words x={x} y={y + 4} way="label" ink="text">
        {number}
      </Words>
    </g>
  );
}

export function NumberedList(props: {
  lines: readonly NumberedLine[];
  x: number;
  y: number;
  textX: number;
  letters: Letters;
}) {
  const { lines, x, y, textX, letters } = props;
  return lines.map((line, at) => {
    const top = y + numberedHeight(lines.slice(0, at), letters);
    const isFirst = lines[at - 1]?.number !== line.number;
    return (
      <g key={at}>
        {isFirst && <Badge x={x + 10} y={top - 4} number={line.number} />}
        {linesOf(line.name, letters.name).map((text, index) => (
          <Words key={index} x={x + 26} y={top + index * LEADING} way="label" anchor="start">
            {text}
          </Words>
        ))}
        {linesOf(line.text, letters.text).map((text, index) => (
          <Words key={index} x={textX} y={top + index * LEADING} way="body" anchor="start">
            {text}
          </Words>
        ))}
      </g>
    );
  });
}
