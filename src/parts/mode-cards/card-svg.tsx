/** The paper of every card's drawing: one SVG, its ways of writing, and text on several lines. */
import { type ReactNode, useRef } from 'react';
import { useWidth } from '#ui/use-width.ts';
import type { CardSize } from './mode-card.ts';
import styles from './card-svg.module.css';

/** From this width of its column a drawing may stand in its wide form, CSS px. */
const WIDE_PX = 540;

/**
 * A drawing of `width` × `height` units. At 390 px a column leaves 326 px: with 340 units a text of 12 is still 11.5 px there.
 * `most` is the widest it is shown, CSS px.
 */
export function CardSvg(props: {
  width: number;
  height: number;
  /** One sentence: what is drawn. */
  label: string;
  most: number;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${props.width} ${Math.ceil(props.height)}`}
      role="img"
      aria-label={props.label}
      className={styles.svg}
      style={{ maxWidth: `${props.most}px` }}
    >
      {props.children}
    </svg>
  );
}

/** The form of a drawing that fits its room: wide or narrow. On a page that is not laid out yet, the form of its size. */
export function Roomed(props: { size: CardSize; wide: ReactNode; narrow: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  const width = useWidth(holder);
  const isWide = width === 0 ? props.size === 'full' : width >= WIDE_PX;
  return (
    <div ref={holder} className={styles.room}>
      {isWide ? props.wide : props.narrow}
    </div>
  );
}

export type Way = 'label' | 'body' | 'name' | 'title' | 'own' | 'number' | 'strong';

/** Text in one of the ways of a card; `y` is the baseline. Nothing where there is nothing to say. */
export function Words(props: {
  x: number;
  y: number;
  way: Way;
  children: string | number | null;
  anchor?: 'start' | 'middle' | 'end';
  ink?: 'gold' | 'muted' | 'text' | 'ember' | 'tide' | 'sage' | 'rose';
  lang?: string;
}) {
  const { x, y, way, children, anchor = 'middle', ink, lang } = props;
  if (children === null || children === '') return null;
  const className = [styles[way], ink !== undefined && styles[`ink-${ink}`]].filter(Boolean).join(' ');
  return (
    <text x={x} y={y} textAnchor={anchor} className={className} {...(lang === undefined ? {} : { lang })}>
      {children}
    </text>
  );
}

/** The same on as many lines as it takes, the first at `y`. */
export function Lines(props: {
  x: number;
  y: number;
  way: Way;
  children: string | null;
  /** Letters on a line. */
  wide: number;
  leading: number;
  anchor?: 'start' | 'middle' | 'end';
  ink?: 'gold' | 'muted' | 'text';
}) {
  const { children, wide, leading, y, ...rest } = props;
  return linesOf(children ?? '', wide).map((line, at) => (
    // Lines of one text never move: the place is the identity.
    <Words key={at} {...rest} y={y + at * leading}>
      {line}
    </Words>
  ));
}

/** A text broken between words into lines of at most `wide` letters; a longer word stands alone. */
export function linesOf(text: string, wide: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= wide)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
