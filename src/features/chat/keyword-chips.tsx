import { useLiveQuery } from 'dexie-react-hooks';
import { getSetting } from '#db/settings.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiReplies } from '#text/en/ui-replies.ts';
import { useText } from '#ui/use-text.ts';
import styles from './messages.module.css';
import { suggestedKeywords } from './suggested-keywords.ts';

/** Words of a long answer to ask on about, for whoever has switched that on. */
export function KeywordChips(props: { content: string; busy: boolean; onChip: (text: string) => void }) {
  const t = useText(uiReplies);
  const { db } = useLocalData();
  const wanted = useLiveQuery(() => getSetting(db, 'general.autoSuggestKeywords'), [db]);
  const words = wanted === true ? suggestedKeywords(props.content) : [];
  if (words.length === 0) return null;
  return (
    <div role="group" className={styles.chips} aria-label={t.keywords}>
      {words.map((word) => (
        <button
          key={word}
          type="button"
          className={styles.chip}
          disabled={props.busy}
          onClick={() => props.onChip(/\p{Script=Thai}/u.test(word) ? t.askOnThai(word) : t.askOn(word))}
        >
          {word}
        </button>
      ))}
    </div>
  );
}
