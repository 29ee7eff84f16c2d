import { memo } from 'react';
import { brand } from '#app/brand.ts';
import type { PathEntry } from '#db/messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconChevronLeft, IconChevronRight, IconCopy, IconListDetails, IconRefresh } from '#ui/icons.ts';
import { Mark } from '#ui/mark.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { clockTime } from './chat-times.ts';
import styles from './messages.module.css';
import { ReadingText } from './reading-text.tsx';
import { chipsOf } from './reply-jobs.ts';
import { ReplySupport } from './reply-support.tsx';
import type { SupportFor } from './support-findings.ts';

/** What can be done from a reply. The functions keep their identity, so that a reply is drawn once. */
export interface ReplyIntents {
  readonly onRegenerate: (entry: PathEntry) => void;
  readonly onBranch: (messageId: string) => void;
  readonly onChip: (text: string) => void;
  readonly onFacts: (messageId: string) => void;
  readonly onHot: (facts: readonly string[]) => void;
  readonly onMarkOpen: (open: boolean) => void;
  readonly onRevealed: () => void;
}

interface ReplyProps {
  entry: PathEntry;
  zone: string;
  support: SupportFor | null;
  revealing: boolean;
  /** Nothing can be asked while an answer is made. */
  busy: boolean;
  /** Chips are for the last reply alone. */
  last: boolean;
  /** Facts pointed at in the drawer of this reply. */
  hot: readonly string[];
  intents: ReplyIntents;
}

/** An answer of Vesper: a page, not a bubble. */
export const ReplyMessage = memo(function ReplyMessage(props: ReplyProps) {
  const t = useText(uiChat);
  const { message } = props.entry;
  const { reading } = message;
  const mode = message.readingMode === 'western' ? t.modeWestern : t.modeMixed;
  const inCard = standsInCard(props.support);
  const failed = reading === null && message.content.startsWith('Error: ');
  return (
    <article className={styles.reply} aria-label={brand.persona}>
      <div className={styles.by}>
        <Mark size={20} />
        <b>{brand.persona}</b>
        <span>{mode}</span>
        <time className={`meta num ${styles.at}`} dateTime={new Date(message.createdAt).toISOString()}>
          {clockTime(message.createdAt, props.zone)}
        </time>
      </div>
      {props.support !== null && (
        <ReplySupport
          support={props.support}
          zone={props.zone}
          alone={reading === null}
          newest={props.last}
        />
      )}
      {reading !== null && (
        <ReadingText
          reading={reading}
          zone={props.zone}
          revealing={props.revealing}
          onRevealed={props.intents.onRevealed}
          hot={props.hot}
          onHot={props.intents.onHot}
          onMarkOpen={props.intents.onMarkOpen}
        />
      )}
      {reading === null && !inCard && (
        <p className={failed ? `${styles.plain} ${styles.failed}` : styles.plain}>{message.content}</p>
      )}
      {!props.revealing && <Chips {...props} />}
      {!props.revealing && !(reading === null && inCard) && <Actions {...props} />}
    </article>
  );
}, sameReply);

/** Whether the card already says what the reply holds: then the reply is not written a second time under it. */
function standsInCard(support: SupportFor | null): boolean {
  return support !== null && !support.pinned && support.finding.card !== null;
}

function Chips({ entry, last, busy, intents }: ReplyProps) {
  const chips = chipsOf(entry.message.id);
  if (!last || chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.topic}
          type="button"
          className={styles.chip}
          disabled={busy}
          onClick={() => intents.onChip(chip.send)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}

function Actions({ entry, busy, intents }: ReplyProps) {
  const t = useText(uiChat);
  const { message, siblings } = entry;
  const copy = () => {
    navigator.clipboard.writeText(message.content).then(
      () => notify({ text: t.copied }),
      () => notify({ text: t.copyFailed, tone: 'error' }),
    );
  };
  const at = siblings.indexOf(message.id);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const facts = message.reading?.facts.length ?? 0;
  return (
    <div className={styles.actions}>
      <IconButton quiet label={t.copy} icon={IconCopy} iconSize={18} onClick={copy} />
      <IconButton
        quiet
        label={t.regenerate}
        icon={IconRefresh}
        iconSize={18}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) intents.onRegenerate(entry);
        }}
      />
      {siblings.length > 1 && (
        <span className={styles.branches}>
          <IconButton
            quiet
            label={t.previousAnswer}
            icon={IconChevronLeft}
            iconSize={18}
            disabled={before === undefined}
            onClick={() => before !== undefined && intents.onBranch(before)}
          />
          <span className="meta num" aria-hidden>
            {t.answerOf(at + 1, siblings.length)}
          </span>
          <span className="sr-only">{t.answerOfSpoken(at + 1, siblings.length)}</span>
          <IconButton
            quiet
            label={t.nextAnswer}
            icon={IconChevronRight}
            iconSize={18}
            disabled={after === undefined}
            onClick={() => after !== undefined && intents.onBranch(after)}
          />
        </span>
      )}
      {facts > 0 && (
        <TextButton className={styles.factsLink} onClick={() => intents.onFacts(message.id)}>
          <Icon of={IconListDetails} size={16} />
          {t.factCount(facts)}
        </TextButton>
      )}
    </div>
  );
}

/** A message is written once: a live query brings a new object with the same content. */
function sameReply(a: ReplyProps, b: ReplyProps): boolean {
  return (
    a.entry.message.id === b.entry.message.id &&
    a.entry.siblings.length === b.entry.siblings.length &&
    a.zone === b.zone &&
    a.support?.finding === b.support?.finding &&
    a.support?.pinned === b.support?.pinned &&
    a.revealing === b.revealing &&
    a.busy === b.busy &&
    a.last === b.last &&
    a.hot === b.hot &&
    a.intents === b.intents
  );
}
