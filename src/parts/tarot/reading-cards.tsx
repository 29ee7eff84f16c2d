import { useCallback, useMemo, useState } from 'react';
import type { SheetRef } from '#contract/stored-reading.ts';
import { tarotInputOf } from '#traditions/tarot/input.ts';
import { CardDialog } from './card-dialog.tsx';
import { useDeckWords } from './deck-words.ts';
import { DrawCheck } from './draw-check.tsx';
import { LaidCards } from './laid-cards.tsx';
import styles from './reading-cards.module.css';

/** The cards a reading stands on, small, with the proof of their draw; a press shows one at full size. */
export function ReadingCards({ sheet }: { sheet: SheetRef }) {
  const words = useDeckWords();
  const input = useMemo(() => tarotInputOf(sheet), [sheet]);
  const [place, setPlace] = useState<number | null>(null);
  const close = useCallback(() => setPlace(null), []);
  if (input === null) return null;
  const { spread, cards } = input;
  // The room of the cards, before their book is here.
  if (words === null) return <div className={spread === 'celtic' ? styles.waitTen : styles.wait} />;
  return (
    <div className={styles.cards}>
      <LaidCards compact spread={spread} cards={cards} words={words} onOpen={setPlace} />
      <DrawCheck input={input} />
      {place !== null && (
        <CardDialog spread={spread} cards={cards} words={words} place={place} onClose={close} />
      )}
    </div>
  );
}
