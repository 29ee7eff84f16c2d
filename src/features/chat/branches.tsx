import { type KeyboardEvent, useEffect, useRef } from 'react';
import { uiChat } from '#text/en/ui-chat.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { IconChevronLeft, IconChevronRight } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import styles from './messages.module.css';

/** The message whose switch takes the focus when it is drawn: who turned to it stood on the one before. */
let turnedTo: { readonly id: string; readonly forward: boolean } | null = null;

/** "2/3" with a way to the branches before and after, by pointer and by the arrow keys. Nothing where there is one alone. */
export function Branches(props: {
  messageId: string;
  siblings: readonly string[];
  label: string;
  previous: string;
  next: string;
  spoken: (n: number, of: number) => string;
  onBranch: (messageId: string) => void;
}) {
  const t = useText(uiChat);
  const { messageId, siblings, onBranch } = props;
  const group = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (turnedTo?.id !== messageId) return;
    const [back, on] = group.current?.querySelectorAll('button') ?? [];
    const wanted = turnedTo.forward ? on : back;
    turnedTo = null;
    // At the end of the row the way there is closed: then the way back.
    (wanted?.disabled === true ? (wanted === on ? back : on) : wanted)?.focus({ preventScroll: true });
  }, [messageId]);
  if (siblings.length < 2) return null;
  const at = siblings.indexOf(messageId);
  const turn = (forward: boolean) => {
    const id = siblings[forward ? at + 1 : at - 1];
    if (id === undefined) return;
    turnedTo = { id, forward };
    onBranch(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    turn(event.key === 'ArrowRight');
  };
  return (
    <span ref={group} className={styles.branches} role="group" aria-label={props.label}>
      <IconButton
        quiet
        label={props.previous}
        icon={IconChevronLeft}
        iconSize={18}
        disabled={at <= 0}
        onClick={() => turn(false)}
        onKeyDown={onKeyDown}
      />
      <span className="meta num" aria-hidden>
        {t.answerOf(at + 1, siblings.length)}
      </span>
      <span className="sr-only">{props.spoken(at + 1, siblings.length)}</span>
      <IconButton
        quiet
        label={props.next}
        icon={IconChevronRight}
        iconSize={18}
        disabled={at >= siblings.length - 1}
        onClick={() => turn(true)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
