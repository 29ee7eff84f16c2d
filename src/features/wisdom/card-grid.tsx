import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { LibraryItem } from '#practice/audio/library.ts';
import { useWidth } from '#ui/use-width.ts';
import styles from './wisdom.module.css';

/** Up to here the whole list stands in the page, where the browser's own search finds it. */
export const WHOLE = 48;
/** Least width of a card in rem, and the gap between two; the same as in the styles. */
const CARD_REM = 19;
const GAP_REM = 1;
const MOST_COLUMNS = 3;
/** Height that a row is taken to have until it was drawn, px: on a phone and in columns. */
const ROW_PX = 150;
const TALL_ROW_PX = 330;
/** Drawn above and below what is seen, px. */
const MARGIN_PX = 200;

/** Cards in as many columns as there is room for. Of a long list only the rows near the eye are drawn. */
export function CardGrid(props: {
  label: string;
  items: readonly LibraryItem[];
  draw: (item: LibraryItem) => ReactNode;
}) {
  const { items, draw } = props;
  const box = useRef<HTMLDivElement>(null);
  const columns = columnsIn(useWidth(box));
  const rows = useMemo(() => rowsOf(items, columns), [items, columns]);
  const card = (item: LibraryItem, place: number) => (
    <div
      key={item.key}
      role="listitem"
      className={styles.place}
      {...(items.length > WHOLE ? { 'aria-posinset': place + 1, 'aria-setsize': items.length } : {})}
    >
      {draw(item)}
    </div>
  );
  const short = items.length <= WHOLE;
  return (
    <div
      ref={box}
      role="list"
      aria-label={props.label}
      className={short ? styles.grid : styles.rows}
      data-columns={columns}
    >
      {columns === 0 ? null : short ? (
        items.map(card)
      ) : (
        <Rows box={box} columns={columns} rows={rows}>
          {(row, at) => (
            <div key={row[0]?.key} className={styles.grid} data-columns={columns}>
              {row.map((item, place) => card(item, at * columns + place))}
            </div>
          )}
        </Rows>
      )}
    </div>
  );
}

type Row = readonly LibraryItem[];

function Rows(props: {
  box: RefObject<HTMLDivElement | null>;
  columns: number;
  rows: readonly Row[];
  children: (row: Row, at: number) => React.ReactElement;
}) {
  const { box } = props;
  const scroller = useRef<HTMLElement | null>(null);
  const [startMargin, setStartMargin] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const parent = scrollerOf(element);
    if (element === null || parent === null) return undefined;
    scroller.current = parent;
    const measure = () => {
      const top = element.getBoundingClientRect().top - parent.getBoundingClientRect().top + parent.scrollTop;
      // The list grows as its rows are drawn, which moves its top by nothing but the rounding of the scroll.
      setStartMargin((old) => (old !== null && Math.abs(old - top) < 2 ? old : Math.round(top)));
    };
    measure();
    // What stands above the list may grow: a notice, a line of chips that wraps.
    const observer = new ResizeObserver(measure);
    if (element.parentElement !== null) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, [box]);
  if (startMargin === null) return null;
  return (
    <Virtualizer
      data={props.rows}
      scrollRef={scroller}
      startMargin={startMargin}
      itemSize={props.columns === 1 ? ROW_PX : TALL_ROW_PX}
      bufferSize={MARGIN_PX}
    >
      {props.children}
    </Virtualizer>
  );
}

function columnsIn(width: number): number {
  if (width === 0) return 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const fit = Math.floor((width / rem + GAP_REM) / (CARD_REM + GAP_REM));
  return Math.min(MOST_COLUMNS, Math.max(1, fit));
}

function rowsOf(items: readonly LibraryItem[], columns: number): readonly Row[] {
  if (columns === 0) return [];
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, at) =>
    items.slice(at * columns, (at + 1) * columns),
  );
}

/** The part of the page that scrolls around an element. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let one = element?.parentElement ?? null; one !== null; one = one.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(one).overflowY)) return one;
  return null;
}
