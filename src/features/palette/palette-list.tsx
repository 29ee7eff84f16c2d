import type { ReactNode, Ref } from 'react';
import type { Snippet } from '#search/snippet.ts';
import { Icon } from '#ui/icon.tsx';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';
import styles from './palette.module.css';

/** The list under the field. Focus never enters it: the field says which option is the active one. */
export function PaletteList({
  ref,
  id,
  groups,
  active,
  answers,
  onActive,
}: {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteOption | undefined;
  answers: string | undefined;
  ref: Ref<HTMLDivElement>;
  onActive: (optionId: string) => void;
}) {
  return (
    <div
      ref={ref}
      id={`${id}list`}
      role="listbox"
      aria-label={groups.map(({ label }) => label).join(', ')}
      className={styles.scroll}
      data-answers={answers}
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className={styles.group}>
          <div id={`${id}-${group.id}`} className={styles.heading} role="presentation">
            {group.label}
          </div>
          {group.options.map((option) => (
            <Option
              key={option.id}
              elementId={`${id}${option.id}`}
              option={option}
              active={option.id === active?.id}
              onActive={onActive}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Option(props: {
  elementId: string;
  option: PaletteOption;
  active: boolean;
  onActive: (optionId: string) => void;
}) {
  const { option } = props;
  return (
    // The keyboard's way is the field's: it holds the focus and names the active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={props.elementId}
      role="option"
      aria-selected={props.active}
      className={styles.option}
      onPointerMove={() => {
        if (!props.active) props.onActive(option.id);
      }}
      onClick={option.onChoose}
    >
      <Icon of={option.icon} size={18} className={styles.icon} />
      <span className={styles.lines}>
        <span className={option.note === undefined ? styles.label : styles.excerpt}>
          <Marked snippet={option.label} />
        </span>
        {option.note !== undefined && (
          <span className={`meta ${styles.label}`}>
            <Marked snippet={option.note} />
          </span>
        )}
      </span>
      {option.tail !== undefined && <span className={`meta num nowrap ${styles.tail}`}>{option.tail}</span>}
      {option.caps !== undefined && (
        <span className={styles.caps} aria-hidden>
          {option.caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}

/** A text with its marked stretches. */
function Marked({ snippet: { text, marks } }: { snippet: Snippet }) {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at) continue;
    pieces.push(text.slice(at, from), <mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  return (
    <>
      {pieces}
      {text.slice(at)}
    </>
  );
}
