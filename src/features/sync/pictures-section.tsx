import { useLiveQuery } from 'dexie-react-hooks';
import { writeBytes } from '#parts/write-bytes.ts';
import { useLocalData } from '#store/db-context.tsx';
import { uiSync } from '#text/en/ui-sync.ts';
import { useText } from '#ui/use-text.ts';
import rows from '#ui/pane-rows.module.css';
import { countPictures } from './picture-counts.ts';
import type { Heap } from './picture-counts.ts';
import { Section, Term } from './section.tsx';

/** How many pictures and recordings there are, and which of them are still on their way. */
export function PicturesSection() {
  const t = useText(uiSync);
  const { db } = useLocalData();
  const counts = useLiveQuery(() => countPictures(db).catch(() => null), [db]);
  if (!counts) return null;
  const { here, waitUp, notHere } = counts;
  const words = ({ count, bytes }: Heap) => t.picturesOf(count, writeBytes(bytes));
  return (
    <Section title={t.pictures}>
      {here.count + notHere.count === 0 ? (
        <p className="muted">{t.picturesNone}</p>
      ) : (
        <dl className={rows.rows}>
          <Term name={t.picturesHere}>{words(here)}</Term>
          {waitUp.count > 0 && <Term name={t.picturesWaitUp}>{words(waitUp)}</Term>}
          {notHere.count > 0 && <Term name={t.picturesWaitDown}>{words(notHere)}</Term>}
        </dl>
      )}
    </Section>
  );
}
