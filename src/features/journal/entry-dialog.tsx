import type { ReactNode } from 'react';
import { citedFactsOf } from '#contract/soul-entry.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { deleteSoulEntry, restoreSoulEntry } from '#db/soul-entries.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { FactList } from '#parts/reading/fact-list.tsx';
import { useLoaded } from '#parts/use-loaded.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLocalData } from '#store/db-context.tsx';
import { dates } from '#text/en/dates.ts';
import { uiJournal } from '#text/en/ui-journal.ts';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { useText } from '#ui/use-text.ts';
import { isRest } from './entries.ts';
import styles from './journal.module.css';

const loadEnglish = () => import('#text/en/practice/soul-loop/patterns.ts');
const loadThai = () => import('#text/th/practice/soul-loop/patterns.ts');

const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);
const langOf = (text: string): 'en' | 'th' => (isThai(text) ? 'th' : 'en');

/** One entry, whole, with the way to the days around it. */
export function EntryDialog(props: {
  entries: readonly SoulEntry[];
  id: string;
  today: string;
  zone: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}) {
  const t = useText(uiJournal);
  const { db, deps } = useLocalData();
  const { entries, id, today } = props;
  const at = entries.findIndex((one) => one.id === id);
  const entry = entries[at];
  if (entry === undefined) return null;
  const newer = entries[at - 1];
  const older = entries[at + 1];
  const remove = async () => {
    const gone = await deleteSoulEntry(db, deps, id);
    if (!gone.ok) return notify({ text: t.notSaved, tone: 'error' });
    props.onClose();
    const onAction = () => void restoreSoulEntry(db, deps, id);
    return notify({ text: t.deleted, action: { label: t.undo, onAction } });
  };
  return (
    <LargeDialog
      title={dates.day(entry.date, today)}
      closeLabel={t.close}
      narrow
      onClose={props.onClose}
      actions={
        <>
          <Button tone="plain" size="small" onClick={() => void remove()}>
            {t.delete}
          </Button>
          <Button size="small" disabled={older === undefined} onClick={() => older && props.onOpen(older.id)}>
            {t.earlier}
          </Button>
          <Button size="small" disabled={newer === undefined} onClick={() => newer && props.onOpen(newer.id)}>
            {t.later}
          </Button>
        </>
      }
    >
      <Whole key={id} entry={entry} zone={props.zone} />
    </LargeDialog>
  );
}

function Whole({ entry, zone }: { entry: SoulEntry; zone: string }) {
  const t = useText(uiJournal);
  const { entry: said } = entry;
  const lang = langOf(said.patternInsight);
  const words = useLoaded(lang === 'th' ? loadThai : loadEnglish);
  const facts = citedFactsOf(said);
  const pattern = said.patternId !== null && isPatternId(said.patternId) ? said.patternId : null;
  const rest = isRest(entry);
  return (
    <>
      {rest && <p>{t.restText}</p>}
      {!rest && said.patternId === null && <p>{t.notRead}</p>}
      <dl className={styles.lines}>
        <Line name={t.youWrote} text={said.userInput} own />
        {said.emotionCategory !== null && <Line name={t.chosen} text={t.feeling(said.emotionCategory)} />}
        {pattern !== null && words !== null && <Line name={t.pattern} text={words.patterns[pattern].name} />}
        <Line name={t.insight} text={said.patternInsight} />
        <Line name={t.question} text={said.reflectiveQuestion} />
        <Line name={t.action} text={said.microAction}>
          <span className="meta"> · {entry.completed ? t.done : t.notDone}</span>
        </Line>
        {entry.helped !== null && <Line name={t.helped} text={t.helpedAnswer(entry.helped)} />}
        <Line name={t.reflection} text={entry.reflection} own />
        <Line name={t.closing} text={said.finalInsight} />
      </dl>
      {facts.length > 0 && (
        <details className={styles.facts}>
          <summary>{t.facts}</summary>
          <FactList facts={facts} zone={zone} today={entry.date} />
        </details>
      )}
    </>
  );
}

function Line(props: { name: string; text: string; own?: boolean; children?: ReactNode }) {
  if (props.text === '') return null;
  return (
    <div>
      <dt>{props.name}</dt>
      <dd lang={langOf(props.text)} className={props.own === true ? `display ${styles.own}` : undefined}>
        <bdi>{props.text}</bdi>
        {props.children}
      </dd>
    </div>
  );
}
