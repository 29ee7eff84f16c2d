import { memo } from 'react';
import type { Message } from '#contract/message.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Icon } from '#ui/icon.tsx';
import { IconBlueprint } from '#ui/icons.ts';
import { useText } from '#ui/use-text.ts';
import { clockTime } from './chat-times.ts';
import styles from './messages.module.css';

/** What the person wrote, as they wrote it: text, never markup. Written once, so drawn once. */
export const UserMessage = memo(
  function UserMessage(props: { message: Message; zone: string }) {
    const t = useText(uiChat);
    const { message } = props;
    return (
      <article className={styles.you} aria-label={t.you}>
        {message.attached !== null && (
          <p className={styles.attached}>
            <Icon of={IconBlueprint} size={16} />
            {message.attached.title}
          </p>
        )}
        <p className={styles.bubble}>{message.content}</p>
        <time className="meta num" dateTime={new Date(message.createdAt).toISOString()}>
          {clockTime(message.createdAt, props.zone)}
        </time>
      </article>
    );
  },
  (a, b) => a.message.id === b.message.id && a.zone === b.zone,
);
