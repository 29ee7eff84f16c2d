import type { Rating } from '#contract/message.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { uiReplies } from '#text/en/ui-replies.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import {
  IconCopy,
  IconListDetails,
  IconRefresh,
  IconResume,
  IconStop,
  IconThumbDown,
  IconThumbUp,
  IconVolume,
} from '#ui/icons.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { Branches } from './branches.tsx';
import styles from './messages.module.css';
import { isFailure, type ReplyProps } from './reply-intents.ts';
import { copyText } from '#parts/copy-text.ts';
import { useReadAloud } from '#parts/speech/use-read-aloud.ts';
import { useOpenSettings } from '#store/open-settings.ts';
import { spokenReply } from './spoken-reply.ts';

/** What can be done with a whole reply. */
export function ReplyActions(props: ReplyProps) {
  const t = useText(uiChat);
  const r = useText(uiReplies);
  const { entry, busy, intents } = props;
  const { message, siblings } = entry;
  const { reading } = message;
  const failed = isFailure(message);
  const ifIdle = (act: () => void) => () => {
    if (!busy) act();
  };
  const facts = reading?.facts.length ?? 0;
  return (
    <div className={styles.actions}>
      {failed && (
        <TextButton
          className={styles.main}
          aria-disabled={busy}
          onClick={ifIdle(() => intents.onRegenerate(entry))}
        >
          <Icon of={IconRefresh} size={16} />
          {r.tryAgain}
        </TextButton>
      )}
      {reading?.partial !== undefined && (
        <TextButton
          className={styles.main}
          aria-disabled={busy}
          onClick={ifIdle(() => intents.onContinue(entry))}
        >
          <Icon of={IconResume} size={16} />
          {r.goOn}
        </TextButton>
      )}
      {!failed && (
        <>
          <IconButton
            quiet
            label={t.copy}
            icon={IconCopy}
            iconSize={18}
            onClick={() => copyText(message.content, t)}
          />
          <ReadAloud entry={entry} />
          <IconButton
            quiet
            label={t.regenerate}
            icon={IconRefresh}
            iconSize={18}
            aria-disabled={busy}
            onClick={ifIdle(() => intents.onRegenerate(entry))}
          />
          {reading !== null && <Ratings {...props} />}
        </>
      )}
      <Branches
        messageId={message.id}
        siblings={siblings}
        label={r.answers}
        previous={t.previousAnswer}
        next={t.nextAnswer}
        spoken={t.answerOfSpoken}
        onBranch={intents.onBranch}
      />
      {facts > 0 && (
        <TextButton className={styles.factsLink} onClick={() => intents.onFacts(message.id)}>
          <Icon of={IconListDetails} size={16} />
          {t.factCount(facts)}
        </TextButton>
      )}
    </div>
  );
}

function Ratings({ entry, intents }: ReplyProps) {
  const r = useText(uiReplies);
  const { id, rating } = entry.message;
  const button = (value: Rating, label: string, icon: typeof IconThumbUp) => (
    <IconButton
      quiet
      label={label}
      icon={icon}
      iconSize={18}
      aria-pressed={rating === value}
      className={rating === value ? (styles.rated ?? '') : ''}
      onClick={() => intents.onRate(id, rating === value ? null : value)}
    />
  );
  return (
    <>
      {button('landed', r.landed, IconThumbUp)}
      {button('missed', r.missed, IconThumbDown)}
    </>
  );
}

/** Reads the reply aloud, or stops it. While Text-to-speech is off it leads to where it is switched on. */
function ReadAloud({ entry: { message } }: Pick<ReplyProps, 'entry'>) {
  const r = useText(uiReplies);
  const aloud = useReadAloud(message.id);
  const openSettings = useOpenSettings();
  if (aloud === null)
    return (
      <IconButton
        quiet
        label={r.readAloudOff}
        icon={IconVolume}
        iconSize={18}
        onClick={() => openSettings('speech')}
      />
    );
  return (
    <IconButton
      quiet
      label={aloud.reading ? r.stopReading : r.readAloud}
      icon={aloud.reading ? IconStop : IconVolume}
      iconSize={18}
      aria-pressed={aloud.reading}
      onClick={() => (aloud.reading ? aloud.stop() : aloud.start(...spokenReply(message)))}
    />
  );
}
