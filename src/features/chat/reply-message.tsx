import { lazy, memo, Suspense } from 'react';
import { brand } from '#app/brand.ts';
import type { Message } from '#contract/message.ts';
import type { StoredReading } from '#contract/stored-reading.ts';
import { uiChat } from '#text/en/ui-chat.ts';
import { Mark } from '#ui/mark.tsx';
import { useText } from '#ui/use-text.ts';
import { writeClock } from '#ui/clock.ts';
import { asReadingMode } from './chat-person.ts';
import styles from './messages.module.css';
import { ReadingOriginNotes } from './reading-origin-notes.tsx';
import { ReadingText } from './reading-text.tsx';
import { ReplyActions } from './reply-actions.tsx';
import { isFailure, type ReplyProps, SUGGESTS_ABOVE } from './reply-intents.ts';
import { chipsOf, needsOf, useStreamed } from './reply-jobs.ts';
import { ReplySupport } from './reply-support.tsx';
import { useModeName } from '#parts/modes/use-mode-words.ts';
import { RichText } from '#parts/reading/rich-text.tsx';
import type { SupportFor } from './support-findings.ts';

const ReadingCards = lazy(async () => ({
  default: (await import('#parts/tarot/reading-cards.tsx')).ReadingCards,
}));
const KeywordChips = lazy(async () => ({ default: (await import('./keyword-chips.tsx')).KeywordChips }));
const ReplyCard = lazy(async () => ({ default: (await import('./reply-card.tsx')).ReplyCard }));
const FactsReading = lazy(async () => ({ default: (await import('./facts-reading.tsx')).FactsReading }));

/** An answer of Vesper: a page, not a bubble. While a model writes it, it grows here and nothing else is drawn anew. */
export const ReplyMessage = memo(function ReplyMessage(props: ReplyProps) {
  const t = useText(uiChat);
  const { entry, intents } = props;
  const { message } = entry;
  const streamed = useStreamed(message.id);
  const reading = streamed ?? message.reading;
  const isGrowing = props.revealing || streamed !== null;
  const mode = useModeName(asReadingMode(message.readingMode), t.modeMixed);
  const inCard = standsInCard(props.support);
  const alone = reading === null && inCard;
  // The words stand as the reply itself; the helplines follow them.
  const isAnswered = reading === null && !inCard && props.support?.pinned === false;
  return (
    <article className={styles.reply} aria-label={brand.persona}>
      <div className={styles.by}>
        <Mark size={20} />
        <b>{brand.persona}</b>
        <span>{mode}</span>
        <time className={`meta num ${styles.at}`} dateTime={new Date(message.createdAt).toISOString()}>
          {writeClock(message.createdAt, props.zone)}
        </time>
      </div>
      {props.support !== null && !isAnswered && (
        <ReplySupport
          support={props.support}
          zone={props.zone}
          alone={reading === null}
          newest={props.last}
        />
      )}
      {reading?.sheet.mode === 'tarot' && (
        <Suspense>
          <ReadingCards sheet={reading.sheet} />
        </Suspense>
      )}
      {reading !== null && isOfTradition(reading) && (
        <Suspense fallback={<div className={styles.cardRoom} aria-busy="true" />}>
          <ReplyCard reading={reading} />
        </Suspense>
      )}
      {reading?.form === 'facts' ? (
        <Suspense fallback={<p className={styles.plain}>{message.content}</p>}>
          <FactsReading reading={reading} zone={props.zone} />
        </Suspense>
      ) : reading !== null ? (
        <ReadingText
          id={message.id}
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
      {props.support !== null && isAnswered && (
        <ReplySupport support={props.support} zone={props.zone} alone={false} newest={props.last} answered />
      )}
      {!isGrowing && reading !== null && <ReadingOriginNotes reading={reading} last={props.last} />}
      {!isGrowing && props.last && <LackingMode entry={entry} intents={intents} />}
      {!isGrowing && <Chips {...props} />}
      {!isGrowing && props.last && reading !== null && message.content.length > SUGGESTS_ABOVE && (
        <Suspense>
          <KeywordChips content={message.content} busy={props.busy} onChip={intents.onChip} />
        </Suspense>
      )}
      {!isGrowing && !alone && <ReplyActions {...props} />}
    </article>
  );
}, sameReply);

/** Whether the reading stands on the facts of a tradition, which have a card of their own. */
function isOfTradition({ sheet }: StoredReading): boolean {
  return sheet.inputs['given'] !== undefined;
}

/** A reply without a reading: a greeting, an error, or one that came from elsewhere. */
function PlainReply({ message }: { message: Message }) {
  if (isFailure(message)) return <p className={`${styles.plain} ${styles.failed}`}>{message.content}</p>;
  return (
    <div className={styles.plain} data-spoken={message.id}>
      <RichText text={message.content} by="model" />
    </div>
  );
}

/** Whether the card already says what the reply holds: then the reply is not written a second time under it. */
function standsInCard(support: SupportFor | null): boolean {
  return support !== null && !support.pinned && support.finding.card !== null;
}

/** Where another sheet answered than the mode that was asked: the way to what it needs. */
function LackingMode({ entry, intents }: Pick<ReplyProps, 'entry' | 'intents'>) {
  const t = useText(uiChat);
  const { id, readingMode } = entry.message;
  const mode = useModeName(asReadingMode(readingMode), t.modeMixed);
  if (needsOf(id).length === 0) return null;
  return (
    <div className={styles.chips}>
      <button type="button" className={styles.chip} onClick={intents.onNeeds}>
        {t.giveWhatIsNeeded(mode)}
      </button>
    </div>
  );
}

function Chips({ entry, last, busy, intents }: ReplyProps) {
  const chips = chipsOf(entry.message.id);
  if (!last || chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      {chips.map((chip) => (
        <button
          key={chip.send}
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
