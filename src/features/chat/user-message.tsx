import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { PathEntry } from '#db/messages.ts';
import type { Message } from '#contract/message.ts';
import { removedWith } from '#contract/without-person.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconBlueprint, IconCopy, IconPencil, IconPhotoOff } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { shownCommitment } from '#traditions/tarot/draw.ts';
import { Branches } from './branches.tsx';
import { useChatStore } from './chat-store.ts';
import { copyText } from '#parts/copy-text.ts';
import { writeClock } from '#ui/clock.ts';
import styles from './messages.module.css';
import type { ReplyIntents } from './reply-intents.ts';
import { RichText } from '#parts/reading/rich-text.tsx';

const EditMessage = lazy(async () => ({ default: (await import('./edit-message.tsx')).EditMessage }));

interface UserProps {
  message: Message;
  zone: string;
  /** With its branches and what can be done with it; left out, it is only shown. */
  entry?: PathEntry;
  busy?: boolean;
  intents?: ReplyIntents;
}

/** What the person wrote, with the chart and the picture that went along. Written once, so drawn once. */
export const UserMessage = memo(function UserMessage(props: UserProps) {
  const t = useText(uiChat);
  const r = useText(uiReplies);
  const { message, entry, intents } = props;
  const removed = message.attached === null ? null : removedWith(message.attached);
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setEditing(false);
    // After the form is gone; the pencil is drawn anew by then.
    requestAnimationFrame(() => edit.current?.focus());
  }, []);
  return (
    <article className={styles.you} aria-label={t.you}>
      {message.attached !== null && (
        <p className={styles.attached}>
          <Icon of={IconBlueprint} size={16} />
          {removed === null ? message.attached.title : r.chartRemoved(removed)}
        </p>
      )}
      {message.attached?.chartType === 'tarot' && message.attached.proof !== null && (
        <p className={`num ${styles.attached}`}>
          {r.sealed(shownCommitment(message.attached.proof.commitment))}
        </p>
      )}
      {message.imageId !== null && <SentPicture sha={message.imageId} />}
      {editing && entry !== undefined && intents !== undefined ? (
        <Suspense fallback={<div className={styles.bubble}>{message.content}</div>}>
          <EditMessage
            text={message.content}
            busy={props.busy ?? false}
            onSend={(text) => intents.onEdit(entry, text)}
            onClose={close}
          />
        </Suspense>
      ) : (
        <div className={styles.bubble}>
          <RichText text={message.content} by="person" />
        </div>
      )}
      <div className={styles.yours}>
        {!editing && entry !== undefined && intents !== undefined && (
          <Actions
            {...props}
            entry={entry}
            intents={intents}
            editButton={edit}
            onEdit={() => setEditing(true)}
          />
        )}
        <time className="meta num" dateTime={new Date(message.createdAt).toISOString()}>
          {writeClock(message.createdAt, props.zone)}
        </time>
      </div>
    </article>
  );
}, sameMessage);

function Actions(
  props: UserProps & {
    entry: PathEntry;
    intents: ReplyIntents;
    editButton: React.RefObject<HTMLButtonElement | null>;
    onEdit: () => void;
  },
) {
  const t = useText(uiChat);
  const r = useText(uiReplies);
  const { message, entry, intents, editButton, busy = false } = props;
  return (
    <>
      <Branches
        messageId={message.id}
        siblings={entry.siblings}
        label={r.versions}
        previous={r.previousVersion}
        next={r.nextVersion}
        spoken={r.versionOfSpoken}
        onBranch={intents.onBranch}
      />
      <IconButton
        quiet
        label={r.copyMessage}
        icon={IconCopy}
        iconSize={16}
        onClick={() => copyText(message.content, t)}
      />
      <IconButton
        ref={editButton}
        quiet
        label={r.edit}
        icon={IconPencil}
        iconSize={16}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) props.onEdit();
        }}
      />
    </>
  );
}

/** The picture from this device's own store; nothing is fetched from anywhere. */
function SentPicture({ sha }: { sha: string }) {
  const r = useText(uiReplies);
  const store = useChatStore();
  const [url, setUrl] = useState<string | null | undefined>();
  useEffect(() => {
    let made: string | null = null;
    let left = false;
    store.picture(sha).then(
      (picture) => {
        if (left) return;
        if (picture !== null) made = URL.createObjectURL(new Blob([picture.data], { type: picture.type }));
        setUrl(made);
      },
      () => !left && setUrl(null),
    );
    return () => {
      left = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [store, sha]);
  if (url === undefined) return <span className={styles.pictureWait} />;
  if (url !== null) return <img className={styles.picture} src={url} alt={r.picture} />;
  return (
    <p className={styles.attached}>
      <Icon of={IconPhotoOff} size={16} />
      {r.pictureElsewhere}
    </p>
  );
}

function sameMessage(a: UserProps, b: UserProps): boolean {
  return (
    a.message.id === b.message.id &&
    a.zone === b.zone &&
    a.busy === b.busy &&
    a.intents === b.intents &&
    a.entry?.siblings.join() === b.entry?.siblings.join()
  );
}
