import { useId, useRef, useState } from 'react';
import { ApiError } from '#account/api-client.ts';
import type { ContentItem } from '#contract/api/content.ts';
import { useAccount } from '#store/account-context.tsx';
import { useApi } from '#store/api-context.tsx';
import { useInvalidate, useServerQuery } from '#store/server-query.tsx';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconPlus } from '#ui/icons.ts';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { ContentCard } from './content-card.tsx';
import { ContentDialog } from './content-dialog.tsx';
import { isPublished } from './content-draft.ts';
import styles from './content.module.css';
import { reasonOf } from './reason.ts';
import { useListen } from './use-listen.ts';

/** All Soul Wisdom content, for admins: add, listen, change, delete. Shown on /admin and in App Settings. */
export function ContentManager() {
  const t = useText(uiAdmin);
  const list = useServerQuery('adminList', { on401: 'throw' });
  const invalidate = useInvalidate();
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  /** The item in the form, null for a new one, undefined while the form is closed. */
  const [edited, setEdited] = useState<ContentItem | null>();
  const items = list.data;

  return (
    <section className={styles.manager} aria-labelledby={`${id}-title`}>
      <div className={styles.bar}>
        <div>
          <h2 id={`${id}-title`} className={styles.heading}>
            {t.contentList}
          </h2>
          <p className={styles.counts} role="status">
            {list.status === 'loading' ? t.loading : items && items.length > 0 && countsOf(items, t)}
          </p>
        </div>
        {items !== undefined && (
          <Button ref={add} tone="gold" size="small" onClick={() => setEdited(null)}>
            <Icon of={IconPlus} size={18} />
            {t.addContent}
          </Button>
        )}
      </div>
      {list.status === 'failed' && (
        <div className={styles.problem} role="alert">
          <p>
            <b>{t.listFailed}</b>
            <br />
            {reasonOf(list.error, t)}
          </p>
          {/* Rights may have been taken meanwhile: the answer about them is asked again too. */}
          <Button size="small" onClick={() => invalidate('adminStatus', 'adminList')}>
            {t.tryAgain}
          </Button>
        </div>
      )}
      {items?.length === 0 && <p className={styles.empty}>{t.empty}</p>}
      {items !== undefined && items.length > 0 && (
        <ContentGrid items={items} onEdit={setEdited} onGone={() => add.current?.focus()} />
      )}
      {edited !== undefined && <ContentDialog item={edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
}

function countsOf(items: readonly ContentItem[], t: typeof uiAdmin): string {
  return t.counts(items.length, items.filter((item) => !isPublished(item)).length);
}

/** The cards. `onGone` is told when a card that may have held the focus is away. */
function ContentGrid(props: {
  items: readonly ContentItem[];
  onEdit: (item: ContentItem) => void;
  onGone: () => void;
}) {
  const t = useText(uiAdmin);
  const { accessToken } = useAccount();
  const { listening, toggle, stop } = useListen({
    token: accessToken,
    onFailed: () => notify({ title: t.playFailed, text: t.playFailedText, tone: 'error' }),
  });
  const [asked, setAsked] = useState<ContentItem | null>(null);
  const { deleting, remove } = useDelete(props.onGone);

  return (
    <>
      <ul className={styles.grid}>
        {props.items.map((item) => (
          <li key={item.id}>
            <ContentCard
              item={item}
              listening={listening?.id === item.id ? listening.state : null}
              busy={deleting === item.id}
              onListen={() => toggle(item)}
              onEdit={() => {
                stop(item.id);
                props.onEdit(item);
              }}
              onDelete={() => setAsked(item)}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title={t.deleteQuestion}
        confirmLabel={t.delete}
        cancelLabel={t.cancel}
        danger
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (asked === null) return;
          stop(asked.id);
          void remove(asked);
        }}
      >
        {asked !== null && t.deleteText(asked.title)}
      </ConfirmDialog>
    </>
  );
}

/** Deletes one item at a time and says how it went. */
function useDelete(onGone: () => void) {
  const t = useText(uiAdmin);
  const api = useApi();
  const invalidate = useInvalidate();
  const [deleting, setDeleting] = useState<string | null>(null);

  async function remove(item: ContentItem) {
    if (deleting !== null) return;
    setDeleting(item.id);
    try {
      await api.call('adminDelete', { params: { id: item.id } });
      invalidate('adminList', 'soulWisdom');
      notify({ title: t.success, text: t.deleted });
      onGone();
    } catch (error) {
      // Somebody else was faster: the list on the screen is old.
      if (error instanceof ApiError && error.status === 404) invalidate('adminList', 'soulWisdom');
      notify({ title: t.deleteFailed, text: reasonOf(error, t), tone: 'error' });
    } finally {
      setDeleting(null);
    }
  }
  return { deleting, remove };
}
