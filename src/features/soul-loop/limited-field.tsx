import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { fitEdit } from '#practice/soul-loop/fit-edit.ts';
import { countCharacters } from '#practice/soul-loop/read-text.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { useText } from '#ui/use-text.ts';
import styles from './soul-loop.module.css';

/** From here on the room that is left is told. */
const TELL_LEFT = 20;

/**
 * A field that holds `max` characters as a reader counts them. What does not fit is not taken in; what stands there is never
 * cut. Letters that an input method is still putting together are left alone until it is done.
 */
export function LimitedField(props: {
  value: string;
  max: number;
  rows: number;
  labelledBy: string;
  describedBy?: string;
  readOnly?: boolean;
  onChange: (value: string) => void;
}) {
  const t = useText(uiSoulLoop);
  const id = useId();
  const { value, max } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<number | null>(null);
  const pasting = useRef(false);
  const [composing, setComposing] = useState<string | null>(null);
  const [cut, setCut] = useState(false);
  const used = countCharacters(value);
  const left = max - used;

  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (after: string) => {
    const fitted = fitEdit(value, after, max);
    if (fitted.cut) caret.current = fitted.caret;
    setCut(fitted.cut && pasting.current);
    pasting.current = false;
    props.onChange(fitted.text);
  };
  return (
    <div className={styles.field}>
      <textarea
        ref={field}
        className={styles.area}
        rows={props.rows}
        value={composing ?? value}
        readOnly={props.readOnly ?? false}
        aria-labelledby={props.labelledBy}
        aria-describedby={[props.describedBy, `${id}count`].filter(Boolean).join(' ')}
        // The reader's own language, not the interface's.
        lang={/\p{Script=Thai}/u.test(value) ? 'th' : undefined}
        onPaste={() => {
          pasting.current = true;
        }}
        onCompositionStart={() => setComposing(value)}
        onCompositionEnd={(event) => {
          setComposing(null);
          take(event.currentTarget.value);
        }}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
          const after = event.currentTarget.value;
          if (composing === null) {
            take(after);
            return;
          }
          setComposing(after);
          // As far as it fits it is kept with each letter, like anything else.
          if (!fitEdit(value, after, max).cut) props.onChange(after);
        }}
      />
      <div className={styles.under}>
        <span className="meta" role="status">
          {cut ? t.cutPaste(max) : ''}
        </span>
        <span id={`${id}count`} className="meta num">
          {t.count(used, max)}
        </span>
      </div>
      <span role="status" className="sr-only">
        {left === 0 ? t.full : left <= TELL_LEFT ? t.left(left) : ''}
      </span>
    </div>
  );
}
