import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './birth-form.module.css';

export interface ComboOption {
  id: string;
  label: string;
  /** A second, quiet line. */
  note?: string;
}

/**
 * A text field with a list of what matches (the ARIA combobox with a listbox). Arrow keys walk the list, Enter takes,
 * Escape closes it; focus stays in the field. The list is the caller's: it follows `text`.
 */
export function Combobox(props: {
  id: string;
  text: string;
  onText: (text: string) => void;
  options: readonly ComboOption[];
  onChoose: (option: ComboOption) => void;
  listLabel: string;
  /** Spoken and, when there is nothing to choose from, shown. */
  status: string;
  busy?: boolean;
  placeholder?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  required?: boolean | undefined;
  disabled?: boolean;
  onFocus?: () => void;
  children?: ReactNode;
}) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const { options } = props;
  const shown = open && options.length > 0;
  const at = active < options.length ? active : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  function move(to: number) {
    setOpen(true);
    setActive(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  }

  function choose(option: ComboOption) {
    setOpen(false);
    setActive(-1);
    props.onChoose(option);
  }

  return (
    <div className={styles.combo}>
      <input
        id={props.id}
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-busy={props.busy ?? false}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid ?? false}
        aria-required={props.required || undefined}
        disabled={props.disabled}
        {...(shown && at >= 0 ? { 'aria-activedescendant': optionId(at) } : {})}
        placeholder={props.placeholder}
        value={props.text}
        onFocus={() => {
          setOpen(true);
          props.onFocus?.();
        }}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setOpen(true);
          setActive(-1);
          props.onText(event.target.value);
        }}
        onKeyDown={(event) => {
          const last = options.length - 1;
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            if (options.length === 0) return;
            event.preventDefault();
            if (event.key === 'ArrowDown') move(at >= last ? 0 : at + 1);
            else move(at <= 0 ? last : at - 1);
          } else if (event.key === 'Enter' && shown) {
            // The list is open: Enter belongs to it, not to the form.
            event.preventDefault();
            const taken = options[Math.max(at, 0)];
            if (taken !== undefined) choose(taken);
          } else if (event.key === 'Escape' && shown) {
            event.preventDefault();
            event.stopPropagation();
            setOpen(false);
          }
        }}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.listLabel}
        className={styles.list}
        hidden={!shown}
      >
        {options.map((option, index) => (
          // The field keeps focus and takes the keys; the option itself is for the pointer.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={option.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            <span>{option.label}</span>
            {option.note !== undefined && <span className="meta num">{option.note}</span>}
          </div>
        ))}
      </div>
      {/* It stays when focus leaves: hiding it would move what lies under it away from the pointer that just pressed. */}
      <p
        role="status"
        className={options.length === 0 && props.status !== '' ? `meta ${styles.comboStatus}` : 'sr-only'}
      >
        {props.status}
      </p>
    </div>
  );
}
