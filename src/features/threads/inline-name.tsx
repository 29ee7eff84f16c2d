import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTellWritten } from '#store/care.ts';
import styles from './chat-lists.module.css';

/** A name being changed in its place in the list. Enter and leaving it keep it, Escape keeps the old one. */
export function InlineName(props: {
  label: string;
  name: string;
  maxLength: number;
  /** With the name as it was when nothing is to change. Called once. */
  onDone: (name: string, how: 'key' | 'left') => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  const tellWritten = useTellWritten();
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (name: string, how: 'key' | 'left') => {
    if (done.current) return;
    done.current = true;
    if (name !== props.name) tellWritten(name);
    props.onDone(name.trim() === '' ? props.name : name, how);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(event.currentTarget.value, 'key');
    // A phone's sidebar closes on Escape; here it is the field's.
    if (event.key === 'Escape') {
      event.preventDefault();
      event.nativeEvent.stopImmediatePropagation();
      finish(props.name, 'key');
    }
  };
  return (
    <input
      ref={field}
      className={styles.name}
      aria-label={props.label}
      defaultValue={props.name}
      maxLength={props.maxLength}
      autoComplete="off"
      enterKeyHint="done"
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value, 'left')}
    />
  );
}
