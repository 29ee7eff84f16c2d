import { useEffect, useId, useRef, useState } from 'react';
import type { LoopStep } from '#contract/soul-draft.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconChevronLeft, IconX } from '#ui/icons.ts';
import { Modal } from '#ui/modal.tsx';
import { useText } from '#ui/use-text.ts';
import { Done } from './done.tsx';
import { EntryView } from './entry-view.tsx';
import { Page } from './page.tsx';
import styles from './soul-loop.module.css';
import { Step } from './steps.tsx';
import { type SoulLoop, useShownEntries, useSoulLoop } from './use-soul-loop.ts';

/** The five steps of the day, or the day's entry once they are done. Closing it loses nothing. */
export function SoulLoopDialog(props: { onClose: () => void }) {
  const t = useText(uiSoulLoop);
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const [entry, setEntry] = useState<string | null>(null);
  const opening = useSoulLoop(attempt);
  const draft = opening.type === 'open' ? opening.loop.draft : null;
  const step = draft?.step ?? null;
  const back =
    entry !== null
      ? () => setEntry(null)
      : opening.type === 'open' && step !== null && step > 1
        ? () => opening.loop.goTo((step - 1) as LoopStep)
        : null;
  const words = opening.type === 'open' && opening.loop.words !== null;
  const body = useFocusOnPage(
    `${opening.type} ${String(step)} ${entry ?? ''} ${step === 1 || words ? '' : 'wait'}`,
  );
  return (
    <Modal open onClose={props.onClose} className={styles.dialog} aria-labelledby={id}>
      <div className={styles.bar}>
        {back === null ? (
          <span className={styles.noBack} />
        ) : (
          <IconButton label={t.back} icon={IconChevronLeft} onClick={back} />
        )}
        <h2 id={id}>{t.title}</h2>
        <IconButton label={t.close} icon={IconX} onClick={props.onClose} />
      </div>
      <div ref={body} className={styles.body}>
        {opening.type === 'loading' && <p className="sr-only">{t.loading}</p>}
        {opening.type === 'failed' && (
          <Page
            step={null}
            heading={t.title}
            help={<p>{t.failed}</p>}
            actions={
              <Button tone="line" wide onClick={() => setAttempt(attempt + 1)}>
                {t.tryAgain}
              </Button>
            }
          />
        )}
        {opening.type === 'open' && (
          <Opened loop={opening.loop} entry={entry} onOpenEntry={setEntry} onClose={props.onClose} />
        )}
      </div>
    </Modal>
  );
}

function Opened(props: {
  loop: SoulLoop;
  entry: string | null;
  onOpenEntry: (id: string | null) => void;
  onClose: () => void;
}) {
  const t = useText(uiSoulLoop);
  const { loop, entry, onOpenEntry } = props;
  const entries = useShownEntries();
  const { today, zone } = loop.opened;
  const ofToday = entries?.find(({ date }) => date === today) ?? loop.kept;
  if (entry !== null) {
    return (
      <EntryView
        id={entry}
        today={today}
        zone={zone}
        onGone={() => {
          onOpenEntry(null);
          // The day is open again.
          if (entry === ofToday?.id && loop.draft === null) loop.startNew([]);
        }}
      />
    );
  }
  if (loop.draft !== null) {
    return (
      <>
        {!loop.keeps && (
          <p className={styles.warning} role="alert">
            {t.draftNotSaved}
          </p>
        )}
        <Step loop={loop} draft={loop.draft} onOpenEntry={onOpenEntry} />
      </>
    );
  }
  if (entries === undefined) return null;
  if (ofToday === null) return <Gone loop={loop} />;
  return (
    <Done loop={loop} entry={ofToday} entries={entries} onOpenEntry={onOpenEntry} onLeave={props.onClose} />
  );
}

/** The day's entry was deleted elsewhere while it was looked at: the day is open again. */
function Gone({ loop }: { loop: SoulLoop }) {
  const { startNew } = loop;
  const start = useRef(startNew);
  useEffect(() => start.current([]), []);
  return null;
}

/** The heading of a page takes the focus when the page comes up; the first one leaves it where the dialog put it. */
function useFocusOnPage(key: string) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    const isFirst = shown.current.startsWith('loading');
    shown.current = key;
    const field = body.current?.querySelector<HTMLElement>('textarea');
    if (isFirst && field !== null && field !== undefined) field.focus({ preventScroll: true });
    else body.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [key]);
  return body;
}
