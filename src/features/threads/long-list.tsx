import {
  createContext,
  type ReactElement,
  type Ref,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CustomItemComponentProps, Virtualizer } from 'virtua';
import type { Thread } from '#contract/thread.ts';

/**
 * A list of which only the rows near the window are drawn, inside whatever scrolls around it. A screen reader still hears
 * which of how many a row is.
 */
export function LongList(props: {
  chats: readonly Thread[];
  /** Px, until rows have been measured. */
  rowHeight: number;
  row: (chat: Thread) => ReactElement;
}) {
  const { chats, row } = props;
  const place = useRef<HTMLDivElement>(null);
  const { scroller, startMargin } = usePlaceInScroller(place);
  const scrollRef = useMemo(() => ({ current: scroller }), [scroller]);
  const [focused, setFocused] = useState<number | null>(null);
  // A row that holds the focus stays drawn when it is scrolled away, or the focus would be lost.
  const onFocus = (target: Element) => {
    const place = Number(target.closest('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);
    setFocused(place > 0 ? place - 1 : null);
  };
  return (
    <div ref={place} onFocus={(event) => onFocus(event.target)} onBlur={() => setFocused(null)}>
      {scroller !== null && (
        <HowMany value={chats.length}>
          <Virtualizer
            as="ul"
            item={Item}
            data={chats}
            scrollRef={scrollRef}
            startMargin={startMargin}
            itemSize={props.rowHeight}
            {...(focused !== null && focused < chats.length ? { keepMounted: [focused] } : {})}
          >
            {(chat) => <RowOf key={chat.id} chat={chat} row={row} />}
          </Virtualizer>
        </HowMany>
      )}
    </div>
  );
}

const HowMany = createContext(0);

/**
 * The list item around a row. Its place comes from the list. It contains nothing: the menu of a row hangs over what is around
 * the list.
 */
function Item({ style, index, children, ref }: CustomItemComponentProps) {
  const count = useContext(HowMany);
  return (
    <li
      ref={ref as Ref<HTMLLIElement>}
      style={{ ...style, contain: 'none' }}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {children}
    </li>
  );
}

function RowOf(props: { chat: Thread; row: (chat: Thread) => ReactElement }) {
  return props.row(props.chat);
}

/**
 * What scrolls around an element, and how far below the top of that the element begins. Measured again whenever something
 * beside it changes its height, and when the window does: on a low one the whole sidebar scrolls.
 */
function usePlaceInScroller(place: RefObject<HTMLElement | null>) {
  const [found, setFound] = useState<{ scroller: HTMLElement | null; startMargin: number }>({
    scroller: null,
    startMargin: 0,
  });
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = () => {
      const scroller = scrollerAround(element);
      if (scroller === null) return;
      const startMargin = Math.round(
        element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
      );
      setFound((now) =>
        now.scroller === scroller && now.startMargin === startMargin ? now : { scroller, startMargin },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
      for (const child of at.children) observer.observe(child);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [place]);
  return found;
}

function scrollerAround(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY === 'auto' || overflowY === 'scroll') return at;
  }
  return null;
}
