import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MAX_MESSAGE_CHARS } from '#contract/limits.ts';
import { messageProblem } from '#contract/message.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { Button } from '#ui/button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { useText } from '#ui/use-text.ts';
import styles from './messages.module.css';

/** A question in its own place, to be put in other words. Escape leaves it as it was. */
export function EditMessage(props: {
  text: string;
  busy: boolean;
  /** Answers whether it was kept; it was not when the device could not. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const t = useText(uiReplies);
  const [text, setText] = useState(props.text);
  const box = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  const touch = useMediaQuery('(hover: none) and (pointer: coarse)');
  useEffect(() => {
    const element = box.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const problem = messageProblem(text);
  const send = async () => {
    if (problem !== null || props.busy) return;
    if (await props.onSend(text)) props.onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      props.onClose();
    }
    if (event.key !== 'Enter' || event.shiftKey || touch || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        ref={box}
        value={text}
        rows={Math.min(8, text.split('\n').length + 1)}
        aria-label={t.editMessage}
        aria-invalid={problem === 'too-long'}
        aria-describedby={note}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={note} className="meta" role={problem === 'too-long' ? 'alert' : undefined}>
        {problem === 'too-long' && t.tooLongToSend(MAX_MESSAGE_CHARS.toLocaleString('en-US'))}
      </p>
      <div className={styles.editFoot}>
        <Button size="small" onClick={props.onClose}>
          {t.cancel}
        </Button>
        <Button size="small" tone="gold" type="submit" aria-disabled={problem !== null || props.busy}>
          {t.sendAgain}
        </Button>
      </div>
    </form>
  );
}
