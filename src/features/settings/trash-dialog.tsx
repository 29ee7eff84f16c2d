import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import { forgetPeople } from '#db/forget-people.ts';
import { deleteFromTrash, moveToTrash, restore } from '#db/trash.ts';
import type { TrashKind } from '#db/trash.ts';
import { listTrash, type TrashItem } from '#db/trash-list.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { uiData } from '#text/en/ui-data.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconTrash } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './data-dialogs.module.css';

const kindWords = {
  thread: 'trashChat',
  folder: 'trashFolder',
  soul_entry: 'trashSoulEntry',
  person: 'trashPerson',
  prompt: 'trashPrompt',
  chart: 'trashChart',
  draw: 'trashDraw',
  dream: 'trashDream',
  type_result: 'trashTypeResult',
} as const satisfies Record<TrashKind, keyof typeof uiData>;

const DAY_MS = 86_400_000;

/** What was deleted and can still be had back: restored, deleted for good, or all of it emptied. */
export function TrashDialog(props: { onClose: () => void }) {
  const t = useText(uiData);
  const { db, deps } = useLocalData();
  const [asked, setAsked] = useState<readonly TrashItem[] | null>(null);
  const items = useLiveQuery(() => listTrash(db), [db]);
  const text = useRef<HTMLParagraphElement>(null);
  /** The button that was pressed goes with its line. */
  const keepFocus = () => text.current?.focus();
  const now = deps.clock.now();
  const nameOf = (item: TrashItem): string => item.name.trim() || t.untitled;

  const takeBack = async ({ kind, id }: TrashItem) => {
    const done = await restore(db, deps, kind, [id]);
    if (!done.ok) return notify({ text: t.trashFailed, tone: 'error' });
    keepFocus();
    return notify({
      text: t.restored,
      action: { label: t.undo, onAction: () => void moveToTrash(db, deps, kind, [id]) },
    });
  };
  const remove = async (chosen: readonly TrashItem[]) => {
    setAsked(null);
    const people = chosen.flatMap(({ kind, id }) => (kind === 'person' ? [id] : []));
    const others = chosen.flatMap(({ kind, id }) => (kind === 'person' ? [] : [{ kind, id }]));
    const emptied = await deleteFromTrash(db, deps, others);
    const forgotten = people.length === 0 || (await forgetPeople(db, deps, people)).ok;
    if (emptied.ok && forgotten) keepFocus();
    notify(emptied.ok && forgotten ? { text: t.deleted } : { text: t.trashFailed, tone: 'error' });
  };
  const left = (item: TrashItem): string => {
    if (item.kind === 'person') return t.hourLeft;
    const days = (item.goesAt - now) / DAY_MS;
    // Of seven days, six and a half are seven begun; the last is told for itself.
    return t.daysLeft(days < 1 ? 0 : Math.ceil(days));
  };

  return (
    <LargeDialog
      title={t.trashTitle}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
      actions={
        items !== undefined &&
        items.length > 0 && (
          <Button tone="danger" size="small" onClick={() => setAsked(items)}>
            {t.emptyTrash}
          </Button>
        )
      }
    >
      <p ref={text} tabIndex={-1} className="muted">
        {t.trashText}
      </p>
      {items?.length === 0 && <p className={styles.empty}>{t.trashEmpty}</p>}
      <ul className={styles.items}>
        {items?.map((item) => (
          <li key={`${item.kind} ${item.id}`} className={styles.item}>
            <div className={styles.itemWords}>
              <p className={styles.itemName}>{nameOf(item)}</p>
              <p className="meta num">
                {t[kindWords[item.kind]]} · {left(item)}
              </p>
            </div>
            <Button
              size="small"
              aria-label={`${t.restore}: ${nameOf(item)}`}
              onClick={() => void takeBack(item)}
            >
              {t.restore}
            </Button>
            <IconButton
              label={`${t.deleteOne}: ${nameOf(item)}`}
              data-tip={t.deleteOne}
              icon={IconTrash}
              onClick={() => setAsked([item])}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={asked?.length === 1 ? t.deleteOneTitle : t.emptyTitle}
        confirmLabel={t.deleteOne}
        cancelLabel={t.cancel}
        danger
        onConfirm={() => asked !== null && void remove(asked)}
        onCancel={() => setAsked(null)}
      >
        {asked?.length === 1 && asked[0] !== undefined
          ? t.deleteOneText(nameOf(asked[0]))
          : t.emptyText(asked?.length ?? 0)}
      </ConfirmDialog>
    </LargeDialog>
  );
}
