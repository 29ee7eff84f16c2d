import type { ReactNode } from 'react';
import { citedFactsOf } from '#contract/soul-entry.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { FactList } from '#parts/reading/fact-list.tsx';
import { WordsSupport } from '#parts/safety/words-support.tsx';
import { useLoaded } from '#parts/use-loaded.ts';
import { isRestEntry, isUnreadEntry } from '#practice/soul-loop/past-run.ts';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { uiSoulEntry } from '#text/en/ui-soul-entry.ts';
import { useText } from '#ui/use-text.ts';
import styles from './soul-entry-text.module.css';

const loadEnglish = () => import('#text/en/practice/soul-loop/words.ts');
const loadThai = () => import('#text/th/practice/soul-loop/words.ts');

/** The language of what a loop said: that of its own words, since the record does not name it. */
export function langOf(text: string): 'en' | 'th' {
  return /\p{Script=Thai}/u.test(text) ? 'th' : 'en';
}

/**
 * One kept day, whole: what was written, what was heard in it, and the facts behind the line about the sky. Words that
 * ask for care have the way to people above them.
 */
export function SoulEntryText({ entry, zone }: { entry: SoulEntry; zone: string }) {
  const t = useText(uiSoulEntry);
  const { entry: said } = entry;
  const words = useLoaded(langOf(said.patternInsight) === 'th' ? loadThai : loadEnglish);
  const facts = citedFactsOf(said);
  const pattern = said.patternId !== null && isPatternId(said.patternId) ? said.patternId : null;
  const note = isRestEntry(entry) ? t.rest : isUnreadEntry(entry) ? t.notRead : null;
  return (
    <>
      <WordsSupport text={said.userInput} zone={zone} folded />
      <WordsSupport text={entry.reflection} zone={zone} folded />
      {note !== null && <p className={styles.note}>{note}</p>}
      <dl className={styles.lines}>
        <Line name={t.youWrote} text={said.userInput} own />
        {said.emotionCategory !== null && <Line name={t.chosen} text={t.feeling(said.emotionCategory)} />}
        {pattern !== null && words !== null && (
          <Line name={t.pattern} text={words.loopWords.patterns[pattern].name} />
        )}
        <Line name={t.insight} text={said.patternInsight} />
        <Line name={t.question} text={said.reflectiveQuestion} />
        <Line name={t.action} text={said.microAction}>
          <span className="meta" lang="en">
            {' '}
            · {entry.completed ? t.done : t.notDone}
          </span>
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
      <dd lang={langOf(props.text)}>
        <bdi className={props.own === true ? `display ${styles.own}` : undefined}>{props.text}</bdi>
        {props.children}
      </dd>
    </div>
  );
}
