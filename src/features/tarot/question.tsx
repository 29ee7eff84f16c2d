import { useId } from 'react';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { TextSupport } from '#parts/safety/text-support.tsx';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { useText } from '#ui/use-text.ts';
import styles from './tarot.module.css';

/** What the cards are asked; once they were read it stands above them. */
export function Question(props: {
  value: string;
  isRead: boolean;
  disabled: boolean;
  onChange: (value: string) => void;
}) {
  const t = useText(uiTarot);
  const id = useId();
  if (props.isRead) return props.value === '' ? null : <p className={styles.asked}>{t.asked(props.value)}</p>;
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{t.question}</label>
      <textarea
        id={id}
        className={styles.field}
        rows={1}
        maxLength={MAX_MESSAGE_CHARS}
        placeholder={t.questionHint}
        disabled={props.disabled}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
      <TextSupport text={props.value} />
    </div>
  );
}
