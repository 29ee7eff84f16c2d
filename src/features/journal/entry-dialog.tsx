import type { SoulEntry } from '#contract/soul-entry.ts';
import { deleteSoulEntry, restoreSoulEntry } from '#db/soul-entries.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { SoulEntryText } from '#parts/practice/soul-entry-text.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { uiJournal } from '#text/en/ui-journal.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';

/** One entry, whole, with the way to the days around it. */
export function EntryDialog(props: {
  entries: readonly SoulEntry[];
  id: string;
  today: string;
  zone: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  const t = useText(uiJournal);
  const { db, deps } = useLocalData();
  const { entries, id, today } = props;
  const at = entries.findIndex((one) => one.id === id);
  const entry = entries[at];
  if (entry === undefined) return null;
  const newer = entries[at - 1];
  const older = entries[at + 1];
  const remove = async () => {
    const gone = await deleteSoulEntry(db, deps, id);
    if (!gone.ok) return notify({ text: t.notSaved, tone: 'error' });
    props.onClose();
    const onAction = () => void restoreSoulEntry(db, deps, id);
    return notify({ text: t.deleted, action: { label: t.undo, onAction } });
  };
  return (
    <LargeDialog
      title={shownDay(entry.date, today)}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
      actions={
        <>
          <Button tone="plain" size="small" onClick={() => void remove()}>
            {t.delete}
          </Button>
          <Button size="small" disabled={older === undefined} onClick={() => older && props.onOpen(older.id)}>
            {t.earlier}
          </Button>
          <Button size="small" disabled={newer === undefined} onClick={() => newer && props.onOpen(newer.id)}>
            {t.later}
          </Button>
        </>
      }
    >
      <SoulEntryText key={id} entry={entry} zone={props.zone} />
    </LargeDialog>
  );
}
