import { type CSSProperties, type ReactNode, type Ref, type RefObject, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';

export type { VirtualizerHandle as MessageListHandle };

interface Keyed {
  readonly key: string;
}

/** Height that a row is taken to have until it was drawn, px: a short question with its answer, on average. */
const ROW_PX = 180;
/** Drawn above and below what is seen, px, so that a quick scroll and the Tab key find something there. */
const MARGIN_PX = 600;

/**
 * The rows of a conversation. A short one stands whole in the page, where the browser's own search finds it; of a long
 * one only what is near the eye is drawn. Rows that come in above leave what is read where it is.
 */
export function MessageList<Item extends Keyed>(props: {
  items: readonly Item[];
  draw: (item: Item, index: number) => ReactNode;
  /** Only the rows near the eye. Must not change while the list is shown. */
  windowed: boolean;
  /** Places of rows that stay drawn wherever the reader is. */
  keep: readonly number[];
  scroller: RefObject<HTMLElement | null>;
  /** Height of what stands above the list inside the scroller, px. */
  startMargin: number;
  handle: Ref<VirtualizerHandle>;
}) {
  const { items, draw, handle, scroller } = props;
  const [shown, setShown] = useState({ items, shift: false });
  if (shown.items !== items) setShown({ items, shift: changedAbove(shown.items, items) });
  if (!props.windowed) return items.map(draw);
  return (
    <Virtualizer
      ref={handle}
      data={items}
      scrollRef={scroller}
      startMargin={props.startMargin}
      shift={shown.shift}
      itemSize={ROW_PX}
      bufferSize={MARGIN_PX}
      keepMounted={props.keep.filter((index) => index >= 0 && index < items.length)}
      item={Place}
    >
      {(item, index) => <Keep key={item.key}>{draw(item, index)}</Keep>}
    </Virtualizer>
  );
}

/** Whether rows came or went at the top alone: then the place of the rest counts from the end. */
function changedAbove(before: readonly Keyed[], now: readonly Keyed[]): boolean {
  return before.length > 0 && before.at(-1)?.key === now.at(-1)?.key && before[0]?.key !== now[0]?.key;
}

function Keep(props: { children: ReactNode }) {
  return props.children;
}

/**
 * Where a row stands. Without the containment that the list would give it: a card that opens over a row must lie over
 * the rows below it too.
 */
function Place({
  style,
  children,
  ref,
}: {
  style: CSSProperties;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} style={{ ...style, contain: 'style' }}>
      {children}
    </div>
  );
}
