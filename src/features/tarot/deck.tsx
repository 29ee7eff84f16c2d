import { type KeyboardEvent, useRef, useState } from 'react';
import { tarotDeck } from '#traditions/tarot/deck.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './deck.module.css';

/** One drawing of the back for all cards of the ribbon: a hairline frame, a star, four small moons. The same upside down. */
const BACK = 'tarot-ribbon-back';

/**
 * The deck as a ribbon across the table, face down. Arrow keys move in it, Enter takes a card. A finger lifts a card first and
 * takes it with a second tap: what is taken cannot be put back.
 */
export function Deck(props: {
  /** Slots that were taken. */
  taken: readonly number[];
  /** Short rows, for a column beside something else. */
  narrow?: boolean;
  /** No card can be taken: the spread is full, or the deck is being shuffled. */
  closed: boolean;
  shuffling: boolean;
  onPick: (slot: number) => void;
}) {
  const t = useText(uiTarot);
  const { taken, closed, shuffling } = props;
  const [at, setAt] = useState(0);
  const [lifted, setLifted] = useState<number | null>(null);
  const ribbon = useRef<HTMLDivElement>(null);

  const take = (slot: number, byFinger: boolean) => {
    setAt(slot);
    if (closed || taken.includes(slot)) return;
    if (byFinger && lifted !== slot) return setLifted(slot);
    setLifted(null);
    props.onPick(slot);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = cardsInRow(ribbon.current);
    const to = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - row,
      ArrowDown: at + row,
      Home: 0,
      End: tarotDeck.length - 1,
    }[event.key];
    if (to === undefined || to < 0 || to >= tarotDeck.length) return;
    event.preventDefault();
    setAt(to);
    ribbon.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <>
      <svg className={styles.symbols} aria-hidden>
        <symbol id={BACK} viewBox="0 0 60 100">
          <rect className={styles.ground} x="0.5" y="0.5" width="59" height="99" rx="5" />
          <rect className={styles.frame} x="4.5" y="4.5" width="51" height="91" rx="3" />
          <path className={styles.star} d="M30 34L33 44L43 50L33 56L30 66L27 56L17 50L27 44Z" />
          <path className={styles.frame} d="M30 20V30M30 70V80M12 50H15M45 50H48" />
          <g className={styles.moon}>
            <circle cx="12" cy="12" r="2.2" />
            <circle cx="48" cy="12" r="2.2" />
            <circle cx="12" cy="88" r="2.2" />
            <circle cx="48" cy="88" r="2.2" />
          </g>
        </symbol>
      </svg>
      {/* The keys of its cards come up to it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={ribbon}
        role="group"
        aria-label={t.deckLabel}
        className={[styles.ribbon, props.narrow === true && styles.narrow, shuffling && styles.shuffling]
          .filter(Boolean)
          .join(' ')}
        onKeyDown={onKeyDown}
      >
        {tarotDeck.map(({ id: slot }) => {
          const isTaken = taken.includes(slot);
          const classes = [styles.card, isTaken && styles.taken, lifted === slot && styles.lifted];
          return (
            <button
              key={slot}
              type="button"
              className={classes.filter(Boolean).join(' ')}
              tabIndex={slot === at ? 0 : -1}
              aria-label={isTaken ? t.cardTaken(slot + 1) : t.card(slot + 1)}
              aria-disabled={closed || isTaken}
              onFocus={() => setAt(slot)}
              onClick={({ nativeEvent }) =>
                take(slot, nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
              }
            >
              <svg aria-hidden viewBox="0 0 60 100">
                <use href={`#${BACK}`} />
              </svg>
              {isTaken && (
                <span className={styles.check}>
                  <Icon of={IconCheck} size={14} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </>
  );
}

/** How many cards stand in a row of the ribbon, by where they are drawn. */
function cardsInRow(ribbon: HTMLElement | null): number {
  const cards = [...(ribbon?.querySelectorAll('button') ?? [])];
  const top = cards[0]?.offsetTop;
  const next = cards.findIndex((card) => card.offsetTop !== top);
  return next === -1 ? tarotDeck.length : next;
}
