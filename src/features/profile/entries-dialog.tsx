import { useLiveQuery } from 'dexie-react-hooks';
import { paths } from '#app/paths.ts';
import type { SoulsticeDb } from '#db/database.ts';
import type { SoulEntry } from '#contract/soul-entry.ts';
import { getRecord } from '#db/read.ts';
import { LargeDialog } from '#parts/large-dialog.tsx';
import { isPatternId } from '#practice/soul-loop/patterns.ts';
import { useLoaded } from '#parts/use-loaded.ts';
import { useLocalData } from '#store/db-context.tsx';
import { shownDay } from '#parts/era-words.ts';
import { uiBlueprint } from '#text/en/ui-blueprint.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useText } from '#ui/use-text.ts';
import styles from './blueprint.module.css';

/** What a line stands on. */
export type ShownEntries = { readonly line: string; readonly ids: readonly string[] };

type Found =
  | { readonly type: 'entry'; readonly id: string; readonly entry: SoulEntry }
  | { readonly type: 'chat'; readonly id: string; readonly threadId: string }
  | { readonly type: 'gone'; readonly id: string };

async function find(db: SoulsticeDb, id: string): Promise<Found> {
  const entry = await getRecord(db, 'soul_entry', id);
  if (entry !== null) return entry.deletedAt === null ? { type: 'entry', id, entry } : { type: 'gone', id };
  const message = await getRecord(db, 'message', id);
  return message === null ? { type: 'gone', id } : { type: 'chat', id, threadId: message.threadId };
}

const loadWords = () => import('#text/en/practice/soul-loop/words.ts');

/** The entries behind a line, newest first, in the person's own words. */
export function EntriesDialog(props: {
  shown: ShownEntries;
  /** Dates by id, and today: `YYYY-MM-DD`. */
  dates: Readonly<Record<string, string>>;
  today: string;
  onClose: () => void;
}) {
  const t = useText(uiBlueprint);
  const { db } = useLocalData();
  const { line, ids } = props.shown;
  const dateOf = (id: string): string => props.dates[id] ?? '';
  const found = useLiveQuery(
    () => Promise.all(ids.toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1)).map((id) => find(db, id))),
    [db, ids],
  );
  return (
    <LargeDialog title={t.entriesTitle} closeLabel={t.close} narrow reading onClose={props.onClose}>
      <p className={styles.dialogLine}>{line}</p>
      <ul className={styles.entryList}>
        {found?.map((one) => (
          <li key={one.id}>
            <Entry one={one} date={dateOf(one.id)} today={props.today} onLeave={props.onClose} />
          </li>
        ))}
      </ul>
    </LargeDialog>
  );
}

function Entry(props: { one: Found; date: string; today: string; onLeave: () => void }) {
  const t = useText(uiBlueprint);
  const words = useLoaded(loadWords);
  const { one } = props;
  const date = one.type === 'entry' ? one.entry.date : props.date;
  const day = date === '' ? '' : shownDay(date, props.today);
  if (one.type === 'gone')
    return (
      <>
        <p className="meta num">{day}</p>
        <p className="muted">{t.entryGone}</p>
      </>
    );
  if (one.type === 'chat')
    return (
      <>
        <p className="meta num">{day}</p>
        <TextLink to={paths.chatMessage(one.threadId, one.id)} onClick={props.onLeave}>
          {t.openChat}
        </TextLink>
      </>
    );
  const { entry, reflection } = one.entry;
  const pattern =
    entry.patternId !== null && isPatternId(entry.patternId) && words !== null
      ? words.loopWords.patterns[entry.patternId].name
      : null;
  return (
    <>
      <p className="meta num">{[day, entry.emotionCategory, pattern].filter(Boolean).join(' · ')}</p>
      {entry.userInput === '' ? (
        <p className="muted">{t.entryRest}</p>
      ) : (
        <p className={`display ${styles.ownWords}`}>
          <bdi>{entry.userInput}</bdi>
        </p>
      )}
      {reflection !== '' && (
        <p className={`display ${styles.ownWords} muted`}>
          <bdi>{reflection}</bdi>
        </p>
      )}
    </>
  );
}
