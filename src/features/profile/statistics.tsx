import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import type { Topic } from '#facts/ask.ts';
import { localDate } from '#lib/local-date.ts';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { topicNames } from '#text/en/self/topic-names.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { useText } from '#ui/use-text.ts';
import { Section } from './section.tsx';
import { readStatistics } from './statistics-data.ts';
import styles from './blueprint.module.css';

/** Ratings from which on a share is shown. */
const FEWEST_RATINGS = 5;

/** Chats, messages, topics and ratings, counted as they are now. */
export function Statistics({ zone }: { zone: string }) {
  const t = useText(uiBlueprint);
  const { db } = useLocalData();
  const made = useLiveQuery(() => readStatistics(db), [db]);
  if (made === undefined) return <Section title={t.statistics}>{null}</Section>;
  const { readingAccuracy: accuracy, ratedReadings: rated, memberSince } = made;
  const topics = made.topicsAsked.map((topic) => topicNames[topic as Topic] ?? topic).join(', ');
  return (
    <Section title={t.statistics}>
      <dl className={styles.figures}>
        <Figure name={t.totalChats}>{made.totalChats}</Figure>
        <Figure name={t.totalMessages}>{made.totalMessages}</Figure>
        <Figure name={t.topicsAsked}>{topics || t.none}</Figure>
        <Figure
          name={t.readingAccuracy}
          note={accuracy === null ? t.accuracyTooFew(rated, FEWEST_RATINGS - rated) : t.accuracyNote(rated)}
        >
          {accuracy === null ? t.none : t.percent(accuracy)}
        </Figure>
        <Figure name={t.memberSince}>
          {memberSince === null ? t.none : shownDay(localDate(memberSince, zone), '')}
        </Figure>
      </dl>
    </Section>
  );
}

function Figure(props: { name: string; note?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd className="num">
        {props.children}
        {props.note !== undefined && <span className="meta">{props.note}</span>}
      </dd>
    </div>
  );
}
