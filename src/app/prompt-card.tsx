import { useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useRoomFor } from '#ui/use-room-for.ts';
import styles from './prompt-card.module.css';

/** A question from the app that can wait: a strip under the page, which ends above it, so that nothing is covered. */
export function PromptCard(props: {
  title: string;
  text?: string;
  confirmLabel?: string;
  refuseLabel: string;
  onConfirm?: () => void;
  onRefuse: () => void;
}) {
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useRoomFor(card, '--h-prompt');
  return (
    <section ref={card} className={styles.card} aria-labelledby={id}>
      <div role="status" className={styles.text}>
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
