import { useEffect, useState } from 'react';
import type { StoredReading } from '#contract/stored-reading.ts';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { LoadedModeCard } from '#parts/mode-cards/loaded-mode-card.tsx';
import { sheetAgain } from '#parts/reading/sheet-inputs.ts';
import { useEngine } from '#store/engine-context.tsx';
import styles from './messages.module.css';
import { ReplySchools } from './reply-schools.tsx';

/**
 * The facts card of a reading's tradition, over the reading. Its sheet is computed again; where it does not come out the same
 * (a newer engine, facts that were removed) there is no card, and the facts kept with the reading stand in its drawer. Under the card
 * stand the rules it was counted by, to be changed for the next question.
 */
export function ReplyCard({ reading }: { reading: StoredReading }) {
  const engine = useEngine();
  const [made, setMade] = useState<{ readonly of: string; readonly sheet: FactSheet | null } | null>(null);
  // The hash stands for the whole sheet: a live query brings a new object with the same content.
  const [sheet, setSheet] = useState(reading.sheet);
  if (sheet.hash !== reading.sheet.hash) setSheet(reading.sheet);
  useEffect(() => {
    const asking = new AbortController();
    const show = (again: FactSheet | null) => setMade({ of: sheet.hash, sheet: again });
    sheetAgain(engine, sheet, asking.signal).then(show, () => {
      if (!asking.signal.aborted) show(null);
    });
    return () => asking.abort();
  }, [engine, sheet]);
  if (made === null || made.of !== sheet.hash) return <div className={styles.cardRoom} aria-busy="true" />;
  return made.sheet === null ? null : (
    <>
      <LoadedModeCard sheet={made.sheet} size="chat" />
      <ReplySchools sheet={sheet} />
    </>
  );
}
