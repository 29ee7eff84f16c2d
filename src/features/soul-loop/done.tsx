import { type ReactNode, useState } from 'react';
import { paths } from '#app/paths.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { saveSoulEntry } from '#db/soul-entries.ts';
import { langOf } from '#parts/practice/soul-entry-text.tsx';
import { ReminderOffer } from '#parts/reminder/reminder-offer.tsx';
import { WordsSupport } from '#parts/safety/words-support.tsx';
import { isRestEntry, isUnreadEntry } from '#practice/soul-loop/past-run.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconChevronRight } from '#ui/icons.ts';
import { TextButton, TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { Page } from './page.tsx';
import styles from './soul-loop.module.css';
import { Seal } from './step-ring.tsx';
import { useLoopWords } from './use-loop-words.ts';
import type { SoulLoop } from './use-soul-loop.ts';

/** The day's entry in three lines, the way to another, and the days before. */
export function Done(props: {
  loop: SoulLoop;
  entry: SoulEntry;
  /** The newest of each of the last days, newest first. */
  entries: readonly SoulEntry[];
  onOpenEntry: (id: string) => void;
  onLeave: () => void;
}) {
  const t = useText(uiSoulLoop);
  const { loop, entry, entries } = props;
  const [asking, setAsking] = useState(false);
  const rest = isRestEntry(entry);
  return (
    <Page
      step={null}
      heading={t.doneHeading}
      help={rest ? <p>{t.doneRest}</p> : null}
      actions={
        <div className={styles.row}>
          <TextLink to={paths.journal} onClick={props.onLeave}>
            {t.allDays}
          </TextLink>
          <Button tone="line" size="small" onClick={() => setAsking(true)}>
            {t.startNew}
          </Button>
        </div>
      }
    >
      {/* What was just written has the card whole; what was written before keeps a quiet way to it. */}
      <WordsSupport text={entry.entry.userInput} zone={loop.opened.zone} folded />
      <WordsSupport text={entry.reflection} zone={loop.opened.zone} folded={loop.kept === null} />
      <div className={loop.kept !== null ? styles.fresh : undefined}>
        <Seal />
      </div>
      {!rest && <Lines entry={entry} />}
      {!rest && !isUnreadEntry(entry) && (
        <p className={styles.whole}>
          <TextButton onClick={() => props.onOpenEntry(entry.id)}>{t.wholeEntry}</TextButton>
        </p>
      )}
      {!isUnreadEntry(entry) && <ReminderOffer onLeave={props.onLeave} />}
      <Earlier
        entries={entries.filter(({ date }) => date !== entry.date)}
        today={loop.opened.today}
        onOpenEntry={props.onOpenEntry}
      />
      <ConfirmDialog
        open={asking}
        title={t.startNewTitle}
        confirmLabel={t.startNew}
        cancelLabel={t.keepThis}
        onConfirm={() => {
          setAsking(false);
          loop.startNew([entry.id]);
        }}
        onCancel={() => setAsking(false)}
      >
        {t.startNewText}
      </ConfirmDialog>
    </Page>
  );
}

/** What was written, the pattern, the action: the three lines of a day. */
function Lines({ entry }: { entry: SoulEntry }) {
  const t = useText(uiSoulLoop);
  const { db, deps } = useLocalData();
  const words = useLoopWords(langOf(entry.entry.patternInsight));
  const { patternId, microAction, userInput } = entry.entry;
  const lang = langOf(entry.entry.patternInsight);
  if (isUnreadEntry(entry)) return <Unread entry={entry} />;
  return (
    <dl className={styles.lines}>
      <div>
        <dt>{t.youWrote}</dt>
        <dd>
          <bdi className={`display ${styles.words}`} lang={langOf(userInput)}>
            {userInput}
          </bdi>
        </dd>
      </div>
      {patternId !== null && isPatternId(patternId) && (
        <div>
          <dt>{t.thePattern}</dt>
          <dd lang={lang}>{words === null ? '…' : words.patterns[patternId].name}</dd>
        </div>
      )}
      {microAction !== '' && (
        <div>
          <dt>{t.theAction}</dt>
          <dd>
            <span lang={lang}>{microAction}</span>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={entry.completed}
                onChange={(event) =>
                  void saveSoulEntry(db, deps, entry.id, { completed: event.target.checked })
                }
              />
              <span>{t.completed}</span>
            </label>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Words that met the support card are not on the screen until they are asked for. */
function Unread({ entry }: { entry: SoulEntry }) {
  const t = useText(uiSoulLoop);
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.unread}>
      <p>{t.notRead}</p>
      <TextButton aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t.hideWords : t.showWords}
      </TextButton>
      {shown && (
        <p>
          <bdi className={`display ${styles.words}`} lang={langOf(entry.entry.userInput)}>
            {entry.entry.userInput}
          </bdi>
        </p>
      )}
    </div>
  );
}

/** The newest thirty days, one entry a date. */
export function Earlier(props: {
  entries: readonly SoulEntry[];
  today: string;
  onOpenEntry: (id: string) => void;
}): ReactNode {
  const t = useText(uiSoulLoop);
  if (props.entries.length === 0) return null;
  return (
    <section className={styles.earlier} aria-label={t.earlier}>
      <h4 className="meta">{t.earlier}</h4>
      <ul>
        {props.entries.map((entry) => (
          <li key={entry.id}>
            <button type="button" className={styles.day} onClick={() => props.onOpenEntry(entry.id)}>
              <span className="num nowrap">{shownDay(entry.date, props.today)}</span>
              <span className={styles.snippet}>
                {isRestEntry(entry) ? (
                  t.restEntry
                ) : isUnreadEntry(entry) ? (
                  t.wordsOnly
                ) : (
                  <bdi lang={langOf(entry.entry.userInput)}>{entry.entry.userInput}</bdi>
                )}
              </span>
              <Icon of={IconChevronRight} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
