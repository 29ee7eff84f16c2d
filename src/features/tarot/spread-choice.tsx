import { useId } from 'react';
import { spreadSize, type SpreadId } from '#traditions/tarot/spreads.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { useText } from '#ui/use-text.ts';
import styles from './tarot.module.css';

/** The three ways to lay cards, one of them chosen. */
export function SpreadChoice(props: {
  spread: SpreadId;
  spreads: readonly SpreadId[];
  disabled?: boolean;
  onSpread: (spread: SpreadId) => void;
}) {
  const t = useText(uiTarot);
  const name = useId();
  return (
    <fieldset className={styles.spreads} disabled={props.disabled}>
      <legend>{t.spread}</legend>
      {props.spreads.map((id) => (
        <label key={id} className={styles.spread}>
          <input
            type="radio"
            name={name}
            aria-label={`${t.spreadName(id)}, ${t.cards(spreadSize(id))}`}
            checked={props.spread === id}
            onChange={() => props.onSpread(id)}
          />
          <span>
            <b>{t.spreadName(id)}</b> <span className="num muted">{t.cards(spreadSize(id))}</span>
            <span className={`muted ${styles.note}`}>{t.spreadNote(id)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
