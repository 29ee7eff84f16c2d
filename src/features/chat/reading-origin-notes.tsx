import type { StoredReading } from '#contract/stored-reading.ts';
import { SentWhere } from '#parts/models/sent-where.tsx';
import { uiReplies } from '#text/en/ui-replies.ts';
import { useText } from '#ui/use-text.ts';
import styles from './messages.module.css';
import { PlansLink } from './plans-link.tsx';

/** How a reading came about; of what is as usual, that nothing left the device. */
export function ReadingOriginNotes({ reading, last }: { reading: StoredReading; last: boolean }) {
  const t = useText(uiReplies);
  const { author, model, struck = 0, partial, fellBack, sentTo } = reading;
  const byModel = author === 'model';
  if (!byModel && fellBack === undefined && partial === undefined && sentTo === undefined)
    return <SentWhere reading={reading} />;
  const all = reading.sentences;
  const resting = all.filter(({ verdict }) => verdict === 'supported').length;
  const counts = [t.restOn(resting, all.length), ...(struck > 0 ? [t.struckCount(struck)] : [])].join('; ');
  return (
    <div className={styles.origin}>
      {fellBack !== undefined && (
        <p>
          {t.fellBack(fellBack)} {fellBack === 'used-up' && last && <PlansLink />}
        </p>
      )}
      {partial !== undefined && <p>{t.partial(partial)}</p>}
      {byModel && <p className="num">{`${counts}.`}</p>}
      {byModel && model !== undefined && <p className="meta">{`${t.writtenBy(model)}.`}</p>}
      <SentWhere reading={reading} />
    </div>
  );
}
