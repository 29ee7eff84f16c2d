import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { getRecord } from '#db/read.ts';
import { deleteSoulEntry, restoreSoulEntry } from '#db/soul-entries.ts';
import { SoulEntryText } from '#parts/practice/soul-entry-text.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { Page } from './page.tsx';
import styles from './soul-loop.module.css';

/** One earlier day as it was kept. */
export function EntryView(props: { id: string; today: string; zone: string; onGone: () => void }) {
  const t = useText(uiSoulLoop);
  const { db } = useLocalData();
  const entry = useLiveQuery(() => getRecord(db, 'soul_entry', props.id), [db, props.id]);
  if (entry === undefined) return null;
  if (entry === null || entry.deletedAt !== null)
    return <Page step={null} heading={t.earlier} help={<p>{t.deleted}</p>} actions={null} />;
  return (
    <Page
      step={null}
      heading={shownDay(entry.date, props.today)}
      help={null}
      actions={<Delete entry={entry} onGone={props.onGone} />}
    >
      <SoulEntryText entry={entry} zone={props.zone} />
    </Page>
  );
}

function Delete({ entry, onGone }: { entry: SoulEntry; onGone: () => void }) {
  const t = useText(uiSoulLoop);
  const { db, deps } = useLocalData();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    const gone = await deleteSoulEntry(db, deps, entry.id);
    if (!gone.ok) {
      notify({ text: t.notSaved, tone: 'error' });
      return;
    }
    onGone();
    notify({
      text: t.deleted,
      action: { label: t.undo, onAction: () => void restoreSoulEntry(db, deps, entry.id) },
    });
  };
  return (
    <div className={styles.quiet}>
      <TextButton onClick={() => setAsking(true)}>{t.delete}</TextButton>
      <ConfirmDialog
        open={asking}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        cancelLabel={t.back}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t.deleteText}
      </ConfirmDialog>
    </div>
  );
}
