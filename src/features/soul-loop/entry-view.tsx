import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useState } from 'react';
import { citedFactsOf } from '#contract/soul-entry.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { getRecord } from '#db/read.ts';
import { deleteSoulEntry, restoreSoulEntry } from '#db/soul-entries.ts';
import { FactList } from '#parts/reading/fact-list.tsx';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLocalData } from '#store/db-context.tsx';
import { dates } from '#text/en/dates.ts';
import { uiSoulLoop } from '#text/en/ui-soul-loop.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { notify } from '#ui/notify.ts';
import { TextButton } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import { isRest, isUnread } from './done.tsx';
import { langOf } from './loop-kit.ts';
import { Page } from './page.tsx';
import styles from './soul-loop.module.css';
import { useLoopWords } from './use-loop-words.ts';

/** One earlier day as it was kept. */
export function EntryView(props: { id: string; today: string; zone: string; onGone: () => void }) {
  const t = useText(uiSoulLoop);
  const { db } = useLocalData();
  const entry = useLiveQuery(() => getRecord(db, 'soul_entry', props.id), [db, props.id]);
  if (entry === undefined) return null;
  if (entry === null || entry.deletedAt !== null)
    return <Page step={null} heading={t.earlier} help={<p>{t.deleted}</p>} actions={null} />;
  return <Whole {...props} entry={entry} />;
}

function Whole(props: { entry: SoulEntry; today: string; zone: string; onGone: () => void }) {
  const t = useText(uiSoulLoop);
  const { entry, today, zone } = props;
  const { entry: said } = entry;
  const lang = langOf(said.patternInsight);
  const words = useLoopWords(lang);
  const facts = citedFactsOf(said);
  const pattern = said.patternId !== null && isPatternId(said.patternId) ? said.patternId : null;
  return (
    <Page
      step={null}
      heading={dates.day(entry.date, today)}
      help={isRest(entry) ? <p>{t.doneRest}</p> : isUnread(entry) ? <p>{t.notRead}</p> : null}
      actions={<Delete {...props} />}
    >
      <dl className={styles.lines}>
        {said.userInput !== '' && (
          <Line name={t.youWrote} lang={langOf(said.userInput)}>
            <bdi className={`display ${styles.words}`}>{said.userInput}</bdi>
          </Line>
        )}
        {pattern !== null && words !== null && (
          <Line name={t.thePattern} lang={lang}>
            {words.patterns[pattern].name}
          </Line>
        )}
        {said.patternInsight !== '' && (
          <Line name={t.insight} lang={lang}>
            {said.patternInsight}
          </Line>
        )}
        {said.reflectiveQuestion !== '' && (
          <Line name={t.question} lang={lang}>
            {said.reflectiveQuestion}
          </Line>
        )}
        {said.microAction !== '' && (
          <Line name={t.theAction} lang={lang}>
            {said.microAction}
            {entry.completed && <span className="meta"> · {t.done}</span>}
          </Line>
        )}
        {entry.reflection !== '' && (
          <Line name={t.reflection} lang={langOf(entry.reflection)}>
            <bdi className={`display ${styles.words}`}>{entry.reflection}</bdi>
          </Line>
        )}
        {said.finalInsight !== '' && (
          <Line name={t.closing} lang={lang}>
            {said.finalInsight}
          </Line>
        )}
      </dl>
      {facts.length > 0 && (
        <details className={styles.facts}>
          <summary>{t.facts}</summary>
          <FactList facts={facts} zone={zone} today={entry.date} />
        </details>
      )}
    </Page>
  );
}

function Line(props: { name: string; lang: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd lang={props.lang}>{props.children}</dd>
    </div>
  );
}

function Delete({ entry, onGone }: { entry: SoulEntry; onGone: () => void }) {
  const t = useText(uiSoulLoop);
  const { db, deps } = useLocalData();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    setAsking(false);
    const gone = await deleteSoulEntry(db, deps, entry.id);
    if (!gone.ok) {
      notify({ text: t.notSaved, tone: 'error' });
      return;
    }
    onGone();
    notify({
      text: t.deleted,
      action: { label: t.undo, onAction: () => void restoreSoulEntry(db, deps, entry.id) },
    });
  };
  return (
    <div className={styles.quiet}>
      <TextButton onClick={() => setAsking(true)}>{t.delete}</TextButton>
      <ConfirmDialog
        open={asking}
        title={t.deleteTitle}
        confirmLabel={t.delete}
        cancelLabel={t.back}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t.deleteText}
      </ConfirmDialog>
    </div>
  );
}
