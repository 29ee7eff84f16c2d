import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { Draw } from '#contract/draw.ts';
import { deleteDraw, draws, restoreDraw } from '#db/draws.ts';
import { chatTimeLabel } from '#parts/chat/chat-time.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { useLocalData } from '#store/db-context.tsx';
import { tarotCardName } from '#text/en/tarot/names.ts';
import { uiTarot } from '#text/en/ui-tarot.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconSearch, IconTrash } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import styles from './tarot.module.css';

/** Every draw that was laid here: read, left unread, or written down from a deck of paper. */
export function JournalDialog(props: { onOpen: (draw: Draw) => void; onClose: () => void }) {
  const t = useText(uiTarot);
  const { db, deps } = useLocalData();
  const all = useLiveQuery(() => draws(db, 'tarot'), [db]);
  const [query, setQuery] = useState('');
  const shown = (all ?? []).filter((draw) => holds(draw, query, t));
  const remove = async ({ id }: Draw) => {
    const removed = await deleteDraw(db, deps, id);
    if (!removed.ok) return notify({ text: t.couldNotSave, tone: 'error' });
    const onAction = () => void restoreDraw(db, deps, id);
    return notify({ text: t.deleted, action: { label: t.undo, onAction } });
  };
  return (
    <LargeDialog title={t.journal} closeLabel={t.close} narrow onClose={props.onClose}>
      {all !== undefined && all.length > 0 && (
        <label className={styles.search}>
          <Icon of={IconSearch} size={18} />
          <input
            type="search"
            value={query}
            placeholder={t.journalSearch}
            aria-label={t.journalSearch}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
      )}
      {all?.length === 0 && <p className="muted">{t.journalEmpty}</p>}
      {all !== undefined && all.length > 0 && shown.length === 0 && (
        <p role="status" className="muted">
          {t.journalNone(query.trim())}
        </p>
      )}
      <ul className={styles.journal}>
        {shown.map((draw) => {
          const title = draw.question === '' ? t.spreadName(draw.spread) : draw.question;
          return (
            <li key={draw.id}>
              <button
                type="button"
                className={styles.kept}
                aria-label={t.openDraw(title)}
                onClick={() => props.onOpen(draw)}
              >
                <span className={styles.keptTitle}>{title}</span>
                <span className={styles.keptCards}>{namesOf(draw, t).join(' · ')}</span>
                <span className={`meta ${styles.keptMeta}`}>
                  <span className="num">
                    {chatTimeLabel(draw.createdAt, deps.clock.now(), { yesterday: t.yesterday })}
                  </span>
                  <span>{t.spreadName(draw.spread)}</span>
                  {draw.entered && <span>{t.byHand}</span>}
                  {draw.readAt === null && <b>{t.unread}</b>}
                </span>
              </button>
              <IconButton
                label={`${t.deleteDraw}: ${title}`}
                data-tip={t.deleteDraw}
                icon={IconTrash}
                onClick={() => void remove(draw)}
              />
            </li>
          );
        })}
      </ul>
    </LargeDialog>
  );
}

function namesOf({ pieces }: Draw, t: typeof uiTarot): readonly string[] {
  return pieces.map(
    ({ piece, reversed }) => `${tarotCardName(piece)}${reversed ? `, ${t.reversedSpoken}` : ''}`,
  );
}

/** Whether question, cards or spread hold every word typed. */
function holds(draw: Draw, query: string, t: typeof uiTarot): boolean {
  const state = draw.readAt === null ? t.unread : '';
  const text =
    `${draw.question} ${namesOf(draw, t).join(' ')} ${t.spreadName(draw.spread)} ${state}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
