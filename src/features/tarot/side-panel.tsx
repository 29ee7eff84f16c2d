import { useId } from 'react';
import { type SpreadId, spreadIds } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { Icon } from '#ui/icon.tsx';
import { IconArchive, IconPencil } from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { SpreadChoice } from './spread-choice.tsx';
import styles from './tarot.module.css';

/** What is chosen before the cards are drawn, and the ways to cards of one's own and to the journal. */
export function SidePanel(props: {
  spread: SpreadId;
  reversals: boolean;
  /** Cards lie on the table: how they are turned is settled. */
  sidesFixed: boolean;
  disabled: boolean;
  onSpread: (spread: SpreadId) => void;
  onReversals: (on: boolean) => void;
  onOwn: () => void;
  onJournal: () => void;
}) {
  const t = useText(uiTarot);
  const id = useId();
  return (
    <div className={styles.panel}>
      <SpreadChoice
        spread={props.spread}
        spreads={spreadIds}
        disabled={props.disabled}
        onSpread={props.onSpread}
      />
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={props.reversals}
            disabled={props.disabled || props.sidesFixed}
            aria-describedby={`${id}note`}
            onChange={({ target }) => props.onReversals(target.checked)}
          />
          {t.reversals}
        </label>
        <p id={`${id}note`} className={`muted ${styles.note}`}>
          {t.reversalsNote}
        </p>
      </div>
      <div className={styles.panelLinks}>
        <TextButton onClick={props.onOwn}>
          <Icon of={IconPencil} size={16} />
          {t.ownDeck}
        </TextButton>
        <TextButton onClick={props.onJournal}>
          <Icon of={IconArchive} size={16} />
          {t.journal}
        </TextButton>
      </div>
    </div>
  );
}
