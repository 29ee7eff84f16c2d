import { type ComponentType, useEffect, useState } from 'react';
import type { FactSheet } from '#facts/fact-sheet.ts';
import { loadModeCard } from './load-card.ts';
import type { CardSize } from './mode-card.ts';
import styles from './loaded-mode-card.module.css';

type Shown = ComponentType<{ sheet: FactSheet; size: CardSize }>;

/**
 * The facts card of a sheet, fetched with its frame when it is first shown. Its room is kept meanwhile; a mode without a card,
 * or one that cannot be fetched, shows nothing: the facts stand in the sheet of the reading.
 */
export function LoadedModeCard(props: { sheet: FactSheet; size: CardSize }) {
  const { sheet, size } = props;
  const [shown, setShown] = useState<{ readonly mode: string; readonly Card: Shown | null } | null>(null);
  useEffect(() => {
    let here = true;
    const show = (Card: Shown | null) => {
      if (here) setShown({ mode: sheet.mode, Card });
    };
    loadShown(sheet.mode).then(show, () => show(null));
    return () => {
      here = false;
    };
  }, [sheet.mode]);
  if (shown === null || shown.mode !== sheet.mode) return <div className={styles.room} aria-busy="true" />;
  return shown.Card === null ? null : <shown.Card sheet={sheet} size={size} />;
}

async function loadShown(mode: string): Promise<Shown | null> {
  const [loaded, { ModeCardFrame }] = await Promise.all([
    loadModeCard(mode),
    import('./mode-card-frame.tsx'),
  ]);
  if (loaded === null) return null;
  return (props) => <ModeCardFrame {...props} card={loaded.card} words={loaded.words} />;
}
