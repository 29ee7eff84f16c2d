import { useId } from 'react';
import type { ContentItem } from '#contract/api/content.ts';
import { uiAdmin } from '#text/en/ui-admin.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconPause, IconPlay, IconTrash } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { isPublished } from './content-draft.ts';
import { typeName } from './content-words.ts';
import styles from './content.module.css';
import { Cover } from '#parts/audio/cover.tsx';
import type { Listening } from './use-listen.ts';

/** One item as admins see it. Plain data in, intents out. */
export function ContentCard(props: {
  item: ContentItem;
  /** What its audio does, null while it is silent. */
  listening: Listening['state'] | null;
  busy: boolean;
  onListen: () => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const t = useText(uiAdmin);
  const id = useId();
  const { item, listening } = props;
  const published = isPublished(item);
  const listenLabel = listening === 'playing' ? t.pause : listening === 'loading' ? t.playLoading : t.play;
  return (
    <article className={styles.card} aria-labelledby={id} aria-busy={props.busy}>
      <Cover gradient={item.gradientColor} emoji={item.emoji} className={styles.cover}>
        <IconButton
          className={styles.play}
          label={listenLabel(item.title)}
          icon={listening === 'playing' ? IconPause : IconPlay}
          iconSize={20}
          data-loading={listening === 'loading' || undefined}
          onClick={props.onListen}
        />
      </Cover>
      <div className={styles.text}>
        <p className={styles.facts}>
          <span className={published ? styles.published : styles.draft}>
            {published ? t.published : t.draft}
          </span>
          <span>{typeName(t, item.type)}</span>
          <span className="num">{item.duration}</span>
          <span className="num">{t.orderShort(item.order)}</span>
        </p>
        <h3 id={id} className={styles.name}>
          {item.title}
        </h3>
        <p className={styles.description}>{item.description}</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={t.editItem(item.title)} onClick={props.onEdit}>
          {t.edit}
        </Button>
        <IconButton
          label={t.deleteItem(item.title)}
          icon={IconTrash}
          quiet
          aria-disabled={props.busy}
          onClick={() => {
            if (!props.busy) props.onDelete();
          }}
        />
      </div>
    </article>
  );
}
