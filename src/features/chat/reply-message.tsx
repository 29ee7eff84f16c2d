import { lazy, memo, Suspense } from 'react';
import { brand } from '#app/brand.ts';
import type { Message, Rating } from '#contract/message.ts';
import type { PathEntry } from '#db/messages.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Mark } from '#ui/mark.tsx';
import { useText } from '#ui/use-text.ts';
import { clockTime } from './chat-times.ts';
import styles from './messages.module.css';
import { ReadingOriginNotes } from './reading-origin-notes.tsx';
import { ReadingText } from './reading-text.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { chipsOf, useStreamed } from './reply-jobs.ts';
import { ReplySupport } from './reply-support.tsx';
import { RichText } from './rich-text.tsx';
import type { SupportFor } from './support-findings.ts';

const FactsReading = lazy(async () => ({ default: (await import('./facts-reading.tsx')).FactsReading }));

/** What can be done from a message. The functions keep their identity, so that a message is drawn once. */
export interface ReplyIntents {
  readonly onRegenerate: (entry: PathEntry) => void;
  /** Goes on with a reply that is not whole. */
  readonly onContinue: (entry: PathEntry) => void;
  /** Asks a question in other words, as a branch beside it. Answers whether it was kept. */
  readonly onEdit: (entry: PathEntry, text: string) => Promise<boolean>;
  readonly onBranch: (messageId: string) => void;
  readonly onRate: (messageId: string, rating: Rating | null) => void;
  readonly onChip: (text: string) => void;
  readonly onFacts: (messageId: string) => void;
  readonly onHot: (facts: readonly string[]) => void;
  readonly onMarkOpen: (open: boolean) => void;
  readonly onRevealed: () => void;
}

export interface ReplyProps {
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

/** An answer of Vesper: a page, not a bubble. While a model writes it, it grows here and nothing else is drawn anew. */
export const ReplyMessage = memo(function ReplyMessage(props: ReplyProps) {
  const t = useText(uiChat);
  const { entry, intents } = props;
  const { message } = entry;
  const streamed = useStreamed(message.id);
  const reading = streamed ?? message.reading;
  const isGrowing = props.revealing || streamed !== null;
  const mode = message.readingMode === 'western' ? t.modeWestern : t.modeMixed;
  const inCard = standsInCard(props.support);
  const alone = reading === null && inCard;
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
      {reading?.form === 'facts' ? (
        <Suspense fallback={<p className={styles.plain}>{message.content}</p>}>
          <FactsReading reading={reading} zone={props.zone} />
        </Suspense>
      ) : reading !== null ? (
        <ReadingText
          reading={reading}
          zone={props.zone}
          revealing={isGrowing}
          more={streamed !== null}
          onRevealed={intents.onRevealed}
          hot={props.hot}
          onHot={intents.onHot}
          onMarkOpen={intents.onMarkOpen}
        />
      ) : (
        !inCard && <PlainReply message={message} />
      )}
      {!isGrowing && reading !== null && <ReadingOriginNotes reading={reading} />}
      {!isGrowing && <Chips {...props} />}
      {!isGrowing && !alone && <ReplyActions {...props} />}
    </article>
  );
}, sameReply);

/** A reply without a reading: a greeting, an error, or one that came from elsewhere. */
function PlainReply({ message }: { message: Message }) {
  if (isFailure(message)) return <p className={`${styles.plain} ${styles.failed}`}>{message.content}</p>;
  return (
    <div className={styles.plain}>
      <RichText text={message.content} by="model" />
    </div>
  );
}

/** Whether a reply says that there is none. */
export function isFailure({ reading, content }: Message): boolean {
  return reading === null && content.startsWith('Error: ');
}

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

/** A message is written once, but for its rating: a live query brings a new object with the same content. */
function sameReply(a: ReplyProps, b: ReplyProps): boolean {
  return (
    a.entry.message.id === b.entry.message.id &&
    a.entry.message.rating === b.entry.message.rating &&
    a.entry.siblings.join() === b.entry.siblings.join() &&
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
