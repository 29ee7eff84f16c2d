import { useEffect, useId, useRef, useState } from 'react';
import type { AudioShelf, KeptState, ShelfUse } from '#audio/shelf.ts';
import fields from '#parts/birth/birth-form.module.css';
import { Field } from '#parts/birth/field.tsx';
import { writeBytes } from '#parts/write-bytes.ts';
import { useAudioShelf, useKeptState } from '#store/audio-shelf.tsx';
import { uiAudioSpace } from '#text/en/ui-audio-space.ts';
import { Button } from '#ui/button.tsx';
import { useText } from '#ui/use-text.ts';
import rows from '#ui/pane-rows.module.css';
import styles from './audio-space.module.css';
import panes from './panes.module.css';

/** The most that audio may take, bytes. */
const budgets: readonly number[] = [100e6, 250e6, 500e6, 1e9, 2e9];

/** What audio takes of this device: how much, how much it may, and each title with a way to give its room back. */
export function AudioSpace() {
  const t = useText(uiAudioSpace);
  const id = useId();
  const shelf = useAudioShelf();
  const use = useShelfUse(shelf);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (use === null) return null;

  const setBudget = async (bytes: number) => {
    const before = use.items.length;
    const done = await shelf.setBudget(bytes).then(
      () => true,
      () => false,
    );
    if (!done) return setSaid(t.failed);
    setSaid((await shelf.use()).items.length < before ? t.gaveWay : '');
  };
  const remove = async ({ key, title }: Item) => {
    const done = await shelf.remove(key).then(
      () => true,
      () => false,
    );
    // The button that was pressed is gone with its row.
    if (done) heading.current?.focus();
    setSaid(done ? t.removed(title) : t.failed);
  };
  const offered = [...new Set([...budgets, use.budgetBytes])].toSorted((a, b) => a - b);
  return (
    <section className={panes.block} aria-labelledby={id}>
      <h4 id={id} ref={heading} tabIndex={-1} className={panes.heading}>
        {t.heading}
      </h4>
      <dl className={rows.rows}>
        <div>
          <dt>{t.used}</dt>
          <dd className="num">{writeBytes(use.usedBytes)}</dd>
        </div>
      </dl>
      <div className={panes.fields}>
        <Field id={`${id}-budget`} label={t.budget} hint={t.budgetHint}>
          {(ties) => (
            <select
              {...ties}
              className={fields.input}
              value={use.budgetBytes}
              onChange={(event) => void setBudget(Number(event.target.value))}
            >
              {offered.map((bytes) => (
                <option key={bytes} value={bytes}>
                  {writeBytes(bytes)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {use.items.length === 0 ? (
        <p className="muted">{t.none}</p>
      ) : (
        <ul className={styles.list} aria-label={t.list}>
          {use.items.map((item) => (
            <Row key={item.key} item={item} onRemove={() => void remove(item)} />
          ))}
        </ul>
      )}
      <p role="status" className={said === '' ? 'sr-only' : 'meta'}>
        {said}
      </p>
    </section>
  );
}

type Item = ShelfUse['items'][number];

function Row(props: { item: Item; onRemove: () => void }) {
  const t = useText(uiAudioSpace);
  const { key, title, bytes } = props.item;
  const state = useKeptState(key);
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
      <span className={`num muted ${styles.size}`}>{sizeWords(t, state, bytes)}</span>
      <Button size="small" tone="plain" aria-label={t.removeTitle(title)} onClick={props.onRemove}>
        {t.remove}
      </Button>
    </li>
  );
}

/** The size of what is whole; of the rest how far it has come. */
function sizeWords(t: typeof uiAudioSpace, state: KeptState, bytes: number): string {
  if (state.type === 'kept' || state.type === 'none') return writeBytes(bytes);
  return t.unfinished(writeBytes(state.received), state.total === null ? null : writeBytes(state.total));
}

/** What is kept, read again whenever the shelf says that something changed. */
function useShelfUse(shelf: AudioShelf): ShelfUse | null {
  const [use, setUse] = useState<ShelfUse | null>(null);
  useEffect(() => {
    let here = true;
    let reading = false;
    let again = false;
    const read = async (): Promise<void> => {
      if (reading) {
        again = true;
        return;
      }
      reading = true;
      const now = await shelf.use().catch(() => null);
      reading = false;
      if (here && now !== null) setUse(now);
      if (again && here) {
        again = false;
        void read();
      }
    };
    const leave = shelf.subscribe(() => void read());
    void read();
    return () => {
      here = false;
      leave();
    };
  }, [shelf]);
  return use;
}
