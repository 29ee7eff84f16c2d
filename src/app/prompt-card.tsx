import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import styles from './prompt-card.module.css';

/** A question from the app that can wait: a small card over the page, never in the way of what is being done. */
export function PromptCard(props: {
  title: string;
  text?: string;
  confirmLabel?: string;
  refuseLabel: string;
  onConfirm?: () => void;
  onRefuse: () => void;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div role="status">
        <p id={id} className={styles.title}>
          {props.title}
        </p>
        {props.text !== undefined && <p className="muted">{props.text}</p>}
      </div>
      <div className={styles.actions}>
        <Button tone="plain" size="small" onClick={props.onRefuse}>
          {props.refuseLabel}
        </Button>
        {props.confirmLabel !== undefined && (
          <Button tone="leaf" size="small" onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
