import type { StoredReading } from '#contract/stored-reading.ts';
import { uiModels } from '#text/en/ui-models.ts';
import { useText } from '#ui/use-text.ts';
import styles from './sent-where.module.css';

type Origin = Pick<StoredReading, 'author' | 'sentTo' | 'partial'>;

/**
 * Where a reply's question went, by what is kept with it: a host, or `here` when nothing left the device; a reply without
 * a reading was made here. Null when it cannot be said: a model's reply that was kept before it had ended.
 */
export function whereSent(reading: Origin | null): { readonly host: string } | 'here' | null {
  if (reading?.sentTo !== undefined) return { host: reading.sentTo };
  return reading?.author === 'model' && reading.partial === 'closed' ? null : 'here';
}

/** Says under a reply that nothing left this device, when nothing did; else to whom it went. */
export function SentWhere(props: { reading: Origin | null }) {
  const t = useText(uiModels);
  const where = whereSent(props.reading);
  if (where === null) return null;
  return where === 'here' ? (
    <span className={styles.here} title={t.nothingLeftNote}>
      {t.nothingLeft}
    </span>
  ) : (
    <span className={styles.away} title={t.sentToNote(where.host)}>
      {t.sentTo(where.host)}
    </span>
  );
}
